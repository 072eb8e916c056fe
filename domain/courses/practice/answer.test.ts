import { expect, test } from 'vitest';
import { fieldName, keyOf, shownOrder, slipOf, verdictOf } from './answer.ts';
import type { Question } from './practice.ts';

const why = 'Bo tak.';
const single: Question = { kind: 'single', text: '?', options: ['a', 'b', 'c'], right: 1, why };
const multiple: Question = { kind: 'multiple', text: '?', options: ['a', 'b', 'c'], right: [0, 2], why };
const gap: Question = {
  kind: 'gap',
  text: 'Ala ma ___ w domu.',
  accepted: ['Kota', 'kota domowego', '5 500', '?'],
  why,
};
const order: Question = { kind: 'order', text: '?', items: ['mąka', 'woda', 'chleb'], why };

const verdict = (question: Question, query: string) =>
  verdictOf(keyOf(question), 2, new URLSearchParams(query.replaceAll('+', '%20')));

test.each<[Question, string, string]>([
  [single, '', 'open'],
  [single, 'p1=1', 'open'],
  [single, 'p2=1', 'right'],
  [single, 'p2=0', 'wrong'],
  [single, 'p2=01', 'wrong'],
  [single, 'p2=1&p2=0', 'wrong'],
  [single, 'p2=toString', 'wrong'],
  [multiple, '', 'open'],
  [multiple, 'p2=0&p2=2', 'right'],
  [multiple, 'p2=2&p2=0', 'right'],
  [multiple, 'p2=0', 'wrong'],
  [multiple, 'p2=0&p2=0', 'wrong'],
  [multiple, 'p2=0&p2=1&p2=2', 'wrong'],
  [gap, '', 'open'],
  [gap, 'p2=+++', 'open'],
  [gap, 'p2=KOTA', 'right'],
  [gap, 'p2=+kota+', 'right'],
  [gap, 'p2=Kota.', 'right'],
  [gap, 'p2=kota++domowego', 'right'],
  [gap, 'p2=5500', 'right'],
  [gap, 'p2=5%C2%A0500', 'right'],
  [gap, 'p2=?', 'right'],
  [gap, 'p2=...', 'wrong'],
  [gap, 'p2=kotka', 'wrong'],
  // Shown by the alphabet: chleb, mąka, woda.
  [order, '', 'open'],
  [order, 'p2-0=3&p2-1=1', 'open'],
  [order, 'p2-0=3&p2-1=1&p2-2=', 'open'],
  [order, 'p2-0=3&p2-1=1&p2-2=2', 'right'],
  [order, 'p2-0=1&p2-1=2&p2-2=3', 'wrong'],
  [order, 'p2-0=1&p2-1=1&p2-2=1', 'wrong'],
])('to $kind, %s is $2', (question, query, expected) => {
  expect(verdict(question, query)).toBe(expected);
});

test('an answer is read from a form as from an address', () => {
  const form = new FormData();
  form.append('p2', '0');
  form.append('p2', '2');
  expect(verdictOf(keyOf(multiple), 2, form)).toBe('right');
  form.append('p2', new File([], 'x'));
  expect(verdictOf(keyOf(multiple), 2, form)).toBe('right');
});

test('what is to be ordered is never shown in its order', () => {
  expect(shownOrder({ items: ['a', 'b', 'c'] })).toEqual([2, 1, 0]);
  expect(shownOrder({ items: ['żuk', 'łoś', 'lis'] })).toEqual([2, 1, 0]);
  expect(shownOrder({ items: ['b', 'a'] })).toEqual([1, 0]);
});

test('the fields of a question are told apart from those of another', () => {
  expect([fieldName(1), fieldName(1, 0), fieldName(11)]).toEqual(['p1', 'p1-0', 'p11']);
});

test.each([
  [{ kind: 'choice', right: [1] }, 'p1=2', '2'],
  [{ kind: 'gap', accepted: ['kot'] }, 'p1=Pies.', 'pies'],
  // Items 1, 0, 2 stand on the page; 0 and 1 have changed places.
  [{ kind: 'order', shown: [1, 0, 2] }, 'p1-0=1&p1-1=2&p1-2=3', '0'],
  [{ kind: 'order', shown: [1, 0, 2] }, 'p1-0=3&p1-1=1&p1-2=2', '1'],
] as const)('the slip in %j of %s is %s', (key, query, slip) => {
  expect(slipOf(key, 1, new URLSearchParams(query))).toBe(slip);
});
