import { rm } from 'node:fs/promises';
import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  buildDirectory: 'build',
  splitRouteModules: true,
  routeDiscovery: { mode: 'initial' },
  async buildEnd() {
    // With the first file present wrangler would skip [build]; the second may hold secrets of whoever builds.
    await rm('.wrangler/deploy/config.json', { force: true });
    await rm('build/server/.dev.vars', { force: true });
  },
} satisfies Config;
