import { expect, test } from 'vitest';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { redactAnalysis } from '#domain/payments/plan/redact.ts';
import { SAMPLE_ADVISED, SAMPLE_BOOK } from '#domain/advice/analysis/sample-analysis.ts';
import { chosenPath, justOpened, pathAddress } from './chosen-path.ts';

const pathsFor = (plan: 'free' | 'premium') =>
  redactAnalysis(SAMPLE_ADVISED, PLANS[plan].view, SAMPLE_BOOK).sciezkiKariery;
const [free, premium] = [pathsFor('free'), pathsFor('premium')];
const asked = (query: string) => new URLSearchParams(query);

test.each([
  ['', 0],
  ['sciezka=1', 0],
  ['sciezka=4', 3],
  ['sciezka=5', 0],
  ['sciezka=0', 0],
  ['sciezka=-1', 0],
  ['sciezka=1.5', 0],
  ['sciezka=length', 0],
  ['otwarte=1', 1],
  ['otwarte=1&sciezka=1', 0],
])('"%s" shows the path with place %i', (query, place) => {
  expect(chosenPath(premium, asked(query), null)).toBe(place);
});

test('without a wish the trail that is followed stands in front', () => {
  expect(chosenPath(premium, asked(''), 2)).toBe(2);
  expect(chosenPath(premium, asked('sciezka=1'), 2)).toBe(0);
  expect(chosenPath(premium, asked('otwarte=1'), 2)).toBe(1);
});

test('a locked path never stands in front', () => {
  expect(chosenPath(free, asked('sciezka=2'), null)).toBe(0);
  expect(chosenPath(free, asked(''), 2)).toBe(0);
});

test('what Premium has opened is all that free doesn’t see, and only what is open', () => {
  expect(justOpened(premium, asked('otwarte=1'))).toEqual([1, 2, 3]);
  expect(justOpened(premium, asked(''))).toEqual([]);
  expect(justOpened(premium, asked('otwarte=tak'))).toEqual([]);
  expect(justOpened(free, asked('otwarte=1'))).toEqual([]);
});

test('the address keeps what else it says, and leads to the paths', () => {
  expect(pathAddress('/dashboard/analiza', asked('otwarte=1&sciezka=1'), 2)).toBe(
    '/dashboard/analiza?otwarte=1&sciezka=3#sciezki',
  );
});
