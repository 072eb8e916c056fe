import { expect, test } from 'vitest';
import { statedLimits } from '#domain/advice/reading/stated-limits.ts';
import { echoLines, echoSentence } from './echo-words.ts';

const none = statedLimits('');

test('nothing heard is no line', () => {
  expect(echoLines({ liked: [], disliked: [], limits: none })).toEqual([]);
});

test('each kind of thing has its own line', () => {
  const lines = echoLines({
    liked: ['porządek', 'góry'],
    disliked: ['biuro'],
    limits: { ...none, noShifts: true, maxMonths: 12, minPay: 5000 },
  });
  expect(echoSentence(lines)).toBe(
    'Widzę: porządek, góry. Raczej nie: biuro. Warunki: bez pracy na zmiany, pierwsza praca do 12\u00a0miesięcy, co najmniej 5\u00a0000\u00a0zł.',
  );
});

test('more than ten are counted', () => {
  const liked = Array.from({ length: 11 }, (_, at) => `rzecz ${at + 1}`);
  const names = (count: number) =>
    echoLines({ liked: liked.slice(0, count), disliked: [], limits: none })[0]?.names.at(-1);
  expect(names(10)).toBe('rzecz 10');
  expect(names(11)).toBe('i\u00a0jeszcze 1');
});
