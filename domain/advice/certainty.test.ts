import { expect, test } from 'vitest';
import { certaintyOf, givenFacts } from './certainty.ts';
import type { FactorName, LedgerLine } from './ranking/ledger.ts';

const line = (factor: FactorName, points: number, evidence = 'x'): LedgerLine => ({
  factor,
  points,
  evidence,
});
const FACTS = ['wyksztalcenie', 'zajecia'] as const;
const levelOf = (...ledger: LedgerLine[]) => certaintyOf(ledger, FACTS).level;

test('one kind of evidence is little, two are the middle, three with facts are much', () => {
  const [words, preferences, activities] = [line('words', 9), line('preferences', 4), line('activities', 5)];
  expect(levelOf()).toBe('low');
  expect(levelOf(words)).toBe('low');
  expect(levelOf(words, preferences)).toBe('middle');
  expect(levelOf(words, preferences, activities)).toBe('high');
});

test('without education or without anything done, three kinds are the middle', () => {
  const ledger = [line('words', 9), line('preferences', 4), line('experience', 5)];
  expect(certaintyOf(ledger, ['wyksztalcenie', 'doswiadczenie']).level).toBe('high');
  expect(certaintyOf(ledger, ['wyksztalcenie']).level).toBe('middle');
  expect(certaintyOf(ledger, ['zajecia', 'doswiadczenie']).level).toBe('middle');
  expect(certaintyOf(ledger).hasFacts).toBe(false);
});

test('words and the interests that they speak of are one kind', () => {
  expect(certaintyOf([line('words', 9), line('interests', 12)], FACTS).kinds).toEqual(['words']);
});

test('a kind counts from three points on, all its lines together', () => {
  expect(certaintyOf([line('preferences', 1), line('preferences', 1)]).kinds).toEqual([]);
  expect(certaintyOf([line('preferences', 2), line('preferences', 1)]).kinds).toEqual(['preferences']);
  expect(certaintyOf([line('activities', 5), line('activities', -3)]).kinds).toEqual([]);
});

test('demand, a short way and a licence say nothing of the person', () => {
  expect(certaintyOf([line('demand', 3), line('entry', 6), line('licence', 6)], FACTS)).toMatchObject({
    level: 'low',
    kinds: [],
  });
});

test('what somebody dislikes takes a level away', () => {
  const ledger = [line('words', 9), line('preferences', 4), line('activities', 5)];
  expect(levelOf(...ledger, line('dislikes', -2))).toBe('high');
  expect(levelOf(...ledger, line('dislikes', -3))).toBe('middle');
  expect(levelOf(line('words', 9), line('preferences', 4), line('dislikes', -20))).toBe('low');
});

test('facts count as given when they say something', () => {
  expect(givenFacts({}, null)).toEqual([]);
  expect(givenFacts({ from: [], activities: {} }, 'magister')).toEqual(['wyksztalcenie']);
  expect(
    givenFacts({ from: ['kucharz'], activities: { R1: 0 }, voivodeship: 'pomorskie' }, 'srednie'),
  ).toEqual(['wyksztalcenie', 'doswiadczenie', 'zajecia', 'wojewodztwo']);
});
