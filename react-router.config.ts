import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { shortenBrowserManifest } from './scripts/build/browser-manifest.ts';
import { buildDocumentScripts, buildOfflineScript } from './scripts/build/documents.ts';
import { keepSourceMaps } from './scripts/build/source-maps.ts';
import type { Config, Preset } from '@react-router/dev/config';

// Build, dev and type generation all begin here, and none of them can do without the compiled texts.
const content: Preset = {
  name: 'content',
  async reactRouterConfig() {
    await promisify(execFile)('node', ['scripts/content.ts']);
    return {};
  },
};

export default {
  presets: [content],
  ssr: true,
  buildDirectory: 'build',
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ viteConfig }) {
    const buildId = String(viteConfig.define?.['BUILD_ID']).replaceAll('"', '');
    await buildDocumentScripts(buildId);
    await buildOfflineScript();
    await shortenBrowserManifest();
    await keepSourceMaps(buildId);
    // With the first file present wrangler would skip [build]; the second may hold secrets of anyone who builds.
    await rm('.wrangler/deploy/config.json', { force: true });
    await rm('build/server/.dev.vars', { force: true });
  },
} satisfies Config;
