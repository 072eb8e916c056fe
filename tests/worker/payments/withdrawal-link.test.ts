// Withdrawal without signing in, against the built Worker and the local Stripe (docs/decisions.md 'Withdrawal without signing in'): the
// whole way, what survives the account, and whoever guesses, repeats or takes what is another's.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purchases } from '#db/schema/payments/courses.ts';
import { subscriptions } from '#db/schema/payments/premium.ts';
import { departedContracts, withdrawalLinks } from '#db/schema/payments/withdrawal.ts';
import { WITHDRAWAL_LINK_MS } from '#domain/payments/withdrawal-link.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { newAddress, PASSWORD, visitorOf } from '#tests/support/account/visitor.ts';
import { courseOwner, PRICE_GROSZE } from '#tests/support/payments/course-buyer.ts';
import { premiumOwner } from '#tests/support/payments/premium-buyer.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';

const DAY_MS = 24 * 60 * 60_000;
const SENT = 'Jeśli jest u nas umowa';
const LETTER = 'Odstąpienie od umowy w serwisie Szlak';

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

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');

/** By somebody who is not signed in, without JavaScript. */
async function send(fields: [string, string][]): Promise<{ status: number; html: string }> {
  const response = await visitorOf(app).fetch('/odstapienie', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, html: plain(await response.text()) };
}

const ask = (typed: string) => send([['kto', typed]]);
const confirm = (token: string, ...numbers: string[]) =>
  send([['token', token], ...numbers.map((one): [string, string] => ['umowa', one])]);

async function open(token: string): Promise<string> {
  return plain(await (await visitorOf(app).fetch(`/odstapienie?token=${token}`)).text());
}

const letters = (email: string, subject: string) =>
  app.inbox.emails.filter((one) => one.to.includes(email) && one.subject === subject);

/** The latest link that was mailed to the address. */
async function linkTo(email: string, typed = email): Promise<string> {
  const before = letters(email, LETTER).length;
  const { status, html } = await ask(typed);
  expect([status, html.includes(SENT)]).toEqual([200, true]);
  await expect.poll(() => letters(email, LETTER).length).toBe(before + 1);
  const link = letters(email, LETTER)
    .at(-1)
    ?.links.find((one) => one.includes('/odstapienie?token='));
  return new URL(link ?? '').searchParams.get('token') ?? '';
}

