// What is not configured is off, and says so (docs/contract.md 'Variables').
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication({ GEMINI_API_KEY: 'off', GEMINI_BASE_URL: 'off' });
});
afterAll(() => app.stop());

test('without a key for the model the answer is 503, and nothing is reserved', async () => {
  const person = await signedIn(app);
  const response = await person.post('/api/analysis', ANSWERS);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    error: 'Analizy są chwilowo niedostępne. Spróbuj ponownie później.',
    code: 'gemini-off',
  });
  await expect.poll(() => app.logs().join('\n')).toContain('GEMINI_API_KEY is not set');
  const [row] = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, person.id));
  expect(row).toMatchObject({ quiz_generations_left: 1, reserved_run: null });
});

test('without a key for payments every way to pay says so in the specified words, and nothing else changes', async () => {
  const person = await signedIn(app);
  const said = async (path: string, fields: Record<string, string>) => {
    const response = await person.fetch(path, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' },
      body: new URLSearchParams(fields),
    });
    return [response.status, await response.text()];
  };
  const off = [501, expect.stringContaining('Płatności jeszcze nie działają.')];
  expect(await said('/plany', { zamiar: 'premium' })).toEqual(off);
  expect(await said('/zamowienie/premium', { zgoda: 'tak' })).toEqual(off);
  expect(await said('/zamowienie/kurs/ecommerce-start', { zgoda: 'tak' })).toEqual(off);
  expect(await said('/profil', { zamiar: 'portal' })).toEqual([
    501,
    expect.stringContaining('Zarządzanie płatnościami jeszcze nie działa.'),
  ]);
});

test.each([
  ['create-checkout-session', 'Płatności jeszcze nie działają.'],
  ['create-portal-session', 'Zarządzanie płatnościami jeszcze nie działa.'],
  ['cancel-subscription', 'Płatności jeszcze nie działają.'],
])('without a key for payments the call %s answers 501', async (call, error) => {
  const person = await signedIn(app);
  const response = await person.post(`/api/${call}`, {});
  expect(response.status).toBe(501);
  expect(await response.json()).toEqual({ error, code: 'payments-off' });
});

test('without a key for payments a webhook is refused, and an account can be deleted', async () => {
  const person = await signedIn(app);
  const headers = { 'Stripe-Signature': 't=1,v1=00' };
  expect((await person.fetch('/api/stripe-webhook', { method: 'POST', headers, body: '{}' })).status).toBe(
    501,
  );
  const gone = await person.post('/api/account', {}, { method: 'DELETE' });
  expect(gone.status).toBe(204);
});

test('with a subscription that nobody can end for want of a key, an account stays', async () => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id);
  await app.database
    .update(subscriptions)
    .set({ customer_id: 'cus_1' })
    .where(eq(subscriptions.id, `sub_${person.id}`));
  const kept = await person.post('/api/account', {}, { method: 'DELETE' });
  expect(kept.status).toBe(503);
  expect(await kept.json()).toMatchObject({ code: 'payment-down' });
});
