import { expect, test } from 'vitest';
import { createFeedbackReader } from './feedback-reply.ts';

const KNOWN =
  'Wypisz pięć kosztów i policz sumę. Czynsz 1200, czyli 30 % wypłaty, plan w 7 punktach, 2/3 mniej.';

const reply = (said: object) =>
  JSON.stringify({
    uwaga: 'brak',
    jest: ['Jest suma.'],
    brakuje: ['Nie ma gazu.'],
    dalej: 'Dopisz gaz.',
    ...said,
  });

function read(text: string) {
  const reader = createFeedbackReader(KNOWN);
  return { parts: reader.push(text), reader };
}

const shown = (sentence: string) => read(reply({ jest: [sentence] })).reader.whole()?.there;

test('parts come as they close, and the whole once the reply has ended', () => {
  const reader = createFeedbackReader(KNOWN);
  const text = reply({});
  const at = text.indexOf('Nie ma');
  expect(reader.push(text.slice(0, at))).toEqual([{ kind: 'there', text: 'Jest suma.' }]);
  expect(reader.whole()).toBeNull();
  expect(reader.push(text.slice(at, -1))).toEqual([
    { kind: 'missing', text: 'Nie ma gazu.' },
    { kind: 'next', text: 'Dopisz gaz.' },
  ]);
  expect(reader.whole()).toBeNull();
  reader.push('}');
  expect(reader.whole()).toEqual({ there: ['Jest suma.'], missing: ['Nie ma gazu.'], next: 'Dopisz gaz.' });
});

test('three things that are there and two that are missing are shown, and no more', () => {
  const { reader } = read(reply({ jest: ['A.', 'B.', 'C.', 'D.'], brakuje: ['E.', 'F.', 'G.'] }));
  expect(reader.whole()).toEqual({ there: ['A.', 'B.', 'C.'], missing: ['E.', 'F.'], next: 'Dopisz gaz.' });
});

test.each([
  'Ocena: 6.',
  'Ocena to 5+.',
  'Oceniam to na 5.',
  'Oceniam odpowiedź jako bardzo dobrą.',
  'Praca na szóstkę!',
  'Szóstka!',
  'To jest na 6.',
  'Jest na 5 z plusem.',
  'Zadanie zaliczone.',
  'Zaliczam tę odpowiedź.',
  'Masz 80% tego, co trzeba.',
  'Jest 90 procent zadania.',
  '9/10.',
  'Masz 8 punktów.',
  'To 9 na 10.',
  'Ta odpowiedź jest warta 30%.',
  'Masz 7 punktów za zadanie.',
])('the mark in „%s” is not shown', (sentence) => {
  expect(shown(sentence)).toEqual([]);
  expect(shown(`Jest suma. ${sentence}`)).toEqual(['Jest suma.']);
});

test.each([
  'Jest ocena ryzyka i plan na 5 dni.',
  'Czynsz to 30% wypłaty.',
  'Plan ma 7 punktów.',
  'Kwota jest o 2/3 mniejsza.',
  'Prąd jest zaliczony do kosztów stałych.',
  'Masz 3 z 5 kosztów.',
  'Rata wypada w piątki.',
  'Cieszysz się z sumy, a cieśla liczy osobno.',
])('„%s” gives no mark, and stays', (sentence) => expect(shown(sentence)).toEqual([sentence]));

test.each([
  'Policzyłeś sumę.',
  'Policzyłaś sumę.',
  'Mógłbyś dodać gaz.',
  'Powinnaś dodać gaz.',
  'Zajrzyj na www.porady.pl po wzór.',
  '[Wzór](https://zly.example.net.evil)',
])('„%s” is not shown', (sentence) => expect(shown(sentence)).toEqual([]));

test('without a next thing, or with nothing beside it, it is none', () => {
  expect(read(reply({ dalej: 'Ocena: 6.' })).reader.whole()).toBeNull();
  expect(read(reply({ jest: [], brakuje: [] })).reader.whole()).toBeNull();
  expect(read(reply({ jest: [7, null, 'a'.repeat(501)] })).reader.whole()?.there).toEqual([]);
});

test('a crisis is told as soon as it is read', () => {
  expect(read('{"uwaga": "kryzys", "jest": [').reader.isCrisis).toBe(true);
  expect(read('{"uwaga": "brak", "jest": [').reader.isCrisis).toBe(false);
});
