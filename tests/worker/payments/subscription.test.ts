// The life of a subscription against the built Worker and the local Stripe: renewal, failure, cancelling, refund, dispute, withdrawal and
// the end of the account (docs/faults.md 25-28, 36-38).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import { stripeEvents } from '#db/payments/schema/orders.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { RunEvent } from '#domain/advice/analysis/events.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import {
  FREE,
  PREMIUM,
  premiumBuyer,
  premiumOwner,
  type PremiumBuyer,
} from '#tests/support/payments/premium-buyer.ts';
import { ANSWERS } from '#tests/support/account/visitor.ts';
import { eventsOf } from '#tests/support/analysis/event-stream.ts';
import { MARK, MARKED_REPLY } from '#tests/support/analysis/marked.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
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

const DAY_MS = 24 * 60 * 60_000;

const owner = () => premiumOwner(app, stripe);

const spend = (person: PremiumBuyer, left: number) =>
  app.database
    .update(subscriptions)
    .set({ quiz_generations_left: left, reserved_run: 'a-run', reserved_until: Date.now() + DAY_MS })
    .where(eq(subscriptions.user_id, person.id));

describe('a renewal', () => {
  test('fills the counters once it is paid, not before, and leaves a running generation its lease', async () => {
    const person = await owner();
    await spend(person, 1);
    await stripe.advance({ months: 1 }, { leaveDrafts: true });
    expect(await person.state()).toMatchObject({ ...PREMIUM, quizGenerationsLeft: 1 });
    await stripe.advance({ hours: 2 });
    expect(await person.state()).toMatchObject(PREMIUM);
    expect(await person.rows()).toMatchObject([{ reserved_run: 'a-run' }]);
    await spend(person, 2);
    await Promise.all(stripe.events('invoice.paid').map((event) => stripe.post.deliver(event)));
    expect(await person.state()).toMatchObject({ ...PREMIUM, quizGenerationsLeft: 2 });
  });

  test('that is declined ends Premium with a letter; paid with another card it is back, with new counters', async () => {
    const person = await owner();
    await spend(person, 1);
    stripe.dashboard.setCard(await person.customer(), 'declines');
    await stripe.advance({ months: 1 });
    expect(await person.state()).toMatchObject({ plan: 'free' });
    expect(await person.rows()).toMatchObject([{ status: 'past_due' }]);
    await expect.poll(() => person.letters('Bank odrzucił płatność')).toHaveLength(1);
    stripe.dashboard.setCard(await person.customer(), 'works');
    for (const { id } of stripe.dashboard.openInvoices(await person.customer()))
      stripe.dashboard.payInvoice(id);
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(PREMIUM);
    expect(person.letters('Bank odrzucił płatność')).toHaveLength(1);
  });

  test('a subscription in any state but active is not Premium, also one that nobody knows yet', async () => {
    const person = await owner();
    for (const status of ['unpaid', 'paused', 'trialing', 'incomplete', 'a_status_of_tomorrow']) {
      stripe.dashboard.change(await person.contract(), { status: status as 'unpaid' });
      await stripe.post.settled();
      expect([status, await person.state()]).toMatchObject([status, FREE]);
    }
    stripe.dashboard.change(await person.contract(), { status: 'active' });
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(PREMIUM);
  });
});

