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
  ['level', 'staz', 'Zwykle wymaga lat w\u00a0branży albo kierunkowych studiów'],
  ['stays', 'spawacz', 'Zostajesz w\u00a0zawodzie: spawacz'],
  ['wanted', 'autobus', 'Tego chcesz: autobus'],
  ['portrait', 'las', 'Opis zawodu mówi o\u00a0tym, co lubisz: las'],
  ['conditions', 'najchętniej z domu', 'Zgadza się z\u00a0tym, czego chcesz: najchętniej z domu'],
  ['conditions', 'remote want', 'Zgadza się z\u00a0tym, czego chcesz: praca zdalna'],
  ['pay', 'brak', 'Nie wiemy, ile się tu zarabia'],
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

test('a condition that is broken in part pulls down', () => {
  expect(words('conditions', 'lifting avoid', -7)).toBe('Kłóci się z\u00a0tym, czego chcesz: bez dźwigania');
});

test('work that is named to nobody who did not ask says so', () => {
  expect(words('licence', 'na-pytanie', -8)).toBe('Praca, o\u00a0którą trzeba zapytać wprost');
});

test('each of the activities has a meaning', () => {
  for (const key of ACTIVITY_KEYS) expect(words('activities', key)).not.toMatch(/\d|: $/);
});
