// Withdrawal without signing in, against the built Worker and the local Stripe (docs/decisions.md 'Withdrawal without signing in'): the
// whole way, twice at once, and what survives the account.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purchases } from '#db/payments/schema/courses.ts';
import { subscriptions } from '#db/payments/schema/premium.ts';
import { departedContracts, withdrawalLinks } from '#db/payments/schema/withdrawal.ts';
import { WITHDRAWAL_LINK_MS } from '#domain/payments/withdrawal-link.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { courseOwner, PRICE_GROSZE } from '#tests/support/payments/course-buyer.ts';
import { premiumOwner } from '#tests/support/payments/premium-buyer.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { numbersIn, removeAccount, withdrawer } from '#tests/support/payments/withdrawer.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let people: ReturnType<typeof withdrawer>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  people = withdrawer(app, stripe);
});
afterAll(async () => {
  const { scans } = await scansOf(app);
  await stop();
  expect(scans).toEqual([]);
});
beforeEach(() => stripe.post.release());

describe('a course', () => {
  test('is given back by a link: the list, the receipt with its moment on the page and by mail, the refund', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await people.linkTo(buyer.email);
    // A scanner that opens the link uses nothing up.
    for (let visit = 0; visit < 3; visit++) await people.open(token);
    const html = await people.open(token);
    expect(html).toContain('WordPress');
    expect(html).toContain('189,99 PLN');
    expect(html).toContain('Potwierdź odstąpienie');
    const [number = ''] = numbersIn(html);
    const done = await people.confirm(token, number);
    expect(done.status).toBe(200);
    expect(done.html).toContain('Odstąpienie przyjęte');
    expect(done.html).toMatch(/otrzymaliśmy \d+ \S+ \d{4}, \d+:\d\d/);
    expect(await buyer.standing()).toBe('closed');
    expect(people.refundsOf(buyer.payment)).toMatchObject([{ amount: PRICE_GROSZE }]);
    await expect.poll(() => people.receipts(buyer.email)).toHaveLength(1);
    expect(people.receipts(buyer.email)[0]?.text).toMatch(/Oświadczenie: \d+\s\S+\s\d{4}, \d+:\d\d/);
    expect(people.receipts(buyer.email)[0]?.text).toContain(number);

    const again = await people.confirm(token, number);
    expect([again.status, again.html.includes('Ten link był już użyty')]).toEqual([409, true]);
    expect(await people.open(token)).toContain('Ten link był już użyty');
    expect(people.refundsOf(buyer.payment)).toHaveLength(1);
    expect(people.receipts(buyer.email)).toHaveLength(1);
  });

  test('is found by the number in its letter as well, however it is typed', async () => {
    const buyer = await courseOwner(app, stripe);
    const [row] = await buyer.rows();
    const number = row?.order_number ?? '';
    await expect.poll(() => app.inbox.emails.some(({ text }) => text?.includes(number))).toBe(true);
    const token = await people.linkTo(buyer.email, number.toLowerCase().replaceAll('-', ' '));
    expect(numbersIn(await people.open(token))).toEqual([number]);
  });

  test('twice at once, by one link and by two, is declared and paid back once', async () => {
    const buyer = await courseOwner(app, stripe);
    const [first, second] = [await people.linkTo(buyer.email), await people.linkTo(buyer.email)];
    const [number = ''] = numbersIn(await people.open(first));
    const answers = await Promise.all(
      [first, first, second, second].map((token) => people.confirm(token, number)),
    );
    expect(answers.filter(({ html }) => html.includes('Odstąpienie przyjęte'))).toHaveLength(1);
    await expect.poll(() => people.receipts(buyer.email)).toHaveLength(1);
    expect(people.refundsOf(buyer.payment)).toHaveLength(1);
    // Nor by the button of /profil afterwards.
    await buyer.withdraw();
    expect(people.receipts(buyer.email)).toHaveLength(1);
    expect(people.refundsOf(buyer.payment)).toHaveLength(1);
  });

  test.each([
    ['opened', { opened_at: Date.now() }],
    ['too old', { bought_at: Date.now() - 18 * DAY_MS }],
    ['paid back already', { withdrawn_at: Date.now() }],
    ['declared already', { withdrawal_asked_at: Date.now() }],
  ])('that is %s is not on the list, and can’t be forced', async (_, fields) => {
    const buyer = await courseOwner(app, stripe);
    const token = await people.linkTo(buyer.email);
    const [number = ''] = numbersIn(await people.open(token));
    await app.database.update(purchases).set(fields).where(eq(purchases.id, buyer.payment));
    expect(await people.open(token)).toContain('Nie ma teraz umowy');
    expect((await people.confirm(token, number)).status).toBe(400);
    expect(people.refundsOf(buyer.payment)).toEqual([]);
    expect(people.receipts(buyer.email)).toEqual([]);
  });

  test('opened in the very moment of the press is not paid back', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await people.linkTo(buyer.email);
    const [number = ''] = numbersIn(await people.open(token));
    const [answer] = await Promise.all([
      people.confirm(token, number),
      app.database.update(purchases).set({ opened_at: Date.now() }).where(eq(purchases.id, buyer.payment)),
    ]);
    const [row] = await buyer.rows();
    // The person who was first: never both a lesson opened before and a refund without a declaration.
    expect(people.refundsOf(buyer.payment)).toHaveLength(answer.status === 200 ? 1 : 0);
    expect(row?.withdrawal_asked_at !== null).toBe(answer.status === 200);
  });

  test('asked for on the last day may be confirmed within the life of its link', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await people.linkTo(buyer.email);
    const late = { bought_at: Date.now() - 18 * DAY_MS };
    const asked = { asked_at: Date.now() - 17 * DAY_MS };
    await app.database.update(purchases).set(late).where(eq(purchases.id, buyer.payment));
    await app.database.update(withdrawalLinks).set(asked);
    expect(await people.open(token)).toContain('WordPress');
  });

  test('stays declared while the provider is away, and the clock sees to the refund', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await people.linkTo(buyer.email);
    const [number = ''] = numbersIn(await people.open(token));
    const failing = { on: 'POST /v1/refunds', kind: 'status', status: 500 } as const;
    stripe.misbehave(failing, failing);
    expect((await people.confirm(token, number)).html).toContain('Odstąpienie przyjęte');
    expect(people.refundsOf(buyer.payment)).toEqual([]);
    await app.tick(EVERY_HOUR, new Date(Date.now() + 2 * 60 * 60_000));
    expect(people.refundsOf(buyer.payment)).toHaveLength(1);
  });

  test('outlives the account: its link works, and so does a new one', async () => {
    const buyer = await courseOwner(app, stripe);
    const before = await people.linkTo(buyer.email);
    expect((await removeAccount(buyer)).status).toBe(204);
    const kept = await app.database.select().from(departedContracts);
    expect(kept.find(({ id }) => id === buyer.payment)).toMatchObject({ item: 'course' });
    expect(JSON.stringify(kept)).not.toContain(buyer.email);
    const after = await people.linkTo(buyer.email);
    expect(numbersIn(await people.open(before))).toEqual(numbersIn(await people.open(after)));
    const [number = ''] = numbersIn(await people.open(after));
    expect(await people.linkTo(buyer.email, number)).not.toBe('');
    expect((await people.confirm(after, number)).html).toContain('Odstąpienie przyjęte');
    expect(people.refundsOf(buyer.payment)).toMatchObject([{ amount: PRICE_GROSZE }]);
    await expect.poll(() => people.receipts(buyer.email)).toHaveLength(1);
    expect(await people.open(before)).toContain('Nie ma teraz umowy');
  });
});

