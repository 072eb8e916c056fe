// Cancelling at the period's end, and taking that back.
import type { RequestScope } from '../../services.ts';
import type { SubscriptionState } from '../subscription-state.ts';
import { moneyScope } from './money-scope.ts';

/** Null = the one in force. Throws no-session, payments-off, not-yours, no-contract, payment-down. */
export async function cancelSubscription(
  scope: RequestScope,
  _id: string | null,
): Promise<SubscriptionState> {
  await moneyScope(scope);
  throw new Error('not built');
}

/** The same. */
export async function resumeSubscription(
  scope: RequestScope,
  _id: string | null,
): Promise<SubscriptionState> {
  await moneyScope(scope);
  throw new Error('not built');
}
