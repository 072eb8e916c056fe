// A course's way from the order to the refund, against the built Worker and the local Stripe: every order of events ends in what Stripe
// says now (docs/faults.md 25, 26, 28-30, 34, 35, 37).
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOrders } from '#db/payments/schema/orders.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { unmatchedPayments } from '#db/payments/schema/courses.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import {
  COURSE,
  courseBuyer,
  courseOwner,
  paymentOf,
  PRICE_GROSZE,
  type CourseBuyer,
} from '#tests/support/payments/course-buyer.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
});
afterAll(() => stop());
beforeEach(() => stripe.post.release());

const eventsOf = (checkoutId: string) =>
  stripe.events().filter(({ data }) => JSON.stringify(data.object).includes(paid(checkoutId)));

const paid = (checkoutId: string) => paymentOf(stripe, checkoutId);

const ordersOf = (buyer: CourseBuyer) =>
  app.database.select().from(openOrders).where(eq(openOrders.user_id, buyer.id));

const letters = (buyer: CourseBuyer, words = 'Dziękujemy za zakup') =>
  app.inbox.emails.filter(({ to, text }) => to.includes(buyer.email) && (text ?? '').includes(words));

describe('an order', () => {
  test('leads to a page that says our name and our price, for our customer, in Polish', async () => {
    const buyer = await courseBuyer(app);
    const answer = await buyer.start();
    expect(answer.status).toBe(200);
    const { url, sessionId } = (await answer.json()) as { url: string; sessionId: string };
    const page = stripe.all('checkouts').find(({ id }) => id === sessionId);
    expect(page).toMatchObject({
      url,
      mode: 'payment',
      amount_total: PRICE_GROSZE,
      currency: 'pln',
      locale: 'pl',
      cancel_url: `${app.url}/kursy/${COURSE}?purchase_status=cancelled`,
      success_url: `${app.url}/moje-kursy/${COURSE}?purchase_status=success&session_id={CHECKOUT_SESSION_ID}`,
      metadata: { user_id: buyer.id, course_id: COURSE },
    });
    expect(stripe.all('prices').at(-1)).toMatchObject({
      unit_amount: PRICE_GROSZE,
      tax_behavior: 'inclusive',
    });
    expect(stripe.all('customers').find(({ id }) => id === page?.customer)).toMatchObject({
      email: buyer.email,
    });
    const counted = await app.database
      .select()
      .from(metrics)
      .where(and(eq(metrics.user_id, buyer.id), eq(metrics.metric_name, 'course_checkout_started')));
    expect(counted).toHaveLength(1);
  });

  test('is one, however often and in parallel the button is pressed', async () => {
    const buyer = await courseBuyer(app);
    const answers = await Promise.all(Array.from({ length: 5 }, () => buyer.start()));
    const ids = await Promise.all(
      answers
        .filter(({ ok }) => ok)
        .map(async (answer) => ((await answer.json()) as { sessionId: string }).sessionId),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set([...ids, await buyer.order()]).size).toBe(1);
  });

  test('that ran out, or whose price has changed, is replaced, and the old page closed', async () => {
    const buyer = await courseBuyer(app);
    const first = await buyer.order();
    stripe.dashboard.expire(first);
    await stripe.post.settled();
    const second = await buyer.order();
    expect(second).not.toBe(first);
    await app.database
      .update(openOrders)
      .set({ amount_grosze: PRICE_GROSZE + 1 })
      .where(eq(openOrders.user_id, buyer.id));
    const third = await buyer.order();
    expect(third).not.toBe(second);
    await expect.poll(() => stripe.all('checkouts').find(({ id }) => id === second)?.status).toBe('expired');
    stripe.dashboard.pay(third);
    await stripe.post.settled();
    expect(await buyer.standing()).toBe('owned');
    const again = await buyer.start();
    expect(again.status).toBe(409);
    expect(await again.json()).toMatchObject({ code: 'already-bought' });
  });
});

/** Pays with nobody telling us. */
async function paidInSilence(buyer: CourseBuyer): Promise<string> {
  const checkout = await buyer.order();
  stripe.post.hold();
  stripe.dashboard.pay(checkout);
  return checkout;
}

