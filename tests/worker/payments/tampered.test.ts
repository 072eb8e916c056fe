// What a client sends about money is a wish (docs/faults.md 27, 30-33): a table of tampered calls, each refused or ignored, none doing
// anything at the provider; and the recommendation, which alone lowers a price, by the server's own record.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOrders } from '#db/payments/schema/orders.ts';
import { referrals } from '#db/payments/schema/referral.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { COURSE, courseBuyer, PRICE_GROSZE, type CourseBuyer } from '#tests/support/payments/course-buyer.ts';
import {
  COURSE_CALL,
  PORTAL_CALL,
  PREMIUM_CALL,
  TAMPERED_CALLS,
  type Loot,
} from '#tests/support/payments/tampered-calls.ts';
import { visitorOf } from '#tests/support/account/visitor.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';

const DAY_MS = 86_400_000;
const OTHER_COURSE = 'python-od-podstaw';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let victim: CourseBuyer;
let mallory: CourseBuyer;
/** What there is of the victim's to steal. */
let loot: Loot;

beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  victim = await courseBuyer(app);
  mallory = await courseBuyer(app);
  const premium = await premiumOrder(victim);
  stripe.dashboard.pay(premium);
  const course = await victim.order();
  await stripe.post.settled();
  // Paid, and told to nobody yet.
  stripe.post.hold();
  stripe.dashboard.pay(course);
  const [profile] = await app.database.select().from(profiles).where(eq(profiles.id, victim.id));
  const [row] = await app.database
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.user_id, victim.id),
        eq(subscriptions.status, 'active'),
        eq(subscriptions.plan_id, stripe.prices.premium),
      ),
    );
  const unpaid = await mallory.order(OTHER_COURSE);
  loot = {
    person: victim.id,
    customer: String(profile?.stripe_customer_id),
    subscription: String(row?.id),
    premium,
    course,
    unpaid,
  };
});
afterAll(() => stop());

let before: number;
beforeEach(() => {
  before = stripe.calls().length;
});

/** What was asked of the provider in this test: 'GET' = a look, anything else may change something. */
const asked = () =>
  stripe
    .calls()
    .slice(before)
    .map(({ method }) => method);

async function premiumOrder(buyer: CourseBuyer): Promise<string> {
  const answer = await buyer.post('/api/create-checkout-session', { consent: true });
  return ((await answer.json()) as { sessionId: string }).sessionId;
}

test.each([
  [COURSE_CALL, { courseId: OTHER_COURSE }, `/zamowienie/kurs/${OTHER_COURSE}`],
  [COURSE_CALL, { courseId: OTHER_COURSE, consent: false }, `/zamowienie/kurs/${OTHER_COURSE}`],
  [PREMIUM_CALL, {}, '/zamowienie/premium'],
  [PREMIUM_CALL, { consent: null }, '/zamowienie/premium'],
])('without a consent %s makes no order and leads to our summary: %j', async (path, body, summary) => {
  const buyer = await courseBuyer(app);
  const answer = await buyer.post(path, body);
  expect(await answer.json()).toEqual({ url: `${app.url}${summary}`, sessionId: null });
  expect(await app.database.select().from(openOrders).where(eq(openOrders.user_id, buyer.id))).toEqual([]);
  expect(asked()).toEqual([]);
});

