// A refund that the bank sends back (docs/faults.md 37): the person and the desk are told once, in whatever order the provider tells, and
// what was paid for stays closed.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { failedRefunds } from '#db/payments/schema/refunds.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { operatorOf, sendForm } from '#tests/support/desk/operator.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { courseBuyer, courseOwner, paymentOf, PRICE_GROSZE } from '#tests/support/payments/course-buyer.ts';
import { premiumOwner } from '#tests/support/payments/premium-buyer.ts';
import type { Application } from '#tests/support/worker/application.ts';

const DESK = '/panel/zamowienia?widok=zwroty';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
});
afterAll(() => stop());
beforeEach(() => stripe.post.release());

const openOf = (id: string) =>
  app.database.select().from(failedRefunds).where(eq(failedRefunds.payment_id, id));
const letters = (email: string) =>
  app.inbox.emails.filter(({ to, subject }) => to.includes(email) && subject.includes('Zwrot pieniędzy'));
const lettersOf = (email: string) => expect.poll(() => letters(email).length);

test('of a course: it stays closed, and person and desk are told once', async () => {
  const buyer = await courseOwner(app, stripe);
  const refund = stripe.dashboard.refund(buyer.payment);
  await stripe.post.settled();
  const [closed] = await buyer.rows();
  stripe.dashboard.failRefund(refund.id);
  await stripe.post.settled();
  expect(await buyer.rows()).toMatchObject([{ withdrawn_at: closed?.withdrawn_at }]);
  await lettersOf(buyer.email).toBe(1);
  expect(letters(buyer.email)[0]?.text).toContain('189,99');
  expect(await openOf(buyer.payment)).toMatchObject([
    {
      id: refund.id,
      user_id: buyer.id,
      order_number: closed?.order_number,
      amount_grosze: PRICE_GROSZE,
      settled_at: null,
    },
  ]);
  for (const event of stripe.events().filter(({ type }) => type.startsWith('refund.')))
    await stripe.post.deliver(event, 2);
  await stripe.post.settled();
  expect([(await openOf(buyer.payment)).length, letters(buyer.email).length]).toEqual([1, 1]);
});

test('told of before the payment itself, it leaves the same', async () => {
  const buyer = await courseBuyer(app);
  const checkout = await buyer.order();
  stripe.post.hold();
  stripe.dashboard.pay(checkout);
  const payment = paymentOf(stripe, checkout);
  const before = stripe.events().length;
  stripe.dashboard.failRefund(stripe.dashboard.refund(payment).id);
  for (const event of stripe.events().slice(before).toReversed()) await stripe.post.deliver(event);
  await lettersOf(buyer.email).toBe(1);
  expect(await openOf(payment)).toMatchObject([{ user_id: buyer.id }]);
  await stripe.post.release();
  await stripe.post.settled();
  expect(await buyer.standing()).toBe('closed');
  expect([(await openOf(payment)).length, letters(buyer.email).length]).toEqual([1, 1]);
});

test('of a withdrawal from Premium: nothing is paid a second time by itself, and nothing opens', async () => {
  const person = await premiumOwner(app, stripe);
  await person.press('odstapienie');
  await stripe.post.settled();
  const [refund] = await person.refunds();
  stripe.dashboard.failRefund(refund?.id ?? '');
  await stripe.post.settled();
  await app.tick('*/10 * * * *');
  await lettersOf(person.email).toBe(1);
  expect(letters(person.email)[0]?.text).toContain('Plan Premium');
  expect([(await person.state()).plan, (await person.refunds()).length]).toEqual(['free', 1]);
  const events = stripe.events().filter(({ data }) => data.object['id'] === refund?.id);
  const answers = events.flatMap(({ id }) => stripe.post.attempts.filter(({ eventId }) => eventId === id));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
});

test('the desk shows it until somebody has paid it in another way, once and with a reason', async () => {
  const buyer = await courseOwner(app, stripe);
  const refund = stripe.dashboard.refund(buyer.payment);
  stripe.dashboard.failRefund(refund.id);
  await stripe.post.settled();
  const support = await operatorOf(app, 'support');
  const shown = async () => (await support.fetch(DESK)).text();
  expect(await shown()).toContain(buyer.payment);
  const form = { deed: 'oddane', refund: refund.id, reason: 'przelew z 24 listopada' };
  expect((await sendForm(support, DESK, { ...form, reason: '' })).status).toBe(400);
  expect((await sendForm(await operatorOf(app, 'editor'), DESK, form)).status).toBe(404);
  expect(await shown()).toContain(buyer.payment);
  const answers = await Promise.all([sendForm(support, DESK, form), sendForm(support, DESK, form)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect(await shown()).not.toContain(buyer.payment);
  const deeds = (await securityLogOf(app).allRows()).filter(({ detail }) => detail?.includes(refund.id));
  expect(deeds).toMatchObject([{ actor_id: support.id }]);
});
