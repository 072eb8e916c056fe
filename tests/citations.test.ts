// A comment may cite what a stranger has: a heading or a fault's number in docs/ (CONTRIBUTING.md 'House style').
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDERS = ['app', 'worker', 'db', 'domain', 'content', 'scripts', 'sandbox', 'tests'];

const files = globSync([...FOLDERS.map((folder) => `${folder}/**/*.{ts,tsx,js}`), '*.ts']).filter(
  (file) => file !== 'tests/citations.test.ts',
);
const documents = new Map(
  globSync('docs/*.md').map((path) => {
    const text = readFileSync(path, 'utf8');
    const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
      heading.replaceAll('`', ''),
    );
    const numbers = Array.from(text.matchAll(/^\|\s*(\d+)\s*\|/gm), ([, number]) => Number(number));
    return [path, { headings: new Set(headings), numbers: new Set(numbers) }] as const;
  }),
);

// A comment's lines as one text, so that a citation may stand on two of them.
const flowing = (text: string) => text.replaceAll(/\n\s*(?:\/\/|\*)\s?/g, ' ');

const CITATION = /(docs\/[\w-]+\.md)((?:,? '[^']+')*)((?:,? \d+(?:-\d+)?)*)/g;

type Citation = { file: string; path: string; headings: string[]; numbers: number[] };

const citations = files.flatMap((file): Citation[] =>
  Array.from(
    flowing(readFileSync(file, 'utf8')).matchAll(CITATION),
    ([, path = '', headings = '', numbers = '']) => ({
      file,
      path,
      headings: Array.from(headings.matchAll(/'([^']+)'/g), ([, heading = '']) => heading),
      numbers: Array.from(numbers.matchAll(/\d+/g), ([number]) => Number(number)),
    }),
  ),
);

test('the test sees citations at all', () => {
  expect(citations.length).toBeGreaterThan(300);
  expect(citations.some(({ headings }) => headings.length > 1)).toBe(true);
  expect(citations.some(({ numbers }) => numbers.length > 1)).toBe(true);
});

test('every cited document is in the repository', () => {
  expect(citations.filter(({ path }) => !documents.has(path))).toEqual([]);
});

test('every cited heading stands in its document', () => {
  const missing = citations.flatMap(({ file, path, headings }) =>
    headings
      .filter((heading) => documents.get(path)?.headings.has(heading) !== true)
      .map((heading) => `${file}: ${path} '${heading}'`),
  );
  expect(missing).toEqual([]);
});

test('every cited fault has its number', () => {
  const missing = citations.flatMap(({ file, path, numbers }) =>
    numbers
      .filter((number) => documents.get(path)?.numbers.has(number) !== true)
      .map((number) => `${file}: ${path} ${number}`),
  );
  expect(missing).toEqual([]);
});

test('no comment cites what the repository does not hold', () => {
  const foreign =
    /(?<![\w/-])(?:application|content|contract|decisions|stack|style|look|architecture)\.md|\bissue '/;
  expect(files.filter((file) => foreign.test(flowing(readFileSync(file, 'utf8'))))).toEqual([]);
});

test('the documents lead to each other and to files that are there', () => {
  const broken = [...documents.keys(), 'README.md', 'CONTRIBUTING.md'].flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const folder = path.startsWith('docs/') ? 'docs/' : '';
    return Array.from(text.matchAll(/\]\((?!https?:)([^)#]+)/g), ([, target = '']) => folder + target).filter(
      (target) => globSync(target).length === 0,
    );
  });
  expect(broken).toEqual([]);
});

test('a path that a document names in code is there', () => {
  const roots = /^(?:app|worker|db|domain|content|scripts|sandbox|tests)\/[\w./-]+$/;
  const gone = [...documents.keys(), 'README.md', 'CONTRIBUTING.md'].flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(/`([^`\s]+)`/g), ([, name = '']) => name)
      .filter((name) => roots.test(name) && globSync(name).length === 0)
      .map((name) => `${path}: ${name}`),
  );
  expect(gone).toEqual([]);
});

test('the contents of the decisions name every heading, in its order', () => {
  const text = readFileSync('docs/decisions.md', 'utf8');
  const [contents = '', ...parts] = text.split(/^(?=## )/m);
  const named = Array.from(contents.matchAll(/\[([^\]]+)\]\(#/g), ([, name = '']) =>
    name.replaceAll(/\s+/g, ' '),
  );
  expect(named).toEqual(Array.from(parts.join('').matchAll(/^##+ (.+)$/gm), ([, heading]) => heading));
});
