// A lesson that was refused twice is not its buyer's problem (docs/decisions.md 'Lessons that need work'), against the built Worker: it
// reads and counts as done, can be asked for again the next day, its readers hear of a better one, and its share of the price goes back.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { storeLessons } from '#db/courses/commands/course-texts.ts';
import { alerts } from '#db/desk/schema/alerts.ts';
import { entitlements } from '#db/payments/schema/entitlements.ts';
import { lessonProgress, lessons, lessonVersions } from '#db/courses/schema/lessons.ts';
import { lessonRefunds, purchases } from '#db/payments/schema/courses.ts';
import { PRACTICE_MARK } from '#domain/courses/writing/lesson-reply.ts';
import type { Misbehaviour } from '#sandbox/gemini/misbehave.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { EVERY_HOUR, EVERY_MINUTE } from '#worker/tasks/table.ts';
import type { Visitor } from '#tests/support/account/visitor.ts';
import { endOf, lessonOf, writings, written } from '#tests/support/courses/reading.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { operatorAt } from '#tests/support/desk/operator.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { COURSE, courseOwner, PRICE_GROSZE } from '#tests/support/payments/course-buyer.ts';
import type { Application } from '#tests/support/worker/application.ts';

const DAY_MS = 24 * 60 * 60_000;
const LESSONS = 30;
const SHARE = Math.floor(PRICE_GROSZE / LESSONS);

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let ids: string[];
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  ids = await storeStructureOf(app.database, COURSE, LESSONS);
});
afterAll(() => stop());
afterEach(() => app.gemini.reset());

const english = 'In this lesson you will learn how to write one plain sentence. '.repeat(60);
const ENGLISH: Misbehaviour = { kind: 'text', text: `## Part\n\n${english}\n\n${PRACTICE_MARK}\n{}` };
const text = (markdown: string): Misbehaviour => ({ kind: 'text', text: markdown });

const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
const at = (lessonId: string) => and(eq(lessons.course_id, COURSE), eq(lessons.lesson_id, lessonId));
const rowOf = async (lessonId: string) => (await app.database.select().from(lessons).where(at(lessonId)))[0];
const refundsOf = (payment: string) =>
  stripe.all('refunds').filter(({ payment_intent: of }) => of === payment);

/** The page's own form, as a browser without JavaScript sends it. */
const submit = (person: Visitor, page: string, intent: string) =>
  person.fetch(page, {
    method: 'POST',
    body: new URLSearchParams({ intent }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: app.url },
  });

let used = 0;

/** A buyer and the next lesson, which is refused for what the model wrote both times. */
async function readerOf(first: Misbehaviour = ENGLISH, second: Misbehaviour = first) {
  const buyer = await courseOwner(app, stripe);
  const lesson = ids[used++] ?? '';
  const call = `/api/courses/${COURSE}/lessons/${lesson}`;
  const page = `/moje-kursy/${COURSE}/${lesson}`;
  app.gemini.misbehave(first, second);
  const events = await written(buyer, call);
  const open = async () => plain(await (await buyer.fetch(page)).text());
  const press = (intent: string) => submit(buyer, page, intent);
  return { buyer, lesson, call, page, events, open, press };
}

const openedAt = async (payment: string) =>
  (await app.database.select().from(purchases).where(eq(purchases.id, payment)))[0]?.opened_at;

test('it stays readable with a note, counts as done, and ends no right of withdrawal', async () => {
  const { buyer, lesson, call, events, open } = await readerOf();
  expect(endOf(events)).toMatchObject({ data: { needsWork: true, lesson: { practice: null } } });
  expect(lessonOf(events).blocks.join('')).toContain('In this lesson');
  expect(await rowOf(lesson)).toMatchObject({
    state: 'needs-work',
    refused_why: expect.stringContaining('nie jest po polsku'),
  });
  expect(await openedAt(buyer.payment)).toBeNull();
  const html = await open();
  expect(html).toContain('Tę lekcję jeszcze sprawdzimy');
  expect(html).toContain('In this lesson');
  expect(html).toContain('Oznacz jako ukończone');
  expect(html).not.toContain('Poproś o nową wersję');
  expect(html).not.toContain('Poproś o zwrot');
  expect(await openedAt(buyer.payment)).toBeNull();
  const mark = await buyer.post(`${call}/progress`, { done: true }, { method: 'PUT' });
  expect(mark.ok).toBe(true);
  const delivered = and(eq(entitlements.item, lesson), eq(entitlements.kind, 'delivered'));
  expect(await app.database.$count(entitlements, delivered)).toBe(1);
  // Nobody else asks the model for it.
  const other = await courseOwner(app, stripe);
  expect(endOf(await written(other, call))).toMatchObject({ data: { needsWork: true } });
  // Nor is the rest of the course written for a sum that can be taken back.
  const ahead = await buyer.post(`/api/courses/${COURSE}/content`, {});
  expect([ahead.status, ((await ahead.json()) as { code: string }).code]).toEqual([409, 'not-opened']);
  expect(writings(app.gemini)).toHaveLength(2);
});

