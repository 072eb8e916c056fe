import { describe, expect, test } from 'vitest';
import { lapsedStatus, paidRow, planOf, rowInForce } from './resolve-plan.ts';

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

describe('a paid subscription that does not count', () => {
  const row = (status: string, updated_at: number, plan_id = 'price_premium', started_at = 0) => ({
    status,
    plan_id,
    updated_at,
    started_at,
  });
  const free = row('active', 9, 'free');

  test('may yet be paid: that goes before one that has ended', () => {
    expect(lapsedStatus([row('canceled', 1), row('past_due', 2), free])).toBe('past_due');
    expect(lapsedStatus([row('past_due', 1), row('canceled', 2), free])).toBe('past_due');
  });

  test('of several that ended, the one begun last is told', () => {
    const older = row('canceled', 2, 'price_premium', 1);
    const newer = row('incomplete_expired', 2, 'price_premium', 5);
    expect(paidRow([older, newer, free])).toBe(newer);
    expect(paidRow([newer, older, free])).toBe(newer);
  });

  test('is nothing beside one that does', () => {
    const active = row('active', 1, 'enterprise');
    expect(lapsedStatus([row('past_due', 2), active])).toBeNull();
    expect(paidRow([row('past_due', 2), active])).toBe(active);
  });

  test('is nothing where there never was one', () => {
    expect(lapsedStatus([free])).toBeNull();
    expect(paidRow([free])).toBeNull();
  });
});
