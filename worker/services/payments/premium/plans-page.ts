// What /plany knows of its visitor, in the page's one round trip (docs/product.md 'Plans page').
import type { Plan } from '#domain/payments/plan/plans.ts';
import type { RequestScope } from '../../../scope.ts';
import { readPremiumOrder } from './order.ts';
import { readReferral, type ReferralView } from '../referral.ts';

export type PlansVisitor = {
  plan: Plan;
  /** Of a paid subscription that doesn't count (past_due, unpaid…), while none is in force. */
  lapsedStatus: string | null;
  /** The subscription in force was cancelled: its last moment, ISO 8601. */
  endsOn: string | null;
  /** Nothing can be bought before the address is confirmed. */
  mustConfirmEmail: boolean;
  /** How far the recommendation has come. */
  referral: ReferralView['state'];
  /** Of an active discount. By the server's clock, whatever the browser's says. */
  discountLeftMs: number;
};

export type PlansView = {
  /** A discount is to be had at all. */
  isReferralOffered: boolean;
  /** Null = a stranger, or somebody whom the database can't tell now: they see the page as everybody does. */
  visitor: PlansVisitor | null;
};

export async function readPlans(scope: RequestScope): Promise<PlansView> {
  const isReferralOffered = (scope.config.stripe?.referralPriceId ?? null) !== null;
  return { isReferralOffered, visitor: await readVisitor(scope).catch(() => null) };
}

async function readVisitor(scope: RequestScope): Promise<PlansVisitor | null> {
  if (scope.session === null) return null;
  const [order, referral] = await Promise.all([readPremiumOrder(scope), readReferral(scope)]);
  if (!order.isSignedIn || referral === null) return null;
  const { plan, lapsedStatus, mustConfirmEmail, subscription } = order;
  return {
    plan,
    lapsedStatus,
    endsOn: plan === 'premium' && subscription?.endsAtPeriodEnd === true ? subscription.periodEnd : null,
    mustConfirmEmail,
    referral: referral.state,
    discountLeftMs: referral.expiresAt === null ? 0 : Date.parse(referral.expiresAt) - scope.now,
  };
}
