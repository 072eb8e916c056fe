// What the provider's key has signed and is yet no event: refused as what it is, and no fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe());
});
afterAll(() => stop());

test.each([
  'null',
  '1',
  '"evt_1"',
  'true',
  '[]',
  '[{"type":"charge.refunded"}]',
  '{}',
  '{"id":"evt_1","type":1}',
  '{"id":"evt_1","type":"charge.refunded","data":{}}',
  '{"id":"evt_1","type":"charge.refunded","livemode":false,"data":{}}',
  '{"id":"evt_1","type":"charge.refunded","livemode":false,"data":{"object":null}}',
  '{"id":"evt_1","type":"charge.refunded","livemode":false,"data":{"object":"ch_1"}}',
])('the signed body %s is refused', async (body) => {
  const response = await fetch(new URL('/api/stripe-webhook', app.url), {
    method: 'POST',
    headers: { 'Stripe-Signature': stripe.signature(body), 'Content-Type': 'application/json' },
    body,
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'invalid' }),
  ]);
});
