// The daily reconciliation: whatever the provider told us or didn't, each customer's state is read again once a day. It takes those who have
// waited longest, a few a tick; who was looked at waits a day, so that it goes on where it stopped.
import { requestSync } from '#db/payments/commands/premium/sync-customer.ts';
import { staleCustomers, waitingCustomers } from '#db/payments/queries/customers.ts';
import { logError } from '../../../log.ts';
import type { TaskScope } from '../../../tasks/scope.ts';
import { countFault, withScheduledPayments } from '../scheduled.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { PREMIUM_ITEM } from './page.ts';
import { syncCustomer } from './sync-customer.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** An order that is open for longer than that may have been paid while every word of it got lost. */
const WAITS_MS = 15 * MINUTE_MS;

/** What the platform lets one tick ask of others at most (on the paid plan), and what one customer may take: two readings of both lists, the
 * ticket, the rows, a refund and a cancellation, and a dispute's own state. */
const SUBREQUESTS = 1_000;
const SUBREQUESTS_A_CUSTOMER = 8;

/** With ticks every ten minutes 17 280 customers a day; one who waits for a second look takes the place of another. */
const MAX_PER_TICK = Math.floor((SUBREQUESTS * 0.96) / SUBREQUESTS_A_CUSTOMER);

/** So many failures one after the other: the provider is away, and the next tick is soon enough. */
const MAX_FAILURES = 3;

export async function reconcile(task: TaskScope): Promise<void> {
  const { db, now } = task;
  await withScheduledPayments(task, async (scope) => {
    const waiting = { item: PREMIUM_ITEM, since: now - WAITS_MS, now, limit: MAX_PER_TICK };
    const [inHaste, stale] = await Promise.all([
      waitingCustomers(db, waiting),
      staleCustomers(db, now - DAY_MS, MAX_PER_TICK),
    ]);
    await syncAll(scope, [...new Set([...inHaste, ...stale])].slice(0, MAX_PER_TICK));
  });
}

// One after the other: the provider counts calls a second, and the database is there for people first.
async function syncAll(scope: ProviderScope, customerIds: string[]): Promise<void> {
  let failures = 0;
  for (const customerId of customerIds) {
    if (failures === MAX_FAILURES) return;
    try {
      await syncCustomer(scope, customerId, null);
      failures = 0;
    } catch (error) {
      failures++;
      logError('reconcile', error, { customer: customerId });
      // Within the hour, but behind those who wait: nobody whose state can't be read may hold up the others.
      await requestSync(scope.db, customerId, scope.now - DAY_MS + HOUR_MS);
      await countFault(scope);
    }
  }
}