test('a good lesson read beside it ends the right of withdrawal as ever', async () => {
  const { buyer } = await readerOf();
  const good = ids[used++] ?? '';
  lessonOf(await written(buyer, `/api/courses/${COURSE}/lessons/${good}`));
  expect(await openedAt(buyer.payment)).not.toBeNull();
});

test.each<[string, Misbehaviour, string]>([
  ['empty', text(''), 'Odpowiedź była pusta.'],
  ['unsafe', { kind: 'safety' }, 'filtry bezpieczeństwa'],
  ['an apology', text('Przepraszam, ale nie mogę napisać tej lekcji.'), 'a mniej niż 250'],
])('one that is %s twice still lets its buyer go on', async (_, fault, why) => {
  const { buyer, lesson, call, events, open } = await readerOf(fault);
  expect(endOf(events)).toMatchObject({ event: 'done', data: { needsWork: true } });
  expect((await rowOf(lesson))?.refused_why).toContain(why);
  expect(await open()).toContain('Tę lekcję jeszcze sprawdzimy');
  expect((await buyer.post(`${call}/progress`, { done: true }, { method: 'PUT' })).ok).toBe(true);
});

test.each<[string, string, RegExp]>([
  ['a filler', 'Warto zauważyć, że zdanie ma kropkę.', /Zdanie ma kropkę\./],
  ['a link', 'Zobacz [poradnik](https://firma.pl/a) dziś.', /Zobacz poradnik dziś\./],
  ['HTML', 'To <b>ważne</b> zdanie.', /To <strong>ważne<\/strong> zdanie\./],
  ['code without a language', '```\nprint(1)\n```', /print\(1\)/],
  ['a title', '# Tytuł', /<h2[^>]*>Tytuł<\/h2>/],
])('of %s its reader sees the mended text at once', async (_, more, seen) => {
  const buyer = await courseOwner(app, stripe);
  app.gemini.misbehave(text(lessonReply(more)));
  const events = await written(buyer, `/api/courses/${COURSE}/lessons/${ids[used++]}`);
  expect(plain(lessonOf(events).blocks.join('\n'))).toMatch(seen);
  expect(endOf(events)).toMatchObject({ data: { needsWork: false } });
  expect(events.filter(({ event, data }) => event === 'section' && data.name === 'again')).toEqual([]);
  expect(writings(app.gemini)).toHaveLength(1);
});

test('the operator hears of it and sees why at the desk', async () => {
  await readerOf();
  await app.tick(EVERY_MINUTE);
  const [alert] = await app.database.select().from(alerts).where(eq(alerts.name, 'lessons-need-work'));
  expect(JSON.parse(alert?.detail ?? '{}').lessons).toBeGreaterThan(0);
  const editor = await operatorAt(app, 'editor');
  const desk = plain(await (await editor.fetch('/panel/lekcje')).text());
  expect(desk).toContain('Lekcje do poprawy');
  expect(desk).toContain('Tekst nie jest po polsku.');
});

test('from the next day on it can be asked for again, and a better one is told by letter, once', async () => {
  const { buyer, lesson, open, press } = await readerOf();
  const early = await press('nowa-wersja');
  expect(early.status).toBe(409);
  expect(plain(await early.text())).toContain('możesz poprosić od jutra');
  expect(writings(app.gemini)).toHaveLength(2);

  const yesterday = Date.now() - DAY_MS;
  await app.database.update(lessons).set({ refused_at: yesterday }).where(at(lesson));
  expect(await open()).toContain('Poproś o nową wersję');
  app.gemini.misbehave(text(lessonReply('Nowy tekst.')));
  const answers = await Promise.all([press('nowa-wersja'), press('nowa-wersja')]);
  expect(answers.some(({ ok }) => ok)).toBe(true);
  await expect.poll(async () => (await rowOf(lesson))?.state, { timeout: 20_000 }).toBe('ready');
  expect(writings(app.gemini)).toHaveLength(3);
  expect(await rowOf(lesson)).toMatchObject({ version: 2, refused_at: null, refused_why: null });
  expect(await app.database.$count(lessonVersions, eq(lessonVersions.lesson_id, lesson))).toBe(2);
  const html = await open();
  expect(html).toContain('Nowy tekst.');
  expect(html).not.toContain('jeszcze sprawdzimy');
  expect(await openedAt(buyer.payment)).not.toBeNull();
  await app.tick(EVERY_MINUTE);
  const letters = () =>
    app.inbox.emails.filter(({ to, subject }) => to.includes(buyer.email) && /lekcj[aę]/i.test(subject));
  await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(1);
  expect(letters()[0]?.subject).toBe('Poprawiliśmy lekcję z Twojego kursu');
});

