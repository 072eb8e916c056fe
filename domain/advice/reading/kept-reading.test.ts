import { expect, test } from 'vitest';
import { readingToKeep, readKeptReading, withoutDenied } from './kept-reading.ts';
import { EMPTY_READING, type Reading } from './reading.ts';

const READING: Reading = {
  ...EMPTY_READING,
  activities: [{ concept: 'las', stance: 'likes', quote: 'las' }],
  work: [{ occupation: 'drwal', label: 'drwal', relation: 'before', years: 2, quote: 'był drwalem' }],
  conditions: [
    { kind: 'lifting', value: 'avoid', firm: true, quote: 'bez dźwigania' },
    { kind: 'standing', value: 'avoid', firm: true, quote: null },
    { kind: 'outdoors', value: 'want', firm: false, quote: null },
    { kind: 'pay', value: 6000, firm: false, quote: '6000 zł' },
  ],
};

test('a condition of health that nobody wrote is kept by consent, and apart; what was written is kept', () => {
  const [, standing] = READING.conditions;
  const without = readingToKeep(READING, false);
  expect(without.reading.conditions.map(({ kind }) => kind)).toEqual(['lifting', 'outdoors', 'pay']);
  expect(without.health).toBeUndefined();
  expect(readingToKeep(READING, true)).toEqual({ ...without, health: [standing] });
});

test('questions and an alarm are nothing to keep', () => {
  const asked = { question: 'Las?', quote: null, answers: [] };
  expect(readingToKeep({ ...READING, unclear: [asked], alarm: 'violence' }, true).reading).toMatchObject({
    unclear: [],
    alarm: 'none',
  });
});

test('what was kept comes back, whatever today’s tables know', () => {
  expect(readKeptReading(JSON.parse(JSON.stringify(READING)), undefined)).toEqual(READING);
  const { reading, health } = readingToKeep(READING, true);
  const again = readKeptReading(JSON.parse(JSON.stringify(reading)), JSON.parse(JSON.stringify(health)));
  expect(again?.conditions).toHaveLength(READING.conditions.length);
  for (const nothing of [null, undefined, 'x']) expect(readKeptReading(nothing, undefined)).toBeNull();
});

test('a denied line of the ledger takes its entry away, by its words, its occupation or its kind', () => {
  const denied = [
    { factor: 'words', evidence: 'góry, Las' },
    { factor: 'experience', evidence: 'drwal' },
    { factor: 'conditions', evidence: 'pay' },
  ];
  const left = withoutDenied(READING, denied);
  expect([left.activities, left.work]).toEqual([[], []]);
  expect(left.conditions.map(({ kind }) => kind)).toEqual(['lifting', 'standing', 'outdoors']);
});
