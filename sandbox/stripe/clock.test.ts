import type Stripe from 'stripe';
import { afterEach, expect, test } from 'vitest';
import { startStripe, type LocalStripe } from './server.ts';
import { clientOf, premiumCheckout, subscribed } from './test-client.ts';

let local: LocalStripe;
let client: Stripe;
const begin = async (now: string) => {
  local = await startStripe({ port: 0, now: new Date(now) });
  client = clientOf(local);
};
afterEach(() => local.stop());

const periodOf = async (id: string) => {
  const [item] = (await client.subscriptions.retrieve(id)).items.data;
  return [item?.current_period_start, item?.current_period_end].map((at) =>
    new Date((at ?? 0) * 1000).toISOString().slice(0, 10),
  );
};
const statusOf = async (id: string) => (await client.subscriptions.retrieve(id)).status;
const eventsAfter = (count: number) =>
  local
    .events()
    .slice(count)
    .map(({ type }) => type);

test('a subscription of 31 January renews on the last day of February and on 31 March', async () => {
  await begin('2027-01-31T15:30:00Z');
  const { subscription } = await subscribed(local, client);
  expect(await periodOf(subscription)).toEqual(['2027-01-31', '2027-02-28']);
  await local.advance({ months: 1 });
  expect(await periodOf(subscription)).toEqual(['2027-02-28', '2027-03-31']);
  await local.advance({ months: 1, days: 3 });
  expect(await periodOf(subscription)).toEqual(['2027-03-31', '2027-04-30']);
  const invoices = (await client.invoices.list({ subscription })).data;
  expect(invoices.map(({ billing_reason: reason, status }) => [reason, status])).toEqual([
    ['subscription_cycle', 'paid'],
    ['subscription_cycle', 'paid'],
    ['subscription_create', 'paid'],
  ]);
});

test('a second before its end a period goes on', async () => {
  await begin('2026-11-20T12:00:00Z');
  const { subscription } = await subscribed(local, client);
  await local.advance({ days: 29, hours: 23, minutes: 59, seconds: 55 });
  expect(await periodOf(subscription)).toEqual(['2026-11-20', '2026-12-20']);
  await local.advance({ seconds: 5 });
  expect(await periodOf(subscription)).toEqual(['2026-12-20', '2027-01-20']);
});

test('a renewal waits an hour as a draft, then it is charged', async () => {
  await begin('2026-11-20T12:00:00Z');
  const { subscription } = await subscribed(local, client);
  const before = local.events().length;
  await local.advance({ months: 1 }, { leaveDrafts: true });
  expect(eventsAfter(before)).toEqual(['customer.subscription.updated', 'invoice.created']);
  await local.advance({ hours: 1 });
  expect(eventsAfter(before + 2)).toEqual([
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
  ]);
  expect(await statusOf(subscription)).toBe('active');
});

test('a declined renewal is past due, and active again when it is paid with another card', async () => {
  await begin('2026-11-20T12:00:00Z');
  const { customer, subscription } = await subscribed(local, client);
  local.dashboard.setCard(customer, 'declines');
  const before = local.events().length;
  await local.advance({ months: 1 });
  expect(await statusOf(subscription)).toBe('past_due');
  expect(eventsAfter(before).slice(-2)).toEqual(['invoice.payment_failed', 'customer.subscription.updated']);
  const [open] = local.dashboard.openInvoices(customer);
  if (open === undefined) throw new Error('no open invoice');
  await expect(client.invoices.pay(open.id)).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
  });
  local.dashboard.setCard(customer, 'works');
  expect(local.dashboard.payInvoice(open.id)).toBe(true);
  expect(await statusOf(subscription)).toBe('active');
  expect(await client.invoices.retrieve(open.id)).toMatchObject({ status: 'paid', amount_remaining: 0 });
});

test('after the last retry the subscription ends', async () => {
  await begin('2026-11-20T12:00:00Z');
  const { customer, subscription } = await subscribed(local, client);
  local.dashboard.setCard(customer, 'declines');
  await local.advance({ months: 1, days: 14 });
  expect(await statusOf(subscription)).toBe('past_due');
  await local.advance({ days: 2 });
  expect(await client.subscriptions.retrieve(subscription)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(local.events('invoice.payment_failed')).toHaveLength(4);
});

test('cancelled at the period’s end it runs until then, resumed it renews', async () => {
  await begin('2026-11-20T12:00:00Z');
  const { subscription } = await subscribed(local, client);
  const cancelled = await client.subscriptions.update(subscription, { cancel_at_period_end: true });
  expect(cancelled).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: cancelled.items.data[0]?.current_period_end,
  });
  await client.subscriptions.update(subscription, { cancel_at_period_end: false });
  await local.advance({ months: 1 });
  expect(await statusOf(subscription)).toBe('active');
  await client.subscriptions.update(subscription, { cancel_at_period_end: true });
  await local.advance({ days: 20 });
  expect(await statusOf(subscription)).toBe('active');
  await local.advance({ months: 1 });
  expect(await statusOf(subscription)).toBe('canceled');
  expect(local.events().at(-1)?.type).toBe('customer.subscription.deleted');
  await expect(client.subscriptions.update(subscription, { cancel_at_period_end: false })).rejects.toThrow(
    /canceled/,
  );
  expect((await client.subscriptions.list()).data).toHaveLength(0);
  expect((await client.subscriptions.list({ status: 'all' })).data).toHaveLength(1);
});

test('cancelled at once with proration, what was not used becomes credit and no refund', async () => {
  await begin('2026-11-20T12:00:00Z');
  const { customer, subscription } = await subscribed(local, client);
  await local.advance({ days: 15 });
  const ended = await client.subscriptions.cancel(subscription, { invoice_now: true, prorate: true });
  expect(ended.status).toBe('canceled');
  expect(await client.customers.retrieve(customer)).toMatchObject({ balance: -3_950 });
  expect((await client.refunds.list()).data).toHaveLength(0);
});

test('a checkout closes when it was asked to, also where this clock tells another time', async () => {
  await begin('2026-11-20T12:00:00Z');
  const customer = await client.customers.create({});
  const expires_at = Math.floor(Date.now() / 1000) + 3_600;
  const params = { ...premiumCheckout(local, customer.id), expires_at };
  const { id } = await client.checkout.sessions.create(params);
  await local.advance({ minutes: 59 });
  expect((await client.checkout.sessions.retrieve(id)).status).toBe('open');
  await local.advance({ minutes: 2 });
  expect((await client.checkout.sessions.retrieve(id)).status).toBe('expired');
});

test('an open checkout expires after a day', async () => {
  await begin('2026-11-20T12:00:00Z');
  const customer = await client.customers.create({});
  const { id } = await client.checkout.sessions.create(premiumCheckout(local, customer.id));
  await local.advance({ hours: 23, minutes: 59 });
  expect((await client.checkout.sessions.retrieve(id)).status).toBe('open');
  await local.advance({ minutes: 2 });
  expect(await client.checkout.sessions.retrieve(id)).toMatchObject({ status: 'expired', url: null });
  expect(local.events('checkout.session.expired')).toHaveLength(1);
  await expect(client.checkout.sessions.expire(id)).rejects.toThrow(/open/);
});
