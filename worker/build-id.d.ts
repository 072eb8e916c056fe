/** Set by vite.config.ts; differs from build to build. */
declare const BUILD_ID: string;
