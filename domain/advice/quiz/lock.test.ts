import { expect, test } from 'vitest';
import { quizLock } from './lock.ts';

test('without an analysis the quiz is open on every plan, as long as one is left', () => {
  for (const plan of ['free', 'premium', 'enterprise'] as const) {
    expect(quizLock({ plan, hasAnalysis: false, generationsLeft: 1 })).toBeNull();
    expect(quizLock({ plan, hasAnalysis: false, generationsLeft: 0 })).not.toBeNull();
  }
});

test('who deleted the free analysis finds the quiz locked all the same', () => {
  expect(quizLock({ plan: 'free', hasAnalysis: false, generationsLeft: 0 })?.reason).toBe('free-used');
});

test('who pays and has nothing left is not told to buy what they have', () => {
  for (const plan of ['premium', 'enterprise'] as const) {
    const lock = quizLock({ plan, hasAnalysis: true, generationsLeft: 0 });
    expect(lock?.banner).toContain('limit analiz w\u00a0tym miesiącu');
    expect(`${lock?.banner} ${lock?.toast}`).not.toContain('Premium');
  }
});

test.each([
  ['premium', 1, 'reset-first'],
  ['premium', 5, 'reset-first'],
  ['premium', 0, 'limit-used'],
  ['enterprise', 3, 'reset-first'],
  ['enterprise', 0, 'limit-used'],
  ['free', 0, 'free-used'],
  ['free', 1, 'free-used'],
] as const)('on %s with %i left the lock says %s', (plan, generationsLeft, reason) => {
  expect(quizLock({ plan, hasAnalysis: true, generationsLeft })?.reason).toBe(reason);
});
