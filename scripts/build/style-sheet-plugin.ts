// Gives the Worker the client's built style sheet, taken apart (worker/style). The client is built first. As text of JSON, which
// engines read faster than the same in JavaScript, and which nobody reads before the first page.
// What breaks it: a second style sheet, or another name for it; then the build fails.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parseStyleSheet } from '#worker/style/style-sheet.ts';

const NAME = 'virtual:style-sheet';
const BUILT = 'build/client/assets/style-*.css';

export function styleSheetPlugin(): Plugin {
  return {
    name: 'szlak-style-sheet',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const css = this.meta.watchMode ? '' : builtStyle();
      const rules = parseStyleSheet(css);
      return `
        export const readSheet = () => JSON.parse(${JSON.stringify(JSON.stringify(rules))});
        export const LATE_SHEET = ${JSON.stringify(lateSheet(css))};`;
    },
  };
}

function builtStyle(): string {
  const files = globSync(BUILT);
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Error(`One style sheet was expected at ${BUILT}.`);
  return readFileSync(file, 'utf8');
}

/** The same without the fonts, which each page has: told of them again, the browser would lay out every text again. */
function lateSheet(css: string): string {
  const name = `assets/late-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(`build/client/${name}`, css.replaceAll(/@font-face\{[^}]*\}/g, ''));
  return `/${name}`;
}
