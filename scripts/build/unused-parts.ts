// Parts of our libraries that we never reach, which no bundler can see. React Router in browsers: instrumentation (we pass none)
// and the lazy discovery of routes (`routeDiscovery` is 'initial'), 3 kB gzip. In the Worker: React's rendering to a string,
// 30 kB, and the pages of Auth.js, in whose place we have our own, 8 kB. Each is replaced by the little of it that the rest
// calls; a build in which one has moved fails.
import type { Plugin } from 'vite';

type Environment = 'client' | 'ssr';

const STAND_INS: { environment: Environment; file: string; code: string }[] = [
  {
    environment: 'client',
    file: '/react-router/dist/production/lib/router/instrumentation.js',
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  },
  {
    environment: 'client',
    file: '/react-router/dist/production/lib/dom/ssr/fog-of-war.js',
    code: `
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const isFogOfWarEnabled = () => false;
      export const getPartialManifest = (manifest) => manifest;
      export const useFogOFWarDiscovery = () => {};
      export const URL_LIMIT = undefined, getManifestPath = undefined, getPathsWithAncestors = undefined;
      export const handleClientVersionMismatch = undefined;`,
  },
  {
    environment: 'ssr',
    file: '/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    code: 'exports.renderToString = exports.renderToStaticMarkup = undefined;',
  },
  {
    environment: 'ssr',
    file: '/preact-render-to-string/dist/index.module.js',
    code: "export const renderToString = () => '';",
  },
  {
    environment: 'ssr',
    file: '/preact/jsx-runtime/dist/jsxRuntime.module.js',
    code: 'export const jsx = () => null, jsxs = jsx, Fragment = null;',
  },
];

export function unusedParts(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'szlak-unused-parts',
    apply: 'build',
    load(id) {
      const part = STAND_INS.find(
        ({ environment, file }) => environment === this.environment.name && id.endsWith(file),
      );
      if (part === undefined) return null;
      replaced.add(part.file);
      return part.code;
    },
    buildEnd(error) {
      const moved = STAND_INS.filter(
        ({ environment, file }) => environment === this.environment.name && !replaced.has(file),
      );
      if (error === undefined && moved.length > 0)
        throw new Error(`Not where it was: ${moved.map(({ file }) => file).join(', ')}.`);
    },
  };
}
