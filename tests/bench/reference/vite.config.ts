// The build that is measured: the deployed one, whose entry remembers what it rendered (entry.server.tsx).
import { resolve } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import config from '../../../vite.config.ts';

const rememberingEntry: Plugin = {
  name: 'szlak-bench-entry',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source.endsWith('app/entry.server.tsx') && importer.includes('virtual:react-router/server-build')
      ? resolve('tests/bench/reference/entry.server.tsx')
      : null,
};

export default mergeConfig(config, { plugins: [rememberingEntry] });