describe('refused, with nothing asked of the provider', () => {
  test.each(TAMPERED_CALLS)('%s: %s', async (_, path, body, status, code) => {
    const answer = await mallory.post(path, body(loot));
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    expect(asked()).toEqual([]);
  });

  test.each([COURSE_CALL, PREMIUM_CALL, PORTAL_CALL, '/api/cancel-subscription', '/api/referral/share'])(
    'without a session: %s',
    async (path) => {
      const answer = await visitorOf(app).post(path, { courseId: COURSE });
      expect([answer.status, await answer.json()]).toEqual([
        401,
        { error: 'Zaloguj się, aby kontynuować.', code: 'no-session' },
      ]);
      expect(asked()).toEqual([]);
    },
  );

  test.each([
    ['another’s paid course session', () => loot.course],
    ['a made-up session', () => 'cs_test_aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['a path', () => '../../v1/refunds'],
  ])('a return with %s shows and grants nothing', async (_, sessionId) => {
    expect(await mallory.confirm(sessionId())).toBe('unknown');
    expect(asked()).toEqual([]);
    expect(await mallory.standing()).toBe('none');
  });

  test('a forged word of the provider changes nothing', async () => {
    const [event] = stripe.post.held;
    const body = JSON.stringify(event);
    const send = (signature: string, text = body) =>
      fetch(new URL('/api/stripe-webhook', app.url), {
        method: 'POST',
        headers: { 'Stripe-Signature': signature, 'Content-Type': 'application/json' },
        body: text,
      });
    const old = Math.floor(Date.now() / 1000) - 301;
    const answers = await Promise.all([
      send('t=1,v1=00'),
      send(''),
      send(stripe.signature(body, old)),
      send(
        stripe.signature(body),
        body.replace('"livemode": false', '"livemode": true').replaceAll(COURSE, OTHER_COURSE) + ' ',
      ),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(asked()).toEqual([]);
    expect(await victim.standing()).toBe('none');
  });
});

describe('looked at, and no more', () => {
  test.each([
    ['another’s paid Premium session', () => loot.premium],
    ['another’s paid course session', () => loot.course],
    ['a session that is nobody’s', () => 'cs_test_aaaaaaaaaaaaaaaaaaaaaaaa'],
  ])('%s as one’s own Premium', async (_, sessionId) => {
    const answer = await mallory.post('/api/handle-subscription-change', { sessionId: sessionId() });
    expect(answer.status).toBe(403);
    expect(JSON.stringify(await answer.json())).not.toContain(victim.email);
    expect(asked().every((method) => method === 'GET')).toBe(true);
    const me = (await (await mallory.fetch('/api/account/me')).json()) as { subscription: { plan: string } };
    expect(me.subscription.plan).toBe('free');
  });

  test('one’s own session that is not paid grants nothing; nor does it for another course', async () => {
    expect(await mallory.confirm(loot.unpaid, OTHER_COURSE)).toBe('unpaid');
    expect(await mallory.confirm(loot.unpaid, COURSE)).toBe('unknown');
    expect(asked().every((method) => method === 'GET')).toBe(true);
    expect(await mallory.rows()).toEqual([]);
  });
});

describe('ignored: the page says our price, our name, our addresses', () => {
  const page = (id: string) => stripe.all('checkouts').find((one) => one.id === id);

  test('of a course', async () => {
    const answer = await mallory.start({
      courseName: 'Za darmo',
      priceInCents: 1,
      imageUrl: 'https://evil.example/x.png',
      discountPercentage: 100,
      successUrl: `${app.url}/dashboard`,
      cancelUrl: '/blog',
    });
    const { sessionId } = (await answer.json()) as { sessionId: string };
    expect(page(sessionId)).toMatchObject({
      amount_total: PRICE_GROSZE,
      cancel_url: `${app.url}/kursy/${COURSE}?purchase_status=cancelled`,
      metadata: { user_id: mallory.id, course_id: COURSE },
    });
    const sent = stripe.calls('POST /v1/checkout/sessions').at(-1)?.body ?? '';
    expect(decodeURIComponent(sent)).toContain('WordPress');
    expect(decodeURIComponent(sent)).not.toMatch(/evil|Za darmo/);
  });

  test('of Premium', async () => {
    const answer = await mallory.post(PREMIUM_CALL, {
      consent: true,
      priceId: 'price_enterprise',
      discountPercentage: 100,
      successUrl: '/',
    });
    const { sessionId } = (await answer.json()) as { sessionId: string };
    expect(page(sessionId)).toMatchObject({ amount_total: 7_900, client_reference_id: mallory.id });
  });
});

describe('a recommendation', () => {
  const act = async (buyer: CourseBuyer, step: 'share' | 'verify') => {
    const answer = await buyer.post(`/api/referral/${step}`, {});
    return {
      status: answer.status,
      ...((await answer.json()) as { expiresAt?: string | null; error?: string }),
    };
  };
  test('has to be shared before it is verified, and lasts 24 hours that no second verifying extends', async () => {
    const buyer = await courseBuyer(app);
    expect(await act(buyer, 'verify')).toMatchObject({
      status: 409,
      error: 'Najpierw udostępnij link znajomym',
    });
    expect(await act(buyer, 'share')).toEqual({ status: 200, expiresAt: null });
    expect(await act(buyer, 'share')).toEqual({ status: 200, expiresAt: null });
    const { expiresAt } = await act(buyer, 'verify');
    const left = Date.parse(String(expiresAt)) - Date.now();
    expect(left).toBeGreaterThan(DAY_MS - 60_000);
    expect(left).toBeLessThanOrEqual(DAY_MS);
    expect(await act(buyer, 'verify')).toEqual({ status: 200, expiresAt });
    expect(await act(buyer, 'share')).toEqual({ status: 200, expiresAt });
  });

  const shown = async (buyer: CourseBuyer) => {
    const id = await premiumOrder(buyer);
    return { id, total: stripe.all('checkouts').find((one) => one.id === id)?.amount_total };
  };

  test('lowers the price while it lasts: the open order is replaced when it begins and when it ends', async () => {
    const buyer = await courseBuyer(app);
    const dear = await shown(buyer);
    expect(dear.total).toBe(7_900);
    await act(buyer, 'share');
    await act(buyer, 'verify');
    const cheap = await shown(buyer);
    expect(cheap.total).toBe(6_300);
    await app.database
      .update(referrals)
      .set({ expires_at: Date.now() })
      .where(eq(referrals.user_id, buyer.id));
    expect((await shown(buyer)).total).toBe(7_900);
    const closed = [dear.id, cheap.id].map(
      (id) => () => stripe.all('checkouts').find((one) => one.id === id)?.status,
    );
    for (const status of closed) await expect.poll(status).toBe('expired');
    expect(await act(buyer, 'verify')).toMatchObject({
      status: 409,
      error: expect.stringContaining('wygasła'),
    });
  });

  test.each([
    ['without one', null, 7_900, 23 * 60],
    ['of a day', 24 * 60, 6_300, 23 * 60],
    ['of 45 minutes', 45, 6_300, 45],
    ['that ends sooner than the provider closes a page', 1, 6_300, 32],
  ])('closes the page of an order with it: %s', async (_, minutesLeft, total, minutesOpen) => {
    const buyer = await courseBuyer(app);
    const [now, minute] = [Date.now(), 60_000];
    const times = { shared_at: now, verified_at: now, expires_at: now + (minutesLeft ?? 0) * minute };
    if (minutesLeft !== null) await app.database.insert(referrals).values({ user_id: buyer.id, ...times });
    const { id } = await shown(buyer);
    const page = stripe.all('checkouts').find((one) => one.id === id);
    const open = Math.round(((page?.expires_at ?? 0) * 1000 - now) / minute);
    expect([page?.amount_total, open]).toEqual([total, minutesOpen]);
  });

  test('is used by the subscription that it paid for, once a person', async () => {
    const buyer = await courseBuyer(app);
    await act(buyer, 'share');
    await act(buyer, 'verify');
    stripe.post.release();
    stripe.dashboard.pay(await premiumOrder(buyer));
    await stripe.post.settled();
    const [row] = await app.database.select().from(referrals).where(eq(referrals.user_id, buyer.id));
    expect(row?.used_at).not.toBeNull();
    expect(await app.database.select().from(openOrders).where(eq(openOrders.user_id, buyer.id))).toEqual([]);
    expect(await act(buyer, 'verify')).toMatchObject({
      status: 409,
      error: expect.stringContaining('Masz już'),
    });
    await app.database
      .delete(subscriptions)
      .where(and(eq(subscriptions.user_id, buyer.id), eq(subscriptions.status, 'active')));
    expect(await act(buyer, 'verify')).toMatchObject({
      status: 409,
      error: expect.stringContaining('wykorzystana'),
    });
  });
});
