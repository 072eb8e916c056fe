// Giving a course back within fourteen days, and orders while the provider fails (docs/faults.md 34, 37; docs/decisions.md
// 'Withdrawal within 14 days', 'Course checkout failure'). A declaration counts from the moment it is made, whatever the refund does.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logs } from '#db/desk/schema/observability.ts';
import { purchases, unmatchedPayments } from '#db/payments/schema/courses.ts';
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
import { startWithStripe } from '#tests/support/payments/application.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
});
afterAll(() => stop());

const owner = () => courseOwner(app, stripe);

const refundsOf = (payment: string) =>
  stripe.all('refunds').filter(({ payment_intent: of }) => of === payment);

const receipts = (buyer: CourseBuyer) =>
  app.inbox.emails.filter(
    ({ to, subject }) => to.includes(buyer.email) && subject === 'Potwierdzenie odstąpienia od umowy',
  );

/** As if it had been so at the time of the purchase. */
const set = (payment: string, fields: Partial<typeof purchases.$inferInsert>) =>
  app.database.update(purchases).set(fields).where(eq(purchases.id, payment));

describe('withdrawing', () => {
  test('sends the whole price back, closes the course and sends a receipt; once, however often it is pressed', async () => {
    const buyer = await owner();
    const answers = await Promise.all([buyer.withdraw(), buyer.withdraw()]);
    expect(answers.some(({ ok }) => ok)).toBe(true);
    const again = await buyer.withdraw();
    expect(await again.json()).toMatchObject({
      courseId: COURSE,
      title: expect.stringContaining('WordPress'),
      refundGrosze: PRICE_GROSZE,
      isRefunded: true,
    });
    await stripe.post.settled();
    expect(refundsOf(buyer.payment)).toMatchObject([{ amount: PRICE_GROSZE }]);
    expect(await buyer.standing()).toBe('closed');
    await app.inbox.to(buyer.email, 2);
    expect(receipts(buyer)).toHaveLength(1);
    expect(receipts(buyer)[0]?.text).toContain('189,99');
  });

  test('counts at once where the provider fails, and the clock sees to the refund', async () => {
    const buyer = await owner();
    const failing = { on: 'POST /v1/refunds', kind: 'status', status: 500 } as const;
    stripe.misbehave(failing, failing);
    expect(await (await buyer.withdraw()).json()).toMatchObject({ isRefunded: false });
    expect(refundsOf(buyer.payment)).toEqual([]);
    expect(await (await buyer.fetch(`/kursy/${COURSE}`)).text()).not.toContain('Zakupiono');
    await app.inbox.to(buyer.email, 2);
    expect(receipts(buyer)).toHaveLength(1);
    // The provider repeats its failure for as long as it knows the key, which is that of the hour.
    await app.tick(EVERY_HOUR, new Date(Date.now() + 2 * 60 * 60_000));
    expect(refundsOf(buyer.payment)).toHaveLength(1);
    expect(await buyer.standing()).toBe('closed');
    expect(await (await buyer.withdraw()).json()).toMatchObject({ isRefunded: true });
    expect(receipts(buyer)).toHaveLength(1);
  });

  test('goes on where the answer to the refund got lost', async () => {
    const buyer = await owner();
    stripe.misbehave({ on: 'POST /v1/refunds', kind: 'lost' });
    await buyer.withdraw();
    await buyer.withdraw();
    expect(refundsOf(buyer.payment)).toHaveLength(1);
    expect(await buyer.standing()).toBe('closed');
  });

  test.each([
    ['after the first lesson was opened', { opened_at: Date.now() }, 'Pierwsza lekcja'],
    ['after the last day', { bought_at: Date.now() - 18 * DAY_MS }, 'Minęło 14 dni'],
    ['from what was refunded', { withdrawn_at: Date.now() }, 'już zwrócony'],
  ])('is refused %s, with nothing asked of the provider', async (_, fields, words) => {
    const buyer = await owner();
    await set(buyer.payment, fields);
    const refused = await buyer.withdraw();
    expect(refused.status).toBe(409);
    expect(((await refused.json()) as { error: string }).error).toContain(words);
    expect(refundsOf(buyer.payment)).toEqual([]);
  });

  test('is refused to anyone who has not bought the course', async () => {
    const buyer = await owner();
    const other = await courseBuyer(app);
    const refused = await other.withdraw();
    expect(await refused.json()).toMatchObject({ code: 'no-contract' });
    expect(await buyer.standing()).toBe('owned');
  });
});

