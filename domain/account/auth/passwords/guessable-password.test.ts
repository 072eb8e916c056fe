import { expect, test } from 'vitest';
import { guessable } from './guessable-password.ts';

const ola = { email: 'ola.kowalczyk87@example.pl', fullName: 'Aleksandra Żółkiewska' };

test.each([
  ['aaaaaaaa', 'pattern'],
  ['abababab', 'pattern'],
  ['12345678', 'pattern'],
  ['87654321', 'pattern'],
  ['qwertyui', 'pattern'],
  ['zxcvbnm1', 'pattern'],
  ['1qaz2wsx', 'pattern'],
  ['aaa111bbb', 'pattern'],
  ['20252026', 'pattern'],
  ['szlak123', 'own'],
  ['Szlak2026!', 'own'],
  ['szlakszlak', 'own'],
  ['Kowalczyk1', 'own'],
  ['ola.kowalczyk87', 'own'],
  ['olakowalczyk87', 'own'],
  ['ola.kowalczyk87@example.pl', 'own'],
  ['Żółkiewska7', 'own'],
  ['zolkiewska!!', 'own'],
  ['haslo1234', 'common'],
  ['Hasło1234', 'common'],
  ['h4sl0123', 'common'],
  ['polska2026', 'common'],
  ['kochanie1', 'common'],
  ['mateusz123!', 'common'],
  ['password!', 'common'],
] as const)('%s is guessed: %s', (password, why) => {
  expect(guessable(password, ola)).toBe(why);
});

test.each([
  'dlugie-haslo-1',
  'calkiem-inne-haslo-2',
  'nowe-haslo-9',
  'inne-haslo-2',
  'szlak-demo-2026',
  'k3v9x2mq',
  'zielony słoń na rowerze',
  'polska2026gkwm',
  'Xq7!vR2p',
])('%s is not', (password) => {
  expect(guessable(password, ola)).toBeNull();
});

test('three characters of its own are too few, four are enough', () => {
  expect(guessable('haslo1234kvx', ola)).toBe('common');
  expect(guessable('haslo1234kvxm', ola)).toBeNull();
});

test('of a person of whom little is known, little is held against a password', () => {
  expect(guessable('jan-i-pies-azor', { email: 'jan@x.pl', fullName: null })).toBeNull();
  expect(guessable('', { email: '', fullName: null })).toBe('pattern');
});
