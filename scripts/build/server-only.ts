// Keeps the Worker's code out of the browser: loaders and actions call deeds, and React Router cuts both, with what only they import, out of
// the modules that browsers get. Whatever is imported there for something else stops the build.
import type { Plugin } from 'vite';

export function serverOnly(): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (/^#worker\/|\/worker\//.test(source))
        throw new Error(`${importer ?? 'The browser'} imports ${source}, which is for the server alone.`);
    },
  };
}
