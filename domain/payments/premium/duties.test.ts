import { describe, expect, test } from 'vitest';
import { dutiesOf } from './duties.ts';
import { periodToCount, type PeriodPayment, type SubscriptionFacts } from './subscription-facts.ts';

const PAID: PeriodPayment = {
  paymentIntentId: 'pi_1',
  paidGrosze: 7_900,
  refundedGrosze: 0,
  isReversed: false,
};

const ACTIVE: SubscriptionFacts = {
  id: 'sub_1',
  status: 'active',
  priceId: 'price_premium',
  plan: 'premium',
  startedAt: Date.parse('2026-11-01T10:00:00Z'),
  periodStart: '2026-11-01T10:00:00.000Z',
  periodEnd: '2026-12-01T10:00:00.000Z',
  endsAtPeriodEnd: false,
  priceGrosze: 7_900,
  payment: PAID,
};

const NONE = new Map<string, number>();
const cancel = (subscriptionId: string) => ({ kind: 'cancel', subscriptionId });
const refund = (subscriptionId: string, amountGrosze: number, paymentIntentId = 'pi_1') => ({
  kind: 'refund',
  subscriptionId,
  paymentIntentId,
  amountGrosze,
});

describe('one subscription', () => {
  test.each(['active', 'past_due', 'unpaid', 'paused', 'trialing', 'incomplete', 'canceled'])(
    'that is %s is left alone',
    (status) => expect(dutiesOf([{ ...ACTIVE, status }], NONE)).toEqual([]),
  );

  test('that was paid back or disputed ends; ended already, nothing is left to do', () => {
    const reversed = { ...ACTIVE, payment: { ...PAID, refundedGrosze: 7_900, isReversed: true } };
    expect(dutiesOf([reversed], NONE)).toEqual([cancel('sub_1')]);
    expect(dutiesOf([{ ...reversed, status: 'canceled' }], NONE)).toEqual([]);
  });

  test('of which a part was given back goes on', () => {
    expect(dutiesOf([{ ...ACTIVE, payment: { ...PAID, refundedGrosze: 7_899 } }], NONE)).toEqual([]);
  });
});

describe('a withdrawal', () => {
  const nineDays = new Map([['sub_1', Date.parse('2026-11-10T10:00:00Z')]]);

  test('pays back what was not used, then ends the subscription', () => {
    expect(dutiesOf([ACTIVE], nineDays)).toEqual([refund('sub_1', 5_530), cancel('sub_1')]);
  });

  test('that broke off after the refund only ends it', () => {
    const paidBack = { ...ACTIVE, payment: { ...PAID, refundedGrosze: 5_530 } };
    expect(dutiesOf([paidBack], nineDays)).toEqual([cancel('sub_1')]);
  });

  test('of a payment of which a part went back by hand sends the rest, and nothing where that was enough', () => {
    const inPart = (refundedGrosze: number) => ({ ...ACTIVE, payment: { ...PAID, refundedGrosze } });
    expect(dutiesOf([inPart(1_000)], nineDays)).toEqual([refund('sub_1', 4_530), cancel('sub_1')]);
    expect(dutiesOf([inPart(5_531)], nineDays)).toEqual([cancel('sub_1')]);
  });

  test('of what was cancelled elsewhere in the meantime still pays back', () => {
    expect(dutiesOf([{ ...ACTIVE, status: 'canceled' }], nineDays)).toEqual([refund('sub_1', 5_530)]);
  });

  test.each([
    ['nothing was paid', null],
    ['the bank has it back already', { ...PAID, isReversed: true }],
    ['nobody knows by which payment', { ...PAID, paymentIntentId: null }],
  ])('where %s pays nothing back', (_, payment) => {
    expect(dutiesOf([{ ...ACTIVE, payment }], nineDays)).toEqual([cancel('sub_1')]);
  });

  test('leaves what was bought afterwards alone', () => {
    const later = { ...ACTIVE, id: 'sub_2', startedAt: ACTIVE.startedAt + 1 };
    expect(dutiesOf([{ ...ACTIVE, status: 'canceled', payment: null }, later], nineDays)).toEqual([]);
  });
});

describe('of two Premium subscriptions', () => {
  const second = {
    ...ACTIVE,
    id: 'sub_2',
    startedAt: ACTIVE.startedAt + 1,
    payment: { ...PAID, paymentIntentId: 'pi_2' },
  };
  const gone = [refund('sub_2', 7_900, 'pi_2'), cancel('sub_2')];

  test('the elder stays, whatever order they are told in; the other is paid back whole', () => {
    expect(dutiesOf([ACTIVE, second], NONE)).toEqual(gone);
    expect(dutiesOf([second, ACTIVE], NONE)).toEqual(gone);
  });

  test('begun in the same second, the choice is the same for all', () => {
    const twin = { ...second, startedAt: ACTIVE.startedAt };
    expect(dutiesOf([twin, ACTIVE], NONE)).toEqual(gone);
  });

  test('the one that works stays, also if it is the younger', () => {
    const owing = { ...ACTIVE, status: 'past_due', payment: null };
    expect(dutiesOf([owing, second], NONE)).toEqual([cancel('sub_1')]);
  });

  test('one that has ended, was paid back or is of another plan is no second one', () => {
    const reversed = { ...ACTIVE, status: 'canceled', payment: { ...PAID, isReversed: true } };
    expect(dutiesOf([{ ...ACTIVE, status: 'canceled' }, second], NONE)).toEqual([]);
    expect(dutiesOf([reversed, second], NONE)).toEqual([]);
    expect(dutiesOf([{ ...ACTIVE, plan: 'enterprise' }, second], NONE)).toEqual([]);
    expect(dutiesOf([{ ...ACTIVE, plan: 'free' }, second], NONE)).toEqual([]);
  });
});

describe('the period that fills the counters', () => {
  test('is the paid one of an active subscription', () => {
    expect(periodToCount(ACTIVE)).toBe('2026-11-01T10:00:00.000Z');
  });

  test.each([
    ['it is not paid', { payment: null }],
    ['the money went back', { payment: { ...PAID, isReversed: true } }],
    ['it is past due', { status: 'past_due' }],
    ['it is on trial', { status: 'trialing' }],
    ['it has ended', { status: 'canceled' }],
    ['the price is not ours', { plan: 'free' as const }],
  ])('is none where %s', (_, more) => {
    expect(periodToCount({ ...ACTIVE, ...more })).toBeNull();
  });
});