describe('while the provider fails', () => {
  const creating = 'POST /v1/checkout/sessions';
  /** The provider fails twice: the library tries again by itself. */
  async function linkFor(buyer: CourseBuyer, on = creating): Promise<URL> {
    const failing = { on, kind: 'status', status: 503 } as const;
    stripe.misbehave(failing, failing);
    const answer = await buyer.start();
    expect(answer.status).toBe(200);
    const { url, sessionId } = (await answer.json()) as { url: string; sessionId: unknown };
    expect(sessionId).toBeNull();
    return new URL(url);
  }

  const payLink = (link: URL, amount: number, currency = 'pln') =>
    stripe.dashboard.payLink({
      reference: link.searchParams.get('client_reference_id'),
      email: link.searchParams.get('prefilled_email') ?? '',
      amount,
      currency,
    });

  test('the payment link stands in, with address, person and course; its payment opens the course', async () => {
    const buyer = await courseBuyer(app);
    const link = await linkFor(buyer);
    expect(link.href.startsWith(stripe.fallbackLink)).toBe(true);
    expect(link.searchParams.get('prefilled_email')).toBe(buyer.email);
    expect(link.searchParams.get('client_reference_id')).toBe(`${buyer.id}_${COURSE}`);
    const checkout = payLink(link, PRICE_GROSZE);
    await stripe.post.settled();
    expect(await buyer.rows()).toMatchObject([{ course_id: COURSE, checkout_id: checkout.id }]);
    expect((await buyer.rows())[0]?.consented_at).not.toBeNull();
  });

  test('the link stands in also where the provider can’t be told of the customer', async () => {
    const buyer = await courseBuyer(app);
    await linkFor(buyer, 'POST /v1/customers');
  });

  test.each([
    ['too little', PRICE_GROSZE - 1, 'pln'],
    ['another currency', PRICE_GROSZE, 'eur'],
  ])(
    '%s through the link opens nothing, is kept for the operator, and dropped once refunded',
    async (_, amount, currency) => {
      const buyer = await courseBuyer(app);
      const payment = paymentOf(stripe, payLink(await linkFor(buyer), amount, currency).id);
      await stripe.post.settled();
      const aside = () =>
        app.database.select().from(unmatchedPayments).where(eq(unmatchedPayments.id, payment));
      expect(await buyer.standing()).toBe('none');
      expect(await aside()).toMatchObject([{ user_id: buyer.id, amount_grosze: amount, currency }]);
      const written = await app.database.select().from(logs).where(eq(logs.level, 'error'));
      expect(written.filter(({ data }) => data?.includes(payment))).toHaveLength(1);
      stripe.dashboard.refund(payment);
      await stripe.post.settled();
      expect(await aside()).toEqual([]);
    },
  );

  test('a fault of our own call, or too many calls, leads to no link but to a sentence, and the next press works', async () => {
    for (const status of [400, 429] as const) {
      const buyer = await courseBuyer(app);
      stripe.misbehave({ on: creating, kind: 'status', status });
      const refused = await buyer.start();
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        code: 'payment-down',
        error: expect.stringContaining('Nie udało się rozpocząć płatności'),
      });
      expect(await buyer.order()).toMatch(/^cs_/);
    }
  });

  test('a lost answer opens no second page', async () => {
    const buyer = await courseBuyer(app);
    stripe.misbehave({ on: creating, kind: 'lost' });
    const before = stripe.all('checkouts').length;
    await buyer.order();
    expect(stripe.all('checkouts')).toHaveLength(before + 1);
  });
});
