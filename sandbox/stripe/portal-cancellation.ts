// New subscriptions are billed flexibly, and there a cancellation in the portal sets `cancel_at` to the period's end and leaves
// `cancel_at_period_end` false; only the API sets that. Anyone who reads has to look at both.
import { changeSubscription, periodOf } from './objects/subscription.ts';
import { now, type State } from './state.ts';
import type { Subscription } from './stored.ts';

export function cancelInPortal(state: State, subscription: Subscription): void {
  changeSubscription(state, subscription, {
    cancel_at: periodOf(subscription).end,
    canceled_at: now(state),
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
}

export function resumeInPortal(state: State, subscription: Subscription): void {
  changeSubscription(state, subscription, {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  });
}
