// Gives the Worker the client's built style sheet as text (worker/style). The client is built first.
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:style-sheet';
const BUILT = 'build/client/assets/style-*.css';

export function styleSheetPlugin(): Plugin {
  return {
    name: 'szlak-style-sheet',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export const css = ${JSON.stringify(this.meta.watchMode ? '' : builtStyle())};`;
    },
  };
}

function builtStyle(): string {
  const files = globSync(BUILT);
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`One style sheet was expected at ${BUILT}.`);
  return readFileSync(file, 'utf8');
}
