import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStripe, type LocalStripe } from './server.ts';
import { clientOf } from './test-client.ts';

type Delivery = { body: string; signature: string };

let local: LocalStripe;
let client: Stripe;
let delivered: Delivery[] = [];
let answers: number[] = [];

const receiver = createServer((request, response) => {
  void readText(request).then((body) => {
    delivered.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(answers.shift() ?? 200).end();
  });
});

beforeAll(async () => {
  local = await startStripe({ port: 0 });
  client = clientOf(local);
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  local.sendWebhooksTo(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`);
});
beforeEach(() => {
  [delivered, answers] = [[], []];
});
afterAll(async () => {
  await local.stop();
  receiver.close();
});

const customers = async (count: number) => {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push((await client.customers.create({})).id);
  return ids;
};
const verified = ({ body, signature }: Delivery, secret = local.webhookSecret) =>
  client.webhooks.constructEventAsync(body, signature, secret, 300, Stripe.createSubtleCryptoProvider());
const ids = () =>
  Promise.all(delivered.map(async (one) => (await verified(one)).data.object)).then((all) =>
    all.map((one) => 'id' in one && one.id),
  );

test('the library accepts the signature, and no other secret, body or day', async () => {
  await customers(1);
  await local.post.settled();
  const [one] = delivered;
  if (one === undefined) throw new Error('nothing was delivered');
  expect(await verified(one)).toMatchObject({
    type: 'customer.created',
    livemode: false,
    api_version: '2026-10-28.endive',
  });
  await expect(verified(one, 'whsec_other')).rejects.toThrow(Stripe.errors.StripeSignatureVerificationError);
  await expect(verified({ ...one, body: one.body.replace('false', 'true') })).rejects.toThrow(/signature/);
  const old = { ...one, signature: local.signature(one.body, Math.floor(Date.now() / 1000) - 301) };
  await expect(verified(old)).rejects.toThrow(/tolerance/);
});

test('events arrive in their order', async () => {
  const made = await customers(3);
  await local.post.settled();
  expect(await ids()).toEqual(made);
});

test('held ones come when they are told to: in another order, twice, or never', async () => {
  local.post.hold();
  const made = await customers(3);
  await local.post.settled();
  expect(delivered).toHaveLength(0);
  const [first, second, third] = [...local.post.held];
  if (first === undefined || second === undefined || third === undefined) throw new Error('three were made');
  expect(await local.post.deliver(third)).toEqual([200]);
  expect(await local.post.deliver(first, 2)).toEqual([200, 200]);
  local.post.drop(second);
  await local.post.release();
  expect(await ids()).toEqual([made[2], made[0], made[0]]);
});

test('what is not answered with 2xx comes again, the same event', async () => {
  answers = [500, 503];
  const [made] = await customers(1);
  await local.post.settled();
  expect(await ids()).toEqual([made, made, made]);
  expect(local.post.attempts.slice(-3).map(({ status }) => status)).toEqual([500, 503, 200]);
});
