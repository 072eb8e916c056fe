// Which of Python's modules a lesson's code may import (docs/decisions.md 'Code that runs'): those that reckon, and reach nothing. Each comes with what
// it needs itself (scripts/content/python-modules.ts).

type PyModule = {
  /** Of its file, compressed as the platform does (scripts/content/python-modules.test.ts holds it). */
  kB: number;
  needs: readonly PyFile[];
};

export type PyFile =
  | 'calendar'
  | 'collections'
  | 'datetime'
  | 'decimal'
  | 'fractions'
  | 'itertools'
  | 'json'
  | 'math'
  | 'random'
  | 're'
  | 'statistics'
  | 'string'
  | 'textwrap'
  | 'time';

const FILES: Readonly<Record<PyFile, PyModule>> = {
  // With sys, types and operator, which stand under nearly all others.
  itertools: { kB: 7, needs: [] },
  // With functools.
  collections: { kB: 35, needs: ['itertools'] },
  math: { kB: 24, needs: [] },
  time: { kB: 5, needs: [] },
  re: { kB: 42, needs: ['itertools'] },
  datetime: { kB: 13, needs: ['itertools', 'math', 'time'] },
  string: { kB: 3, needs: ['collections', 're'] },
  json: { kB: 9, needs: ['re'] },
  textwrap: { kB: 3, needs: ['re'] },
  random: { kB: 12, needs: ['collections', 'math'] },
  decimal: { kB: 21, needs: ['collections', 'math', 're'] },
  fractions: { kB: 6, needs: ['collections', 'math', 're'] },
  statistics: { kB: 8, needs: ['decimal', 'fractions', 'random'] },
  calendar: { kB: 6, needs: ['datetime', 're'] },
};

function fileOf(module: string): PyFile | null {
  if (module === 'functools') return 'collections';
  return Object.hasOwn(FILES, module) ? (module as PyFile) : null;
}

const IMPORTS = /^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([^#\n;]+))/gm;

/** By their first name, of every line that imports. */
export function importedIn(code: string): string[] {
  return Array.from(code.matchAll(IMPORTS), ([, from, list = '']) =>
    from === undefined ? list.split(',').map((one) => one.trim().split(/\s/)[0] ?? '') : [from],
  )
    .flat()
    .map((name) => name.split('.')[0] ?? '');
}

/** Whether all that the code imports is at hand. */
export function importsAreKnown(code: string): boolean {
  return importedIn(code).every((name) => fileOf(name) !== null);
}

/** The files of what the code imports, as far as it is at hand, each behind those that it needs. */
export function pyFilesOf(code: string): PyFile[] {
  const files = new Set<PyFile>();
  const add = (file: PyFile): void => {
    FILES[file].needs.forEach(add);
    files.add(file);
  };
  for (const file of importedIn(code).map(fileOf)) if (file !== null) add(file);
  return [...files];
}

export function kilobytesOf(files: readonly PyFile[]): number {
  return files.reduce((sum, file) => sum + FILES[file].kB, 0);
}
