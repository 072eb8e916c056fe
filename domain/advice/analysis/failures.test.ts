import { expect, test } from 'vitest';
import { replyFailure, upstreamFailure } from './failures.ts';

test.each([
  [400, 'To błąd po naszej stronie. Spróbuj ponownie później.'],
  [403, 'To błąd po naszej stronie. Spróbuj ponownie później.'],
  [429, 'Model ma teraz zbyt wiele zapytań. Spróbuj ponownie za kilka minut.'],
  [499, 'To błąd po naszej stronie. Spróbuj ponownie później.'],
  [500, 'Model jest chwilowo niedostępny. Spróbuj ponownie za chwilę.'],
  [503, 'Model jest chwilowo niedostępny. Spróbuj ponownie za chwilę.'],
])('people see status %i and what to do, nothing of what the provider wrote', (status, whatToDo) => {
  expect(upstreamFailure(status)).toEqual({
    code: 'model-error',
    sentence: `Błąd API Gemini (${status}). ${whatToDo}`,
  });
});

test('a refused request and a refused key are told alike, and counted apart', () => {
  const { sentence } = upstreamFailure(400);
  expect(upstreamFailure(400, 'request')).toEqual({ code: 'model-refused', sentence });
  expect(upstreamFailure(400, 'key')).toEqual({ code: 'model-key', sentence });
});

test('an empty reply has the specified sentence', () => {
  expect(replyFailure('empty', '')).toEqual({
    code: 'empty',
    sentence: 'Otrzymano pustą odpowiedź z AI. Spróbuj ponownie.',
  });
});