const numbersIn = (html: string) => [
  ...new Set([...html.matchAll(/name="umowa"[^>]*value="(Z[^"]+)"/g)].map(([, number = '']) => number)),
];

const refundsOf = (payment: string) =>
  stripe.all('refunds').filter(({ payment_intent: of }) => of === payment);

const receipts = (email: string) => letters(email, 'Potwierdzenie odstąpienia od umowy');

const remove = (person: { post(path: string, body: unknown, init?: RequestInit): Promise<Response> }) =>
  person.post('/api/account', { password: PASSWORD }, { method: 'DELETE' });

describe('a course', () => {
  test('is given back by a link: the list, the receipt with its moment on the page and by mail, the refund', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await linkTo(buyer.email);
    // A scanner that opens the link uses nothing up.
    for (let visit = 0; visit < 3; visit++) await open(token);
    const html = await open(token);
    expect(html).toContain('WordPress');
    expect(html).toContain('189,99 PLN');
    expect(html).toContain('Potwierdź odstąpienie');
    const [number = ''] = numbersIn(html);
    const done = await confirm(token, number);
    expect(done.status).toBe(200);
    expect(done.html).toContain('Odstąpienie przyjęte');
    expect(done.html).toMatch(/otrzymaliśmy \d+ \S+ \d{4}, \d+:\d\d/);
    expect(await buyer.standing()).toBe('closed');
    expect(refundsOf(buyer.payment)).toMatchObject([{ amount: PRICE_GROSZE }]);
    await expect.poll(() => receipts(buyer.email)).toHaveLength(1);
    expect(receipts(buyer.email)[0]?.text).toMatch(/Oświadczenie: \d+\s\S+\s\d{4}, \d+:\d\d/);
    expect(receipts(buyer.email)[0]?.text).toContain(number);

    const again = await confirm(token, number);
    expect([again.status, again.html.includes('Ten link był już użyty')]).toEqual([409, true]);
    expect(await open(token)).toContain('Ten link był już użyty');
    expect(refundsOf(buyer.payment)).toHaveLength(1);
    expect(receipts(buyer.email)).toHaveLength(1);
  });

  test('is found by the number in its letter as well, however it is typed', async () => {
    const buyer = await courseOwner(app, stripe);
    const [row] = await buyer.rows();
    const number = row?.order_number ?? '';
    await expect.poll(() => app.inbox.emails.some(({ text }) => text?.includes(number))).toBe(true);
    const token = await linkTo(buyer.email, number.toLowerCase().replaceAll('-', ' '));
    expect(numbersIn(await open(token))).toEqual([number]);
  });

  test('twice at once, by one link and by two, is declared and paid back once', async () => {
    const buyer = await courseOwner(app, stripe);
    const [first, second] = [await linkTo(buyer.email), await linkTo(buyer.email)];
    const [number = ''] = numbersIn(await open(first));
    const answers = await Promise.all([first, first, second, second].map((token) => confirm(token, number)));
    expect(answers.filter(({ html }) => html.includes('Odstąpienie przyjęte'))).toHaveLength(1);
    await expect.poll(() => receipts(buyer.email)).toHaveLength(1);
    expect(refundsOf(buyer.payment)).toHaveLength(1);
    // Nor by the button of /profil afterwards.
    await buyer.withdraw();
    expect(receipts(buyer.email)).toHaveLength(1);
    expect(refundsOf(buyer.payment)).toHaveLength(1);
  });

  test.each([
    ['opened', { opened_at: Date.now() }],
    ['too old', { bought_at: Date.now() - 18 * DAY_MS }],
    ['paid back already', { withdrawn_at: Date.now() }],
    ['declared already', { withdrawal_asked_at: Date.now() }],
  ])('that is %s is not on the list, and can’t be forced', async (_, fields) => {
    const buyer = await courseOwner(app, stripe);
    const token = await linkTo(buyer.email);
    const [number = ''] = numbersIn(await open(token));
    await app.database.update(purchases).set(fields).where(eq(purchases.id, buyer.payment));
    expect(await open(token)).toContain('Nie ma teraz umowy');
    expect((await confirm(token, number)).status).toBe(400);
    expect(refundsOf(buyer.payment)).toEqual([]);
    expect(receipts(buyer.email)).toEqual([]);
  });

  test('opened in the very moment of the press is not paid back', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await linkTo(buyer.email);
    const [number = ''] = numbersIn(await open(token));
    const [answer] = await Promise.all([
      confirm(token, number),
      app.database.update(purchases).set({ opened_at: Date.now() }).where(eq(purchases.id, buyer.payment)),
    ]);
    const [row] = await buyer.rows();
    // Whoever was first: never both a lesson opened before and a refund without a declaration.
    expect(refundsOf(buyer.payment)).toHaveLength(answer.status === 200 ? 1 : 0);
    expect(row?.withdrawal_asked_at !== null).toBe(answer.status === 200);
  });

  test('asked for on the last day may be confirmed within the life of its link', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await linkTo(buyer.email);
    const late = { bought_at: Date.now() - 18 * DAY_MS };
    const asked = { asked_at: Date.now() - 17 * DAY_MS };
    await app.database.update(purchases).set(late).where(eq(purchases.id, buyer.payment));
    await app.database.update(withdrawalLinks).set(asked);
    expect(await open(token)).toContain('WordPress');
  });

  test('stays declared while the provider is away, and the clock sees to the refund', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await linkTo(buyer.email);
    const [number = ''] = numbersIn(await open(token));
    const failing = { on: 'POST /v1/refunds', kind: 'status', status: 500 } as const;
    stripe.misbehave(failing, failing);
    expect((await confirm(token, number)).html).toContain('Odstąpienie przyjęte');
    expect(refundsOf(buyer.payment)).toEqual([]);
    await app.tick(EVERY_HOUR, new Date(Date.now() + 2 * 60 * 60_000));
    expect(refundsOf(buyer.payment)).toHaveLength(1);
  });

  test('outlives the account: its link works, and so does a new one', async () => {
    const buyer = await courseOwner(app, stripe);
    const before = await linkTo(buyer.email);
    expect((await remove(buyer)).status).toBe(204);
    const kept = await app.database.select().from(departedContracts);
    expect(kept.find(({ id }) => id === buyer.payment)).toMatchObject({ item: 'course' });
    expect(JSON.stringify(kept)).not.toContain(buyer.email);
    const after = await linkTo(buyer.email);
    expect(numbersIn(await open(before))).toEqual(numbersIn(await open(after)));
    const [number = ''] = numbersIn(await open(after));
    expect(await linkTo(buyer.email, number)).not.toBe('');
    expect((await confirm(after, number)).html).toContain('Odstąpienie przyjęte');
    expect(refundsOf(buyer.payment)).toMatchObject([{ amount: PRICE_GROSZE }]);
    await expect.poll(() => receipts(buyer.email)).toHaveLength(1);
    expect(await open(before)).toContain('Nie ma teraz umowy');
  });
});

