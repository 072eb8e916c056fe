// How long an order can be paid (docs/decisions.md 'The way to pay'). Nobody pays a price that has ended: the provider's page closes
// with the order.

const MINUTE_MS = 60_000;

/** Within the day for which the provider keeps a page open and remembers a key. */
const MAX_MS = 23 * 60 * MINUTE_MS;

/** The provider closes no page sooner. */
const MIN_PAGE_MS = 30 * MINUTE_MS;

/** Counted by the provider's clock, from when our call arrives there. */
const ON_THE_WAY_MS = 2 * MINUTE_MS;

/**
 * Epoch ms. `priceUntil`: when the price ends; null = it stays. Anyone who orders in the price's last minutes still has time to pay it: it was
 * the price that stood beside the button.
 */
export function orderEnd(now: number, priceUntil: number | null): number {
  const latest = now + MAX_MS;
  if (priceUntil === null) return latest;
  return Math.min(latest, Math.max(priceUntil, now + MIN_PAGE_MS + ON_THE_WAY_MS));
}

/** Too late to open the provider's page for it. */
export function isTooLateToOpen(orderEndsAt: number, now: number): boolean {
  return orderEndsAt - now < MIN_PAGE_MS + ON_THE_WAY_MS;
}
