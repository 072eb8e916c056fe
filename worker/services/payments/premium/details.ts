// The subscription as its owner sees it in /profil: what it costs, until when, whether it renews, whether one may withdraw.
import type { Plan } from '#domain/payments/plan/plans.ts';
import { appError } from '#domain/platform/messages.ts';
import { refundGrosze, withdrawalEnd } from '#domain/payments/withdrawal.ts';
import { planOf } from '#domain/payments/plan/resolve-plan.ts';
import type { RequestScope } from '../../../scope.ts';
import type { OwnSubscriptionRow, AccountState } from '../../account/state.ts';

export type SubscriptionDetails = {
  id: string;
  plan: Plan;
  /** 'active', or that of the paid one which doesn't count: 'past_due', 'canceled'… */
  status: string;
  /** What a month costs; null = unknown. */
  priceGrosze: number | null;
  /** ISO 8601: when it renews or, if `endsAtPeriodEnd`, ends. */
  periodEnd: string | null;
  endsAtPeriodEnd: boolean;
  /** 'Odstąp od umowy': until when (epoch ms), and what would come back now. Null = no longer possible. */
  withdrawal: { until: number; refundGrosze: number } | null;
};

export type OwnSubscription = {
  /** Payments are configured. */
  isOpen: boolean;
  /** The provider knows the person: the portal opens, and there may be invoices. */
  hasPortal: boolean;
  /** The one in force, else the one that was there last. */
  subscription: SubscriptionDetails | null;
};

/** Throws `no-session`. */
export async function readSubscriptionDetails(scope: RequestScope): Promise<OwnSubscription> {
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  return {
    isOpen: scope.config.stripe !== null,
    hasPortal: accountState.stripeCustomerId !== null,
    subscription: detailsOf(scope, accountState),
  };
}

export function detailsOf(
  { config, now }: RequestScope,
  accountState: AccountState,
): SubscriptionDetails | null {
  const row = accountState.paidSubscription;
  if (row === null) return null;
  return {
    id: row.id,
    plan: planOf(row.plan_id, config.premiumPriceIds),
    status: row.status,
    priceGrosze: row.amount_grosze,
    periodEnd: row.current_period_end,
    endsAtPeriodEnd: row.cancel_at_period_end,
    withdrawal: withdrawalOf(row, now),
  };
}

/** Null = too late, or nothing to withdraw from. `askedAt`: when the person set out to, if that was earlier. */
export function withdrawalOf(
  row: OwnSubscriptionRow,
  now: number,
  askedAt = now,
): SubscriptionDetails['withdrawal'] {
  const { started_at: startedAt, current_period_start: start, current_period_end: end } = row;
  if (row.status !== 'active' || row.customer_id === null || row.counted_period === null) return null;
  if (startedAt === null || start === null || end === null) return null;
  const until = withdrawalEnd(startedAt);
  if (askedAt >= until) return null;
  const period = { startMs: Date.parse(start), endMs: Date.parse(end), paidGrosze: row.amount_grosze ?? 0 };
  return { until, refundGrosze: refundGrosze(period, now) };
}