describe('Premium', () => {
  test('ends at once, and what was not used comes back; two contracts are chosen one by one', async () => {
    const buyer = await courseOwner(app, stripe);
    const checkout = await buyer.post('/api/create-checkout-session', {});
    stripe.dashboard.pay(((await checkout.json()) as { sessionId: string }).sessionId);
    await stripe.post.settled();
    const token = await linkTo(buyer.email);
    expect(numbersIn(await open(token))).toHaveLength(2);
    const none = await confirm(token);
    expect([none.status, none.html.includes('Zaznacz umowę')]).toEqual([400, true]);
    const rows = await app.database.select().from(subscriptions).where(eq(subscriptions.user_id, buyer.id));
    const own = rows.find(({ customer_id: of }) => of !== null);
    expect((await confirm(token, own?.order_number ?? '')).html).toContain('Plan Premium');
    await stripe.post.settled();
    expect(stripe.all('subscriptions').find(({ id }) => id === own?.id)).toMatchObject({
      status: 'canceled',
    });
    expect(stripe.all('refunds').filter(({ customer }) => customer === own?.customer_id)).toHaveLength(1);
    expect(await buyer.standing()).toBe('owned');
    await expect.poll(() => receipts(buyer.email)).toHaveLength(1);
  });

  test('of a deleted account is paid back up to the day on which it went, once, by the clock if need be', async () => {
    const person = await premiumOwner(app, stripe);
    const id = await person.contract();
    const customer = await person.customer();
    expect((await remove(person)).status).toBe(204);
    await stripe.post.settled();
    const token = await linkTo(person.email);
    const [number = ''] = numbersIn(await open(token));
    const failing = { on: 'POST /v1/refunds', kind: 'status', status: 500 } as const;
    stripe.misbehave(failing, failing, failing);
    const answers = await Promise.all([confirm(token, number), confirm(token, number)]);
    expect(answers.filter(({ html }) => html.includes('Odstąpienie przyjęte'))).toHaveLength(1);
    const refunds = () => stripe.all('refunds').filter((one) => one.customer === customer);
    // Long after, and still not a day more is paid for.
    await app.tick(EVERY_HOUR, new Date(Date.now() + 25 * 60 * 60_000));
    await app.tick(EVERY_HOUR, new Date(Date.now() + 26 * 60 * 60_000));
    expect(refunds()).toHaveLength(1);
    expect(refunds()[0]?.amount).toBeGreaterThanOrEqual(7_617);
    const [row] = await app.database.select().from(departedContracts).where(eq(departedContracts.id, id));
    expect(row?.refunded_at).not.toBeNull();
    await expect.poll(() => receipts(person.email)).toHaveLength(1);
  });
});

