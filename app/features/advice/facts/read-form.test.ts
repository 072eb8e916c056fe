import { expect, test } from 'vitest';
import { idsByName } from '#domain/advice/occupation-names.ts';
import type { Facts } from '#domain/advice/facts.ts';
import { countFacts } from './count-facts.ts';
import { valuesOfFacts, valuesOfForm } from './form-values.ts';
import { CONSENT_FAULT, readFactsForm } from './read-form.ts';

const IDS = idsByName([
  { id: 'kelner', name: 'Kelner', everydayName: 'kelner / kelnerka' },
  { id: 'spawacz', name: 'Spawacz', everydayName: null },
]);
const NAMES: Record<string, string> = { kelner: 'Kelner', spawacz: 'Spawacz' };

const FACTS: Facts = {
  education: 'srednie',
  from: ['kelner', 'spawacz'],
  years: 12,
  voivodeship: 'łódzkie',
  hoursPerWeek: 6,
  maxMonths: 24,
  minPay: 7000,
  polishLevel: 'B1',
  licences: ['sep', 'prawko-b'],
  noLifting: true,
  remoteOnly: true,
  stay: 'near',
  activities: { R1: 2, C3: 0 },
};

const read = (values: Record<string, string[]>) => readFactsForm(values, IDS);

test('what is stored comes back from the form as it was', () => {
  const values = valuesOfFacts(FACTS, true, (id) => NAMES[id] ?? null);
  expect(readFactsForm(values, IDS)).toEqual({ facts: FACTS, healthConsent: true, faults: {} });
});

test('an empty form says nothing, and that is fine', () => {
  const empty = new FormData();
  for (const name of ['education', 'from', 'from', 'years', 'minPay', 'stay']) empty.append(name, '');
  expect(readFactsForm(valuesOfForm(empty), IDS)).toEqual({ facts: {}, healthConsent: false, faults: {} });
});

test.each([
  ['7000', 7000],
  ['7 000 zł', 7000],
  ['7\u00a0000', 7000],
  ['0', 0],
  ['6500,50', 6500.5],
])('a pay of %j is understood', (text, minPay) => {
  expect(read({ minPay: [text] })).toMatchObject({ facts: { minPay }, faults: {} });
});

test.each([
  ['years', 'siedem'],
  ['years', '81'],
  ['years', '-1'],
  ['hoursPerWeek', '169'],
  ['maxMonths', '1e3'],
  ['minPay', '7000-8000'],
])('%s of %j gets a sentence, and the rest stays', (field, text) => {
  const { facts, faults } = read({ [field]: [text], education: ['srednie'] });
  expect(facts).toEqual({ education: 'srednie' });
  expect(Object.keys(faults)).toEqual([field]);
});

test('work that we don’t know is named at its own field', () => {
  const { facts, faults } = read({ from: ['kelnerka', '', ' Pogromca smoków '] });
  expect(facts).toEqual({ from: ['kelner'] });
  expect(Object.keys(faults)).toEqual(['from.2']);
  expect(faults['from.2']).toContain('„Pogromca smoków”');
});

test('limits of health need the consent; the other conditions don’t', () => {
  expect(read({ noShifts: ['on'] }).faults).toEqual({ healthConsent: CONSENT_FAULT });
  expect(read({ noShifts: ['on'], healthConsent: ['on'] })).toEqual({
    facts: { noShifts: true },
    healthConsent: true,
    faults: {},
  });
  expect(read({ remoteOnly: ['on'], outdoors: ['on'] }).faults).toEqual({});
});

test('activities that nobody answered are no answer', () => {
  expect(read({ R1: ['0'], S2: ['2'], I1: ['7'] }).facts).toEqual({ activities: { R1: 0, S2: 2 } });
});

test('facts are counted, all activities as one, and what is not asked for not at all', () => {
  expect(countFacts({})).toBe(0);
  expect(countFacts({ years: 0, activities: { R1: 0, R2: 1 }, noLifting: true, remoteOnly: false })).toBe(3);
});
