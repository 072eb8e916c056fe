// Customers who were there before this Stripe was started: what a local database says of its demo accounts, under the same ids. It happened
// before anybody listened, so no webhook tells of it.
import { startPaid } from './billing.ts';
import { payCheckout } from './checkout/complete.ts';
import { storeCheckout } from './checkout/create.ts';
import { lineOf } from './checkout/lines.ts';
import { createCustomer } from './objects/customer.ts';
import { createCard } from './objects/payment-method.ts';
import { createPaymentIntent } from './objects/payment.ts';
import { createPrice, createProduct } from './objects/price.ts';
import { createSubscription } from './objects/subscription.ts';
import type { State } from './state.ts';

export type KnownCustomer = {
  id: string;
  email: string;
  name: string;
  /** `start`: of the present period, epoch seconds. */
  subscription: { id: string; priceId: string; start: number } | null;
  /** `metadata`: as the application's own orders carry them. */
  courses: {
    paymentId: string;
    checkoutId: string;
    title: string;
    amount: number;
    metadata: Record<string, string>;
  }[];
};

export function seedCustomers(state: State, customers: readonly KnownCustomer[]): void {
  for (const { id, email, name, subscription, courses } of customers) {
    if (state.kept.customers.has(id) || state.deletedCustomers.has(id)) continue;
    createCustomer(state, { id, email, name });
    if (subscription !== null) seedSubscription(state, id, subscription);
    for (const course of courses) seedCourse(state, id, course);
  }
}

function seedSubscription(
  state: State,
  customer: string,
  { id, priceId, start }: NonNullable<KnownCustomer['subscription']>,
): void {
  const price = state.kept.prices.get(priceId);
  if (price === undefined) throw new Error(`no price ${priceId}`);
  const card = createCard(state, 'works', customer);
  const made = createSubscription(state, {
    id,
    customer,
    price,
    quantity: 1,
    metadata: {},
    description: null,
    default_payment_method: card.id,
    start,
  });
  startPaid(state, made);
}

function seedCourse(state: State, customer: string, course: KnownCustomer['courses'][number]): void {
  const { paymentId, checkoutId, title, amount, metadata } = course;
  const product = createProduct(state, { name: title });
  const price = createPrice(state, {
    product: product.id,
    currency: 'pln',
    unit_amount: amount,
    isMonthly: false,
    active: false,
  });
  const item = lineOf(state, price);
  const checkout = storeCheckout(state, [item], {
    id: checkoutId,
    mode: 'payment',
    cancel_url: null,
    success_url: null,
    client_reference_id: null,
    customer,
    customer_email: null,
    customer_creation: null,
    metadata,
  });
  state.orders.set(checkout.id, { items: [item], description: title, metadata, receiptEmail: null });
  checkout.payment_intent = createPaymentIntent(state, {
    id: paymentId,
    amount,
    currency: 'pln',
    customer,
    description: title,
    metadata,
    receipt_email: null,
    payment_method_types: checkout.payment_method_types,
  }).id;
  payCheckout(state, checkout, 'works');
}
