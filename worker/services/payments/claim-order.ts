// The one order that a person has open for a thing, made or found again (docs/faults.md 34, 35); the page of the one that it replaces is
// closed.
import { claimOrder, type OpenOrder } from '#db/payments/commands/open-orders.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { appError } from '#domain/platform/messages.ts';
import { orderEnd } from '#domain/payments/order-life.ts';
import type { ProviderScope } from './provider-scope.ts';

export type OrderKey = {
  session: SessionRef;
  item: string;
  amountGrosze: number;
  /** When this price ends (epoch ms); null = it stays. */
  priceUntil: number | null;
};

/** `outdated`: the attempt that has turned out to be of no use. Throws `no-session`, `database-down`. */
export async function claimedOrder(
  { db, stripe, now, waitUntil }: ProviderScope,
  { session, item, amountGrosze, priceUntil }: OrderKey,
  outdated: string | null,
): Promise<OpenOrder> {
  const request = {
    item,
    attempt: crypto.randomUUID(),
    amountGrosze,
    consentedAt: now,
    expiresAt: orderEnd(now, priceUntil),
  };
  const claimed = await claimOrder(db, session, request, outdated);
  if (claimed === null) throw appError('no-session');
  const { order, before } = claimed;
  const replaced = before?.attempt === order.attempt ? null : (before?.checkout_id ?? null);
  // Nobody should pay for what was replaced. One that was paid meanwhile can't be closed; the sync then keeps one of the two.
  if (replaced !== null) waitUntil(stripe.checkout.sessions.expire(replaced).catch(() => {}));
  return order;
}
