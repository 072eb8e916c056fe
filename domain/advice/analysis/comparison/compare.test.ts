import { expect, test } from 'vitest';
import { PLANS } from '../../../payments/plan/plans.ts';
import { redactAnalysis } from '../../../payments/plan/redact.ts';
import { isAdvised, type CareerAnalysis } from '../analysis.ts';
import { compareAnalyses, ledgerChanges, type ComparedPath } from './compare.ts';
import { SAMPLE_ADVISED, SAMPLE_ANALYSIS, SAMPLE_BOOK } from '../sample-analysis.ts';

const { free, premium } = PLANS;

function analysisOf(paths: string[], skills: [name: string, priority: number][]): CareerAnalysis {
  const [path] = SAMPLE_ANALYSIS.sciezkiKariery;
  if (path === undefined) throw new Error('the sample has paths');
  return {
    ...SAMPLE_ANALYSIS,
    sciezkiKariery: paths.map((nazwa) => ({ ...path, nazwa })),
    umiejetnosci: skills.map(([nazwa, priorytet]) => ({ nazwa, priorytet, opis: 'Opis.' })),
  };
}

const OLDER = analysisOf(
  ['Leśnik', 'Analityk danych', 'Kucharz'],
  [
    ['Cierpliwość', 1],
    ['Excel', 2],
    ['C#', 3],
  ],
);
const NEWER = analysisOf(
  ['LEŚNIK', 'Piekarz', 'analityk  danych'],
  [
    ['excel', 1],
    ['C++', 3],
    ['Cierpliwosc', 1],
  ],
);
const compared = (older: CareerAnalysis, newer: CareerAnalysis, view = premium.view) =>
  compareAnalyses(redactAnalysis(older, view, SAMPLE_BOOK), redactAnalysis(newer, view, SAMPLE_BOOK));

const namesOf = (paths: readonly ComparedPath[]) => ({
  came: paths.filter(({ before }) => before === null).map(({ name }) => name),
  went: paths.filter(({ now }) => now === null).map(({ name }) => name),
  stayed: paths.filter(({ before, now }) => before !== null && now !== null).map(({ name }) => name),
});

test('paths that came, went and stayed are told apart, whatever their spelling', () => {
  expect(namesOf(compared(OLDER, NEWER).paths)).toEqual({
    came: ['Piekarz'],
    went: ['Kucharz'],
    stayed: ['LEŚNIK', 'analityk  danych'],
  });
});

test('skills that stayed tell their priority before and now', () => {
  expect(compared(OLDER, NEWER).skills).toEqual({
    came: [{ name: 'C++', priority: 3 }],
    went: [{ name: 'C#', priority: 3 }],
    stayed: [
      { name: 'excel', priorityBefore: 2, priorityNow: 1 },
      { name: 'Cierpliwosc', priorityBefore: 1, priorityNow: 1 },
    ],
  });
});

test('an analysis beside itself has neither come nor gone anything', () => {
  const { paths, skills, isPartial } = compared(SAMPLE_ANALYSIS, SAMPLE_ANALYSIS);
  const { came, went, stayed } = namesOf(paths);
  expect([came, went, skills.came, skills.went]).toEqual([[], [], [], []]);
  expect(stayed).toHaveLength(4);
  expect(isPartial).toBe(false);
});

test('a name that comes twice counts once', () => {
  const twice = analysisOf(['Leśnik', 'leśnik', 'Kucharz'], [['Excel', 1]]);
  expect(namesOf(compared(OLDER, twice).paths).stayed).toEqual(['Leśnik', 'Kucharz']);
});

test('a plan that sees two skills learns nothing of the others; names of paths are everybody’s', () => {
  const comparison = compared(OLDER, NEWER, free.view);
  expect(comparison.isPartial).toBe(true);
  expect(JSON.stringify(comparison)).not.toMatch(/cierpliwosc|c#/i);
  expect(namesOf(comparison.paths)).toEqual(namesOf(compared(OLDER, NEWER).paths));
});

/** The same paths, the last one first, and in the ledger of the one called so another word. */
const turned = (name: string, evidence: string): CareerAnalysis => ({
  ...SAMPLE_ADVISED,
  sciezkiKariery: SAMPLE_ADVISED.sciezkiKariery
    .toReversed()
    .map((path) =>
      isAdvised(path) && path.nazwa === name
        ? { ...path, bilans: [{ factor: 'words', points: 12, evidence }] }
        : path,
    ),
});

test('a path tells its place, pay and reasons in both, and what its ledgers don’t share', () => {
  const [, beta] = compared(SAMPLE_ADVISED, turned('Analityk danych', 'las')).paths.toReversed();
  const then = { pay: { from: 4300, median: 6500, to: 9900 }, quotes: ['Cytat beta'] };
  expect(beta).toEqual({
    name: 'Analityk danych',
    before: { place: 2, ...then },
    now: { place: 3, ...then },
    ledger: [
      { factor: 'words', evidence: 'las', before: 0, now: 12 },
      { factor: 'words', evidence: 'słowo beta', before: 9, now: 0 },
    ],
    names: {},
  });
});

test('of a locked path nothing is told but place and pay, and no ledger is compared', () => {
  const paths = compared(SAMPLE_ADVISED, turned('Analityk danych', 'las'), free.view).paths;
  const beta = paths.find(({ name }) => name === 'Analityk danych');
  expect(beta).toMatchObject({
    before: { place: 2, quotes: null },
    now: { place: 3, quotes: null },
    ledger: null,
  });
  // Open in one of the two only.
  expect(paths.find(({ name }) => name === 'Programista')).toMatchObject({
    before: { place: 4, quotes: null },
    now: { place: 1, quotes: ['Cytat delta'] },
    ledger: null,
  });
  expect(JSON.stringify(paths)).not.toMatch(/las|słowo|Cytat (?:beta|gamma)/);
});

test('analyses made before the tables have no ledgers', () => {
  expect(compared(OLDER, NEWER).paths.every(({ ledger }) => ledger === null)).toBe(true);
});

test('equal lines are no change, whatever their order; the greatest change comes first', () => {
  const line = (evidence: string, points: number) => ({ factor: 'words', points, evidence }) as const;
  expect(ledgerChanges([line('a', 3), line('b', 4)], [line('b', 4), line('a', 3)])).toEqual([]);
  expect(ledgerChanges([line('a', 3), line('b', 4)], [line('a', -3), line('b', 5)])).toEqual([
    { factor: 'words', evidence: 'a', before: 3, now: -3 },
    { factor: 'words', evidence: 'b', before: 4, now: 5 },
  ]);
});
