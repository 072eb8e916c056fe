// Withdrawal without signing in, and anyone who guesses, repeats or takes what is another's (docs/decisions.md 'Withdrawal without signing
// in').
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withdrawalLinks } from '#db/payments/schema/withdrawal.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { newAddress, visitorOf } from '#tests/support/account/visitor.ts';
import { courseOwner } from '#tests/support/payments/course-buyer.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { LETTER, numbersIn, removeAccount, withdrawer } from '#tests/support/payments/withdrawer.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';

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

describe('nobody', () => {
  test('learns whether there is an address or a number, and no stranger gets a letter', async () => {
    const buyer = await courseOwner(app, stripe);
    const stranger = newAddress();
    const known = await people.ask(buyer.email);
    for (const typed of [stranger, 'Z-0000-0000-0000']) expect(await people.ask(typed)).toEqual(known);
    await expect.poll(() => people.letters(buyer.email, LETTER)).toHaveLength(1);
    expect(app.inbox.emails.filter(({ to }) => to.some((one) => one === stranger || one === 'nikt'))).toEqual(
      [],
    );
    expect((await people.ask('to nie adres')).status).toBe(400);
  });

  test('guesses a link: what is none leads to nothing, and asks the database only for what could be one', async () => {
    expect(await people.open('')).toContain('Wklej link z wiadomości.');
    for (const token of ['abc', 'A'.repeat(43), "' OR 1=1 --"]) {
      expect(await people.open(token)).toContain('Ten link już nie działa');
      expect((await people.confirm(token, 'Z-0000-0000-0000')).status).toBe(409);
    }
  });

  test('opens with a link what is another’s, by any number', async () => {
    const [mine, other] = [await courseOwner(app, stripe), await courseOwner(app, stripe)];
    const gone = await courseOwner(app, stripe);
    const numbers = await Promise.all(
      [other, gone].map(async (one) => (await one.rows())[0]?.order_number ?? ''),
    );
    await removeAccount(gone);
    const token = await people.linkTo(mine.email);
    for (const number of numbers) expect((await people.confirm(token, number)).status).toBe(400);
    const [own = ''] = numbersIn(await people.open(token));
    await people.confirm(token, own, ...numbers);
    expect(people.refundsOf(mine.payment)).toHaveLength(1);
    expect([...people.refundsOf(other.payment), ...people.refundsOf(gone.payment)]).toEqual([]);
    expect(await other.standing()).toBe('owned');
  });

  test('uses a link after its end, nor one that the database tells', async () => {
    const buyer = await courseOwner(app, stripe);
    const token = await people.linkTo(buyer.email);
    const [number = ''] = numbersIn(await people.open(token));
    const stored = await app.database.select().from(withdrawalLinks);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(stored)).not.toContain(buyer.email);
    for (const { token_hash: hash } of stored)
      expect(await people.open(hash)).toContain('Ten link już nie działa');
    await app.database.update(withdrawalLinks).set({ expires_at: Date.now() });
    expect((await people.confirm(token, number)).html).toContain('Ten link już nie działa');
    expect(people.refundsOf(buyer.payment)).toEqual([]);
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

test('what a link opens is stored by nobody', async () => {
  const response = await visitorOf(app).fetch('/odstapienie', {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ zamiar: 'otworz', token: 'abc' }),
  });
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});
