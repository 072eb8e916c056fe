import { expect, test } from 'vitest';
import { planOf, rowInForce } from './resolve-plan.ts';

test.each([
  ['price_premium', 'premium'],
  ['my-premium-2026', 'premium'],
  ['enterprise_10', 'enterprise'],
  ['free', 'free'],
  ['something_else', 'free'],
  ['', 'free'],
])('plan_id %j is the plan %s', (planId, plan) => {
  expect(planOf(planId)).toBe(plan);
});

test('a configured price identifier is premium', () => {
  expect(planOf('price_1Abc', ['price_1Abc', 'price_1Ref'])).toBe('premium');
  expect(planOf('price_1Abd', ['price_1Abc', 'price_1Ref'])).toBe('free');
});

test('the active premium row is in force beside the free one, in any order', () => {
  const free = { status: 'active', plan_id: 'free' };
  const premium = { status: 'active', plan_id: 'price_premium' };
  expect(rowInForce([free, premium])).toEqual({ plan: 'premium', row: premium });
  expect(rowInForce([premium, free])).toEqual({ plan: 'premium', row: premium });
});

test.each(['past_due', 'canceled', 'trialing', 'unpaid', 'incomplete', 'paused', 'ACTIVE', 'surprise', ''])(
  'a premium row with the status %j falls back to the free row',
  (status) => {
    const free = { status: 'active', plan_id: 'free' };
    expect(rowInForce([{ status, plan_id: 'price_premium' }, free])).toEqual({ plan: 'free', row: free });
  },
);

test('no row at all is nothing in force', () => {
  expect(rowInForce([])).toBeNull();
});