describe('cancelling', () => {
  const cancel = (person: PremiumBuyer, subscriptionId?: string) =>
    person.post('/api/cancel-subscription', { subscriptionId });

  test('leaves Premium to the period’s end, says so once, and can be taken back until then', async () => {
    const person = await owner();
    const id = await person.contract();
    expect(await person.stateIn(await cancel(person, id))).toMatchObject(PREMIUM);
    await stripe.post.settled();
    expect(await person.rows()).toMatchObject([{ cancel_at_period_end: true }]);
    await expect.poll(() => person.letters('Kolejnej płatności nie będzie')).toHaveLength(1);
    expect((await person.press('wznowienie')).status).toBe(200);
    expect(await person.state()).toMatchObject(PREMIUM);
    expect(await person.rows()).toMatchObject([{ cancel_at_period_end: false }]);
    // The page that answers the form knows already.
    expect(await (await person.press('rezygnacja')).text()).toContain('Wznów subskrypcję');
    await stripe.advance({ months: 1 });
    expect(await person.state()).toMatchObject(FREE);
    await expect.poll(() => person.letters('do Premium możesz wrócić')).toHaveLength(1);
    expect(await person.counted('subscription_cancellation_started')).toBe(2);
    expect(await person.counted('subscription_cancelled')).toBe(2);
    expect((await person.press('wznowienie')).status).toBe(409);
  });

  test('in the portal counts as soon as the person is back, without a webhook, and is taken back there or here', async () => {
    const person = await owner();
    const portal = await person.post('/api/create-portal-session', { returnUrl: `${app.url}/dashboard` });
    expect(await portal.text()).toContain(stripe.url);
    stripe.post.hold();
    stripe.dashboard.cancelInPortal(await person.contract());
    await person.fetch('/profil?portal=powrot');
    expect(await person.rows()).toMatchObject([{ cancel_at_period_end: true }]);
    await person.press('wznowienie');
    expect((await person.contracts())[0]).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  });

  test('or not, a period whose end is a week away is counted once', async () => {
    const person = await owner();
    const [row] = await person.rows();
    const end = Date.parse(row?.current_period_end ?? '');
    const stale = () => app.database.update(profiles).set({ synced_at: 0 }).where(eq(profiles.id, person.id));
    for (const daysLeft of [7.1, 6.9, 3]) {
      await stale();
      await app.tick(EVERY_TEN_MINUTES, new Date(end - daysLeft * DAY_MS));
      expect(await person.counted('subscription_expiring_soon')).toBe(daysLeft > 7 ? 0 : 1);
    }
  });

  test('of somebody else’s, or nothing, is refused without a call', async () => {
    const [person, other] = [await owner(), await premiumBuyer(app, stripe)];
    const id = await person.contract();
    const customerId = await person.customer();
    const before = stripe.calls().length;
    expect((await cancel(other, id)).status).toBe(403);
    expect((await other.post('/api/create-portal-session', { customerId })).status).toBe(403);
    expect((await other.post('/api/create-portal-session', { userId: person.id })).status).toBe(403);
    for (const [answer, error] of [
      [await cancel(other), 'Nie ma subskrypcji, którą można anulować.'],
      [await other.post('/api/create-portal-session', {}), 'Nie znaleziono klienta Stripe'],
    ] as const) {
      expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({ error, code: 'no-contract' });
    }
    expect(stripe.calls()).toHaveLength(before);
  });
});

describe('money that goes back', () => {
  test.each(['refund', 'dispute'] as const)('by a %s ends Premium at once, there and here', async (way) => {
    const person = await owner();
    // In part, out of kindness, leaves it.
    stripe.dashboard.refund(await person.charge(), 1_000);
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(PREMIUM);
    stripe.dashboard[way](await person.charge());
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(FREE);
    expect(await person.contracts()).toMatchObject([{ status: 'canceled' }]);
    expect((await person.rows())[0]?.withdrawn_at).not.toBeNull();
    await person.buy();
    expect(await person.state()).toMatchObject(PREMIUM);
  });
});

describe('withdrawal', () => {
  const withdraw = (person: PremiumBuyer) => person.press('odstapienie');

  test('ends Premium at once, pays back what was not used, and is confirmed by one letter', async () => {
    const person = await owner();
    const answers = await Promise.all([withdraw(person), withdraw(person)]);
    for (const answer of answers) expect(answer.status).toBe(200);
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(FREE);
    expect(await person.contracts()).toMatchObject([{ status: 'canceled' }]);
    const [refund, ...more] = await person.refunds();
    expect(more).toEqual([]);
    // One day of 28 to 31 was begun.
    expect(refund?.amount).toBeGreaterThanOrEqual(7_617);
    expect(refund?.amount).toBeLessThanOrEqual(7_646);
    await expect.poll(() => person.letters('oświadczenie o odstąpieniu')).toHaveLength(1);
    expect(person.letters('Plan Premium się zakończył')).toHaveLength(0);
  });

  test('stands though the provider is away; the clock does the rest', async () => {
    const person = await owner();
    stripe.misbehave(...Array.from({ length: 3 }, () => ({ kind: 'status', status: 429 }) as const));
    expect((await withdraw(person)).status).toBe(200);
    expect(await person.state()).toMatchObject(FREE);
    expect(await person.contracts()).toMatchObject([{ status: 'active' }]);
    await app.tick(EVERY_TEN_MINUTES);
    // A customer whose state can't be read isn't asked for again in the same hour.
    await app.tick(EVERY_TEN_MINUTES, new Date(Date.now() + DAY_MS / 20));
    expect(await person.contracts()).toMatchObject([{ status: 'canceled' }]);
    expect(await person.refunds()).toHaveLength(1);
  });

  test('is refused after the fourteenth day, and where there is nothing', async () => {
    const person = await owner();
    // Far enough for a deadline that weekends and holidays put off.
    await app.database
      .update(subscriptions)
      .set({ started_at: Date.now() - 21 * DAY_MS })
      .where(eq(subscriptions.user_id, person.id));
    for (const one of [person, await premiumBuyer(app, stripe)]) {
      expect((await withdraw(one)).status).toBe(409);
    }
    expect(await person.state()).toMatchObject(PREMIUM);
  });
});

