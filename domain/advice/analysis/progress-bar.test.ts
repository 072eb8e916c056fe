import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Section } from './events.ts';
import {
  nextSimulatedPercent,
  simulatedStep,
  percentOf,
  progressAfter,
  RUN_START,
  shownPercent,
  stageOf,
} from './progress-bar.ts';

const text = (
  name: 'planRozwoju.projekty' | 'planRozwoju.certyfikacje' | 'podsumowanieInspirujace',
  index: number,
): Section => ({
  name,
  index,
  value: 'x',
});

test('the simulated percent goes 1 to 5 further and stops at 90', () => {
  expect([
    nextSimulatedPercent(5, 1),
    nextSimulatedPercent(5, 5),
    nextSimulatedPercent(84, 5),
    nextSimulatedPercent(88, 5),
    nextSimulatedPercent(90, 1),
  ]).toEqual([6, 10, 89, 90, 90]);
});

test('the simulated percent never pulls back a bar that is past 90', () => {
  expect([nextSimulatedPercent(92, 3), nextSimulatedPercent(100, 5)]).toEqual([92, 100]);
});

test('chance gives each step from 1 to 5', () => {
  expect([0, 0.19, 0.2, 0.5, 0.8, 0.999].map(simulatedStep)).toEqual([1, 1, 2, 3, 5, 5]);
});

test('the bar shows the largest and never falls', () => {
  expect([shownPercent(40, 35, 20), shownPercent(40, 45, 20), shownPercent(40, 45, 92)]).toEqual([
    40, 45, 92,
  ]);
  expect(shownPercent(0, 0, 140)).toBe(100);
});

test('nothing finished is 5 percent, all that is expected or more is 90', () => {
  expect(percentOf(RUN_START.counts)).toBe(5);
  const many = Object.fromEntries(Object.keys(RUN_START.counts).map((name) => [name, 20]));
  expect(percentOf({ ...RUN_START.counts, ...many })).toBe(90);
});

test('a path counts for more than a skill', () => {
  const path = percentOf({ ...RUN_START.counts, sciezkiKariery: 1 });
  expect(path).toBeGreaterThan(percentOf({ ...RUN_START.counts, umiejetnosci: 1 }));
});

test('the stage is the part of the section, unless told which part is being written', () => {
  expect(stageOf('planRozwoju.kroki')).toBe('planRozwoju');
  expect(progressAfter(RUN_START, text('planRozwoju.projekty', 0)).stage).toBe('planRozwoju');
  expect(progressAfter(RUN_START, text('planRozwoju.projekty', 0), 'podsumowanieInspirujace').stage).toBe(
    'podsumowanieInspirujace',
  );
});

test('a run that starts again neither counts twice nor falls', () => {
  const once = progressAfter(
    progressAfter(RUN_START, text('planRozwoju.projekty', 0)),
    text('planRozwoju.projekty', 1),
  );
  const again = progressAfter(once, text('planRozwoju.projekty', 0));
  expect(again).toEqual(once);
});

test('whatever comes in whatever order, the percentage is whole, from 5 to 90, and never falls', () => {
  const section = fc
    .tuple(
      fc.constantFrom('planRozwoju.projekty', 'planRozwoju.certyfikacje', 'podsumowanieInspirujace'),
      fc.nat(50),
    )
    .map(([name, index]) => text(name, index));
  fc.assert(
    fc.property(fc.array(section, { maxLength: 30 }), (sections) => {
      let now = RUN_START;
      for (const one of sections) {
        const next = progressAfter(now, one);
        expect(next.percent).toBeGreaterThanOrEqual(now.percent);
        expect(Number.isInteger(next.percent)).toBe(true);
        expect(next.percent).toBeLessThanOrEqual(90);
        now = next;
      }
    }),
  );
});
