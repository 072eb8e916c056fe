// Parts of our libraries that we never reach, which no bundler can see: each is replaced by the little of it that the rest calls.
// A build in which one has moved fails. Sizes are gzip.
import type { Plugin } from 'vite';

type Environment = 'client' | 'ssr';

const STAND_INS: { environment: Environment; file: string; code: string }[] = [
  // We pass none; with the lazy discovery of routes (`routeDiscovery` is 'initial') 3 kB.
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
  // Asks the process whether it renders at build time. It never does, and the first request waited 5 ms for the process.
  {
    environment: 'ssr',
    file: '/react-router/dist/production/lib/server-runtime/dev.js',
    code: `
      export const getBuildTimeHeader = () => null;
      export const getDevServerHooks = () => undefined, setDevServerHooks = getDevServerHooks;`,
  },
  // Rendering to a string, 30 kB.
  {
    environment: 'ssr',
    file: '/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    code: 'exports.renderToString = exports.renderToStaticMarkup = undefined;',
  },
  // The pages of Auth.js, in whose place we have our own, its letters and passkeys, 14 kB.
  ...['signin', 'signout', 'error', 'verify-request'].map((page) => ({
    environment: 'ssr' as const,
    file: `/@auth/core/lib/pages/${page}.js`,
    code: 'export default () => { throw new Error("Auth.js asked for a page of its own."); };',
  })),
  {
    environment: 'ssr',
    file: '/@auth/core/lib/pages/styles.js',
    code: "export default '';",
  },
  {
    environment: 'ssr',
    file: '/preact-render-to-string/dist/index.module.js',
    code: "export const renderToString = () => '';",
  },
  {
    environment: 'ssr',
    file: '/@auth/core/lib/actions/signin/send-token.js',
    code: 'export const sendToken = () => { throw new Error("Auth.js asked for a letter."); };',
  },
  {
    environment: 'ssr',
    file: '/@auth/core/lib/utils/webauthn-utils.js',
    code: `
      const absent = () => { throw new Error("Auth.js asked for a passkey."); };
      export {
        absent as assertInternalOptionsWebAuthn, absent as inferWebAuthnOptions, absent as verifyAuthenticate,
        absent as verifyRegister, absent as getAuthenticationResponse, absent as getRegistrationResponse,
      };`,
  },
  // What Stripe offers by its name, and to other kinds of events than ours, 4 kB.
  {
    environment: 'ssr',
    file: '/stripe/esm/resources.js',
    code: 'export const OAuthResource = undefined;',
  },
  {
    environment: 'ssr',
    file: '/stripe/esm/StripeEventNotificationHandler.js',
    code: 'export const StripeEventNotificationHandler = undefined;',
  },
  // The way from a schema to JSON Schema, with TO_JSON_SCHEMA 6 kB.
  {
    environment: 'ssr',
    file: '/zod/v4/core/to-json-schema.js',
    code: `
      const absent = () => { throw new Error('No schema is turned into JSON Schema here.'); };
      export {
        absent as initializeContext, absent as handleUnrepresentable, absent as processSchema, absent as process,
        absent as extractDefs, absent as finalize, absent as createToJSONSchemaMethod,
        absent as createStandardJSONSchemaMethod,
      };`,
  },
];

// What every schema would carry for that.
const TO_JSON_SCHEMA = {
  file: '/zod/v4/classic/schemas.js',
  steps: /^ *inst\._zod\.processJSONSchema = .*;$/gm,
};

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
    transform(code, id) {
      if (!id.endsWith(TO_JSON_SCHEMA.file)) return null;
      if (!TO_JSON_SCHEMA.steps.test(code)) throw new Error('Zod’s schemas are not what they were.');
      return { code: code.replaceAll(TO_JSON_SCHEMA.steps, ''), map: null };
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
