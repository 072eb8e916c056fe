import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig, type Plugin } from 'vite';

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

// Tells one build from another: part of cache keys and of /api/health.
const buildId = Date.now().toString(36);

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
  ],
  environments: { ssr: { build: { minify: true } } },
});
