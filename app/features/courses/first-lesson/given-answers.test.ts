import { expect, test } from 'vitest';
import type { Question } from '#domain/courses/practice/practice.ts';
import { givenAnswers } from './given-answers.server.ts';

const why = 'Bo tak.';
const questions: Question[] = [
  { kind: 'single', text: '?', options: ['a', 'b', 'c'], right: 1, why },
  { kind: 'order', text: '?', items: ['mąka', 'woda', 'chleb'], why },
  { kind: 'gap', text: 'Ala ma ___.', accepted: ['kota'], why },
];
const given = (query: string) => givenAnswers(questions, new URLSearchParams(query));

test('nothing is said to an address without answers', () => {
  expect(given('')).toEqual(questions.map(() => ({ fields: [], verdict: null })));
  expect(given('utm_source=x&sprawdz=4')).toEqual(given(''));
});

test('what was answered is kept and said to, whichever question was asked about', () => {
  expect(given('p1=1&p3=psa&sprawdz=3')).toEqual([
    { fields: [['p1', '1']], verdict: 'right' },
    { fields: [], verdict: null },
    { fields: [['p3', 'psa']], verdict: 'wrong' },
  ]);
});

test('a question that was sent without an answer is told so', () => {
  expect(given('p2-0=3&p2-1=&p2-2=1&sprawdz=2')[1]).toEqual({
    fields: [
      ['p2-0', '3'],
      ['p2-2', '1'],
    ],
    verdict: 'open',
  });
});

test('fields that no question has, and endless words, are left out', () => {
  expect(given(`p9=1&p2=1&p2-3=1&p3=${'x'.repeat(201)}`)).toEqual(given(''));
  expect(given(`p3=${'x'.repeat(200)}`)[2]?.verdict).toBe('wrong');
});
