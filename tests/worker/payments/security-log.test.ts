// What the security log is told of money: each deed once, however often and by whatever way it is reported.
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents } from '#db/account/schema/security-log.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { AUTH_SECRET, type Application } from '#tests/support/worker/application.ts';
import { courseOwner } from '#tests/support/payments/course-buyer.ts';
import { premiumOwner } from '#tests/support/payments/premium-buyer.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { numbersIn, removeAccount, withdrawer } from '#tests/support/payments/withdrawer.ts';
import { keyRing } from '#worker/auth/keys.ts';
import { EVERY_HOUR, EVERY_MINUTE, EVERY_TEN_MINUTES } from '#worker/tasks/table.ts';
import { verifySecurityLog } from '#worker/security-log/verify.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
});
afterAll(() => stop());

const told = async (id: string) => {
  const rows = app.database.select().from(securityEvents).where(eq(securityEvents.user_id, id));
  return (await rows.orderBy(asc(securityEvents.id))).map(({ event }) => event);
};

async function reportedAgain(): Promise<void> {
  await stripe.post.settled();
  await app.tick(EVERY_HOUR);
  await app.tick(EVERY_TEN_MINUTES);
}

test('a course: bought, withdrawn from twice, paid back', async () => {
  const buyer = await courseOwner(app, stripe);
  await Promise.all([buyer.withdraw(), buyer.withdraw()]);
  await reportedAgain();
  expect(await told(buyer.id)).toEqual(['course-order', 'withdrawal', 'refund']);
});

test('a course whose payment the bank takes back', async () => {
  const buyer = await courseOwner(app, stripe);
  stripe.dashboard.dispute(buyer.payment);
  await reportedAgain();
  expect(await told(buyer.id)).toEqual(['course-order', 'dispute']);
});

test('Premium: bought, cancelled, withdrawn from', async () => {
  const person = await premiumOwner(app, stripe);
  await person.press('rezygnacja');
  await reportedAgain();
  await person.press('odstapienie');
  await person.press('odstapienie');
  await reportedAgain();
  expect(await told(person.id)).toEqual(['premium-order', 'premium-cancellation', 'withdrawal']);
});

test('Premium that the provider paid back', async () => {
  const person = await premiumOwner(app, stripe);
  stripe.dashboard.refund(await person.charge());
  await reportedAgain();
  expect(await told(person.id)).toEqual(['premium-order', 'refund']);
});

test('a withdrawal by a mailed link, while the account is there and when it is gone', async () => {
  const people = withdrawer(app, stripe);
  const withdrawals = async () =>
    (await app.database.select().from(securityEvents).where(eq(securityEvents.event, 'withdrawal'))).length;
  const [one, gone] = [await courseOwner(app, stripe), await courseOwner(app, stripe)];
  await removeAccount(gone);
  for (const { email } of [one, gone]) {
    const before = await withdrawals();
    const token = await people.linkTo(email);
    const [number = ''] = numbersIn(await people.open(token));
    await people.confirm(token, number);
    await people.confirm(token, number);
    expect(await withdrawals()).toBe(before + 1);
  }
  expect(await told(one.id)).toEqual(['course-order', 'withdrawal', 'refund']);
  await app.tick(EVERY_MINUTE);
  const { faults } = await verifySecurityLog(app.database, { keys: keyRing(AUTH_SECRET) }, Date.now());
  expect(faults).toEqual([]);
});
