// The specified local copies of the subscription (docs/product.md 'Storage keys'): for display until the server has
// spoken, never a fact. They carry whose they are, so that another person in the same browser sees nothing of them (docs/faults.md 54).
import { PLAN_NAMES, type Plan } from '#domain/payments/plan/plans.ts';
import type { SubscriptionState } from '#worker/services/account/subscription-state.ts';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';

const OWNER_KEY = 'subscription_user_id';

type CopyKey =
  | 'subscription_plan'
  | 'quiz_generations_left'
  | 'subscription_status'
  | 'subscription_id'
  | 'billing_period_start'
  | 'billing_period_end';

const SHOWN: Record<CopyKey, (state: SubscriptionState) => string | null> = {
  subscription_plan: (state) => state.plan,
  quiz_generations_left: (state) => String(state.quizGenerationsLeft),
  subscription_status: (state) => state.status,
  subscription_id: (state) => state.subscriptionId,
  billing_period_start: (state) => state.currentBillingPeriod.start,
  billing_period_end: (state) => state.currentBillingPeriod.end,
};

const COPY_KEYS = Object.keys(SHOWN) as CopyKey[];

export function keepSubscription(userId: string, state: SubscriptionState): void {
  writeStored('localStorage', OWNER_KEY, userId);
  for (const key of COPY_KEYS) {
    const text = SHOWN[key](state);
    if (text === null) removeStored('localStorage', key);
    else writeStored('localStorage', key, text);
  }
}

/** Null = there is no copy of this person's; what makes no sense in it counts as the free plan's. */
export function readSubscription(userId: string): SubscriptionState | null {
  const read = (key: CopyKey) => readStored('localStorage', key);
  if (readStored('localStorage', OWNER_KEY) !== userId) return null;
  const left = Number(read('quiz_generations_left'));
  return {
    ...FREE,
    plan: planNamed(read('subscription_plan')),
    status: read('subscription_status') ?? '',
    subscriptionId: read('subscription_id'),
    quizGenerationsLeft: Number.isInteger(left) && left >= 0 ? left : FREE.quizGenerationsLeft,
    currentBillingPeriod: { start: read('billing_period_start'), end: read('billing_period_end') },
  };
}

export function dropSubscription(): void {
  for (const key of [OWNER_KEY, ...COPY_KEYS]) removeStored('localStorage', key);
}

/** With no subscription or nobody signed in (docs/product.md 'Subscription and plan'). */
export const FREE: SubscriptionState = {
  plan: 'free',
  status: '',
  subscriptionId: null,
  quizGenerationsLeft: 1,
  resetsLeft: 0,
  currentBillingPeriod: { start: null, end: null },
  stripeCustomerId: null,
  stripeSubscriptionId: null,
  discount: 0,
  analysisGenerated: 0,
};

function planNamed(text: string | null): Plan {
  return PLAN_NAMES.find((name) => name === text) ?? 'free';
}
