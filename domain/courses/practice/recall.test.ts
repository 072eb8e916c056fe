import { expect, test } from 'vitest';
import type { Question } from './practice.ts';
import { recallOf } from './recall.ts';
import { shownResult, type KeptVerdict } from './results.ts';

const asked = (text: string): Question => ({ kind: 'gap', text, accepted: ['kota'], why: 'Bo tak.' });
const stop = (text: string) => ({
  question: { ...asked(text), kind: 'gap' as const, accepted: ['x'] },
  code: 'a = 1',
});
const answered = (text: string, first: KeptVerdict, latest: KeptVerdict, key = 'a') => {
  const question = asked(text);
  return {
    question,
    result: shownResult({ question, key: 'a' }, { number: 1, key, given: [], first, latest, at: 1 }),
  };
};
const textsOf = (...asking: Parameters<typeof recallOf>) =>
  recallOf(...asking).map(({ question }) => question.text);

test('what is wrong still comes first, then what was wrong at first; two at most', () => {
  const right = answered('right', 'right', 'right');
  const second = answered('second', 'wrong', 'right');
  const wrong = answered('wrong', 'wrong', 'wrong');
  expect(textsOf([right, second, wrong], [stop('stop')])).toEqual(['wrong', 'second']);
  expect(textsOf([right, second], [])).toEqual(['second', 'right']);
});

test('a question without an answer, or with one to another wording, is left to its lesson', () => {
  const open = {
    question: asked('open'),
    result: shownResult({ question: asked('open'), key: 'a' }, undefined),
  };
  const earlier = answered('earlier', 'right', 'right', 'b');
  expect(textsOf([open, earlier], [])).toEqual([]);
  expect(textsOf([open, earlier], [stop('one'), stop('two'), stop('three')])).toEqual(['one', 'two']);
});

test('a stop comes with its code and what is right', () => {
  expect(recallOf([], [stop('Ala ma ___.')])).toEqual([
    {
      question: { kind: 'gap', text: 'Ala ma ___.' },
      code: 'a = 1',
      solution: { lines: ['Ala ma x.'], isOrdered: false, why: 'Bo tak.' },
    },
  ]);
});
