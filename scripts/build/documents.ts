// The scripts of documents (app/entry.plain.ts): a build beside the app's, so that a document and its islands share no file with the router's
// pages. Their style is in the app's sheet.
import { build, type Plugin } from 'vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

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
          // The one file whose name the server has to know (app/lib/plain-script.ts).
          entryFileNames: `assets/[name]-${buildId}.js`,
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'react', test: /node_modules.(react|react-dom|scheduler)[\\/]|rolldown.runtime/ },
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