test('refused once more, what stands stays, and another day has to pass', async () => {
  const { lesson, open, press } = await readerOf();
  const before = await rowOf(lesson);
  await app.database.update(lessons).set({ refused_at: 1 }).where(at(lesson));
  app.gemini.misbehave(text('Przepraszam.'), text('Przepraszam.'));
  expect((await press('nowa-wersja')).ok).toBe(true);
  await expect.poll(async () => (await rowOf(lesson))?.refused_at, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await rowOf(lesson)).toMatchObject({ content: before?.content, state: 'needs-work', version: 1 });
  expect(await open()).not.toContain('Poproś o nową wersję');
});

test('after seven days the share of the price goes back, once, however often it is pressed', async () => {
  const { buyer, lesson, open, press } = await readerOf();
  const early = await press('zwrot-za-lekcje');
  expect(early.status).toBe(409);
  expect(refundsOf(buyer.payment)).toEqual([]);

  const weekAgo = Date.now() - 7 * DAY_MS;
  await app.database.update(lessons).set({ created_at: weekAgo }).where(at(lesson));
  await app.database.update(purchases).set({ bought_at: weekAgo }).where(eq(purchases.id, buyer.payment));
  expect(await open()).toMatch(/Poproś o zwrot 6,33 PLN za tę lekcję/);
  const answers = await Promise.all([press('zwrot-za-lekcje'), press('zwrot-za-lekcje')]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  await press('zwrot-za-lekcje');
  expect(refundsOf(buyer.payment)).toMatchObject([{ amount: SHARE }]);
  await stripe.post.settled();
  expect(await buyer.standing()).toBe('owned');
  expect(await open()).toMatch(/Zwracamy Ci 6,33 PLN za tę lekcję/);
  // Nobody else's.
  const other = await courseOwner(app, stripe);
  expect((await submit(other, `/moje-kursy/${COURSE}/${lesson}`, 'zwrot-za-lekcje')).status).toBe(409);
});

test('with the provider away it is written down, and the clock goes on with it', async () => {
  const { buyer, lesson, press } = await readerOf();
  await app.database.update(lessons).set({ created_at: 1 }).where(at(lesson));
  await app.database.update(purchases).set({ bought_at: 1 }).where(eq(purchases.id, buyer.payment));
  const failing = { on: 'POST /v1/refunds', kind: 'status', status: 500 } as const;
  stripe.misbehave(failing, failing, failing);
  expect((await press('zwrot-za-lekcje')).ok).toBe(true);
  const [asked] = await app.database
    .select()
    .from(lessonRefunds)
    .where(eq(lessonRefunds.purchase_id, buyer.payment));
  expect(asked).toMatchObject({ amount_grosze: SHARE, sent_at: null });
  await app.tick(EVERY_HOUR);
  await app.tick(EVERY_HOUR);
  expect(refundsOf(buyer.payment)).toMatchObject([{ amount: SHARE }]);
  expect(await app.database.$count(lessonProgress, eq(lessonProgress.user_id, buyer.id))).toBe(1);
});

test('a reader whom the writer has forgotten has the right back once the lesson turns out to need work', async () => {
  const { buyer, lesson } = await readerOf();
  // As a restart leaves it: delivered, ended, and nobody known to read.
  const [stored] = await app.database.select().from(lessons).where(at(lesson));
  await app.database.delete(lessonProgress).where(eq(lessonProgress.user_id, buyer.id));
  await app.database.delete(lessons).where(at(lesson));
  await app.database.update(purchases).set({ opened_at: 5 }).where(eq(purchases.id, buyer.payment));
  await storeLessons(app.database, {
    courseId: COURSE,
    lessons: [
      {
        id: lesson,
        markdown: stored?.content ?? '',
        words: 1,
        practice: null,
        state: 'needs-work',
        why: 'x',
      },
    ],
    model: 'm',
    now: Date.now(),
    readers: null,
  });
  expect(await openedAt(buyer.payment)).toBeNull();
});
