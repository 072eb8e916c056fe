// The way to Premium against the built Worker and the local Stripe: one order, one customer, one subscription, in every order of events
// and with every wish that a client may have (docs/faults.md 25-36).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOrders, stripeEvents } from '#db/payments/schema/orders.ts';
import { referrals } from '#db/payments/schema/referral.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { FREE, PREMIUM, premiumBuyer, type PremiumBuyer } from '#tests/support/payments/premium-buyer.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { EVERY_TEN_MINUTES } from '#worker/tasks/table.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
});
afterAll(async () => {
  const { scans } = await scansOf(app);
  await stop();
  expect(scans).toEqual([]);
});
beforeEach(() => stripe.post.release());

const buyer = () => premiumBuyer(app, stripe);
const pageOf = (id: string) => stripe.all('checkouts').find((one) => one.id === id);

const namesOfMetrics = async (one: PremiumBuyer) => {
  const rows = await app.database.select().from(metrics).where(eq(metrics.user_id, one.id));
  return rows.map(({ metric_name: name }) => name).toSorted();
};

/** Pays with nobody telling us. */
async function paidInSilence(one: PremiumBuyer): Promise<string> {
  const checkout = await one.order();
  stripe.post.hold();
  stripe.dashboard.pay(checkout);
  return checkout;
}

describe('an order', () => {
  test('leads to a page with our price, our addresses and the person’s own customer, in Polish', async () => {
    const person = await buyer();
    const checkout = await person.order();
    expect(pageOf(checkout)).toMatchObject({
      mode: 'subscription',
      amount_total: 7_900,
      currency: 'pln',
      locale: 'pl',
      customer: await person.customer(),
      client_reference_id: person.id,
      metadata: { user_id: person.id, item: 'premium' },
      success_url: `${app.url}/dashboard/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${app.url}/dashboard/cancel`,
    });
    const customer = stripe.all('customers').find(({ id }) => id === pageOf(checkout)?.customer);
    expect(customer).toMatchObject({ email: person.email, metadata: { user_id: person.id } });
    await expect.poll(() => namesOfMetrics(person)).toEqual(['checkout_started']);
  });

  test('is one and of one customer, however often and in parallel the button is pressed', async () => {
    const person = await buyer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => person.start()));
    const ids = await Promise.all(
      answers
        .filter(({ ok }) => ok)
        .map(async (answer) => ((await answer.json()) as { sessionId: string }).sessionId),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set([...ids, await person.order()]).size).toBe(1);
    expect(stripe.all('customers').filter(({ email }) => email === person.email)).toHaveLength(1);
  });

  test.each([
    ['500', { kind: 'status', status: 500 } as const],
    ['a lost answer', { kind: 'lost' } as const],
  ])('after %s is the same when the person tries again', async (_, fault) => {
    const person = await buyer();
    const on = 'POST /v1/checkout/sessions';
    stripe.misbehave({ ...fault, on }, { ...fault, on });
    const failed = await person.start();
    const checkout = failed.ok
      ? ((await failed.json()) as { sessionId: string }).sessionId
      : await person.order();
    const own = await person.customer();
    expect(stripe.all('checkouts').filter(({ customer }) => customer === own)).toMatchObject([
      { id: checkout },
    ]);
  });

  test('is refused with a sentence while the provider says 429, and works afterwards', async () => {
    const person = await buyer();
    stripe.misbehave({ kind: 'status', status: 429, on: 'POST /v1/checkout/sessions' });
    const answer = await person.start();
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      error:
        'Nie udało się rozpocząć płatności: operator płatności nie odpowiada. Spróbuj ponownie za chwilę.',
      code: 'payment-down',
    });
    expect((await person.start()).status).toBe(200);
  });

  test('that ran out, or whose price has changed, is replaced, and the old page closed', async () => {
    const person = await buyer();
    const first = await person.order();
    stripe.dashboard.expire(first);
    await stripe.post.settled();
    const second = await person.order();
    expect(second).not.toBe(first);
    const now = Date.now();
    await app.database
      .insert(referrals)
      .values({ user_id: person.id, shared_at: now, verified_at: now, expires_at: now + 60_000 });
    const third = await person.order();
    expect(pageOf(third)).toMatchObject({ amount_total: 6_300 });
    await expect.poll(() => pageOf(second)?.status).toBe('expired');
    stripe.dashboard.pay(third);
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(PREMIUM);
    const [used] = await app.database.select().from(referrals).where(eq(referrals.user_id, person.id));
    expect(used?.used_at).not.toBeNull();
    expect(await app.database.select().from(openOrders).where(eq(openOrders.user_id, person.id))).toEqual([]);
  });

  test('that never got its page, and has little time left, begins again', async () => {
    const person = await buyer();
    stripe.misbehave({ kind: 'status', status: 429, on: 'POST /v1/checkout/sessions' });
    expect((await person.start()).status).toBe(503);
    const own = eq(openOrders.user_id, person.id);
    const [first] = await app.database.select().from(openOrders).where(own);
    await app.database
      .update(openOrders)
      .set({ expires_at: Date.now() + 20 * 60_000 })
      .where(own);
    await person.order();
    const [second] = await app.database.select().from(openOrders).where(own);
    expect(second?.attempt).not.toBe(first?.attempt);
  });

  test('of somebody who has Premium, or owes for it, is refused', async () => {
    const person = await buyer();
    await person.buy();
    expect((await person.start()).status).toBe(409);
    const [row] = await person.rows();
    await app.database
      .update(subscriptions)
      .set({ status: 'past_due' })
      .where(eq(subscriptions.id, row?.id ?? ''));
    const answer = await person.start();
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'already-bought' });
  });

  test('needs a confirmed address', async () => {
    const person = await signedIn(app);
    const answer = await person.post('/api/create-checkout-session', {});
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'email-unconfirmed' });
  });
});

