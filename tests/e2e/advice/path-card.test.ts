// A path's card: its facts with their sources, the ledger, and lines that are denied by mouse and by touch (by keys and without JavaScript: analysis-page.test.ts).
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import { ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import type { Application } from '#tests/support/worker/application.ts';

/** One whose first occupation has pay and demand in the tables. */
const ORDER: AdviceOrder = {
  ...ADVICE_ORDER,
  answers: {
    preferences: ['creative', 'nature'],
    additional_interests: 'Lubię fotografię, rysowanie, zwierzęta i gotowanie.',
    additional_info: 'Nie lubię tabelek ani pracy w nocy.',
  },
};
const ANALYSIS = await advisedAnalysis(ORDER);
const ANSWERS = JSON.stringify({ ...ORDER.answers, facts: ORDER.facts });

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(async () => {
  app.databaseProxy.setMood('pass');
  await context.close();
});

async function personWithPaths(
  plan: 'free' | 'premium',
  options: Parameters<TestBrowser['visitor']>[0] = {},
): Promise<void> {
  const person = await signedIn(app);
  if (plan === 'premium') await makePremium(app.database, person.id);
  await storeAnalysisOf(app.database, person.id, { analysis: ANALYSIS, answers: ANSWERS });
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
}

const card = (): Locator => page.locator('#sciezka-1');
const row = (): Locator => card().getByRole('row').filter({ hasText: 'Twoje słowa' }).first();
const deny = (): Locator => row().getByText('To się nie zgadza');
const takeBack = (): Locator => row().getByText('Cofnij');

test('with the mouse a line is denied, kept, and taken back', async () => {
  await personWithPaths('premium');
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  await press(card().getByText('Dlaczego ten zawód?'));
  await deny().waitFor();
  await press(deny());
  await takeBack().waitFor();
  await card()
    .getByText(/był 1\., teraz/)
    .first()
    .waitFor();
  await card()
    .getByText(/Wyżej (?:jest|są) teraz: /)
    .waitFor();
  await page.reload({ waitUntil: 'networkidle' });
  await card()
    .getByText(/był 1\., teraz/)
    .first()
    .waitFor();
  await press(card().getByText('Dlaczego ten zawód?'));
  await press(takeBack());
  await deny().waitFor();
  await expect
    .poll(() =>
      card()
        .getByText(/był 1\., teraz/)
        .count(),
    )
    .toBe(0);
  expect(browser.complaints()).toEqual([]);
});

test('with a finger it works on a phone', async () => {
  await personWithPaths('premium', { width: 360, hasTouch: true });
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  await tap(card().getByText('Dlaczego ten zawód?'));
  await tap(deny());
  await takeBack().waitFor();
  await card()
    .getByText(/Wyżej (?:jest|są) teraz: /)
    .waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(browser.complaints()).toEqual([]);
});
