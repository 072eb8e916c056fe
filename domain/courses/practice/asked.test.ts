import { expect, test } from 'vitest';
import { keyOf, verdictOf } from './answer.ts';
import { askedOf, fieldsOf, givenTo, solutionOf } from './asked.ts';
import type { Question } from './practice.ts';

const why = 'Bo tak.';
const single: Question = { kind: 'single', text: '?', options: ['a', 'b', 'c'], right: 1, why };
const multiple: Question = { kind: 'multiple', text: '?', options: ['a', 'b', 'c'], right: [0, 2], why };
const order: Question = { kind: 'order', text: '?', items: ['mąka', 'woda', 'chleb'], why };
const gap: Question = { kind: 'gap', text: 'Ala ma ___.', accepted: ['kota', 'kotka'], why };

test('a question is asked without its truth', () => {
  const asked = [single, multiple, order, gap].map(askedOf);
  expect(asked).toEqual([
    { kind: 'single', text: '?', options: ['a', 'b', 'c'] },
    { kind: 'multiple', text: '?', options: ['a', 'b', 'c'] },
    { kind: 'order', text: '?', shown: ['chleb', 'mąka', 'woda'] },
    { kind: 'gap', text: 'Ala ma ___.' },
  ]);
  expect(JSON.stringify(asked)).not.toMatch(/kota|Bo tak|right/);
});

test('what was right is told in words', () => {
  expect([single, multiple, order, gap].map(solutionOf)).toEqual([
    { lines: ['b'], isOrdered: false, why },
    { lines: ['a', 'c'], isOrdered: false, why },
    { lines: ['mąka', 'woda', 'chleb'], isOrdered: true, why },
    { lines: ['Ala ma kota.'], isOrdered: false, why },
  ]);
});

test('only a question’s own fields are taken, without empty and endless ones', () => {
  const form = new URLSearchParams('p1=1&p2-0=3&p2-1=&p2-3=9&p3=kot&x=y');
  expect(givenTo(askedOf(single), 1, form)).toEqual([['p1', '1']]);
  expect(givenTo(askedOf(order), 2, form)).toEqual([['p2-0', '3']]);
  const long = (length: number) => givenTo(askedOf(gap), 3, new URLSearchParams({ p3: 'x'.repeat(length) }));
  expect([long(200).length, long(201).length]).toEqual([1, 0]);
});

test('a form made to be endless gives one value, or as many as there are options', () => {
  const form = new URLSearchParams(Array.from({ length: 50 }, (_, index) => ['p1', String(index)]));
  expect(givenTo(askedOf(single), 1, form)).toHaveLength(1);
  expect(givenTo(askedOf(multiple), 1, form)).toHaveLength(3);
});

test('given fields are judged as the form was, half of a character included', () => {
  const given = givenTo(askedOf(gap), 3, { getAll: () => ['Kota.\ud800'] });
  expect(given).toEqual([['p3', 'Kota.\ufffd']]);
  const right = givenTo(askedOf(gap), 3, new URLSearchParams('p3= Kota.'));
  expect(verdictOf(keyOf(gap), 3, fieldsOf(right))).toBe('right');
  expect(verdictOf(keyOf(gap), 3, fieldsOf([]))).toBe('open');
});
