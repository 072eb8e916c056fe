import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetCopies, forgetEndedSession, forgetOthersAndOld } from './forget-copies.ts';

const ALA = '11111111-1111-4111-8111-111111111111';
const NOW = Date.parse('2026-11-23T12:00:00Z');
const DAY_MS = 86_400_000;
const OLA = '22222222-2222-4222-8222-222222222222';

let stored: Record<string, string>;

beforeEach(() => {
  stored = {
    subscription_user_id: ALA,
    subscription_plan: 'premium',
    quiz_generations_left: '4',
    [`analysis_${ALA}`]: '{}',
    [`analysis_generated_${ALA}`]: 'true',
    [`quiz_${OLA}`]: '{}',
    [`exercises_${OLA}`]: '{}',
    error_gemini_response_1763640000000: '{}',
    unrelated: 'stays',
  };
  const localStorage = new Proxy(stored, {
    get(_, name) {
      if (name === 'removeItem') return (key: string) => delete stored[key];
      return name === 'getItem' ? (key: string) => stored[key] ?? null : undefined;
    },
  });
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('signing out leaves nothing of anybody, and what is not ours', () => {
  forgetCopies();
  expect(Object.keys(stored)).toEqual(['unrelated']);
});

test('anyone who signs in keeps their own copies and finds nobody else’s', () => {
  forgetOthersAndOld(ALA, NOW);
  expect(Object.keys(stored)).toEqual([
    'subscription_user_id',
    'subscription_plan',
    'quiz_generations_left',
    `analysis_${ALA}`,
    `analysis_generated_${ALA}`,
    'unrelated',
  ]);
});

test.each([
  ['just under 30 days old', `{"/api/x":{"text":"moje","base":0},"at":${NOW - 30 * DAY_MS + 1}}`, true],
  ['30 days old', `{"/api/x":{"text":"moje","base":0},"at":${NOW - 30 * DAY_MS}}`, false],
  ['of no known age', '{"/api/x":{"text":"moje","base":0}}', false],
])('an ended session leaves nothing but what was never saved, unless it is %s', (_, record, stays) => {
  stored[`exercises_${OLA}`] = record;
  forgetEndedSession(NOW);
  expect(Object.keys(stored)).toEqual([...(stays ? [`exercises_${OLA}`] : []), 'unrelated']);
});

test('anyone who is here keeps what they typed for 30 days', () => {
  for (const age of [30 * DAY_MS - 1, 30 * DAY_MS]) {
    stored[`exercises_${ALA}`] = `{"/api/x":{"text":"moje","base":0},"at":${NOW - age}}`;
    forgetOthersAndOld(ALA, NOW);
    expect(stored[`exercises_${ALA}`] !== undefined).toBe(age < 30 * DAY_MS);
  }
});
