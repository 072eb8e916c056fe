// The way to Premium: the provider's page and back (decisions.md 'Payments').
import type { RequestScope } from '../../services.ts';
import type { SubscriptionState } from '../subscription-state.ts';
import { moneyScope } from './money-scope.ts';

/** As the call of the specification has it. Checked, and never followed: price, person and addresses are ours. */
export type CheckoutWish = {
  userId?: string | null | undefined;
  successUrl?: string | null | undefined;
  cancelUrl?: string | null | undefined;
};

/**
 * Throws no-session, payments-off, email-unconfirmed, not-yours (userId), invalid (an address elsewhere), already-bought,
 * payment-down ('Nie udało się rozpocząć płatności: …').
 */
export async function startPremiumCheckout(
  scope: RequestScope,
  _wish: CheckoutWish,
): Promise<{ url: string; sessionId: string }> {
  await moneyScope(scope);
  throw new Error('not built');
}

/**
 * The present state, read from the provider; not 'active' = the payment has not come through yet: ask again.
 * Throws no-session, payments-off, not-yours (unknown, forged or somebody else's), payment-down.
 */
export async function finishPremiumCheckout(
  scope: RequestScope,
  _sessionId: string,
): Promise<SubscriptionState> {
  await moneyScope(scope);
  throw new Error('not built');
}
