// The specification's subscription state (docs/product.md 'Subscription state') of the person who asks; nobody's is the free plan's.
import type { Plan } from '#domain/payments/plan/plans.ts';
import type { AccountState } from './state.ts';

export type SubscriptionState = {
  plan: Plan;
  status: string;
  subscriptionId: string | null;
  quizGenerationsLeft: number;
  resetsLeft: number;
  currentBillingPeriod: { start: string | null; end: string | null };
  stripeCustomerId: string | null;
  stripeSubscriptionId: string | null;
  discount: number;
  analysisGenerated: number;
};

export function subscriptionState(accountState: AccountState | null): SubscriptionState {
  const isPaid = accountState !== null && accountState.plan !== 'free';
  return {
    plan: accountState?.plan ?? 'free',
    status: accountState?.status ?? '',
    subscriptionId: isPaid ? accountState.subscriptionId : null,
    quizGenerationsLeft: accountState?.generationsLeft ?? 1,
    resetsLeft: accountState?.resetsLeft ?? 0,
    currentBillingPeriod: accountState?.billingPeriod ?? { start: null, end: null },
    stripeCustomerId: accountState?.stripeCustomerId ?? null,
    stripeSubscriptionId: isPaid ? accountState.subscriptionId : null,
    discount: 0,
    analysisGenerated: accountState?.analysesGenerated ?? 0,
  };
}
