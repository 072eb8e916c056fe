// The address of entry.plain.ts. Its name stays, so the build stands in its query: what is cached for ever is this build's.
export const PLAIN_SCRIPT = import.meta.env.DEV ? '/app/entry.plain.ts' : `/assets/plain.js?v=${BUILD_ID}`;
