import { expect, test } from 'vitest';
import { weighed } from '#domain/advice/decide/weighed.ts';
import { countedSentence, resultSentences, turnSentence, turnsTitle } from './weigh-words.ts';

const NAMES = ['Księgowa', 'Kadrowa', 'Logistyk'];

function of(...marks: number[]) {
  const given = Object.fromEntries(marks.map((mark, place) => [place, mark]));
  const result = weighed({
    paths: marks.map((_, place) => place),
    criteria: [{ name: 'Sens', weight: 3, marks: given }],
  });
  if (result === null) throw new Error('Nothing is weighed.');
  return result;
}

test('the result is the person’s own reckoning and no advice', () => {
  expect(resultSentences(of(2, 5), NAMES, 'Twoich')).toEqual([
    'Przy Twoich wagach najwyżej wychodzi „Kadrowa”: 5\u00a0na\u00a05.',
  ]);
  expect(turnsTitle(of(2, 5), NAMES)).toBe('Co musiałoby być inne, żeby wygrała ścieżka „Księgowa”');
});

test('two or three that come to the same are said together', () => {
  expect(resultSentences(of(4, 4), NAMES, 'tych')).toEqual([
    'Przy tych wagach „Księgowa” i\u00a0„Kadrowa” wychodzą tak samo: 4\u00a0na\u00a05.',
  ]);
  expect(resultSentences(of(4, 4, 4), NAMES, 'tych')[0]).toContain('„Księgowa”, „Kadrowa” i\u00a0„Logistyk”');
});

test('a small difference is called so, and the average is rounded to a tenth', () => {
  const criteria = [
    { name: 'Sens', weight: 2, marks: { 0: 4, 1: 4 } },
    { name: 'Płaca', weight: 1, marks: { 0: 3, 1: 2 } },
  ];
  const result = weighed({
    paths: [0, 1],
    criteria: [...criteria, { name: 'c', weight: 3, marks: { 0: 4, 1: 4 } }],
  });
  const far = weighed({ paths: [0, 1], criteria });
  expect(result === null ? [] : resultSentences(result, NAMES, 'Twoich')).toEqual([
    'Przy Twoich wagach najwyżej wychodzi „Księgowa”: 3,8\u00a0na\u00a05.',
    'Różnica jest niewielka.',
  ]);
  expect(far === null ? [] : resultSentences(far, NAMES, 'Twoich')).toHaveLength(1);
});

test.each([
  [3, 3, null],
  [1, 3, 'Liczymy tylko to, w\u00a0czym każda ścieżka ma ocenę: 1\u00a0kryterium z\u00a03.'],
  [2, 3, 'Liczymy tylko to, w\u00a0czym każda ścieżka ma ocenę: 2\u00a0kryteria z\u00a03.'],
])('of %i counted of %i it says %j', (counted, all, sentence) => {
  expect(countedSentence(counted, all)).toBe(sentence);
});

test('a turn names the criterion, and the path where it is a mark', () => {
  expect(turnSentence({ kind: 'weight', criterion: 'Sens', from: 2, to: 4 }, NAMES)).toBe(
    'Gdyby kryterium „Sens” miało wagę 4 zamiast 2.',
  );
  expect(turnSentence({ kind: 'mark', criterion: 'Sens', place: 1, from: 2, to: 4 }, NAMES)).toBe(
    'Gdyby ścieżka „Kadrowa” dostała w\u00a0kryterium „Sens” 4 zamiast 2.',
  );
});
