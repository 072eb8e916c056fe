import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSubscription, FREE, keepSubscription, readSubscription } from './local-subscription.ts';

const PREMIUM = {
  ...FREE,
  plan: 'premium',
  status: 'active',
  subscriptionId: 'sub_1',
  quizGenerationsLeft: 4,
  currentBillingPeriod: { start: '2026-11-01T00:00:00.000Z', end: '2026-12-01T00:00:00.000Z' },
} as const;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the copies stand under the specified keys, with whose they are', () => {
  keepSubscription('ala', PREMIUM);
  expect(Object.fromEntries(stored)).toEqual({
    subscription_user_id: 'ala',
    subscription_plan: 'premium',
    quiz_generations_left: '4',
    subscription_status: 'active',
    subscription_id: 'sub_1',
    billing_period_start: '2026-11-01T00:00:00.000Z',
    billing_period_end: '2026-12-01T00:00:00.000Z',
  });
});

test('the same person reads them back; resets are not among them', () => {
  keepSubscription('ala', { ...PREMIUM, resetsLeft: 5 });
  expect(readSubscription('ala')).toEqual(PREMIUM);
});

test('another person, and the person who comes after they are dropped, reads nothing', () => {
  keepSubscription('ala', PREMIUM);
  expect(readSubscription('ola')).toBeNull();
  dropSubscription();
  expect(stored.size).toBe(0);
  expect(readSubscription('ala')).toBeNull();
});

test('the free plan leaves nothing of an earlier subscription behind', () => {
  keepSubscription('ala', PREMIUM);
  keepSubscription('ala', FREE);
  expect(readSubscription('ala')).toEqual(FREE);
  expect(stored.has('subscription_id')).toBe(false);
});

test.each([
  ['subscription_plan', 'admin', 'plan', 'free'],
  ['quiz_generations_left', '-1', 'quizGenerationsLeft', 1],
  ['quiz_generations_left', 'dużo', 'quizGenerationsLeft', 1],
])('%s of %j counts as the free plan’s', (key, text, field, shown) => {
  keepSubscription('ala', PREMIUM);
  stored.set(key, text);
  expect(readSubscription('ala')).toMatchObject({ [field]: shown });
});