describe('a payment', () => {
  test('makes Premium by the webhook: once counted, one letter with the contract, whatever is told again', async () => {
    const person = await buyer();
    const checkout = await person.buy();
    expect(await person.state()).toMatchObject(PREMIUM);
    await app.database
      .update(subscriptions)
      .set({ quiz_generations_left: 3 })
      .where(eq(subscriptions.user_id, person.id));
    await Promise.all(stripe.events().map((event) => stripe.post.deliver(event, 2)));
    expect(await person.stateIn(await person.finish(checkout))).toMatchObject({
      ...PREMIUM,
      quizGenerationsLeft: 3,
    });
    await app.inbox.to(person.email);
    expect(person.letters('odstępuję od umowy')).toHaveLength(1);
    await expect
      .poll(() => namesOfMetrics(person))
      .toEqual(['checkout_completed', 'checkout_started', 'subscription_change_started']);
    const kept = await app.database.select().from(stripeEvents);
    expect(kept.length).toBe(new Set(kept.map(({ id }) => id)).size);
  });

  test('makes Premium by the success page where no webhook comes, also asked for twice at once', async () => {
    const person = await buyer();
    const checkout = await paidInSilence(person);
    expect(await person.state()).toMatchObject(FREE);
    const [one, other] = await Promise.all([person.finish(checkout), person.finish(checkout)]);
    expect(await person.stateIn(one)).toMatchObject(PREMIUM);
    expect(await person.stateIn(other)).toMatchObject(PREMIUM);
    await stripe.post.release();
    expect(await person.state()).toMatchObject(PREMIUM);
  });

  test('makes Premium by the webhook’s own address with a session, as the specification has it', async () => {
    const person = await buyer();
    const sessionId = await paidInSilence(person);
    const answer = await person.post('/api/stripe-webhook', { sessionId });
    expect(await person.stateIn(answer)).toMatchObject(PREMIUM);
  });

  test('makes Premium by the clock where neither webhook nor person comes back', async () => {
    const person = await buyer();
    await paidInSilence(person);
    for (const event of stripe.post.held) stripe.post.drop(event);
    await app.tick(EVERY_TEN_MINUTES, new Date(Date.now() + 20 * 60_000));
    expect(await person.state()).toMatchObject(PREMIUM);
  });

  test('of a second order goes back by itself, and one subscription stays', async () => {
    const person = await buyer();
    const first = await person.order();
    await app.database.delete(openOrders).where(eq(openOrders.user_id, person.id));
    const second = await person.order();
    stripe.post.hold();
    stripe.dashboard.pay(first);
    stripe.dashboard.pay(second);
    await stripe.post.release();
    const contracts = await person.contracts();
    expect(contracts.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled']);
    const own = await person.customer();
    expect(stripe.all('refunds').filter(({ customer }) => customer === own)).toMatchObject([
      { amount: 7_900 },
    ]);
    expect(await person.state()).toMatchObject(PREMIUM);
  });

  test('that is told while the database is away is told again until it is stored', async () => {
    const person = await buyer();
    const checkout = await person.order();
    app.databaseProxy.setMood('refuse');
    stripe.dashboard.pay(checkout);
    await expect.poll(() => stripe.post.attempts.at(-1)?.status).toBe(503);
    app.databaseProxy.setMood('pass');
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(PREMIUM);
  });
});

test('invoices are the person’s own, with the provider’s page of each', async () => {
  const person = await buyer();
  await person.buy();
  const html = await (await person.fetch('/profil?faktury=tak')).text();
  const list = html.slice(html.indexOf('aria-label="Potwierdzenia płatności"'));
  const rows = list.slice(0, list.indexOf('</ul>')).split('<li').slice(1);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`href="${stripe.url}`);
  expect(rows[0]).toContain('79');
  expect(rows[0]).not.toContain('Nieopłacona');
});

describe('what a client sends', () => {
  test.each([
    [{ userId: crypto.randomUUID() }, 403],
    [{ successUrl: '//evil.example/x' }, 400],
    [{ cancelUrl: 'javascript:alert(1)' }, 400],
    [{ successUrl: 'https://user@evil.example/' }, 400],
    [{ successUrl: 'http://127.0.0.1:1/dashboard/success' }, 400],
    [{ cancelUrl: '/\\evil.example' }, 400],
  ])('%j is refused before anything is asked of the provider', async (request, status) => {
    const person = await buyer();
    const before = stripe.calls().length;
    expect((await person.start(request)).status).toBe(status);
    expect(stripe.calls()).toHaveLength(before);
  });

  test('in the way of prices and discounts is ignored', async () => {
    const person = await buyer();
    await person.start({
      userId: person.id,
      priceId: 'price_1',
      discountPercentage: 100,
      successUrl: `${app.url}/dashboard/success?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect(pageOf(await person.order())).toMatchObject({ amount_total: 7_900 });
  });

  test('of somebody else’s order, a forged or an unpaid one grants and shows nothing', async () => {
    const person = await buyer();
    const own = await person.order();
    const other = await buyer();
    const theirs = await paidInSilence(other);
    for (const id of [theirs, 'cs_test_forged', '../customers', 'x'.repeat(400)]) {
      const answer = await person.finish(id);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'not-yours' });
    }
    expect(await person.stateIn(await person.finish(own))).toMatchObject(FREE);
    expect(await other.state()).toMatchObject(FREE);
    expect((await visitorOf(app).post('/api/handle-subscription-change', { sessionId: own })).status).toBe(
      401,
    );
  });
});
