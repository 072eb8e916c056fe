import { expect, test } from 'vitest';
import type { BegunPath, VisibleAnalysis } from '#domain/advice/analysis/events.ts';
import { mapShape } from './map-shape.ts';

const analysis: VisibleAnalysis = {
  predyspozycje: [],
  sciezkiKariery: [],
  umiejetnosci: [],
  planRozwoju: { kroki: [], certyfikacje: [], projekty: [] },
  podsumowanieInspirujace: '',
  zrodla: null,
};
const trait = { nazwa: 'Spokój', uzasadnienie: 'Tak.', skrocone: false };
const begunPath = (index: number): BegunPath => ({
  index,
  locked: index > 0,
  nazwa: 'Leśnik',
  zawodId: 'lesnik',
  fakty: null,
  zrodla: null,
});
const begun = (...places: number[]) => new Map(places.map((index) => [index, begunPath(index)]));
const nothing = { stage: 'start', begun: begun(), part: null, analysis, isDone: false } as const;

test('before anything has come nothing is drawn', () => {
  expect(mapShape(nothing)).toEqual({ way: 0, paths: [], skills: 0, plan: 0 });
});

test('the way to the crossroads grows with each predisposition, and is whole when a path begins', () => {
  const half = { ...analysis, predyspozycje: [trait, trait] };
  expect(mapShape({ ...nothing, stage: 'predyspozycje', analysis: half }).way).toBe(0.5);
  const five = { ...analysis, predyspozycje: [trait, trait, trait, trait, trait] };
  expect(mapShape({ ...nothing, stage: 'predyspozycje', analysis: five }).way).toBe(1);
  expect(mapShape({ ...nothing, stage: 'sciezkiKariery', begun: begun(0) }).way).toBe(1);
});

test('a path grows part by part and reaches its end only when it is there', () => {
  const drawn = (part: Parameters<typeof mapShape>[0]['part']) =>
    mapShape({ ...nothing, stage: 'sciezkiKariery', begun: begun(0, 1), part }).paths[1]?.drawn ?? -1;
  const steps = [drawn(null), drawn('opis'), drawn('kroki'), drawn('umiejetnosciPowiazane')];
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps[0]).toBeGreaterThan(0);
  expect(steps.at(-1)).toBeLessThan(1);
});

test('closed paths are known as such before and after they are there', () => {
  const paths = mapShape({ ...nothing, stage: 'sciezkiKariery', begun: begun(0, 1) }).paths;
  expect(paths.map(({ isLocked }) => isLocked)).toEqual([false, true]);
});

test('in the end all lines are whole', () => {
  expect(mapShape({ ...nothing, isDone: true })).toMatchObject({ way: 1, skills: 1, plan: 1 });
});