describe('Premium', () => {
  test('ends at once, and what was not used comes back; two contracts are chosen one by one', async () => {
    const buyer = await courseOwner(app, stripe);
    const checkout = await buyer.post('/api/create-checkout-session', { consent: true });
    stripe.dashboard.pay(((await checkout.json()) as { sessionId: string }).sessionId);
    await stripe.post.settled();
    const token = await people.linkTo(buyer.email);
    expect(numbersIn(await people.open(token))).toHaveLength(2);
    const none = await people.confirm(token);
    expect([none.status, none.html.includes('Zaznacz umowę')]).toEqual([400, true]);
    const rows = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, buyer.id));
    const own = rows.find(({ customer_id: of }) => of !== null);
    expect((await people.confirm(token, own?.order_number ?? '')).html).toContain('Plan Premium');
    await stripe.post.settled();
    expect(stripe.all('subscriptions').find(({ id }) => id === own?.id)).toMatchObject({
      status: 'canceled',
    });
    expect(stripe.all('refunds').filter(({ customer }) => customer === own?.customer_id)).toHaveLength(1);
    expect(await buyer.standing()).toBe('owned');
    await expect.poll(() => people.receipts(buyer.email)).toHaveLength(1);
  });

  test('of a deleted account is paid back up to the day on which it went, once, by the clock if need be', async () => {
    const person = await premiumOwner(app, stripe);
    const id = await person.contract();
    const customer = await person.customer();
    expect((await removeAccount(person)).status).toBe(204);
    await stripe.post.settled();
    const token = await people.linkTo(person.email);
    const [number = ''] = numbersIn(await people.open(token));
    const failing = { on: 'POST /v1/refunds', kind: 'status', status: 500 } as const;
    stripe.misbehave(failing, failing, failing);
    const answers = await Promise.all([people.confirm(token, number), people.confirm(token, number)]);
    expect(answers.filter(({ html }) => html.includes('Odstąpienie przyjęte'))).toHaveLength(1);
    const refunds = () => stripe.all('refunds').filter((one) => one.customer === customer);
    // Long after, and still not a day more is paid for.
    await app.tick(EVERY_HOUR, new Date(Date.now() + 25 * 60 * 60_000));
    await app.tick(EVERY_HOUR, new Date(Date.now() + 26 * 60 * 60_000));
    expect(refunds()).toHaveLength(1);
    expect(refunds()[0]?.amount).toBeGreaterThanOrEqual(7_617);
    const [row] = await app.database.select().from(departedContracts).where(eq(departedContracts.id, id));
    expect(row?.refunded_at).not.toBeNull();
    await expect.poll(() => people.receipts(person.email)).toHaveLength(1);
  });
});

test('what is kept goes by the clock: links, and contracts that nobody can withdraw from any more', async () => {
  const buyer = await courseOwner(app, stripe);
  await people.linkTo(buyer.email);
  await removeAccount(buyer);
  const left = async () =>
    (await app.database.select().from(departedContracts)).some(({ id }) => id === buyer.payment);
  await app.tick(EVERY_HOUR, new Date(Date.now() + 18 * DAY_MS));
  expect(await left()).toBe(true);
  await app.tick(EVERY_HOUR, new Date(Date.now() + 19 * DAY_MS + 60_000));
  expect(await left()).toBe(false);
  await app.tick(EVERY_HOUR, new Date(Date.now() + WITHDRAWAL_LINK_MS + 15 * DAY_MS));
  expect(await app.database.select().from(withdrawalLinks)).toEqual([]);
});
