// A lesson that comes out badly twice is not its buyer's problem: bought, read to its end, marked as done, the certificate earned, its share
// of the price had back, asked for again, told of by letter; and the operator sees why (docs/decisions.md 'Lessons that need work').
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessons } from '#db/courses/schema/lessons.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import type { Misbehaviour } from '#sandbox/gemini/misbehave.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { operatorAt } from '#tests/support/desk/operator.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import type { Application } from '#tests/support/worker/application.ts';

const COURSE = 'negocjacje-w-praktyce';
const DAY_MS = 24 * 60 * 60_000;
const PARAGRAPH = 'In this lesson you will learn how to write one plain sentence. '.repeat(8).trim();
const ENGLISH: Misbehaviour = {
  kind: 'text',
  text: `## A part\n\n${Array.from({ length: 6 }, () => PARAGRAPH).join('\n\n')}\n\nThe very last words.`,
};

let app: Application;
let stripe: LocalStripe;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true }));
  browser = await startBrowser(app.url);
});
afterAll(async () => {
  await browser.close();
  await stop();
});

test('a course is bought; a lesson that fails twice is read, marked, certified, paid back, asked for again and told of; the operator sees why', async () => {
  const person = await signedIn(app, { confirmed: true });
  const [first = '', lesson = ''] = await storeStructureOf(app.database, COURSE, 2);
  const good = { content: 'Dobra lekcja.', words: 2, model: 'm', created_at: Date.now() };
  await app.database.insert(lessons).values({ ...good, course_id: COURSE, lesson_id: first });
  const address = `/moje-kursy/${COURSE}/${lesson}`;
  const own = and(eq(lessons.course_id, COURSE), eq(lessons.lesson_id, lesson));
  const context = await contextOf(app, browser, person, { width: 360 });
  const page = await context.newPage();
  app.gemini.misbehave(ENGLISH, ENGLISH, ENGLISH, ENGLISH);
  await page.goto(`/kursy/${COURSE}`);
  await press(page.getByRole('link', { name: 'Kup kurs' }).first());
  await press(page.getByRole('main').locator('label'));
  await press(page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }));
  await press(page.getByRole('button', { name: 'Zapłać' }));
  await page.getByText('Dziękujemy za zakup.').waitFor();
  await press(page.getByRole('link', { name: /^Zacznij: / }));
  await page.getByText('Dobra lekcja.').waitFor();
  const markAsDone = () => press(page.getByRole('button', { name: 'Oznacz jako ukończone' }));
  await markAsDone();
  await page.getByText('Cofnij oznaczenie').waitFor();
  await press(page.getByRole('link', { name: /^Następna lekcja/ }).first());
  const note = page.getByText(/Tę\slekcję\sjeszcze\ssprawdzimy/);
  await note.waitFor();
  const last = page.getByText('The very last words.');
  await last.scrollIntoViewIfNeeded();
  expect(await last.isVisible()).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await markAsDone();
  await press(page.getByRole('link', { name: 'Zobacz zaświadczenie' }));
  await page.getByLabel('Imię i nazwisko na zaświadczeniu').fill('Żaneta Źrebię');
  await press(page.getByRole('button', { name: 'Wystaw zaświadczenie' }));
  await page.getByText('Żaneta Źrebię').first().waitFor();

  const weekAgo = Date.now() - 7 * DAY_MS;
  await app.database
    .update(lessons)
    .set({ created_at: weekAgo, refused_at: Date.now() - DAY_MS })
    .where(own);
  await app.database.update(purchases).set({ bought_at: weekAgo }).where(eq(purchases.user_id, person.id));
  await page.goto(address);
  await press(page.getByRole('button', { name: /Poproś\so\szwrot/ }));
  await page.getByText(/^Zwracamy\sCi\s/).waitFor();
  expect(stripe.all('refunds').map(({ metadata }) => metadata?.['lesson'])).toEqual([lesson]);
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
  await press(operator.getByRole('table', { name: 'Lekcje do poprawy' }).getByRole('link'));
  await press(operator.getByText('Pokaż lekcję'));
  await operator.getByRole('main').getByText('The very last words.').first().waitFor();

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
