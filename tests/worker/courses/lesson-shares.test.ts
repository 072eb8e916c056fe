// The share of a lesson that needs work, after it was asked back (docs/decisions.md 'Lessons that need work'): sent once, handed to the desk
// where the provider refuses it, and never paid again with a withdrawal.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeLessons } from '#db/courses/commands/course-texts.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { lessonRefunds, purchases } from '#db/payments/schema/courses.ts';
import { failedRefunds } from '#db/payments/schema/refunds.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { EVERY_HOUR } from '#worker/tasks/table.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { COURSE, courseOwner, PRICE_GROSZE } from '#tests/support/payments/course-buyer.ts';
import type { Application } from '#tests/support/worker/application.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const LESSONS = 30;
const SHARE = Math.floor(PRICE_GROSZE / LESSONS);

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let lesson: string;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  [lesson = ''] = await storeStructureOf(app.database, COURSE, LESSONS);
  const bad = {
    id: lesson,
    markdown: 'Text.',
    words: 1,
    practice: null,
    state: 'needs-work',
    why: '',
  } as const;
  await storeLessons(app.database, { courseId: COURSE, lessons: [bad], model: 'm', now: 1, readers: null });
});
afterAll(() => stop());

/** Somebody who may have the lesson's share back now, and may still withdraw. */
async function shareOwner() {
  const buyer = await courseOwner(app, stripe);
  await app.database
    .update(purchases)
    .set({ bought_at: Date.now() - 8 * DAY_MS })
    .where(eq(purchases.id, buyer.payment));
  const press = () =>
    buyer.fetch(`/moje-kursy/${COURSE}/${lesson}`, {
      method: 'POST',
      body: new URLSearchParams({ intent: 'zwrot-za-lekcje' }).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
    });
  return { buyer, press };
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const refundsOf = (payment: string) =>
  stripe.all('refunds').filter(({ payment_intent: of }) => of === payment);
const shareOf = async (payment: string) =>
  (await app.database.select().from(lessonRefunds).where(eq(lessonRefunds.purchase_id, payment)))[0];
const deskOf = (payment: string) =>
  app.database.select().from(failedRefunds).where(eq(failedRefunds.payment_id, payment));
const lettersTo = (email: string, subject: string) =>
  app.inbox.emails.filter((one) => one.to.includes(email) && one.subject.includes(subject));
const REFUSED = { on: 'POST /v1/refunds', kind: 'status', status: 400 } as const;

test('the hour of a share’s key counts from when it was asked for, whatever full hour passes', async () => {
  const { buyer, press } = await shareOwner();
  const askedAt = Date.now() - 30 * 60_000 - (Date.now() % HOUR_MS);
  await app.database.insert(lessonRefunds).values({
    purchase_id: buyer.payment,
    lesson_id: lesson,
    user_id: buyer.id,
    amount_grosze: SHARE,
    asked_at: askedAt,
  });
  await press();
  const hours = Math.floor((Date.now() - askedAt) / HOUR_MS);
  expect(
    stripe
      .calls()
      .filter(({ idempotencyKey }) => idempotencyKey === `lesson:${lesson}:${buyer.payment}:${hours}`),
  ).toHaveLength(1);
});

test('a share that the provider refuses for good goes to the desk with one letter, and is asked for no more', async () => {
  const { buyer, press } = await shareOwner();
  stripe.misbehave(REFUSED);
  expect((await press()).ok).toBe(true);
  expect(await deskOf(buyer.payment)).toMatchObject([
    { amount_grosze: SHARE, user_id: buyer.id, item: COURSE, settled_at: null },
  ]);
  expect((await shareOf(buyer.payment))?.sent_at).not.toBeNull();
  await app.tick(EVERY_HOUR);
  await press();
  expect(refundsOf(buyer.payment)).toEqual([]);
  await expect.poll(() => lettersTo(buyer.email, 'Zwrot pieniędzy').length).toBe(1);
  // Who withdraws then is sent the rest; the share stays the desk's.
  expect(await (await buyer.withdraw()).json()).toMatchObject({
    isRefunded: true,
    refundGrosze: PRICE_GROSZE - SHARE,
  });
  expect(refundsOf(buyer.payment)).toMatchObject([{ amount: PRICE_GROSZE - SHARE }]);
  expect(await buyer.standing()).toBe('closed');
});

test('a dispute doesn’t count as a sent share, which goes to the desk after a month', async () => {
  const { buyer, press } = await shareOwner();
  const disputed = stripe.all('charges').find(({ payment_intent: of }) => of === buyer.payment);
  if (disputed !== undefined) disputed.disputed = true;
  expect((await press()).ok).toBe(true);
  const share = await shareOf(buyer.payment);
  expect(share?.sent_at).toBeNull();
  expect(await deskOf(buyer.payment)).toEqual([]);
  const asked = share?.asked_at ?? 0;
  const faults = () => app.database.$count(metrics, eq(metrics.metric_name, 'reconciliation_failed'));
  const before = await faults();
  // After a day only at its own hour: what is stuck holds up nobody.
  await app.tick(EVERY_HOUR, new Date(asked + 2 * DAY_MS + HOUR_MS));
  expect(await faults()).toBe(before);
  await app.tick(EVERY_HOUR, new Date(asked + 2 * DAY_MS));
  expect(await faults()).toBe(before + 1);
  await app.tick(EVERY_HOUR, new Date(asked + 30 * DAY_MS));
  expect(await deskOf(buyer.payment)).toMatchObject([{ amount_grosze: SHARE }]);
});

test('who withdraws after a share was sent reads of the rest', async () => {
  const { buyer, press } = await shareOwner();
  await press();
  await stripe.post.settled();
  expect(await (await buyer.withdraw()).json()).toMatchObject({ refundGrosze: PRICE_GROSZE - SHARE });
  await expect.poll(() => lettersTo(buyer.email, 'Potwierdzenie odstąpienia').length).toBe(1);
  expect(plain(lettersTo(buyer.email, 'Potwierdzenie odstąpienia')[0]?.text ?? '')).toContain('183,66');
});

test('a share that a bank sent back isn’t sent again with a withdrawal', async () => {
  const { buyer, press } = await shareOwner();
  await press();
  await stripe.post.settled();
  stripe.dashboard.failRefund(refundsOf(buyer.payment)[0]?.id ?? '');
  await stripe.post.settled();
  await app.database
    .update(failedRefunds)
    .set({ settled_at: 1 })
    .where(eq(failedRefunds.payment_id, buyer.payment));
  expect(await (await buyer.withdraw()).json()).toMatchObject({ isRefunded: true });
  expect(
    refundsOf(buyer.payment)
      .map(({ amount }) => amount)
      .toSorted(),
  ).toEqual([SHARE, PRICE_GROSZE - SHARE].toSorted());
  expect(await buyer.standing()).toBe('closed');
});
