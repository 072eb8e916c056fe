import { expect, test } from 'vitest';
import { ACTIVITY_KEYS } from '#domain/advice/facts.ts';
import type { FactorName } from '#domain/advice/ranking/ledger.ts';
import { ledgerWords } from './ledger-words.ts';

const words = (factor: FactorName, evidence: string, points = 5, names: Record<string, string> = {}) =>
  ledgerWords({ factor, points, evidence }, names);

test.each<[FactorName, string, string]>([
  ['words', 'ogród', 'Twoje słowa: ogród'],
  ['interests', 'ogród, zwierzęta', 'Twoje zainteresowania: ogród, zwierzęta'],
  ['preferences', 'helping', 'Pomaganie innym'],
  ['activities', 'S1, S2', 'Zajęcia, które lubisz: praca z ludźmi'],
  ['activities', '', 'Zajęcia, których nie lubisz'],
  ['entry', '6', 'Droga: 6\u00a0miesięcy'],
  ['entry', '0', 'Droga: od zaraz'],
  ['demand', 'rownowaga', 'Zapotrzebowanie: równowaga'],
  ['level', 'magister', 'Poniżej Twojego wykształcenia: studia magisterskie'],
])('%s of %s reads: %s', (factor, evidence, said) => {
  expect(words(factor, evidence)).toBe(said);
});

test('work done is named by its occupation, or by the word as written', () => {
  const names = { pielegniarka: 'pielęgniarka / pielęgniarz' };
  expect(words('experience', 'pielegniarka, kelnerka', 5, names)).toBe(
    'Bliskie dotychczasowej pracy: pielęgniarka / pielęgniarz, kelnerka',
  );
  expect(words('experience', 'pielegniarka', -14, names)).toBe(
    'Dotychczasowa praca: pielęgniarka / pielęgniarz',
  );
});

test('a licence held and a service that takes few are different things', () => {
  expect(words('licence', 'piel', 6, { piel: 'Prawo wykonywania zawodu' })).toBe(
    'Masz uprawnienia: Prawo wykonywania zawodu',
  );
  expect(words('licence', 'policja', -6)).toBe('Nabór do służby: policja');
});

test('each of the activities has a meaning', () => {
  for (const key of ACTIVITY_KEYS) expect(words('activities', key)).not.toMatch(/\d|: $/);
});
