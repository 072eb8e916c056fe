import { expect, test } from 'vitest';
import { lapsedStatus, planOf, rowInForce } from './resolve-plan.ts';

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

test('the paid subscription touched last tells why it does not count', () => {
  const row = (status: string, updated_at: number, plan_id = 'price_premium') => ({
    status,
    plan_id,
    updated_at,
  });
  const free = row('active', 9, 'free');
  expect(lapsedStatus([row('canceled', 1), row('past_due', 2), free])).toBe('past_due');
  expect(lapsedStatus([row('past_due', 1), row('canceled', 2), free])).toBe('canceled');
  expect(lapsedStatus([free])).toBeNull();
  expect(lapsedStatus([row('past_due', 2), row('active', 1, 'enterprise')])).toBeNull();
});
