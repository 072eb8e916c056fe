import { expect, test } from 'vitest';
import { readFacts, saysOfHealth, withoutHealthLimits, type Facts } from './facts.ts';

const FACTS: Facts = {
  education: 'srednie',
  from: ['pielegniarka'],
  years: 12,
  voivodeship: 'pomorskie',
  hoursPerWeek: 6,
  maxMonths: 24,
  minPay: 7000,
  polishLevel: 'B1',
  licences: ['piel'],
  noLifting: true,
  noStanding: false,
  stay: 'near',
  activities: { R1: 2, C3: 0 },
};

test('what is right comes through whole', () => {
  expect(readFacts(FACTS)).toEqual(FACTS);
});

test.each([
  ['education', 'doktor'],
  ['years', -1],
  ['years', '12'],
  ['maxMonths', Number.NaN],
  ['minPay', Infinity],
  ['polishLevel', 'b1'],
  ['from', 'pielegniarka'],
  ['licences', [1, null]],
  ['noLifting', 'tak'],
  ['stay', 'middle'],
  ['activities', { R1: 3, X1: 1, C3: 'tak' }],
  ['voivodeship', 7],
])('a wrong %s (%j) is dropped alone', (key, value) => {
  const { [key as keyof Facts]: _, ...rest } = FACTS;
  expect(readFacts({ ...FACTS, [key]: value })).toEqual(rest);
});

test.each([[null], ['text'], [[1]], [7], [undefined]])('%j is no facts at all', (value) => {
  expect(readFacts(value)).toEqual({});
});

test('what says something of health goes alone; having no such limit says nothing', () => {
  const { noLifting: _, noStanding: __, ...rest } = FACTS;
  expect(withoutHealthLimits(FACTS)).toEqual(rest);
  expect(saysOfHealth(FACTS)).toBe(true);
  expect(saysOfHealth({ ...rest, noStanding: false, remoteOnly: true })).toBe(false);
});
