import { expect, test } from 'vitest';
import type { Condition } from '#domain/advice/reading/reading.ts';
import { echoLines, echoSentence } from './echo-words.ts';

const said = { firm: true, quote: null };
const conditions: Condition[] = [
  { kind: 'shifts', value: 'avoid', ...said },
  { kind: 'months', value: 12, ...said },
  { kind: 'pay', value: 5000, ...said },
];

test('nothing heard is no line', () => {
  expect(echoLines({ liked: [], disliked: [], conditions: [] })).toEqual([]);
});

test('each kind of thing has its own line', () => {
  const lines = echoLines({
    liked: ['porządek', 'góry'],
    disliked: ['biuro'],
    conditions,
  });
  expect(echoSentence(lines)).toBe(
    'Widzę: porządek, góry. Raczej nie: biuro. Warunki: bez pracy na zmiany, pierwsza praca do 12 mies., co najmniej 5\u00a0000\u00a0zł brutto.',
  );
});

test('of more than ten those who listen hear how many', () => {
  const liked = Array.from({ length: 11 }, (_, at) => `rzecz ${at + 1}`);
  const told = (count: number) =>
    echoSentence(echoLines({ liked: liked.slice(0, count), disliked: [], conditions: [] }));
  expect(told(10)).toMatch(/rzecz 10\.$/);
  expect(told(11)).toMatch(/rzecz 10, i\u00a0jeszcze 1\.$/);
});
