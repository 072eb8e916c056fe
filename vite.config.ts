import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';
import { serverOnly } from './scripts/build/server-only.ts';
import { styleSheetPlugin } from './scripts/build/style-sheet-plugin.ts';

// The stock plugin returns `ssr.external`, which the Cloudflare plugin refuses: its hook runs, its answer is dropped.
function vanillaExtract(): Plugin[] {
  return vanillaExtractPlugin().map((plugin) => {
    const { config } = plugin;
    if (typeof config !== 'function') return plugin;
    return {
      ...plugin,
      config(userConfig, env) {
        void config.call(this, userConfig, env);
      },
    };
  });
}

// Tells one build from another: part of cache keys and of /api/health. The same sources make the same build, names and order of styles
// included, so that what is deployed is what was tested.
const buildId = fingerprintOfSources();

function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  const sources = '{app,worker,domain,db,content,public,scripts/build}/**/*';
  for (const file of globSync([sources, '*.{ts,json,toml}']).toSorted())
    if (statSync(file).isFile()) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

// Few larger chunks compress better than many small ones: what every page needs travels in one, what the parts of `ui` share in
// a few more. Without them a page loads some 11 kB more (gzip: lesson 136 in place of 125.5).
// Not in them: the footer and the page of a 404, whose code comes late. Documents have a build of their own (scripts/build/documents.ts).
const CHUNKS = [
  // By itself, since it is the same file from one deployment of ours to the next.
  { name: 'react', test: /node_modules.(react|react-dom|scheduler|react-router).|rolldown.runtime/ },
  {
    name: 'framework',
    test: /node_modules.jotai.|vite.preload-helper|app.(root|entry.client|lib.(?!island|share|search-query|event-stream|use-ordered)|features.platform.(shell.(?!Footer|footer-links|NotFound|Notices|OperatorNotice)|toasts))/,
  },
  {
    name: 'ui',
    test: /app.(ui|styles)./,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
  },
];

// What nearly every page needs, in one file: a hundred small ones cost a cold start more than their code. React is apart: it makes an
// error when it is loaded, for whose stack V8 parses all files again that are being run then, which took a sixth of a cold start.
const SERVER_CHUNKS = [
  { name: 'react', test: /node_modules.(react|react-dom)[\\/]|app.lib.renderers/, priority: 1 },
  {
    name: 'app',
    test: /[\\/]app[\\/]|node_modules.(react-router|jotai)[\\/]/,
  },
];

// The Worker's own functions keep their names, by which its errors are grouped (domain/desk/fingerprint.ts). Everybody's would be
// 38 kB more, gzip.
const NAMES_STAY = {
  compress: true,
  mangle: {
    reserved: globSync('{worker,db,domain}/**/*.ts').flatMap((file) =>
      Array.from(
        readFileSync(file, 'utf8').matchAll(/^(?:export )?(?:async )?function\*? (\w+)/gm),
        ([, name = '']) => name,
      ),
    ),
  },
};

const NAMED_ENTRIES: Partial<Record<string, string>> = {
  'entry.client': 'assets/[name]-[hash:7].js',
};

export default defineConfig({
  define: { BUILD_ID: JSON.stringify(buildId) },
  plugins: [
    cloudflare({
      viteEnvironment: { name: 'ssr' },
      // wrangler.toml names the built Worker; here it is built from source.
      config: { main: './worker/index.ts', no_bundle: undefined, rules: undefined },
    }),
    vanillaExtract(),
    reactRouter(),
    serverOnly(),
    styleSheetPlugin(),
  ],
  // One style sheet for all pages: the server renders parts whose code, and with it their style, comes late. A page gets what
  // it needs of it inlined (worker/style).
  // Source maps are put aside (react-router.config.ts): nobody is told of them.
  build: { cssCodeSplit: false, sourcemap: 'hidden' },
  environments: {
    client: {
      build: {
        // Every browser that runs modules with `import()` preloads them by itself by now.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            // Every page's manifest repeats the others' names, so they say nothing.
            entryFileNames: ({ name }) => NAMED_ENTRIES[name] ?? 'assets/[hash:7].js',
            chunkFileNames: ({ name }) =>
              name === 'react' ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
            codeSplitting: { groups: CHUNKS },
          },
        },
      },
    },
    ssr: {
      build: {
        minify: true,
        rolldownOptions: { output: { codeSplitting: { groups: SERVER_CHUNKS }, minify: NAMES_STAY } },
      },
    },
  },
});
