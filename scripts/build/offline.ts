// The service worker (app/entry.offline.ts): one file by itself, at the root, since it may keep only what lies under it.
import { build } from 'vite';

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
