// Feedback on a lesson's exercise: streamed by mouse, touch and keys, waited for without JavaScript.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SignedIn } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { handOf, press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { field, status } from '#tests/support/browser/practice.ts';
import { practisedCourse, type Practised } from '#tests/support/courses/practised.ts';
import type { Application } from '#tests/support/worker/application.ts';

const ANSWER = 'Moje koszty: czynsz 1200, prąd 150, gaz 90, telefon 40, bilet 60.';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let course: Practised;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  course = await practisedCourse(app);
});
afterAll(() => stop());
// A refused form, and a server that can't be reached, the browser writes down as errors.
const complaints = () =>
  browser.complaints().filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of [45]/.test(text));
afterEach(() => {
  app.gemini.reset();
  expect(complaints()).toEqual([]);
});

const button = (page: Page) => page.getByRole('button', { name: 'Poproś o\u00a0uwagi AI' });
const feedback = (page: Page) => page.locator('#uwagi');

async function opened(
  person: SignedIn,
  options: Parameters<TestBrowser['visitor']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await contextOf(app, browser, person, options);
  const page = await context.newPage();
  await page.goto(course.page(), { waitUntil: 'networkidle' });
  return { context, page };
}

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'touch', options: { width: 360, colorScheme: 'light', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 320, javaScriptEnabled: false } },
] as const)('an answer is written and read by $way', async ({ way, options }) => {
  const { context, page } = await opened(await course.buyer(), options);
  const hand = handOf(way);
  await page.getByText('Możesz poprosić jeszcze 3\u00a0razy.').waitFor();
  await field(page).fill(ANSWER);
  await hand(button(page));
  await feedback(page).getByRole('heading', { name: 'Uwagi do\u00a0Twojej odpowiedzi' }).waitFor();
  await feedback(page).getByText('W odpowiedzi są słowa z\u00a0zadania').waitFor();
  await feedback(page).getByText('Jedna rzecz na teraz').waitFor();
  await page.getByText('Możesz poprosić jeszcze 2\u00a0razy.').waitFor();
  expect(await field(page).inputValue()).toBe(ANSWER);
  expect(await sidewaysScroll(page)).toBe(0);
  if (way !== 'mouse without JavaScript') {
    expect(await button(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await page.reload();
  await feedback(page).getByText('Jedna rzecz na teraz').waitFor();
  await context.close();
});

test('parts are there while the rest is written, and a failure says so and keeps text and count', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 1280 });
  await field(page).fill(ANSWER);
  app.gemini.misbehave({ kind: 'cut-after' });
  await press(button(page));
  await feedback(page).getByText('Ta próba się nie liczy').waitFor();
  expect(await field(page).inputValue()).toBe(ANSWER);
  await page.getByText('Możesz poprosić jeszcze 3\u00a0razy.').waitFor();
  app.gemini.misbehave({ kind: 'hang-after', characters: 150 });
  await press(button(page));
  await feedback(page).getByText('W odpowiedzi są słowa z\u00a0zadania').waitFor();
  expect(await feedback(page).getByText('Jedna rzecz na teraz').count()).toBe(0);
  await context.close();
});

test('what can’t be saved isn’t sent, and stays in its field', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 360 });
  await context.setOffline(true);
  await field(page).fill(ANSWER);
  await press(button(page));
  await feedback(page).getByText('Odpowiedź nie jest zapisana').waitFor();
  expect(await field(page).inputValue()).toBe(ANSWER);
  expect(app.gemini.calls).toHaveLength(0);
  await context.setOffline(false);
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  await press(button(page));
  await feedback(page).getByText('Jedna rzecz na teraz').waitFor();
  await context.close();
});

test('two quick presses ask once', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 1280 });
  await field(page).fill(ANSWER);
  await button(page).hover({ trial: true });
  const box = await button(page).boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { delay: 5 });
  await feedback(page).getByText('Jedna rzecz na teraz').waitFor();
  await page.getByText('Możesz poprosić jeszcze 2\u00a0razy.').waitFor();
  expect(app.gemini.calls).toHaveLength(1);
  await context.close();
});

test('anyone who goes elsewhere while it is written ends it', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 1280 });
  await field(page).fill(ANSWER);
  app.gemini.misbehave({ kind: 'hang-after', characters: 150 });
  const asked = page.waitForRequest(/\/exercise\/feedback$/);
  await press(button(page));
  await feedback(page).getByText('W odpowiedzi są słowa z\u00a0zadania').waitFor();
  const request = await asked;
  expect(request.failure()).toBe(null);
  await press(page.getByRole('link', { name: 'Twoje ćwiczenia z\u00a0tego kursu' }));
  await page.waitForURL('**/portfolio');
  await expect.poll(() => request.failure()?.errorText).toBe('net::ERR_ABORTED');
  await context.close();
});

test('an answer that is changed after the feedback says so at once, and no longer once it is read again', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 360, hasTouch: true });
  const earlier = feedback(page).getByText('To uwagi do wcześniejszej wersji Twojego tekstu.');
  await field(page).fill(ANSWER);
  await tap(button(page));
  await feedback(page).getByText('Jedna rzecz na teraz').waitFor();
  expect(await earlier.count()).toBe(0);
  await field(page).fill(`${ANSWER} Razem 1600.`);
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  await earlier.waitFor();
  await tap(button(page));
  await page.getByText('Możesz poprosić jeszcze 1\u00a0raz.').waitFor();
  await expect.poll(() => earlier.count()).toBe(0);
  await context.close();
});

test('words of danger lead to the helplines, and are there when one comes back', async () => {
  const person = await course.buyer();
  const { context, page } = await opened(person, { width: 360 });
  await field(page).fill('Chcę ze sobą skończyć');
  await press(button(page));
  await page.waitForURL(({ pathname }) => pathname === '/wsparcie');
  await press(page.getByRole('link', { name: 'Wróć do\u00a0ćwiczenia' }));
  await page.waitForURL(`**${course.page()}#cwiczenie`);
  expect(await field(page).inputValue()).toBe('Chcę ze sobą skończyć');
  await context.close();
});
