import { expect, test } from 'vitest';
import type { Facts } from '../../facts.ts';
import type { QuizAnswers } from '../../quiz/answers.ts';
import { compareAnswers, isUnchanged } from './compare-answers.ts';

const answered = (answers: Partial<QuizAnswers> = {}, facts: Facts = {}) => ({
  answers: { preferences: [], additional_interests: '', additional_info: '', ...answers },
  facts,
});
const texts = (before: string, now: string) =>
  compareAnswers(answered({ additional_interests: before }), answered({ additional_interests: now }))
    .interests;

test.each([
  ['Lubię góry.', 'Lubię góry i las.', ['las'], []],
  ['Lubię góry, las.', 'Lubię góry, las.', [], []],
  ['Lubię GÓRY', 'lubię gory!', [], []],
  ['', 'Praca w lesie, zwierzęta', ['Praca w lesie', 'zwierzęta'], []],
  ['las i góry', 'góry', [], ['las']],
  ['las', 'morze', ['morze'], ['las']],
  ['las', 'las i', [], []],
  ['', 'las. las', ['las'], []],
])('from "%s" to "%s" words came and went', (before, now, added, removed) => {
  expect(texts(before, now)).toEqual({ added, removed });
});

test('choices of the first step came and went, in the quiz’s order', () => {
  const before = answered({ preferences: ['helping', 'creative'] });
  const now = answered({ preferences: ['creative', 'ambitious', 'nature'] });
  expect(compareAnswers(before, now).preferences).toEqual({
    added: ['nature', 'ambitious'],
    removed: ['helping'],
  });
});

test('facts that differ are named, whatever their order and whatever isn’t set', () => {
  const before = answered({}, { from: ['a', 'b'], activities: { R1: 1, S1: 2 }, noLifting: false, years: 3 });
  const now = answered({}, { from: ['b', 'a'], activities: { S1: 2, R1: 1 }, years: 4, noShifts: true });
  expect(compareAnswers(before, now).facts).toEqual(['years', 'noShifts']);
});

test('the same answers are unchanged, and one word is a change', () => {
  const before = answered({ additional_info: 'Nie lubię tabelek.' });
  expect(isUnchanged(compareAnswers(before, before))).toBe(true);
  expect(isUnchanged(compareAnswers(before, answered({ additional_info: 'Nie lubię nocy.' })))).toBe(false);
  expect(
    isUnchanged(compareAnswers(before, answered({ additional_info: 'Nie lubię tabelek.' }, { years: 1 }))),
  ).toBe(false);
});
