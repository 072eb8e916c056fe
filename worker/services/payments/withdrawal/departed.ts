// Pays back Premium of an account that is gone. Its subscription ended with the account, so only the refund is left to do, as often as it
// takes: what the provider says is paid back already counts.
import { noteDepartedRefund } from '#db/payments/commands/departed-contracts.ts';
import { departedContract, pendingDeparted } from '#db/payments/queries/withdrawal.ts';
import { dutiesOf } from '#domain/payments/premium/duties.ts';
import { AppError } from '#domain/platform/errors.ts';
import { orProviderDown } from '../../../adapters/provider-fault.ts';
import { logError } from '../../../log.ts';
import { readSubscription } from '../premium/read-subscriptions.ts';
import { performDuties } from '../premium/sync-customer.ts';
import type { ProviderScope } from '../provider-scope.ts';

const BATCH_SIZE = 20;

/** Throws `payment-down`, `database-down`. */
export async function settleDeparted(money: ProviderScope, id: string): Promise<void> {
  const row = await departedContract(money.db, id);
  if (row === undefined || row.withdrawn_at === null || row.refunded_at !== null) return;
  const facts = await orProviderDown(readSubscription(money, id));
  // Until then it worked; no later day is paid for.
  const ended = new Map([[id, Math.min(row.withdrawn_at, row.departed_at)]]);
  const fault = facts === null ? null : await performDuties(money, dutiesOf([facts], ended));
  if (fault !== null) throw fault;
  await noteDepartedRefund(money.db, id, money.now);
}

/** For the clock. */
export async function settleAllDeparted(money: ProviderScope): Promise<void> {
  for (const { id } of await pendingDeparted(money.db, BATCH_SIZE)) {
    try {
      await settleDeparted(money, id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      logError('departed-withdrawal', error, { contract: id });
    }
  }
}