describe('a payment', () => {
  test('opens the course by the webhook, once, with one letter, and ends the order', async () => {
    const buyer = await courseBuyer(app);
    const checkout = await buyer.order();
    stripe.dashboard.pay(checkout, 'blik');
    await stripe.post.settled();
    expect(await buyer.rows()).toMatchObject([
      {
        id: paid(checkout),
        course_id: COURSE,
        amount_grosze: PRICE_GROSZE,
        currency: 'pln',
        checkout_id: checkout,
        withdrawn_at: null,
      },
    ]);
    expect((await buyer.rows())[0]?.consented_at).toBeGreaterThan(Date.now() - 60_000);
    expect(await ordersOf(buyer)).toEqual([]);
    expect(await buyer.confirm(checkout)).toBe('owned');
    for (const event of eventsOf(checkout)) await stripe.post.deliver(event, 3);
    await app.inbox.to(buyer.email);
    expect(letters(buyer)).toHaveLength(1);
    expect(letters(buyer)[0]?.text).toContain('tracę prawo do odstąpienia');
    expect(await buyer.rows()).toHaveLength(1);
  });

  test('opens it by the return where no webhook comes, and a late one changes nothing', async () => {
    const buyer = await courseBuyer(app);
    const checkout = await paidInSilence(buyer);
    expect(await Promise.all([buyer.confirm(checkout), buyer.confirm(checkout)])).toEqual(['owned', 'owned']);
    await stripe.post.release();
    expect(await buyer.rows()).toHaveLength(1);
    await app.inbox.to(buyer.email);
    expect(letters(buyer)).toHaveLength(1);
  });

  test('opens it by the clock where neither webhook nor buyer comes back', async () => {
    const buyer = await courseBuyer(app);
    await paidInSilence(buyer);
    for (const event of stripe.post.held) stripe.post.drop(event);
    await app.tick(EVERY_HOUR);
    expect(await buyer.standing()).toBe('owned');
  });

  test('by a slow method opens it when the money comes, or never', async () => {
    const buyer = await courseBuyer(app);
    const slow = await buyer.order();
    stripe.dashboard.pay(slow, 'delayed');
    await stripe.post.settled();
    expect(await buyer.confirm(slow)).toBe('pending');
    expect((await buyer.start()).status).toBe(409);
    stripe.dashboard.settle(slow, 'succeeds');
    await stripe.post.settled();
    expect(await buyer.confirm(slow)).toBe('owned');

    const other = await courseBuyer(app);
    const failing = await other.order();
    stripe.dashboard.pay(failing, 'delayed');
    stripe.dashboard.settle(failing, 'fails');
    await stripe.post.settled();
    expect(await other.standing()).toBe('none');
    expect(await ordersOf(other)).toEqual([]);
  });

  test('that goes back before anybody told of it opens nothing and is written down', async () => {
    const buyer = await courseBuyer(app);
    const checkout = await paidInSilence(buyer);
    stripe.dashboard.refund(paid(checkout));
    const refund = stripe.post.held.find(({ type }) => type === 'charge.refunded');
    if (refund !== undefined) await stripe.post.deliver(refund);
    expect(await buyer.standing()).toBe('closed');
    await stripe.post.release();
    expect(await buyer.standing()).toBe('closed');
    expect(letters(buyer)).toEqual([]);
  });

  test('for the same course a second time goes back by itself', async () => {
    const buyer = await courseBuyer(app);
    const first = await buyer.order();
    await app.database.delete(openOrders).where(eq(openOrders.user_id, buyer.id));
    const second = await buyer.order();
    stripe.post.hold();
    stripe.dashboard.pay(first);
    stripe.dashboard.pay(second);
    await stripe.post.release();
    const rows = await buyer.rows();
    expect(rows.filter(({ withdrawn_at }) => withdrawn_at === null)).toHaveLength(1);
    expect(rows).toHaveLength(2);
    expect(
      stripe
        .all('refunds')
        .filter(({ payment_intent: of }) => [paid(first), paid(second)].includes(String(of))),
    ).toMatchObject([{ amount: PRICE_GROSZE, reason: 'duplicate' }]);
    expect(letters(buyer)).toHaveLength(1);
  });

  test('of somebody who has left is kept for the operator, without their id', async () => {
    const buyer = await courseBuyer(app);
    const checkout = await paidInSilence(buyer);
    const gone = await buyer.fetch('/api/account', {
      method: 'DELETE',
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
    expect(gone.status).toBe(204);
    await stripe.post.release();
    expect(await aside(checkout)).toMatchObject([{ user_id: null, reference: null }]);
    // Nor one that the link's reference carries in a form of the payer's own.
    for (const [reference, kept] of [
      [buyer.id, '[id]'],
      [`${buyer.id}_a_b`, '[id]_a_b'],
    ] as const) {
      const byLink = stripe.dashboard.payLink({ reference, email: buyer.email, amount: PRICE_GROSZE });
      await stripe.post.settled();
      expect(await aside(byLink.id)).toMatchObject([{ user_id: null, reference: kept }]);
    }
  });
});

const aside = (checkoutId: string) =>
  app.database
    .select()
    .from(unmatchedPayments)
    .where(eq(unmatchedPayments.id, paid(checkoutId)));

describe('money that goes back', () => {
  async function owner() {
    const buyer = await courseOwner(app, stripe);
    return { buyer, payment: buyer.payment };
  }

  test('in part leaves the course, as a whole closes it, and it can be bought again', async () => {
    const { buyer, payment } = await owner();
    stripe.dashboard.refund(payment, 5_000);
    await stripe.post.settled();
    expect(await buyer.standing()).toBe('owned');
    stripe.dashboard.refund(payment);
    await stripe.post.settled();
    expect(await buyer.standing()).toBe('closed');
    stripe.dashboard.pay(await buyer.order());
    await stripe.post.settled();
    expect(await buyer.standing()).toBe('owned');
  });

  test('in a dispute closes it; won, the dispute gives it back; lost, it stays closed', async () => {
    for (const [result, accountState] of [
      ['won', 'owned'],
      ['lost', 'closed'],
    ] as const) {
      const { buyer, payment } = await owner();
      const dispute = stripe.dashboard.dispute(payment);
      await stripe.post.settled();
      expect(await buyer.standing()).toBe('closed');
      stripe.dashboard.closeDispute(dispute.id, result);
      await stripe.post.settled();
      expect(await buyer.standing()).toBe(accountState);
    }
  });

  test('whatever order its events come in, twice and in parallel, the course ends as Stripe has it', async () => {
    const buyer = await courseBuyer(app);
    const checkout = await paidInSilence(buyer);
    const dispute = stripe.dashboard.dispute(paid(checkout));
    stripe.dashboard.closeDispute(dispute.id, 'won');
    const events = [...stripe.post.held].toReversed();
    await Promise.all(events.flatMap((event) => [stripe.post.deliver(event), stripe.post.deliver(event)]));
    await stripe.post.release();
    expect(await buyer.standing()).toBe('owned');
    expect(await buyer.rows()).toHaveLength(1);
  });
});

test('no statement of all this reads a whole table', async () => {
  await app.tick(EVERY_HOUR);
  const { checked, scans } = await scansOf(app);
  expect(checked).toBeGreaterThan(20);
  expect(scans).toEqual([]);
});
