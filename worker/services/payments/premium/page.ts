// The provider's page for an order of Premium: price and addresses are ours.
import type Stripe from 'stripe';
import type { OpenOrder } from '#db/payments/commands/open-orders.ts';

export const PREMIUM_ITEM = 'premium';

type PremiumPage = { order: OpenOrder; priceId: string; customerId: string; origin: string };

export function premiumPage({
  order,
  priceId,
  customerId,
  origin,
}: PremiumPage): Stripe.Checkout.SessionCreateParams {
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
