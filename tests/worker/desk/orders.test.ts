// 'Zamówienia' at the desk with the local Stripe: lists and search, and what is done with money that fits no course.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unmatchedPayments } from '#db/payments/schema/courses.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import type { SignedIn } from '#tests/support/account/visitor.ts';
import { operatorOf, sendForm } from '#tests/support/desk/operator.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { COURSE, courseBuyer, courseOwner, paymentOf } from '#tests/support/payments/course-buyer.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';

const PATH = '/panel/zamowienia';
const ASIDE = `${PATH}?widok=niedopasowane`;

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let support: SignedIn;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  support = await operatorOf(app, 'support');
});
afterAll(() => stop());

const shown = async (path: string) => (await support.fetch(path)).text();
const deedsWith = async (words: string) =>
  (await securityLogOf(app).allRows()).filter(({ detail }) => detail?.includes(words));
const asideOf = (id: string) => app.database.$count(unmatchedPayments, eq(unmatchedPayments.id, id));

/** Money through the payment link that names nothing of ours; its payment's id. */
async function strayPayment(): Promise<string> {
  const checkout = stripe.dashboard.payLink({
    reference: 'nic-znanego',
    email: 'ktos@example.pl',
    amount: 9_900,
    currency: 'pln',
  });
  await stripe.post.settled();
  return paymentOf(stripe, checkout.id);
}

test('what was bought is listed and found by its number, without a name or an address', async () => {
  const buyer = await courseOwner(app, stripe);
  const [row] = await buyer.rows();
  for (const path of [PATH, `${PATH}?numer=${row?.order_number}`, `${PATH}?numer=${buyer.payment}`]) {
    const html = await shown(path);
    expect(html).toContain(String(row?.order_number));
    expect(html).toContain(`/panel/osoby/${buyer.id}`);
    expect(html).not.toContain(buyer.email);
  }
  expect(await shown(`${PATH}?numer=SZ-nie-ma`)).toContain('Nie ma takiego zamówienia.');
});

test('a stray payment becomes somebody’s course once, with its letter and its row', async () => {
  const [payment, buyer] = [await strayPayment(), await courseBuyer(app)];
  expect(await shown(ASIDE)).toContain('nic-znanego');
  const form = { deed: 'przypisz', payment, address: buyer.email, course: COURSE, reason: 'list z 3 marca' };
  const answers = await Promise.all([sendForm(support, ASIDE, form), sendForm(support, ASIDE, form)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([302, 409]);
  expect(await buyer.standing()).toBe('owned');
  expect(await asideOf(payment)).toBe(0);
  await expect
    .poll(
      () =>
        app.inbox.emails.filter(({ to, text }) => to.includes(buyer.email) && text?.includes('99')).length,
    )
    .toBe(1);
  expect(await deedsWith(`płatność ${payment} przypisana`)).toMatchObject([
    { actor_id: support.id, user_id: buyer.id },
  ]);
  // What the provider tells of it later changes nothing, but for its return.
  stripe.post.hold();
  await stripe.post.release();
  expect(await buyer.standing()).toBe('owned');
  stripe.dashboard.refund(payment);
  await stripe.post.settled();
  expect(await buyer.standing()).toBe('closed');
});

test('another address or course assigns nothing, and what was typed stays in the form', async () => {
  const payment = await strayPayment();
  const form = { deed: 'przypisz', payment, address: 'nikt@example.pl', course: COURSE, reason: 'list' };
  const refused = await sendForm(support, ASIDE, form);
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('nikt@example.pl')]);
  const buyer = await courseBuyer(app);
  const other = await sendForm(support, ASIDE, { ...form, address: buyer.email, course: 'nie-ma-takiego' });
  expect(other.status).toBe(400);
  expect([await asideOf(payment), await buyer.standing()]).toEqual([1, 'none']);
});

test('a stray payment goes back once, however often it is asked for', async () => {
  const payment = await strayPayment();
  const form = { deed: 'zwroc', payment, reason: 'list z 3 marca' };
  const answers = await Promise.all([sendForm(support, ASIDE, form), sendForm(support, ASIDE, form)]);
  for (const { status } of answers) expect([302, 409]).toContain(status);
  expect((await sendForm(support, ASIDE, form)).status).toBe(409);
  expect(stripe.all('refunds').filter(({ payment_intent: of }) => of === payment)).toHaveLength(1);
  expect(await asideOf(payment)).toBe(0);
  expect((await deedsWith(`płatność ${payment} zwrócona`)).length).toBeGreaterThan(0);
});

test('money moves only with a fresh proof and for the role', async () => {
  const payment = await strayPayment();
  const form = { deed: 'zwroc', payment, reason: 'list z 3 marca' };
  const [stale, editor] = [await operatorOf(app, 'support'), await operatorOf(app, 'editor')];
  await makeStale(app, stale.id);
  expect((await sendForm(stale, ASIDE, form)).headers.get('Location')).toContain('/potwierdz');
  expect((await sendForm(editor, ASIDE, form)).status).toBe(404);
  expect(await asideOf(payment)).toBe(1);
  expect(await deedsWith(payment)).toEqual([]);
});

test('disputes are the provider’s own, with their deadline, and without it the page says so', async () => {
  const buyer = await courseOwner(app, stripe);
  stripe.dashboard.dispute(buyer.payment);
  await stripe.post.settled();
  expect(await shown(`${PATH}?widok=spory`)).toContain(buyer.payment);
  const failing = { on: 'GET /v1/disputes', kind: 'status', status: 503 } as const;
  stripe.misbehave(failing, failing, failing);
  expect(await shown(`${PATH}?widok=spory`)).toContain('Operator płatności nie odpowiada');
});

test('every list takes one round trip by an index', async () => {
  app.databaseProxy.forget();
  const views = ['kursy', 'premium', 'odstapienia', 'zwroty', 'niedopasowane'].map(
    (view) => `${PATH}?widok=${view}`,
  );
  for (const path of [...views, `${PATH}?numer=SZ-1`, `${PATH}?po=5.a`]) {
    const before = app.databaseProxy.roundTrips;
    expect((await support.fetch(path)).status).toBe(200);
    expect([path, app.databaseProxy.roundTrips - before]).toEqual([path, 1]);
  }
  expect((await scansOf(app)).scans).toEqual([]);
});
