import { expect, test } from 'vitest';
import { hasFault, saidOf, SHEET_FACTS, type SheetFact } from './facts-of-sheet.ts';

const FACTS = Object.keys(SHEET_FACTS) as SheetFact[];

test('nothing told is nothing said, of no fact', () => {
  for (const fact of FACTS) {
    expect([fact, saidOf(fact, {})]).toEqual([fact, null]);
    expect([fact, saidOf(fact, { [fact]: [''], from: [], licences: [] })]).toEqual([fact, null]);
  }
});

test.each([
  ['education', { education: ['srednie'] }, 'średnie'],
  ['years', { years: ['0'] }, '0'],
  ['from', { from: ['Kelner', 'Kucharz'] }, 'Kelner, Kucharz'],
  ['licences', { licences: ['prawko-b', 'kolej'] }, 'prawo jazdy kat. B, inne: 1'],
  ['hoursPerWeek', { hoursPerWeek: ['6'] }, '6 w\u00a0tygodniu'],
  ['minPay', { minPay: ['6500'] }, '6\u00a0500\u00a0zł brutto'],
  ['voivodeship', { voivodeship: ['śląskie'] }, 'śląskie'],
  ['polishLevel', { polishLevel: ['B1'] }, 'B1 – codzienne sprawy'],
  ['work', { remoteOnly: ['on'], stay: ['near'] }, 'tylko zdalna, blisko tego, co już robię'],
  ['work', { stay: [''] }, null],
  ['health', { noLifting: ['on'], noScreen: ['on'] }, 'bez dźwigania, bez ekranu przez cały dzień'],
  ['activities', { R1: ['0'], C3: ['2'] }, 'odpowiedzi: 2 z\u00a018'],
] as const)('of %s with %j is said %j', (fact, values, said) => {
  expect(saidOf(fact, values)).toBe(said);
});

test('a fault belongs to the fact whose field it stands at', () => {
  const faults = { 'from.1': 'Nie znamy', healthConsent: 'Zaznacz' };
  expect(FACTS.filter((fact) => hasFault(fact, faults))).toEqual(['from', 'health']);
  expect(FACTS.filter((fact) => hasFault(fact, { years: 'Wpisz' }))).toEqual(['years']);
});
