// A changed address reaches the payment provider right after the change, or by the clock: the row says that it is due until the provider
// has taken it, so that nothing stays half done.
import { customersToTell, customerTold } from '#db/account/commands/address-changes.ts';
import { isMissing } from '../../adapters/provider-fault.ts';
import { logError } from '../../log.ts';
import type { RequestScope } from '../../scope.ts';
import type { TaskScope } from '../../tasks/scope.ts';
import { providerScope, type ProviderScope } from './provider-scope.ts';
import { withScheduledPayments } from './scheduled.ts';

const MAX_PER_TICK = 20;

/** After the response. */
export function tellCustomersSoon(scope: RequestScope): void {
  if (scope.config.stripe === null) return;
  const telling = providerScope(scope).then(tellCustomers);
  scope.waitUntil(telling.catch((error: unknown) => logError('customer-email', error)));
}

/** For the scheduled task. */
export async function tellCustomersByClock(task: TaskScope): Promise<void> {
  await withScheduledPayments(task, tellCustomers);
}

async function tellCustomers({ db, stripe }: ProviderScope): Promise<void> {
  for (const { customerId, email } of await customersToTell(db, MAX_PER_TICK)) {
    try {
      await stripe.customers.update(customerId, { email });
    } catch (error) {
      // Whom the provider no longer has, it needn't be told of; else the next tick tries again.
      if (!isMissing(error)) {
        logError('customer-email', error, { customer: customerId });
        return;
      }
    }
    await customerTold(db, { customerId, email });
  }
}
