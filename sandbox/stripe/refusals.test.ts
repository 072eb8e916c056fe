import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripe, type LocalStripe } from './server.ts';
import { clientOf, premiumCheckout } from './test-client.ts';

let local: LocalStripe;
let client: Stripe;
let customer: string;
beforeAll(async () => {
  local = await startStripe({ port: 0 });
  client = clientOf(local);
  customer = (await client.customers.create({ email: 'ola@szlak.example' })).id;
});
afterAll(() => local.stop());

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error : null),
  );

const create = (changes: object) =>
  refusal(client.checkout.sessions.create({ ...premiumCheckout(local, customer), ...changes }));

test.each([
  ['an unknown parameter', { amount: 1 }, 'amount', 'parameter_unknown'],
  [
    'a parameter of older versions',
    { payment_method_types: ['card'] },
    'payment_method_types',
    'parameter_unknown',
  ],
  [
    'an unknown nested one',
    { line_items: [{ price: 'price_premium', quantity: 1, name: 'x' }] },
    'line_items[0][name]',
    'parameter_unknown',
  ],
  ['no mode', { mode: undefined }, 'mode', 'parameter_missing'],
  ['no address to return to', { success_url: undefined }, 'success_url', 'parameter_missing'],
  ['an address that is none', { success_url: 'javascript:alert(1)' }, 'success_url', 'url_invalid'],
  ['no quantity', { line_items: [{ price: 'price_premium' }] }, 'line_items[0][quantity]', undefined],
  [
    'a price that is not there',
    { line_items: [{ price: 'price_x', quantity: 1 }] },
    'line_items[0][price]',
    'resource_missing',
  ],
  ['a customer that is not there', { customer: 'cus_x' }, 'customer', 'resource_missing'],
  [
    'a monthly price paid once',
    { mode: 'payment', subscription_data: undefined },
    'line_items[0][price]',
    undefined,
  ],
  [
    'data of the other mode',
    { payment_intent_data: { metadata: {}, description: 'x' } },
    'payment_intent_data',
    undefined,
  ],
  ['an empty text', { client_reference_id: '' }, 'client_reference_id', 'parameter_invalid_empty'],
  ['a metadata value too long', { metadata: { a: 'x'.repeat(501) } }, 'metadata[a]', undefined],
])('a Checkout Session with %s is refused', async (_name, changes, param, code) => {
  const error = await create(changes);
  expect(error).toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 400, param });
  expect(error?.code).toBe(code);
  expect(error?.requestId).toMatch(/^req_/);
});

test('a Checkout Session stays open for 30 minutes at least and a day at most', async () => {
  const inSeconds = (ahead: number) => create({ expires_at: Math.floor(Date.now() / 1000) + ahead });
  for (const ahead of [30 * 60 - 1, 24 * 3_600 + 2])
    expect(await inSeconds(ahead)).toMatchObject({ statusCode: 400, param: 'expires_at' });
  for (const ahead of [30 * 60 + 1, 24 * 3_600]) expect(await inSeconds(ahead)).toBeNull();
});

test('a course below two złotys is too small an amount, two złotys is not', async () => {
  const ofAmount = (amount: number) => ({
    mode: 'payment',
    subscription_data: undefined,
    line_items: [
      { price_data: { currency: 'pln', unit_amount: amount, product_data: { name: 'Kurs' } }, quantity: 1 },
    ],
  });
  expect((await create(ofAmount(199)))?.code).toBe('amount_too_small');
  expect(await create(ofAmount(200))).toBeNull();
});

test('what is not there is a 404 that says so', async () => {
  expect(await refusal(client.subscriptions.retrieve('sub_x'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such subscription: 'sub_x'",
  });
  expect(await refusal(client.subscriptions.cancel('sub_x'))).toMatchObject({ statusCode: 404 });
  expect(await refusal(client.billingPortal.sessions.create({ customer: 'cus_x' }))).toMatchObject({
    statusCode: 400,
    param: 'customer',
  });
});

test('another key, or none, gets nothing', async () => {
  const error = await refusal(clientOf(local, 'sk_test_other').customers.list());
  expect(error).toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
  expect((await fetch(`${local.url}/v1/customers`)).status).toBe(401);
});

test('a call that is not there, and a body that is no form, are refused', async () => {
  const headers = { Authorization: `Bearer ${local.secretKey}` };
  expect((await fetch(`${local.url}/v1/nothing`, { headers })).status).toBe(404);
  const json = { ...headers, 'content-type': 'application/json' };
  expect(
    (await fetch(`${local.url}/v1/customers`, { method: 'POST', headers: json, body: '{}' })).status,
  ).toBe(400);
});

test('the same key with the same body is one call, with another body it is refused', async () => {
  const options = { idempotencyKey: 'checkout-1' };
  const asked = premiumCheckout(local, customer);
  const [first, second] = [
    await client.checkout.sessions.create(asked, options),
    await client.checkout.sessions.create(asked, options),
  ];
  expect(second.id).toBe(first.id);
  expect(local.calls('POST /v1/checkout/sessions').slice(-2)).toMatchObject([
    { status: 200 },
    { status: 200 },
  ]);
  const other = await refusal(
    client.checkout.sessions.create({ ...asked, client_reference_id: 'x' }, options),
  );
  expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
  const elsewhere = await refusal(client.customers.create({}, options));
  expect(elsewhere).toMatchObject({ type: 'StripeIdempotencyError' });
});

test('a refused call does not use its key up', async () => {
  const options = { idempotencyKey: 'checkout-2' };
  const asked = premiumCheckout(local, customer);
  await refusal(client.checkout.sessions.create({ ...asked, customer: 'cus_x' }, options));
  expect((await client.checkout.sessions.create(asked, options)).status).toBe('open');
});

test('it fails when told to, and a call whose answer was lost has been done once', async () => {
  const options = { idempotencyKey: 'checkout-3' };
  const asked = premiumCheckout(local, customer);
  const before = local.all('checkouts').length;
  local.misbehave({ kind: 'status', status: 500, on: 'POST /v1/checkout' });
  expect((await client.customers.list()).data).not.toHaveLength(0);
  expect((await refusal(client.checkout.sessions.create(asked, options)))?.statusCode).toBe(500);
  local.misbehave({ kind: 'status', status: 429 }, { kind: 'break' }, { kind: 'lost' });
  expect((await refusal(client.checkout.sessions.create(asked, options)))?.type).toBe('StripeRateLimitError');
  expect((await refusal(client.checkout.sessions.create(asked, options)))?.type).toBe(
    'StripeConnectionError',
  );
  expect(local.all('checkouts')).toHaveLength(before);
  expect((await refusal(client.checkout.sessions.create(asked, options)))?.type).toBe(
    'StripeConnectionError',
  );
  const found = await client.checkout.sessions.create(asked, options);
  expect(local.all('checkouts')).toHaveLength(before + 1);
  expect(
    local
      .calls('POST /v1/checkout/sessions')
      .slice(-5)
      .map(({ status }) => status),
  ).toEqual([500, 429, null, null, 200]);
  expect(found.customer).toBe(customer);
});
