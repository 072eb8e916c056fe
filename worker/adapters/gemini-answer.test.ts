import { expect, test } from 'vitest';
import { googleError, wrongKey, type GoogleError } from '#sandbox/gemini/google-error.ts';
import { errorAnswer } from './gemini-answer.ts';

/** As the SDK throws it. */
function thrown({ error }: GoogleError, status: number = error.code): Error {
  return Object.assign(new Error(JSON.stringify({ error })), { status });
}
const named = (code: 400 | 404, status: string): GoogleError => ({
  error: { code, message: 'Słowa.', status },
});

test.each([
  ['a bare 400', thrown(googleError(400)), 'request', true],
  ['a place that is not served', thrown(named(400, 'FAILED_PRECONDITION')), 'request', false],
  ['a model that is gone', thrown(googleError(404)), 'request', false],
  ['a wrong key', thrown(wrongKey()), 'key', false],
  [
    'a key that has run out',
    thrown(googleError(400, 'API key expired. Please renew the API key.')),
    'key',
    false,
  ],
  ['no rights', thrown(googleError(403)), 'key', false],
  ['too many calls', thrown(googleError(429)), null, false],
  ['an overloaded model', thrown(googleError(503)), null, false],
])('%s', (_, error, refused, isInvalid) => {
  expect(errorAnswer(error)).toMatchObject({ refused, isInvalid });
});

test('the words are the provider’s, without our key; what is no answer is none', () => {
  const key = `AIza${'x'.repeat(35)}`;
  expect(errorAnswer(thrown(googleError(400, `Not for ${key}.`)))?.words).toBe('Not for […].');
  expect(errorAnswer(new TypeError('fetch failed'))).toBe(null);
});
