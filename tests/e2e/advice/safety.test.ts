// Where the quiz leads somebody in crisis, a pupil, or who says too little (docs/decisions.md 'The gate').
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { agree, fillQuiz, INTERESTS, signInContext, understood } from '#tests/support/browser/person.ts';

const WORDS = 'Szczerze mówiąc, nie chcę już żyć.';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
// What is refused is a 4xx, which the browser writes down as an error; so is a call that is cut off.
const EXPECTED = /status of 4\d\d|ERR_FAILED/;
afterEach(async () => {
  await visitor.close();
  app.gemini.reset();
  expect(browser.complaints().filter((text) => !EXPECTED.test(text))).toEqual([]);
});

async function openQuiz({ isSignedIn = false } = {}) {
  visitor = await browser.visitor();
  if (isSignedIn) await signInContext(app, visitor);
  page = await visitor.newPage();
  await page.goto('/');
  // What a press before that does, tests/e2e/platform/late-parts.test.ts says.
  await untilHydrated(page.getByRole('checkbox').first());
  await fillQuiz(page);
}

const start = () => page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
const storedText = () =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));

test('words of a crisis lead a stranger to the helplines, leave the browser, and are found by going back', async () => {
  await openQuiz();
  await page.getByRole('textbox').fill(WORDS);
  await expect.poll(storedText).toContain('nie chcę już żyć');
  await start();
  await page.waitForURL('**/wsparcie');
  await page.getByRole('heading', { name: /Nie zostawaj/ }).waitFor();
  for (const number of ['800702222', '116123', '116111', '112'])
    expect(await page.locator(`a[href="tel:${number}"]`).count()).toBe(1);
  expect(await storedText()).not.toContain('żyć');
  expect(await storedText()).not.toContain(INTERESTS);
  // Nothing that sells: no offer, no registration.
  expect(await page.getByRole('link', { name: /Plany|Dołącz/ }).count()).toBe(0);
  await page.goBack();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(WORDS);
  expect(await storedText()).not.toContain('żyć');
  await page.getByRole('textbox').fill('Szukam pracy w lesie.');
  await start();
  await understood(page);
  await expect.poll(storedText).toContain('Szukam pracy w lesie.');
  expect(app.gemini.calls).toHaveLength(0);
});

test('where asking the gate fails the quiz goes on, and the server’s own gate leads to the same page', async () => {
  await openQuiz({ isSignedIn: true });
  await page.route('**/api/analysis/check', (route) => route.abort());
  await page.getByRole('textbox').fill(WORDS);
  await start();
  await page.waitForURL('**/wsparcie');
  expect(await storedText()).not.toContain('żyć');
  expect(app.gemini.calls).toHaveLength(0);
  await page.getByRole('link', { name: 'Wróć do\u00a0quizu' }).click();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(WORDS);
});

test('a run that ends with a crisis leads there, too, and shows neither analysis nor failure', async () => {
  await openQuiz({ isSignedIn: true });
  const failed = `id: 1\nevent: failed\ndata: ${JSON.stringify({ code: 'crisis', error: 'Zadzwoń.' })}\n\n`;
  await page.route('**/api/analysis', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body: failed }),
  );
  await start();
  await agree(page);
  await page.waitForURL('**/wsparcie');
  expect(await page.getByText('Zadzwoń.').count()).toBe(0);
  expect(await storedText()).not.toContain(INTERESTS);
});

test('a pupil is led to who helps for free', async () => {
  await openQuiz();
  await page.getByRole('textbox').fill('Mam 16 lat i chodzę do liceum.');
  await start();
  await page.waitForURL('**/dla-uczniow');
  await page.getByRole('heading', { name: 'Doradca zawodowy w\u00a0szkole' }).waitFor();
});

test('answers that say nothing are kept, and questions stand at their field', async () => {
  await openQuiz();
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await page.getByRole('textbox').fill('asdf qwer');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await start();
  await page.getByText('To jeszcze za mało').waitFor();
  const field = page.getByRole('textbox');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('asdf qwer');
  const description = await field.getAttribute('aria-describedby');
  const questions = page.locator(`[id="${description?.split(' ')[0]}"] li`);
  expect(await questions.count()).toBeGreaterThanOrEqual(2);
  await field.fill(INTERESTS);
  await page.getByText('To jeszcze za mało').waitFor({ state: 'detached' });
});

test.each(['/wsparcie', '/dla-uczniow'])('%s is in no search and kept nowhere', async (path) => {
  visitor = await browser.visitor({ javaScriptEnabled: false });
  page = await visitor.newPage();
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  expect(response?.headers()['cache-control']).toContain('no-store');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await page.getByRole('link', { name: 'Wróć do\u00a0quizu' }).isVisible()).toBe(true);
});
