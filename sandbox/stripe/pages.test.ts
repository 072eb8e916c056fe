import type { Stripe } from 'stripe';
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

const look = async (url: string) => (await fetch(url)).text();
const press = async (url: string, fields: Record<string, string>) => {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
};
const newCheckout = async (changes: object = {}) => {
  const customer = await client.customers.create({ email: 'ola@szlak.example' });
  const made = await client.checkout.sessions.create({ ...premiumCheckout(local, customer.id), ...changes });
  return { id: made.id, url: made.url ?? '' };
};
const newPortal = async () => {
  const { customer, subscription } = await subscribed(local, client);
  const { url } = await client.billingPortal.sessions.create({
    customer,
    return_url: 'http://127.0.0.1:1/profil?portal=powrot',
  });
  return { customer, subscription, url };
};

test('the checkout shows what is bought, its price and the way back', async () => {
  const { url } = await newCheckout();
  const html = await look(url);
  for (const part of [
    'Lokalny Stripe',
    'Szlak Premium',
    '79,00\u00A0PLN',
    'ola@szlak.example',
    '/dashboard/cancel',
  ])
    expect(html).toContain(part);
  expect(html).not.toContain('BLIK');
});

test('what a session brings is shown as text', async () => {
  const { url } = await newCheckout({
    mode: 'payment',
    subscription_data: undefined,
    line_items: [
      {
        price_data: { currency: 'pln', unit_amount: 18_999, product_data: { name: '<b>Kurs</b>' } },
        quantity: 1,
      },
    ],
  });
  const html = await look(url);
  expect(html).toContain('&lt;b&gt;Kurs&lt;/b&gt;');
  expect(html).toContain('BLIK');
});

test('paying leads to the success page with the session’s id, and once', async () => {
  const { id, url } = await newCheckout();
  const paid = await press(url, { way: 'works' });
  expect([paid.status, paid.location]).toEqual([
    303,
    `http://127.0.0.1:1/dashboard/success?session_id=${id}`,
  ]);
  const again = await press(url, { way: 'works' });
  expect([again.status, again.html.includes('już za Tobą')]).toEqual([200, true]);
  expect(local.all('subscriptions')).toHaveLength(1);
});

test('a placeholder that was encoded on the way is not Stripe’s any more', async () => {
  const { url } = await newCheckout({ success_url: 'http://127.0.0.1:1/?s=%7BCHECKOUT_SESSION_ID%7D' });
  expect((await press(url, { way: 'works' })).location).toBe(
    'http://127.0.0.1:1/?s=%7BCHECKOUT_SESSION_ID%7D',
  );
});

test('a declined card stays on the page and says so; a way that is not offered is none', async () => {
  const { id, url } = await newCheckout();
  expect((await press(url, { way: 'declined' })).html).toContain('Bank odrzucił tę kartę');
  expect((await press(url, { way: 'blik' })).html).toContain('Wybierz sposób płatności');
  expect((await client.checkout.sessions.retrieve(id)).status).toBe('open');
});

test('an expired page can only be left', async () => {
  const { id, url } = await newCheckout();
  await client.checkout.sessions.expire(id);
  expect(await look(url)).toContain('wygasła');
  expect((await press(url, { way: 'works' })).html).toContain('wygasła');
});

test('cancelled in the portal a subscription has an end and no flag, resumed neither', async () => {
  const { subscription, url } = await newPortal();
  expect(await look(url)).toContain('Wróć do Szlaku');
  expect((await press(url, { do: 'cancel', subscription })).status).toBe(303);
  const cancelled = await client.subscriptions.retrieve(subscription);
  expect(cancelled).toMatchObject({
    status: 'active',
    cancel_at_period_end: false,
    cancel_at: cancelled.items.data[0]?.current_period_end,
  });
  expect(local.events().at(-1)?.data.previous_attributes).toMatchObject({ cancel_at: null });
  expect(await look(url)).toContain('Kończy się');
  await press(url, { do: 'resume', subscription });
  expect(await client.subscriptions.retrieve(subscription)).toMatchObject({
    cancel_at: null,
    canceled_at: null,
  });
});

test('another customer’s subscription and invoice are out of the portal’s reach', async () => {
  const [mine, other] = [await newPortal(), await newPortal()];
  await press(mine.url, { do: 'cancel', subscription: other.subscription });
  expect((await client.subscriptions.retrieve(other.subscription)).cancel_at).toBeNull();
});

test('a declined renewal is paid in the portal with another card', async () => {
  const { customer, subscription, url } = await newPortal();
  await press(url, { do: 'card', kind: 'declines' });
  await local.advance({ months: 1 });
  const [open] = local.dashboard.openInvoices(customer);
  expect(await look(url)).toContain('zaległa płatność');
  expect((await press(url, { do: 'pay', invoice: open?.id ?? '' })).html).toContain('Bank odrzucił kartę');
  await press(url, { do: 'card', kind: 'works' });
  await press(url, { do: 'pay', invoice: open?.id ?? '' });
  expect((await client.subscriptions.retrieve(subscription)).status).toBe('active');
  const invoice = await client.invoices.retrieve(open?.id ?? '');
  expect(await look(invoice.hosted_invoice_url ?? '')).toContain('zapłacona');
});

test('the payment link takes reference and address, and any amount', async () => {
  const address = `${local.fallbackLink}?client_reference_id=p-1_sql&prefilled_email=ola%40szlak.example`;
  const html = await look(address);
  expect(html).toContain('value="p-1_sql"');
  expect(html).toContain('value="ola@szlak.example"');
  const fields = { client_reference_id: 'p-1_sql', prefilled_email: 'ola@szlak.example', currency: 'pln' };
  expect((await press(local.fallbackLink, { ...fields, amount: '', way: 'works' })).html).toContain(
    'Wypełnij',
  );
  expect((await press(local.fallbackLink, { ...fields, amount: '189.99', way: 'blik' })).status).toBe(200);
  expect(local.all('checkouts').at(-1)).toMatchObject({
    amount_total: 18_999,
    client_reference_id: 'p-1_sql',
    payment_status: 'paid',
  });
});

test('the control page moves the clock and sends an event again', async () => {
  const [event] = local.events();
  const before = local.now();
  expect((await press(`${local.url}/_sandbox/advance`, { days: '1' })).location).toBe('/');
  expect(local.now() - before).toBeGreaterThanOrEqual(86_400);
  expect(await look(local.url)).toContain(local.events().at(-1)?.type);
  const answer = await fetch(`${local.url}/_sandbox/deliver`, {
    method: 'POST',
    body: JSON.stringify({ event: event?.id, times: 2 }),
  });
  expect(await answer.json()).toEqual([null, null]);
  expect((await fetch(`${local.url}/_sandbox/nothing`, { method: 'POST' })).status).toBe(404);
});

test('an address that leads nowhere says so', async () => {
  for (const path of ['/c/pay/cs_x', '/p/session/bps_x', '/i/in_x', '/x'])
    expect((await fetch(`${local.url}${path}`)).status).toBe(404);
});
