import { expect, test } from 'vitest';
import { quizLock } from './lock.ts';

test('without an analysis the quiz is open on every plan', () => {
  for (const plan of ['free', 'premium', 'enterprise'] as const) {
    expect(quizLock({ plan, hasAnalysis: false, generationsLeft: 0 })).toBeNull();
  }
});

test.each([
  ['premium', 1, 'reset-first'],
  ['premium', 5, 'reset-first'],
  ['premium', 0, 'buy-premium'],
  ['enterprise', 3, 'reset-first'],
  ['enterprise', 0, 'buy-premium'],
  ['free', 0, 'free-used'],
  ['free', 1, 'free-used'],
] as const)('on %s with %i left the lock says %s', (plan, generationsLeft, reason) => {
  expect(quizLock({ plan, hasAnalysis: true, generationsLeft })?.reason).toBe(reason);
});
