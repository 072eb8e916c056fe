// A lesson that comes out badly twice is not its buyer's problem: read to its end, marked as done, the certificate earned, asked for again,
// told of by letter; and the operator sees why (docs/decisions.md 'Lessons that need work').
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessons } from '#db/schema/lessons.ts';
import type { Misbehaviour } from '#sandbox/gemini/misbehave.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { operatorAt } from '#tests/support/desk/operator.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import type { Application } from '#tests/support/worker/application.ts';

const COURSE = 'negocjacje-w-praktyce';
const DAY_MS = 24 * 60 * 60_000;
const PARAGRAPH = 'In this lesson you will learn how to write one plain sentence. '.repeat(8).trim();
const ENGLISH: Misbehaviour = {
  kind: 'text',
  text: `## A part\n\n${Array.from({ length: 6 }, () => PARAGRAPH).join('\n\n')}\n\nThe very last words.`,
};

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser({}, { mail: true, isOwn: true }));
});
afterAll(() => stop());

test('a lesson that fails twice is read, marked, certified, asked for again and told of; the operator sees why', async () => {
  const person = await signedIn(app, { confirmed: true });
  await buyCourse(app.database, person.id, COURSE);
  const [lesson = ''] = await storeStructureOf(app.database, COURSE, 1);
  const address = `/moje-kursy/${COURSE}/${lesson}`;
  const own = and(eq(lessons.course_id, COURSE), eq(lessons.lesson_id, lesson));
  const context = await contextOf(app, browser, person, { width: 360 });
  const page = await context.newPage();
  app.gemini.misbehave(ENGLISH, ENGLISH, ENGLISH, ENGLISH);
  await page.goto(address);
  const note = page.getByText(/Tę\slekcję\sjeszcze\ssprawdzimy/);
  await note.waitFor();
  const last = page.getByText('The very last words.');
  await last.scrollIntoViewIfNeeded();
  expect(await last.isVisible()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await press(page.getByRole('button', { name: 'Oznacz jako ukończone' }));
  await press(page.getByRole('link', { name: 'Zobacz zaświadczenie' }));
  await page.getByLabel('Imię i nazwisko na zaświadczeniu').fill('Żaneta Źrebię');
  await press(page.getByRole('button', { name: 'Wystaw zaświadczenie' }));
  await page.getByText('Żaneta Źrebię').first().waitFor();

  await app.database
    .update(lessons)
    .set({ refused_at: Date.now() - DAY_MS })
    .where(own);
  app.gemini.reset();
  app.gemini.misbehave({ kind: 'text', text: lessonReply('Lepszy tekst.') });
  const desk = await contextOf(app, browser, await operatorAt(app, 'editor'), {});
  const operator = await desk.newPage();
  await operator.goto('/panel/lekcje');
  await operator
    .getByRole('heading', { name: /Lekcje/ })
    .first()
    .waitFor();
  await operator.getByText('Tekst nie jest po polsku.').first().waitFor();

  await page.goto(address);
  await note.waitFor();
  await press(page.getByRole('button', { name: /Poproś\so\snową\swersję/ }));
  await page.getByText(/Nowa\swersja\sjuż\spowstaje/).waitFor();
  await expect
    .poll(async () => (await app.database.select().from(lessons).where(own))[0]?.state, { timeout: 20_000 })
    .toBe('ready');
  await app.tick(EVERY_MINUTE);
  const letter = () =>
    app.inbox.emails.find(
      ({ to, subject }) => to.includes(person.email) && subject.startsWith('Poprawiliśmy lekcję'),
    );
  await expect.poll(letter, { timeout: 10_000 }).toBeTruthy();
  await page.goto(address);
  await page.getByText('Lepszy tekst.').waitFor();
  expect(await note.count()).toBe(0);
  await Promise.all([context.close(), desk.close()]);
  expect(browser.complaints()).toEqual([]);
});
