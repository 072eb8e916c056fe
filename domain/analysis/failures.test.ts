import { expect, test } from 'vitest';
import { replyFailure, upstreamFailure } from './failures.ts';

test('the model’s error keeps its status and words', () => {
  expect(upstreamFailure(503, 'The model is overloaded.').sentence).toBe(
    'Błąd API Gemini (503): The model is overloaded.',
  );
});

test('addresses, keys and line breaks of the upstream text are never shown', () => {
  const { sentence } = upstreamFailure(
    400,
    'API key AIzaSyA-1234567890abcdefghijklmnop not valid,\nsee https://cloud.example/keys?key=AIza',
  );
  expect(sentence).toBe('Błąd API Gemini (400): API key … not valid, see …');
});

test('a silent error says so', () => {
  expect(upstreamFailure(500, '  ').sentence).toBe('Błąd API Gemini (500): brak szczegółów');
});

test('a long upstream text is cut', () => {
  expect(upstreamFailure(500, 'word '.repeat(500)).sentence.length).toBeLessThan(240);
});

test('an empty reply has the specified sentence', () => {
  expect(replyFailure('empty', '')).toEqual({
    code: 'empty',
    sentence: 'Otrzymano pustą odpowiedź z AI. Spróbuj ponownie.',
  });
});
