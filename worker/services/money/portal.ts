// The provider's customer portal, and what to do when somebody comes back from it.
import type { RequestScope } from '../../services.ts';
import type { SubscriptionState } from '../subscription-state.ts';
import { moneyScope } from './money-scope.ts';

/** Where the portal leads back to; the page calls `refreshSubscription` when it sees the parameter. */
export const PORTAL_RETURN = '/profil?portal=powrot';

/** As the call of the specification has it. Checked, and never followed. */
export type PortalWish = {
  userId?: string | null | undefined;
  customerId?: string | null | undefined;
  returnUrl?: string | null | undefined;
};

/** Throws no-session, payments-off ('Portal klienta nie jest jeszcze zaimplementowany.'), not-yours, invalid, no-contract ('Nie znaleziono klienta Stripe'), payment-down. */
export async function openPortal(scope: RequestScope, _wish: PortalWish): Promise<{ url: string }> {
  await moneyScope(scope);
  throw new Error('not built');
}

/** Reads the person's state from the provider anew. Throws no-session, payments-off, payment-down. */
export async function refreshSubscription(scope: RequestScope): Promise<SubscriptionState> {
  await moneyScope(scope);
  throw new Error('not built');
}
