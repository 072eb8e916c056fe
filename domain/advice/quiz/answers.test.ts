import { expect, test } from 'vitest';
import { quizAnswersSchema } from './order-schema.ts';
import { faultOfAnswers, faultOfStep, NO_ANSWERS, percentDone, type QuizAnswers } from './answers.ts';

const full: QuizAnswers = { preferences: ['nature'], additional_interests: 'las', additional_info: '' };

const firstSentence = (value: unknown) => quizAnswersSchema().safeParse(value).error?.issues[0]?.message;

test('step 1 needs one option', () => {
  expect(faultOfStep(1, NO_ANSWERS)).toBe('Wybierz co najmniej jedną opcję');
  expect(faultOfStep(1, full)).toBeNull();
});

test.each(['', '   ', '\n\t'])('step 2 refuses blank interests %j', (additional_interests) => {
  expect(faultOfStep(2, { ...full, additional_interests })).toBe('Opisz swoje zainteresowania');
});

test('a text may have 1000 characters, not 1001', () => {
  expect(faultOfStep(2, { ...full, additional_interests: 'a'.repeat(1000) })).toBeNull();
  expect(faultOfStep(2, { ...full, additional_interests: 'a'.repeat(1001) })).toContain('do 1000 znaków');
  expect(faultOfStep(3, { ...full, additional_info: 'a'.repeat(1000) })).toBeNull();
  expect(faultOfStep(3, { ...full, additional_info: 'a'.repeat(1001) })).toContain('1001');
});

test('step 3 may stay empty', () => {
  expect(faultOfStep(3, full)).toBeNull();
});

test('sending without an option has its own sentence', () => {
  expect(faultOfAnswers(NO_ANSWERS)).toEqual({ step: 1, sentence: 'Wybierz przynajmniej jedną opcję!' });
  expect(faultOfAnswers(full)).toBeNull();
});

test('the server takes the answers trimmed, each option once, in our order, and nothing else', () => {
  const parsed = quizAnswersSchema().parse({
    preferences: ['creative', 'nature', 'creative'],
    additional_interests: '  las  ',
    plan: 'premium',
  });
  expect(parsed).toEqual({
    preferences: ['nature', 'creative'],
    additional_interests: 'las',
    additional_info: '',
  });
});

test.each([
  [{ ...full, preferences: [] }, 'Wybierz przynajmniej jedną opcję!'],
  [{ ...full, preferences: 'nature' }, 'Wybierz przynajmniej jedną opcję!'],
  [
    { ...full, preferences: ['hacker'] },
    'Nie znamy jednej z wybranych opcji. Odśwież stronę i wybierz jeszcze raz.',
  ],
  [{ ...full, additional_interests: 5 }, 'Opisz swoje zainteresowania'],
  [{ ...full, additional_interests: ' ' }, 'Opisz swoje zainteresowania'],
  [{ ...full, additional_info: {} }, 'Dodatkowe informacje wpisz jako tekst.'],
  ['tekst', 'Nie udało się odczytać odpowiedzi z quizu. Odśwież stronę i spróbuj ponownie.'],
])('the server answers %j with its own sentence', (value, sentence) => {
  expect(firstSentence(value)).toBe(sentence);
});

test.each([
  ['nothing', {}, 0],
  ['the first question', { preferences: ['nature' as const] }, 33],
  ['a blank text', { preferences: ['nature' as const], additional_interests: '  ' }, 33],
  ['two questions', { preferences: ['nature' as const], additional_interests: 'Las' }, 67],
  [
    'all three',
    { preferences: ['nature' as const], additional_interests: 'Las', additional_info: 'Tak' },
    100,
  ],
])('of the way is done what is answered: %s', (_, answered, percent) => {
  expect(Math.round(percentDone({ ...NO_ANSWERS, ...answered }))).toBe(percent);
});
