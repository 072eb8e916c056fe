// The address of entry.plain.ts: by the build, so that what is cached for ever is this build's. Not in a query: the islands' code, which
// shares modules with it, names the same file.
export const PLAIN_SCRIPT = import.meta.env.DEV ? '/app/entry.plain.ts' : `/assets/plain-${BUILD_ID}.js`;
