// Opens the provider's page for an order of Premium. The same order gives the same call, so that a repeated one opens no second page.
import type Stripe from 'stripe';
import type { OpenOrder } from '#db/commands/open-orders.ts';
import { isSpentKey, orProviderDown } from '../../adapters/provider-fault.ts';
import type { MoneyScope } from './money-scope.ts';

export const PREMIUM_ITEM = 'premium';

type PremiumPage = { order: OpenOrder; priceId: string; customerId: string; origin: string };

/** Null = the provider has failed at this attempt for good: it would give the same answer for a day. Throws `payment-down`. */
export async function openPremiumPage(
  { stripe }: MoneyScope,
  page: PremiumPage,
): Promise<Stripe.Checkout.Session | null> {
  const key = { idempotencyKey: page.order.attempt };
  const opening = stripe.checkout.sessions.create(paramsOf(page), key).catch((error: unknown) => {
    if (isSpentKey(error)) return null;
    throw error;
  });
  return orProviderDown(
    opening,
    'Nie udało się rozpocząć płatności: operator płatności nie odpowiada. Spróbuj ponownie za chwilę.',
  );
}

function paramsOf({ order, priceId, customerId, origin }: PremiumPage): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    user_id: order.user_id,
    item: order.item,
    consented_at: new Date(order.consented_at).toISOString(),
  };
  return {
    mode: 'subscription',
    customer: customerId,
    client_reference_id: order.user_id,
    locale: 'pl',
    line_items: [{ price: priceId, quantity: 1 }],
    metadata,
    subscription_data: { metadata },
    success_url: `${origin}/dashboard/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/dashboard/cancel`,
  };
}
