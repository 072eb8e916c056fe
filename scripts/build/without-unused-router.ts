// Two parts of the router that we never reach in the browser: its lazy discovery of routes (`routeDiscovery` is 'initial') and
// its instrumentation (we pass none). No option drops them.
// What a person gains: 2.4 kB gzip less on every page with React; with either of them the page of a lesson breaks its budget.
// What breaks it: a release of the router that moves the files or asks them for more; then the build fails.
import { replacedModule } from './replaced-module.ts';

const ROUTER = '/react-router/dist/production/lib';

export const withoutUnusedRouter = () => [
  replacedModule({
    name: 'szlak-without-route-discovery',
    environment: 'client',
    file: `${ROUTER}/dom/ssr/fog-of-war.js`,
    code: `
      export const getPatchRoutesOnNavigationFunction = () => undefined;
      export const isFogOfWarEnabled = () => false;
      export const getPartialManifest = (manifest) => manifest;
      export const useFogOFWarDiscovery = () => {};
      export const URL_LIMIT = undefined, getManifestPath = undefined, getPathsWithAncestors = undefined;
      export const handleClientVersionMismatch = undefined;`,
  }),
  replacedModule({
    name: 'szlak-without-instrumentation',
    environment: 'client',
    file: `${ROUTER}/router/instrumentation.js`,
    code: `
      export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
      export const getRouteInstrumentationUpdates = () => ({});
      export const instrumentClientSideRouter = (router) => router;
      export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  }),
];
