// Withdrawal from Premium within fourteen days (docs/decisions.md 'Withdrawal within 14 days'). The declaration counts from the moment it
// is in our database, whatever the provider does: the sync sends the money back and ends the subscription there, now or later.
import { withdrawalMessage } from '#content/mail/withdrawal-letter.ts';
import { declareWithdrawal } from '#db/payments/commands/premium/withdrawal.ts';
import { requestSync } from '#db/payments/commands/premium/sync-customer.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import { refundGrosze } from '#domain/payments/withdrawal.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { logError } from '../../../log.ts';
import type { RequestScope } from '../../../scope.ts';
import { preparedMail, sendSoon } from '../../platform/mail.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';
import type { OwnSubscriptionRow, AccountState } from '../../account/state.ts';
import { providerScope, paymentsOf } from '../provider-scope.ts';
import { orderNumber } from '../order-number.ts';
import { presentAccountState } from './present-state.ts';
import { withdrawalOf } from './details.ts';
import { syncCustomer } from './sync-customer.ts';

export const PREMIUM_NAME = 'Plan Premium';

type Withdrawn = {
  refundGrosze: number;
  /** Epoch ms. */
  withdrawnAt: number;
};

/** Ends Premium at once; the receipt goes by mail. Throws no-session, payments-off, no-contract (too late, or none). */
export async function withdrawFromPremium(scope: RequestScope): Promise<Withdrawn> {
  const { now } = scope;
  paymentsOf(scope.config);
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  const row = accountState.paidSubscription;
  const before = row === null ? null : withdrawnBefore(row, now);
  // The response to an earlier call may have got lost.
  if (before !== null) return before;
  const right = row === null ? null : withdrawalOf(row, now);
  if (row === null || right === null || row.started_at === null || row.customer_id === null) throw tooLate();
  const payments = await providerScope(scope);
  const receipt = preparedMail(scope, {
    to: accountState.person.email,
    message: premiumReceipt({
      orderNumber: orderNumber(row.id),
      startedAt: row.started_at,
      now,
      grosze: right.refundGrosze,
    }),
  });
  const declaration = {
    subscriptionId: row.id,
    personId: accountState.person.id,
    startedAt: row.started_at,
    receipt,
    now,
    tell: securityEventRecorder(payments.db, scope, {
      event: 'withdrawal',
      personId: accountState.person.id,
    }),
  };
  if (!(await declareWithdrawal(payments.db, declaration))) return afterAnother(scope);
  sendSoon(scope, [receipt]);
  try {
    await syncCustomer(payments, row.customer_id, null);
  } catch (error) {
    logError('withdrawal', error, { subscription: row.id });
    await requestSync(payments.db, row.customer_id, 0);
  }
  await presentAccountState(scope);
  return { refundGrosze: right.refundGrosze, withdrawnAt: now };
}

function tooLate(): AppError {
  return new AppError(
    'no-contract',
    'Nie ma umowy, od której można teraz odstąpić: minęło 14 dni albo Premium już się zakończyło.',
  );
}

const DAY_MS = 24 * 60 * 60_000;

function withdrawnBefore(row: OwnSubscriptionRow, now: number): Withdrawn | null {
  const { withdrawn_at: at, current_period_start: start, current_period_end: end, amount_grosze: paid } = row;
  if (at === null || at < now - DAY_MS || start === null || end === null) return null;
  const period = { startMs: Date.parse(start), endMs: Date.parse(end), paidGrosze: paid ?? 0 };
  return { refundGrosze: refundGrosze(period, at), withdrawnAt: at };
}

// Two windows at once: the other one's declaration stands.
async function afterAnother(scope: RequestScope): Promise<Withdrawn> {
  const { paidSubscription: row }: AccountState = await presentAccountState(scope);
  const before = row === null ? null : withdrawnBefore(row, scope.now);
  if (before === null) throw tooLate();
  return before;
}

type PremiumReceipt = { orderNumber: string; startedAt: number; now: number; grosze: number };

export function premiumReceipt({ orderNumber: number, startedAt, now, grosze }: PremiumReceipt) {
  return withdrawalMessage({
    what: PREMIUM_NAME,
    orderNumber: number,
    boughtOn: polishDate(startedAt),
    withdrawnAt: polishMoment(now),
    refund: sumText(grosze),
  });
}
