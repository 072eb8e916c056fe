// The specification's subscription state (application.md §3) of the person who asks; nobody's is the free plan's.
import type { Plan } from '#domain/plan/plans.ts';
import type { Standing } from './state.ts';

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

export function subscriptionState(standing: Standing | null): SubscriptionState {
  const isPaid = standing !== null && standing.plan !== 'free';
  return {
    plan: standing?.plan ?? 'free',
    status: standing?.status ?? '',
    subscriptionId: isPaid ? standing.subscriptionId : null,
    quizGenerationsLeft: standing?.generationsLeft ?? 1,
    resetsLeft: standing?.resetsLeft ?? 0,
    currentBillingPeriod: standing?.billingPeriod ?? { start: null, end: null },
    stripeCustomerId: standing?.stripeCustomerId ?? null,
    stripeSubscriptionId: isPaid ? standing.subscriptionId : null,
    discount: 0,
    analysisGenerated: standing?.analysesGenerated ?? 0,
  };
}
