// The scripts of documents (app/entry.plain.ts): a build beside the app's, so that a document and its islands share no file with the router's
// pages. Their style is in the app's sheet.
import { build, type Plugin } from 'vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const SHARED_BY_ISLANDS =
  /node_modules.jotai|app.(ui|features.(platform|account|advice.(local-copy|quiz))|lib.(root-data|use-|call-api|typography|island.(take-over|IslandFrame)))/;

export async function buildDocumentScripts(buildId: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    define: { BUILD_ID: JSON.stringify(buildId) },
    plugins: [vanillaExtractPlugin(), withoutStyle()],
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      sourcemap: 'hidden',
      // Every browser that runs modules with `import()` preloads them by itself by now.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { plain: 'app/entry.plain.ts' },
        output: {
          // The one file whose name the server has to know (app/root.tsx).
          entryFileNames: `assets/[name]-${buildId}.js`,
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            // A press waits while the browser asks for each file of an island. Nothing of them is the plain entry's own.
            groups: [
              { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]|rolldown.runtime/ },
              { name: 'shared', test: SHARED_BY_ISLANDS, minShareCount: 2 },
            ],
          },
        },
      },
    },
  });
}

function withoutStyle(): Plugin {
  return {
    name: 'szlak-without-style',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
      },
    },
  };
}

// The service worker (app/entry.offline.ts): one file by itself, at the root, since it may keep only what lies under it.
export async function buildOfflineScript(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      sourcemap: 'hidden',
      rolldownOptions: {
        input: { sw: 'app/entry.offline.ts' },
        output: { format: 'iife', entryFileNames: '[name].js' },
      },
    },
  });
}
