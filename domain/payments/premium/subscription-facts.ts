// A subscription as the payment provider has it at this moment, in our words.
import type { Plan } from '../plan/plans.ts';

export type PeriodPayment = {
  paymentIntentId: string | null;
  paidGrosze: number;
  refundedGrosze: number;
  /** Disputed, or given back whole: the period counts as not paid. */
  isReversed: boolean;
};

export type SubscriptionFacts = {
  id: string;
  status: string;
  priceId: string;
  /** 'free' = a price that isn't ours: it grants nothing. */
  plan: Plan;
  /** Epoch ms: when the contract was made. */
  startedAt: number;
  /** ISO 8601. */
  periodStart: string;
  periodEnd: string;
  endsAtPeriodEnd: boolean;
  /** What a period costs. */
  priceGrosze: number;
  /** Of the present period; null = it isn't paid. */
  payment: PeriodPayment | null;
};

const ENDED: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

/** Nothing brings it back. */
export function hasEnded(status: string): boolean {
  return ENDED.has(status);
}

/** The period (its start) that fills the counters, or null: only a paid one of an active subscription does. */
export function periodToCount(facts: SubscriptionFacts): string | null {
  const isPaid = facts.payment !== null && !facts.payment.isReversed;
  return facts.status === 'active' && isPaid && facts.plan !== 'free' ? facts.periodStart : null;
}
