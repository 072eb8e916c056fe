// What is ended at the provider when an account is deleted: open orders, the subscription, at once, and the customer, with whom nobody
// could be found again. Whatever fails keeps the account: else somebody would go on paying for what is gone.
import { AppError } from '#domain/platform/errors.ts';
import { nullIfMissing, orProviderDown } from '../../adapters/provider-fault.ts';
import type { RequestScope } from '../../scope.ts';
import { providerScope, type ProviderScope } from './provider-scope.ts';
import { syncCustomer } from './premium/sync-customer.ts';

const KEPT =
  'Nie udało się zakończyć subskrypcji u operatora płatności, więc konto zostaje. Spróbuj ponownie za chwilę.';

const MOST = 100;

/** Who leaves, as they were when they asked to. */
export type DepartingCustomer = { personId: string; customerId: string | null; hasLiveSubscription: boolean };

/** May be repeated. Throws `payment-down`, `database-down`. */
export async function closeCustomer(scope: RequestScope, departing: DepartingCustomer): Promise<void> {
  const { customerId, hasLiveSubscription } = departing;
  if (scope.config.stripe === null) {
    if (hasLiveSubscription) throw accountKeptError();
    return;
  }
  if (customerId === null) return;
  const payments = await providerScope(scope);
  // A declared withdrawal may still have to be paid back.
  await syncCustomer(payments, customerId, null).catch(() => {
    throw accountKeptError();
  });
  await orProviderDown(end(payments, customerId), KEPT);
}

/** The account is kept, since something at the provider would go on without it. */
export function accountKeptError(): AppError {
  return new AppError('payment-down', KEPT);
}

async function end({ stripe }: ProviderScope, customer: string): Promise<void> {
  const open = await nullIfMissing(stripe.checkout.sessions.list({ customer, status: 'open', limit: MOST }));
  // Gone by an earlier attempt, or by hand: there is nothing left to end.
  if (open === null) return;
  // One that is paid in this very moment can't be closed; its subscription ends with the customer.
  await Promise.all(open.data.map(({ id }) => stripe.checkout.sessions.expire(id).catch(() => {})));
  await nullIfMissing(stripe.customers.del(customer));
}
