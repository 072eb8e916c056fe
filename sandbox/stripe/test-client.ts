// Stripe's own library, pointed at the local Stripe.
import { Stripe } from 'stripe';
import type { LocalStripe } from './server.ts';

export function clientOf(local: LocalStripe, key = local.secretKey): Stripe {
  const { hostname, port } = new URL(local.url);
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    httpClient: Stripe.createFetchHttpClient(),
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** What a subscription's Checkout Session is made of. */
export function premiumCheckout(local: LocalStripe, customer: string): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price: local.prices.premium, quantity: 1 }],
    success_url: 'http://127.0.0.1:1/dashboard/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:1/dashboard/cancel',
    subscription_data: { metadata: { person: 'p-1' } },
    metadata: { person: 'p-1' },
  };
}

/** A customer with a Premium subscription that was paid for with a card that works. */
export async function subscribed(local: LocalStripe, client: Stripe) {
  const customer = await client.customers.create({ email: 'ola@szlak.example' });
  const checkout = await client.checkout.sessions.create(premiumCheckout(local, customer.id));
  const { subscription } = local.dashboard.pay(checkout.id);
  if (subscription === null) throw new Error('paid, but no subscription');
  return { customer: customer.id, checkout: checkout.id, subscription };
}
