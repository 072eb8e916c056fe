import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripe, type LocalStripe } from './server.ts';
import { clientOf, premiumCheckout, subscribed } from './test-client.ts';

let local: LocalStripe;
let client: Stripe;
beforeAll(async () => {
  local = await startStripe({ port: 0 });
  client = clientOf(local);
});
afterAll(() => local.stop());

const course = (customer: string): Stripe.Checkout.SessionCreateParams => ({
  mode: 'payment',
  customer,
  line_items: [
    { price_data: { currency: 'pln', unit_amount: 18_999, product_data: { name: 'Kurs SQL' } }, quantity: 1 },
  ],
  payment_intent_data: { metadata: { course: 'sql' } },
  success_url: 'http://127.0.0.1:1/',
});

const typesSince = (count: number) =>
  local
    .events()
    .slice(count)
    .map(({ type }) => type);

test('the plans are there from the start, at their prices', async () => {
  const [premium, referral] = await Promise.all([
    client.prices.retrieve(local.prices.premium),
    client.prices.retrieve(local.prices.referral),
  ]);
  expect([premium.unit_amount, referral.unit_amount]).toEqual([7_900, 6_300]);
  expect(premium).toMatchObject({ currency: 'pln', type: 'recurring', recurring: { interval: 'month' } });
});

test('a paid Premium checkout makes an active subscription with a paid invoice', async () => {
  const customer = await client.customers.create({ email: 'ola@szlak.example' });
  const open = await client.checkout.sessions.create(premiumCheckout(local, customer.id));
  expect(open).toMatchObject({
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 7_900,
    subscription: null,
  });
  expect(open.url).toBe(`${local.url}/c/pay/${open.id}`);
  const before = local.events().length;
  local.dashboard.pay(open.id);
  const paid = await client.checkout.sessions.retrieve(open.id, {
    expand: ['subscription.latest_invoice.payments', 'line_items', 'customer'],
  });
  expect(paid).toMatchObject({ status: 'complete', payment_status: 'paid', url: null });
  expect(paid.customer).toMatchObject({ object: 'customer', email: 'ola@szlak.example' });
  expect(paid.line_items?.data[0]?.price?.id).toBe(local.prices.premium);
  expect(paid.subscription).toMatchObject({
    status: 'active',
    metadata: { person: 'p-1' },
    latest_invoice: { status: 'paid', amount_paid: 7_900, payments: { data: [{ status: 'paid' }] } },
  });
  expect(typesSince(before)).toEqual([
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'customer.subscription.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'checkout.session.completed',
  ]);
  const [invoice] = (await client.invoices.list({ customer: customer.id })).data;
  expect(invoice?.parent?.subscription_details?.subscription).toBe(
    typeof paid.subscription === 'object' ? paid.subscription?.id : null,
  );
});

test('a property that is no object is not expanded', async () => {
  const { checkout } = await subscribed(local, client);
  for (const expand of ['status', 'nothing', 'subscription.status', 'a.b.c.d.e'])
    await expect(client.checkout.sessions.retrieve(checkout, { expand: [expand] })).rejects.toThrow(/expand/);
  const listed = await client.checkout.sessions.list({ limit: 1, expand: ['data.subscription'] });
  expect(listed.data[0]?.subscription).toMatchObject({ object: 'subscription' });
});

test('a declined card leaves the session open, and it can be paid after all', async () => {
  const customer = await client.customers.create({});
  const { id } = await client.checkout.sessions.create(course(customer.id));
  expect(() => local.dashboard.pay(id, 'declined')).toThrow('Your card was declined.');
  const tried = await client.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(tried).toMatchObject({ status: 'open', payment_intent: { status: 'requires_payment_method' } });
  local.dashboard.pay(id, 'blik');
  const paid = await client.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  expect(paid).toMatchObject({
    payment_status: 'paid',
    payment_intent: {
      metadata: { course: 'sql' },
      latest_charge: { payment_method_details: { type: 'blik' } },
    },
  });
});

