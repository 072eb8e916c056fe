import { expect, test } from 'vitest';
import { PLANS } from '../plan/plans.ts';
import { redactAnalysis } from '../plan/redact.ts';
import type { CareerAnalysis } from './analysis.ts';
import { compareAnalyses } from './compare.ts';
import { SAMPLE_ANALYSIS } from './sample-analysis.ts';

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
  compareAnalyses(redactAnalysis(older, view), redactAnalysis(newer, view));

test('paths that came, went and stayed are told apart, whatever their spelling', () => {
  expect(compared(OLDER, NEWER).paths).toEqual({
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
  expect([paths.came, paths.went, skills.came, skills.went]).toEqual([[], [], [], []]);
  expect(paths.stayed).toHaveLength(4);
  expect(isPartial).toBe(false);
});

test('a name that comes twice counts once', () => {
  const twice = analysisOf(['Leśnik', 'leśnik', 'Kucharz'], [['Excel', 1]]);
  expect(compared(OLDER, twice).paths.stayed).toEqual(['Leśnik', 'Kucharz']);
});

test('a plan that sees one path learns nothing of the others, not even that they stayed', () => {
  const comparison = compared(OLDER, NEWER, free.view);
  expect(comparison.isPartial).toBe(true);
  expect(JSON.stringify(comparison)).not.toMatch(/analityk|piekarz|kucharz|cierpliwosc|c#/i);
  expect(comparison.paths).toEqual({ came: [], went: [], stayed: ['LEŚNIK'] });
});
