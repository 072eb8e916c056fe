import { expect, test } from 'vitest';
import {
  exerciseText,
  faultOfExercise,
  joinedTexts,
  LONG_EXERCISE,
  MAX_EXERCISE_LENGTH,
  restored,
} from './exercise.ts';

test('8 000 characters can be saved, one more can’t; nothing can be saved, too', () => {
  expect(faultOfExercise('x'.repeat(MAX_EXERCISE_LENGTH))).toBeNull();
  expect(faultOfExercise('x'.repeat(MAX_EXERCISE_LENGTH + 1))).toBe(LONG_EXERCISE);
  expect(faultOfExercise('')).toBeNull();
});

test('a line’s end counts once, however the form sent it, and no half character is left', () => {
  expect(exerciseText('a\r\nb\rc\nd\ud800')).toBe('a\nb\nc\nd\ufffd');
});

test('joined texts hold both, whole', () => {
  expect(joinedTexts('moje \n', ' tamto')).toBe('moje\n\n———\n\n tamto');
});

const saved = { text: 'zapisane', version: 3 };

test.each([
  [null, null, { kind: 'saved' }],
  [null, saved, { kind: 'saved' }],
  [{ text: 'zapisane', base: 1 }, saved, { kind: 'saved' }],
  [{ text: '', base: 0 }, null, { kind: 'saved' }],
  [{ text: 'nowe', base: 0 }, null, { kind: 'draft', text: 'nowe' }],
  [{ text: 'nowe', base: 3 }, saved, { kind: 'draft', text: 'nowe' }],
  [{ text: '', base: 3 }, saved, { kind: 'draft', text: '' }],
  [{ text: 'nowe', base: 2 }, saved, { kind: 'conflict', text: 'nowe' }],
  [{ text: 'nowe', base: 2 }, null, { kind: 'draft', text: 'nowe' }],
])('the draft %j beside %j shows as %j', (draft, stored, shown) => {
  expect(restored(draft, stored)).toEqual(shown);
});
