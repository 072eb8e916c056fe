import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStripe, type LocalStripe } from './server.ts';
import { clientOf, subscribed } from './test-client.ts';

const START = Math.floor(Date.now() / 1000) - 86_400;

let local: LocalStripe;
beforeAll(async () => {
  local = await startStripe({
    port: 0,
    customers: [
      {
        id: 'cus_demo',
        email: 'demo@szlak.example',
        name: 'Demo',
        subscription: { id: 'sub_demo', priceId: 'price_premium', start: START },
        courses: [
          {
            paymentId: 'pi_demo',
            checkoutId: 'cs_test_demo',
            title: 'Kurs',
            amount: 14_999,
            metadata: { course_id: 'kurs' },
          },
        ],
      },
    ],
  });
});
afterAll(() => local.stop());

test('a customer of before is there with a paid subscription under the known ids', async () => {
  const [one] = (
    await clientOf(local).subscriptions.list({ customer: 'cus_demo', expand: ['data.latest_invoice'] })
  ).data;
  expect(one).toMatchObject({
    id: 'sub_demo',
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 7_900 },
  });
  expect(one?.items.data[0]?.current_period_start).toBe(START);
});

test('a course of before can be found by its payment and paid back', async () => {
  const client = clientOf(local);
  const [checkout] = (await client.checkout.sessions.list({ payment_intent: 'pi_demo' })).data;
  expect(checkout).toMatchObject({
    id: 'cs_test_demo',
    payment_status: 'paid',
    amount_total: 14_999,
    metadata: { course_id: 'kurs' },
  });
  expect((await client.refunds.create({ payment_intent: 'pi_demo' })).amount).toBe(14_999);
});

test('kept in a file, it knows tomorrow who bought today', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'szlak-stripe-'));
  const file = join(directory, 'stripe.json');
  const first = await startStripe({ port: 0, file });
  const { customer, subscription } = await subscribed(first, clientOf(first));
  await first.advance({ days: 1 });
  await first.stop();
  const second = await startStripe({ port: 0, file });
  expect(second.now()).toBeGreaterThan(Date.now() / 1000 + 80_000);
  expect((await clientOf(second).subscriptions.retrieve(subscription)).customer).toBe(customer);
  expect(second.all('prices')).toHaveLength(3);
  await second.stop();
  await rm(directory, { recursive: true });
});
