// Sends back what is left of a payment, once, however often it is asked for: the second refund of a whole is refused as such. The
// key is of the hour, since the provider repeats a response for a day, a failure, too.
import { faultCode, orProviderDown } from '../../../adapters/provider-fault.ts';
import type { ProviderScope } from '../provider-scope.ts';

// Nothing is left to send back.
const REFUNDED = 'charge_already_refunded';

// The money is on its way back already: by a refund, or by the buyer's bank.
const RETURNED = new Set([REFUNDED, 'charge_disputed']);

const HOUR_MS = 60 * 60_000;

/** `why` is part of the key; `grosze` leaves out what the desk pays in another way. Throws `payment-down`. */
export async function refundWhole(
  { stripe, now }: ProviderScope,
  paymentId: string,
  why: 'duplicate' | 'withdrawal',
  grosze?: number,
): Promise<void> {
  const reason = why === 'duplicate' ? 'duplicate' : 'requested_by_customer';
  const refund = stripe.refunds
    .create(
      {
        payment_intent: paymentId,
        ...(grosze === undefined ? {} : { amount: grosze }),
        reason,
        metadata: { why },
      },
      { idempotencyKey: `${why}:${paymentId}:${Math.floor(now / HOUR_MS)}` },
    )
    .catch((error: unknown) => {
      if (!RETURNED.has(faultCode(error) ?? '')) throw error;
    });
  await orProviderDown(refund);
}

/**
 * The price of one lesson, if anything is left to send back. The hour of its key counts from when it was asked for, so that two presses
 * around a full hour are one. A bank's dispute may be won, so it sends no share. Throws `payment-down`.
 */
export async function refundPart(
  { stripe, now }: ProviderScope,
  paymentId: string,
  { lesson, grosze, askedAt }: { lesson: string; grosze: number; askedAt: number },
): Promise<void> {
  const refund = stripe.refunds
    .create(
      {
        payment_intent: paymentId,
        amount: grosze,
        reason: 'requested_by_customer',
        metadata: { why: 'lesson', lesson },
      },
      {
        idempotencyKey: `lesson:${lesson}:${paymentId}:${Math.max(0, Math.floor((now - askedAt) / HOUR_MS))}`,
      },
    )
    .catch((error: unknown) => {
      if (faultCode(error) !== REFUNDED) throw error;
    });
  await orProviderDown(refund);
}