describe('the end of an account', () => {
  const remove = (person: PremiumBuyer) => person.post('/api/account', {}, { method: 'DELETE' });

  test('ends the subscription and every open order', async () => {
    const person = await owner();
    const id = await person.contract();
    const customer = await person.customer();
    expect((await remove(person)).status).toBe(204);
    expect(stripe.all('subscriptions').find((one) => one.id === id)).toMatchObject({ status: 'canceled' });
    expect(stripe.all('customers').some((one) => one.id === customer)).toBe(false);
    await stripe.post.settled();
    expect(stripe.post.attempts.at(-1)?.status).toBe(200);
  });

  test('waits for the provider: else somebody would pay for what is gone', async () => {
    const person = await owner();
    stripe.misbehave({ kind: 'status', status: 429, on: 'DELETE /v1/customers' });
    const answer = await remove(person);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'payment-down' });
    expect(await person.state()).toMatchObject(PREMIUM);
    expect((await remove(person)).status).toBe(204);
  });
});

describe('a webhook', () => {
  const send = (body: string, signature: string) =>
    fetch(new URL('/api/stripe-webhook', app.url), {
      method: 'POST',
      headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' },
      body,
    });
  const told = (more: object) =>
    JSON.stringify({ ...stripe.events('customer.subscription.updated').at(-1), id: 'evt_new', ...more });

  test('that is forged, tampered with or old changes nothing', async () => {
    const body = told({});
    const old = Math.floor(Date.now() / 1000) - 301;
    for (const [sent, signature] of [
      [body, 't=1,v1=00'],
      [body, ''],
      [`${body} `, stripe.signature(body)],
      [body, stripe.signature(body, old)],
      ['{', stripe.signature('}')],
    ] as const) {
      expect((await send(sent, signature)).status).toBe(400);
    }
    expect(await app.database.$count(stripeEvents, eq(stripeEvents.id, 'evt_new'))).toBe(0);
    expect((await send('x'.repeat(512_001), 't=1,v1=00')).status).toBe(413);
  });

  test('of an unknown kind, customer or mode is answered and ignored', async () => {
    for (const more of [
      { type: 'product.created' },
      { type: 'toString' },
      { livemode: true },
      { data: { object: { object: 'subscription', customer: 'cus_nobody' } } },
    ]) {
      const body = told(more);
      expect(await (await send(body, stripe.signature(body))).json()).toEqual({ received: true });
    }
  });

  test('of a price that isn’t ours grants nothing, and takes nothing away for good', async () => {
    const person = await owner();
    const [contract] = await person.contracts();
    const items = contract?.items;
    const [item] = items?.data ?? [];
    if (contract === undefined || items === undefined || item === undefined) throw new Error('not bought');
    const ofPrice = (id: string) => ({
      items: { ...items, data: [{ ...item, price: { ...item.price, id } }] },
    });
    stripe.dashboard.change(contract.id, ofPrice('price_of_something_else'));
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(FREE);
    stripe.dashboard.change(contract.id, ofPrice(stripe.prices.premium));
    await stripe.post.settled();
    expect(await person.state()).toMatchObject(PREMIUM);
  });
});

test('a dispute in mid-run ends the stream that was opened with Premium, and what follows is shown by the plan of now', async () => {
  const person = await owner();
  app.gemini.misbehave({ kind: 'text', text: MARKED_REPLY });
  app.gemini.setPace(4);
  const events = eventsOf<RunEvent>(await person.post('/api/analysis', ANSWERS));
  await events.next();
  stripe.dashboard.dispute(await person.charge());
  await stripe.post.settled();
  const rest = await Array.fromAsync(events);
  expect(rest.some(({ event }) => event === 'done')).toBe(false);
  app.gemini.setPace(20);
  const again = await (await person.fetch('/api/analysis/run')).text();
  expect(again).toContain('event: done');
  expect(again).not.toMatch(MARK);
  app.gemini.reset();
});
