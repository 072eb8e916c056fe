// A changed address reaches the payment provider, at once or by the clock (docs/decisions.md 'Change of address').
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { EVERY_TEN_MINUTES } from '#worker/tasks/table.ts';
import { newAddress } from '#tests/support/account/visitor.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { premiumBuyer, type PremiumBuyer } from '#tests/support/payments/premium-buyer.ts';
import type { Application } from '#tests/support/worker/application.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
});
afterAll(() => stop());

async function form(person: PremiumBuyer, path: string, fields: Record<string, string>) {
  return person.fetch(path, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
}

async function changeTo(person: PremiumBuyer, email: string): Promise<void> {
  await form(person, '/profil/adres', { email });
  const [mail] = await app.inbox.to(email);
  const token = tokenIn(mail?.links[0] ?? '');
  expect((await form(person, '/nowy-adres', { token })).status).toBe(200);
}

const addressAt = async (person: PremiumBuyer) => {
  const id = await person.customer();
  return stripe.all('customers').find((one) => one.id === id)?.email;
};

test('the customer at the provider has the new address', async () => {
  const person = await premiumBuyer(app, stripe);
  await person.buy();
  expect(await addressAt(person)).toBe(person.email);
  const email = newAddress();
  await changeTo(person, email);
  await expect.poll(() => addressAt(person)).toBe(email);
});

test('with the provider away the change stands, and the clock tells of it later', async () => {
  const person = await premiumBuyer(app, stripe);
  await person.buy();
  const email = newAddress();
  const away = { on: 'POST /v1/customers', kind: 'status', status: 500 } as const;
  stripe.misbehave(away, away);
  await changeTo(person, email);
  expect(await addressAt(person)).toBe(person.email);
  await expect
    .poll(async () => {
      await app.tick(EVERY_TEN_MINUTES);
      return addressAt(person);
    })
    .toBe(email);
});
