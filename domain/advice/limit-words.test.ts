import { expect, test } from 'vitest';
import type { Ranking } from './rank.ts';
import { MIN_CANDIDATES } from '../analysis/advice/context.ts';
import { tooStrictSentence } from './limit-words.ts';

const ranking = (candidates: number, excluded: Ranking['excluded']) =>
  ({ candidates: Array.from({ length: candidates }), excluded }) as unknown as Ranking;

test('four candidates are enough, three are not', () => {
  expect(tooStrictSentence(ranking(MIN_CANDIDATES, { minPay: 480 }))).toBeNull();
  expect(tooStrictSentence(ranking(MIN_CANDIDATES - 1, { minPay: 480 }))).toContain('„najniższa pensja”');
});

test('the two limits that exclude most are named, the worse one first', () => {
  expect(tooStrictSentence(ranking(0, { noShifts: 120, remoteOnly: 400, noScreen: 350 }))).toContain(
    'wykluczają warunki: „tylko zdalnie” i\u00a0„bez ekranu przez cały dzień”.',
  );
});

test('with no limit to blame none is named', () => {
  expect(tooStrictSentence(ranking(1, {}))).not.toContain('warunek:');
});
