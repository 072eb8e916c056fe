// What editors and support do at the desk, by their hands: a review hidden, a lesson marked as read, a stray payment assigned.
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lessons, lessonVersions } from '#db/courses/schema/lessons.ts';
import { courseReviews } from '#db/courses/schema/reviews.ts';
import { splitReply } from '#domain/courses/writing/lesson-reply.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { operatorOf } from '#tests/support/desk/operator.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { COURSE, courseBuyer } from '#tests/support/payments/course-buyer.ts';
import type { Application } from '#tests/support/worker/application.ts';

let app: Application;
let stripe: LocalStripe;
let stop: () => Promise<void>;
let browser: TestBrowser;
const contexts: BrowserContext[] = [];
beforeAll(async () => {
  ({ app, stripe, stop } = await startWithStripe({}, { mail: true, isOwn: true }));
  browser = await startBrowser(app.url);
});
afterAll(async () => {
  await browser.close();
  await stop();
});
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  expect(browser.complaints()).toEqual([]);
});

async function open(path: string, person: SignedIn): Promise<Page> {
  const context = await contextOf(app, browser, person, {});
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

test('an editor hides a review with a reason, which its author is written', async () => {
  const [editor, author] = [await operatorOf(app, 'editor'), await signedIn(app, { confirmed: true })];
  const id = crypto.randomUUID();
  const row = { id, user_id: author.id, course_id: COURSE, stars: 1, text: 'Do niczego!', written_at: 1 };
  await app.database.insert(courseReviews).values(row);
  const page = await open('/panel/opinie', editor);
  await page.getByText('Ukryj', { exact: true }).first().click();
  await page.getByLabel('Powód dla autora opinii').fill('Obraża autora kursu. To łamie regulamin.');
  await page.getByRole('button', { name: 'Ukryj' }).click();
  await shows(page, 'Powód ukrycia: Obraża autora kursu.');
  const [hidden] = await app.database.select().from(courseReviews).where(eq(courseReviews.id, id));
  expect(hidden?.hidden_at).toBeGreaterThan(0);
});

test('an editor reads a lesson to its end and marks it there', async () => {
  const editor = await operatorOf(app, 'editor');
  const course = 'sql-od-podstaw';
  const [lesson = ''] = await storeStructureOf(app.database, course, 1);
  const { text, practice } = splitReply(lessonReply());
  const row = { course_id: course, lesson_id: lesson, content: text, practice, created_at: 1 };
  await app.database.insert(lessons).values({ ...row, words: 560, model: 'test' });
  await app.database.insert(lessonVersions).values({ ...row, version: 1, author: 'test' });
  const page = await open(`/panel/lekcje/${course}/${lesson}`, editor);
  await page.getByText('Pokaż lekcję', { exact: true }).click();
  await page.getByRole('button', { name: 'Przeczytana w całości' }).click();
  await page.waitForURL('**?zrobione=przeczytana');
  await page.goto(`/panel/lekcje/${course}`);
  expect(await page.getByRole('row', { name: 'Lekcja 1' }).getByRole('cell').last().innerText()).toMatch(
    /\d{4}/,
  );
  // Nobody at this desk sees people.
  await page.goto('/panel/opinie');
  expect(await page.getByRole('link', { name: 'Osoby' }).count()).toBe(0);
});

test('support assigns a payment that fits no course', async () => {
  const [support, buyer] = [await operatorOf(app, 'support'), await courseBuyer(app)];
  stripe.dashboard.payLink({
    reference: 'nic-znanego',
    email: 'ktos@example.pl',
    amount: 9_900,
    currency: 'pln',
  });
  await stripe.post.settled();
  const page = await open('/panel/zamowienia', support);
  await page.getByRole('link', { name: 'Płatności bez kursu' }).click();
  await page.getByLabel('Adres e-mail osoby').fill(buyer.email);
  await page.getByLabel('Identyfikator kursu').fill(COURSE);
  await page.getByLabel('Powód').first().fill('list z 3 marca');
  await page.getByRole('button', { name: 'Przypisz' }).click();
  await shows(page, 'Płatność jest przypisana');
  expect(await buyer.standing()).toBe('owned');
});
