// A lesson is delivered before its first byte leaves (docs/decisions.md 'Withdrawal within 14 days'): nobody gets both the texts and the
// money.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { entitlements } from '#db/payments/schema/entitlements.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { allEvents, eventsOf, firstEvents } from '#tests/support/analysis/event-stream.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { COURSE, courseOwner } from '#tests/support/payments/course-buyer.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let lessons: string[];
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  lessons = await storeStructureOf(app.database, COURSE, 8);
});
afterAll(() => stop());
afterEach(() => app.gemini.reset());

let next = 0;
/** One that nobody has opened. */
const newLesson = () => `/api/courses/${COURSE}/lessons/${lessons[next++]}`;

const lines = async (payment: string) => {
  const rows = await app.database.select().from(entitlements).where(eq(entitlements.source, payment));
  return rows.map(({ kind, amount }) => [kind, amount]);
};
const openedAt = async (payment: string) =>
  (await app.database.select().from(purchases).where(eq(purchases.id, payment)))[0]?.opened_at;
const refundsOf = (payment: string) =>
  stripe.all('refunds').filter(({ payment_intent: of }) => of === payment);

/** Up to the first piece of text. */
async function untilText(response: Response) {
  const events = eventsOf<WritingEvent>(response);
  for (let one = await events.next(); one.done !== true; one = await events.next())
    if (one.value.event === 'section') return events;
  throw new Error('ended without a text');
}

test('lessons that are opened side by side end the right before anything of them is sent, also in mid-stream', async () => {
  const buyer = await courseOwner(app, stripe);
  app.gemini.setPace(4);
  const opened = await Promise.all(
    [newLesson(), newLesson(), newLesson()].map((path) => buyer.post(path, {})),
  );
  const streams = await Promise.all(opened.map((response) => untilText(response)));
  const refused = await buyer.withdraw();
  expect(refused.status).toBe(409);
  expect(((await refused.json()) as { error: string }).error).toContain('Pierwsza lekcja');
  expect(refundsOf(buyer.payment)).toEqual([]);
  expect(await lines(buyer.payment)).toEqual(Array.from({ length: 3 }, () => ['delivered', -1]));
  // To their end, so that nothing of them takes the next test's plan.
  app.gemini.setPace(20);
  await Promise.all(streams.map((events) => Array.fromAsync(events)));
});

test('while a lesson is written for somebody there is no withdrawal; if nothing comes of it, there is one again', async () => {
  const buyer = await courseOwner(app, stripe);
  app.gemini.misbehave({ kind: 'slow-first-byte', ms: 4_000 });
  const response = await buyer.post(newLesson(), {});
  expect((await buyer.withdraw()).status).toBe(409);
  // Gone before the first word.
  await firstEvents<WritingEvent>(response, 1);
  await expect.poll(() => openedAt(buyer.payment)).toBeNull();
  expect(await lines(buyer.payment)).toEqual([
    ['delivered', -1],
    ['refund', 1],
  ]);
  expect((await buyer.withdraw()).status).toBe(200);
});

test('anyone who has withdrawn is sent nothing, from what is stored or is being written', async () => {
  const buyer = await courseOwner(app, stripe);
  expect((await buyer.withdraw()).status).toBe(200);
  for (const path of [newLesson(), `/api/courses/${COURSE}/lessons/${lessons[0]}`]) {
    const closed = await buyer.post(path, {});
    expect([closed.status, ((await closed.json()) as { code: string }).code]).toEqual([403, 'not-owner']);
  }
  expect(await lines(buyer.payment)).toEqual([]);
});

test.each(['refund', 'dispute'] as const)('a %s cuts what is being sent', async (way) => {
  const buyer = await courseOwner(app, stripe);
  app.gemini.setPace(1);
  const path = newLesson();
  const events = await untilText(await buyer.post(path, {}));
  stripe.dashboard[way](buyer.payment);
  await stripe.post.settled();
  const rest = await Array.fromAsync(events);
  expect(rest.some(({ event }) => event === 'done')).toBe(false);
  expect((await buyer.post(path, {})).status).toBe(403);
  const other = await courseOwner(app, stripe);
  app.gemini.setPace(20);
  expect((await allEvents<WritingEvent>(await other.post(path, {}))).at(-1)?.event).toBe('done');
});
