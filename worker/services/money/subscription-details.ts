// The subscription as its owner sees it in /profil: what it costs, until when, whether it renews, whether one may withdraw.
import type { Plan } from '#domain/plan/plans.ts';
import { appError } from '#domain/messages.ts';
import type { RequestScope } from '../../services.ts';

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
  const standing = await scope.standing();
  if (standing === null) throw appError('no-session');
  return { isOpen: scope.config.stripe !== null, hasPortal: false, subscription: null };
}