test.each([
  ['succeeds', 'paid', 'checkout.session.async_payment_succeeded'],
  ['fails', 'unpaid', 'checkout.session.async_payment_failed'],
] as const)('a delayed payment completes unpaid, and %s later', async (outcome, status, event) => {
  const customer = await client.customers.create({});
  const { id } = await client.checkout.sessions.create(course(customer.id));
  local.dashboard.pay(id, 'delayed');
  expect(await client.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  local.dashboard.settle(id, outcome);
  expect((await client.checkout.sessions.retrieve(id)).payment_status).toBe(status);
  expect(local.events().at(-1)?.type).toBe(event);
});

test('refunds add up to what was paid and no further', async () => {
  const customer = await client.customers.create({});
  const { id } = await client.checkout.sessions.create(course(customer.id));
  const { payment_intent: intent } = local.dashboard.pay(id);
  if (intent === null) throw new Error('not paid');
  expect(await client.refunds.create({ payment_intent: intent, amount: 10_000 })).toMatchObject({
    status: 'succeeded',
  });
  await expect(client.refunds.create({ payment_intent: intent, amount: 9_000 })).rejects.toThrow(
    /greater than/,
  );
  expect(local.events('charge.refunded').at(-1)?.data.object).toMatchObject({
    refunded: false,
    amount_refunded: 10_000,
  });
  expect(local.dashboard.refund(intent).amount).toBe(8_999);
  expect(local.events('charge.refunded').at(-1)?.data.object).toMatchObject({ refunded: true });
  await expect(client.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

test('a dispute marks its charge', async () => {
  const { subscription } = await subscribed(local, client);
  const [paid] = (await client.invoices.list({ subscription, expand: ['data.payments'] })).data;
  const intent = String(paid?.payments?.data[0]?.payment.payment_intent);
  const dispute = local.dashboard.dispute(intent);
  expect(await client.disputes.retrieve(dispute.id, { expand: ['charge'] })).toMatchObject({
    status: 'needs_response',
    charge: { disputed: true },
  });
  await expect(client.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  expect(local.dashboard.closeDispute(dispute.id, 'won').status).toBe('won');
});

test('a payment through the link names its link and reference, and drops a reference that Stripe does not take', () => {
  const paid = local.dashboard.payLink({ reference: 'p-1_sql', email: 'ola@szlak.example', amount: 18_999 });
  expect(paid).toMatchObject({
    payment_status: 'paid',
    payment_link: expect.stringMatching(/^plink_/),
    client_reference_id: 'p-1_sql',
    customer: null,
    customer_details: { email: 'ola@szlak.example' },
  });
  expect(local.events().at(-1)).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { id: paid.id } },
  });
  expect(
    local.dashboard.payLink({ reference: 'ó', email: 'a@b.pl', amount: 1 }).client_reference_id,
  ).toBeNull();
});

test('lists come in pages, newest first, and a customer is found by the address', async () => {
  const email = 'strony@szlak.example';
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.unshift((await client.customers.create({ email })).id);
  const first = await client.customers.list({ email, limit: 3 });
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 3), true]);
  const all = await client.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(made);
  await expect(client.customers.list({ limit: 101 })).rejects.toThrow(/less than or equal to 100/);
});

test('metadata are merged, and an empty value takes its key away', async () => {
  const { id } = await client.customers.create({ metadata: { a: '1', b: '2' } });
  const changed = await client.customers.update(id, { metadata: { a: '', c: '3' } });
  expect(changed.metadata).toEqual({ b: '2', c: '3' });
});

test('a deleted customer takes the subscriptions along', async () => {
  const { customer, subscription } = await subscribed(local, client);
  expect(await client.customers.del(customer)).toMatchObject({ deleted: true });
  expect(await client.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect((await client.subscriptions.retrieve(subscription)).status).toBe('canceled');
  await expect(client.checkout.sessions.create(premiumCheckout(local, customer))).rejects.toThrow(
    /No such customer/,
  );
});
