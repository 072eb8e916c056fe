import { expect, test } from 'vitest';
import type { Ranking } from './rank.ts';
import { MIN_CANDIDATES } from './analysis/grounding/context.ts';
import { tooStrictSentence } from './limit-words.ts';

const SAID: Ranking['conditions'] = [
  { kind: 'pay', value: 9000, firm: true, evidence: 'pay 9000' },
  { kind: 'shifts', value: 'avoid', firm: true, evidence: 'bez nocek' },
  { kind: 'remote', value: 'want', firm: true, evidence: 'tylko z domu' },
  { kind: 'screen', value: 'avoid', firm: true, evidence: 'screen avoid' },
  { kind: 'noise', value: 'avoid', firm: false, evidence: 'noise avoid' },
];
const ranking = (candidates: number, excluded: Ranking['excluded']) =>
  ({ candidates: Array.from({ length: candidates }), conditions: SAID, excluded }) as unknown as Ranking;

test('four candidates are enough, three are not', () => {
  expect(tooStrictSentence(ranking(MIN_CANDIDATES, { pay: 480 }))).toBeNull();
  expect(tooStrictSentence(ranking(MIN_CANDIDATES - 1, { pay: 480 }))).toContain('„co najmniej');
});

test('the two conditions that exclude most are named, the worse one first', () => {
  expect(tooStrictSentence(ranking(0, { shifts: 120, remote: 400, screen: 350 }))).toContain(
    'wykluczają warunki: „praca zdalna” i\u00a0„bez komputera cały dzień”.',
  );
});

test('with no condition to blame none is named, nor one that excludes nothing', () => {
  expect(tooStrictSentence(ranking(1, {}))).not.toContain('warunek:');
  expect(tooStrictSentence(ranking(1, { noise: 300 }))).not.toContain('warunek:');
});
