// What is still to be done at the provider so that its state is as it should be (docs/faults.md 35, 37; docs/decisions.md 'One Premium a
// person'): one Premium a person, and none that was paid back, disputed or withdrawn from. Money goes back before the subscription ends:
// if the work breaks off between the two, the next look finds the rest of it.
import { hasEnded, type SubscriptionFacts } from './subscription-facts.ts';
import { refundGrosze } from '../withdrawal.ts';

export type Duty =
  | { kind: 'refund'; subscriptionId: string; paymentIntentId: string; amountGrosze: number }
  | { kind: 'cancel'; subscriptionId: string };

/** `withdrawnAt`: when the person withdrew (epoch ms), by subscription. */
export function dutiesOf(
  all: readonly SubscriptionFacts[],
  withdrawnAt: ReadonlyMap<string, number>,
): Duty[] {
  const kept = accountState(all, withdrawnAt);
  return all.flatMap((facts) => {
    if (facts.plan === 'free') return [];
    const end = withdrawnAt.get(facts.id);
    if (end !== undefined) return [...refundOf(facts, proportional(facts, end)), ...cancelOf(facts)];
    if (isReversed(facts)) return cancelOf(facts);
    const isSecond = facts.plan === 'premium' && kept !== null && kept.id !== facts.id;
    return isSecond && !hasEnded(facts.status) ? [...refundOf(facts, paid(facts)), ...cancelOf(facts)] : [];
  });
}

// Of several Premium ones that which works, and of those the eldest.
function accountState(
  all: readonly SubscriptionFacts[],
  withdrawnAt: ReadonlyMap<string, number>,
): SubscriptionFacts | null {
  const live = all.filter(
    (one) => one.plan === 'premium' && !hasEnded(one.status) && !isReversed(one) && !withdrawnAt.has(one.id),
  );
  const [first] = live.toSorted(
    (a, b) =>
      Number(b.status === 'active') - Number(a.status === 'active') ||
      a.startedAt - b.startedAt ||
      (a.id < b.id ? -1 : 1),
  );
  return first ?? null;
}

function isReversed({ payment }: SubscriptionFacts): boolean {
  return payment?.isReversed ?? false;
}

function paid({ payment }: SubscriptionFacts): number {
  return payment?.paidGrosze ?? 0;
}

function proportional({ payment, periodStart, periodEnd }: SubscriptionFacts, end: number): number {
  if (payment === null) return 0;
  const period = { startMs: Date.parse(periodStart), endMs: Date.parse(periodEnd) };
  return refundGrosze({ ...period, paidGrosze: payment.paidGrosze }, end);
}

// What went back already, by us or by hand, counts: only the rest follows, so that a second look finds nothing left.
function refundOf({ id, payment }: SubscriptionFacts, owedGrosze: number): Duty[] {
  if (payment === null || payment.paymentIntentId === null || payment.isReversed) return [];
  const { paymentIntentId, refundedGrosze } = payment;
  const amountGrosze = owedGrosze - refundedGrosze;
  return amountGrosze <= 0 ? [] : [{ kind: 'refund', subscriptionId: id, paymentIntentId, amountGrosze }];
}

function cancelOf({ id, status }: SubscriptionFacts): Duty[] {
  return hasEnded(status) ? [] : [{ kind: 'cancel', subscriptionId: id }];
}
