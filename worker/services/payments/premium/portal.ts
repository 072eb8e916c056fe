// The provider's customer portal, and what to do when somebody comes back from it: no webhook is needed for what was changed there.
import { insertMetric } from '#db/desk/commands/observability.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { isMissing, orProviderDown } from '../../../adapters/provider-fault.ts';
import { logError } from '../../../log.ts';
import type { RequestScope } from '../../../scope.ts';
import type { SubscriptionState } from '../../account/subscription-state.ts';
import { providerScope } from '../provider-scope.ts';
import { presentState } from './present-state.ts';
import { syncCustomer } from './sync-customer.ts';
import { checkAddresses, checkOwner } from '../checkout-request.ts';

/** Where the portal leads back to; the page calls `refreshSubscription` when it sees the parameter. */
const PORTAL_RETURN = '/profil?portal=powrot';

/** As the call of the specification has it. Checked, and never followed. */
type PortalRequest = {
  userId?: string | null | undefined;
  customerId?: string | null | undefined;
  returnUrl?: string | null | undefined;
};

/**
 * Throws no-session, payments-off ('Zarządzanie płatnościami jeszcze nie działa.'), not-yours, invalid, no-contract ('Nie
 * znaleziono klienta Stripe'), payment-down.
 */
export async function openPortal(scope: RequestScope, request: PortalRequest): Promise<{ url: string }> {
  if (scope.config.stripe === null)
    throw new AppError('payments-off', 'Zarządzanie płatnościami jeszcze nie działa.');
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  checkOwner(accountState, request);
  checkAddresses(scope, [request.returnUrl]);
  const { stripeCustomerId: customer, person } = accountState;
  if (customer === null) throw noCustomer();
  const { stripe, db } = await providerScope(scope);
  const metric = {
    name: 'portal_session_started',
    value: 1,
    userId: person.id,
    timestamp: scope.now,
  } as const;
  scope.waitUntil(insertMetric(db, metric).catch((error: unknown) => logError('metric', error)));
  const opening = stripe.billingPortal.sessions
    .create({ customer, locale: 'pl', return_url: `${scope.origin}${PORTAL_RETURN}` })
    .catch((error: unknown) => {
      throw isMissing(error) ? noCustomer() : error;
    });
  const { url } = await orProviderDown(
    opening,
    'Nie udało się otworzyć portalu klienta: operator płatności nie odpowiada. Spróbuj ponownie za chwilę.',
  );
  return { url };
}

function noCustomer(): AppError {
  return new AppError('no-contract', 'Nie znaleziono klienta Stripe');
}

/** Reads the person's state from the provider anew. Throws no-session, payments-off, payment-down. */
export async function refreshSubscription(scope: RequestScope): Promise<SubscriptionState> {
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  const payments = await providerScope(scope);
  if (accountState.stripeCustomerId !== null)
    await syncCustomer(payments, accountState.stripeCustomerId, null);
  return presentState(scope);
}
