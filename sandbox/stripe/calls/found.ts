// An object by its id, or Stripe's refusal.
import type { Collection, Kept, State } from '../state.ts';
import { missingResource } from '../stripe-error.ts';

/** As the messages call them. */
const KINDS: Record<Collection, string> = {
  customers: 'customer',
  products: 'product',
  prices: 'price',
  coupons: 'coupon',
  checkouts: 'checkout.session',
  subscriptions: 'subscription',
  invoices: 'invoice',
  invoicePayments: 'invoice_payment',
  paymentIntents: 'payment_intent',
  paymentMethods: 'PaymentMethod',
  charges: 'charge',
  refunds: 'refund',
  disputes: 'dispute',
  portalSessions: 'billing_portal.session',
  portalConfigurations: 'billing_portal.configuration',
  webhookEndpoints: 'webhook_endpoint',
  methodConfigurations: 'payment_method_configuration',
  events: 'event',
};

/** In the address: 404. */
export function found<Name extends Collection>(
  state: State,
  name: Name,
  id: string,
  param = 'id',
): Kept[Name] {
  const one = state.kept[name].get(id);
  if (one === undefined) throw missingResource(KINDS[name], id, param, 404);
  return one;
}

/** In a parameter: 400. */
export function named<Name extends Collection>(
  state: State,
  name: Name,
  id: string,
  param: string,
): Kept[Name] {
  const one = state.kept[name].get(id);
  if (one === undefined) throw missingResource(KINDS[name], id, param, 400);
  return one;
}

/** A list by a customer who never was is refused; of a deleted one it is what is left. */
export function knownCustomer(state: State, id: string | undefined): void {
  if (id !== undefined && !state.kept.customers.has(id) && !state.deletedCustomers.has(id))
    throw missingResource('customer', id, 'customer', 400);
}