describe('nobody', () => {
  test('learns whether there is an address or a number, and no stranger gets a letter', async () => {
    const buyer = await courseOwner(app, stripe);
    const stranger = newAddress();
    const known = await ask(buyer.email);
    for (const typed of [stranger, 'Z-0000-0000-0000']) expect(await ask(typed)).toEqual(known);
    await expect.poll(() => letters(buyer.email, LETTER)).toHaveLength(1);
    expect(app.inbox.emails.filter(({ to }) => to.some((one) => one === stranger || one === 'nikt'))).toEqual(
      [],
    );
    expect((await ask('to nie adres')).status).toBe(400);
  });

  test('guesses a link: what is none leads to nothing, and asks the database only for what could be one', async () => {
    for (const token of ['', 'abc', 'A'.repeat(43), "' OR 1=1 --"]) {
      const html = await open(encodeURIComponent(token));
      expect(html).toContain('Ten link już nie działa');
      if (token !== '') expect((await confirm(token, 'Z-0000-0000-0000')).status).toBe(409);
    }
  });

  test('opens with a link what is another’s, by any number', async () => {
    const [mine, other] = [await courseOwner(app, stripe), await courseOwner(app, stripe)];
    const gone = await courseOwner(app, stripe);
    const numbers = await Promise.all(
      [other, gone].map(async (one) => (await one.rows())[0]?.order_number ?? ''),
    );
    await remove(gone);
    const token = await linkTo(mine.email);
    for (const number of numbers) expect((await confirm(token, number)).status).toBe(400);
    const [own = ''] = numbersIn(await open(token));
    await confirm(token, own, ...numbers);
    expect(refundsOf(mine.payment)).toHaveLength(1);
    expect([...refundsOf(other.payment), ...refundsOf(gone.payment)]).toEqual([]);
    expect(await other.standing()).toBe('owned');
  });

  test('uses a link after its end, nor one that the database tells', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await linkTo(buyer.email);
    const [number = ''] = numbersIn(await open(token));
    const stored = await app.database.select().from(withdrawalLinks);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(buyer.email);
    for (const { token_hash: hash } of stored) expect(await open(hash)).toContain('Ten link już nie działa');
    await app.database.update(withdrawalLinks).set({ expires_at: Date.now() });
    expect((await confirm(token, number)).html).toContain('Ten link już nie działa');
    expect(refundsOf(buyer.payment)).toEqual([]);
  });

  test('presses the button from another site', async () => {
    const response = await visitorOf(app).fetch('/odstapienie', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ kto: 'a@b.pl' }),
    });
    expect(response.status).toBe(403);
  });
});

test('a link’s page is stored by nobody, found by no search engine and tells no other site where one came from', async () => {
  const response = await visitorOf(app).fetch('/odstapienie?token=abc');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain('<meta name="referrer" content="same-origin"/>');
});

test('what is kept goes by the clock: links, and contracts that nobody can withdraw from any more', async () => {
  const buyer = await courseOwner(app, stripe);
  await linkTo(buyer.email);
  await remove(buyer);
  const left = async () =>
    (await app.database.select().from(departedContracts)).some(({ id }) => id === buyer.payment);
  await app.tick(EVERY_HOUR, new Date(Date.now() + 18 * DAY_MS));
  expect(await left()).toBe(true);
  await app.tick(EVERY_HOUR, new Date(Date.now() + 19 * DAY_MS + 60_000));
  expect(await left()).toBe(false);
  await app.tick(EVERY_HOUR, new Date(Date.now() + WITHDRAWAL_LINK_MS + 15 * DAY_MS));
  expect(await app.database.select().from(withdrawalLinks)).toEqual([]);
});
