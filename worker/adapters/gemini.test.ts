import { expect, test, afterEach, beforeEach, vi } from 'vitest';
import { googleError, wrongKey, type GoogleError } from '#sandbox/gemini/google-error.ts';
import { errorAnswer, startDeadlines, type Deadlines } from './gemini.ts';

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

const MS = { firstByteMs: 300, idleMs: 100, totalMs: 1_000 };

let deadlines: Deadlines;
beforeEach(() => {
  vi.useFakeTimers();
  deadlines = startDeadlines(MS);
});
afterEach(() => {
  deadlines.stop();
  vi.useRealTimers();
});

const passedAfter = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return deadlines.passed;
};

test('anyone who says nothing is given up at the first byte’s deadline', () => {
  expect([passedAfter(299), passedAfter(1)]).toEqual([false, true]);
});

test('each sign of life gives the first text as long again, up to the whole', () => {
  for (const _ of [1, 2, 3]) {
    expect(passedAfter(299)).toBe(false);
    deadlines.sawLife();
  }
  expect(deadlines.hasSeenText).toBe(false);
  expect([passedAfter(102), passedAfter(1)]).toEqual([false, true]);
});

test('between texts the shorter pause holds, whatever else comes', () => {
  deadlines.sawText();
  expect(passedAfter(99)).toBe(false);
  deadlines.sawLife();
  expect([passedAfter(99), passedAfter(1)]).toEqual([false, true]);
});
