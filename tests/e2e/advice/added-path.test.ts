// 'Opisz ten szlak': written before one's eyes by mouse, touch and keys, waited for without JavaScript, then walked.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { advertName } from '#domain/advice/public-facts.ts';
import { rank } from '#domain/advice/rank.ts';
import { ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import type { Application } from '#tests/support/worker/application.ts';

const careers = await readCareers();
const NEW = rank(ADVICE_ORDER, careers).candidates[4]?.id ?? '';
const NAMED = careers.occupations.find(({ id }) => id === NEW);
const NAME = NAMED === undefined ? '' : advertName(NAMED);
const ASKED = `/dashboard/lista?zawod=${NEW}`;

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
  await context.close();
  app.gemini.reset();
});

async function comesIn(options: Parameters<TestBrowser['visitor']>[0], isPremium = true): Promise<void> {
  const person = await signedIn(app);
  await storeAnalysisOf(app.database, person.id, {
    analysis: await advisedAnalysis(),
    answers: JSON.stringify({ ...ADVICE_ORDER.answers, facts: ADVICE_ORDER.facts }),
  });
  if (isPremium) await makePremium(app.database, person.id);
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
}

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'touch', options: { width: 360, colorScheme: 'light', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('from the list a path is described and chosen by $way', async ({ way, options }) => {
  await comesIn(options);
  const hand = (it: Locator) => (way === 'touch' ? tap(it) : way === 'keys' ? it.press('Enter') : press(it));
  const isFit = async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
  };
  await page.goto('/dashboard/lista', { waitUntil: 'networkidle' });
  await hand(page.getByRole('link', { name: 'Opisz ten szlak' }).first());
  await page.waitForURL(`**${ASKED}#opisz`);
  await isFit();
  await hand(page.getByRole('button', { name: 'Opisz: ' }));
  if (way !== 'mouse without JavaScript') {
    await page.getByText('Szlak jest gotowy').waitFor();
    expect(await page.locator('#nowy-szlak').getByText('Co przemawia przeciw').isVisible()).toBe(true);
    await isFit();
    await hand(page.getByRole('link', { name: 'Zobacz go w' }));
  }
  await page.waitForURL(/sciezka=5#sciezki$/);
  await hand(page.getByRole('button', { name: 'Idę tym szlakiem' }).filter({ visible: true }).first());
  await page.waitForURL(/\/dashboard(#szlak)?$/);
  await page.getByRole('heading', { name: NAME }).first().waitFor();
  await isFit();
  expect(browser.complaints()).toEqual([]);
});

test('a failure in the middle takes what was written away and says so; the next press writes it', async () => {
  await comesIn({ width: 1280 });
  await page.goto(ASKED);
  app.gemini.misbehave({ kind: 'cut-after' });
  const button = page.getByRole('button', { name: 'Opisz: ' });
  await press(button);
  await page.getByText('Opis wraca do puli').waitFor();
  expect(await page.locator('#nowy-szlak [data-part]').first().isVisible()).toBe(false);
  await press(button);
  await page.getByText('Szlak jest gotowy').waitFor();
});

test('a reload in the middle finds it being written, and then in the analysis, by itself', async () => {
  await comesIn({ width: 360 });
  await page.goto(ASKED);
  app.gemini.setPace(4);
  await press(page.getByRole('button', { name: 'Opisz: ' }));
  await page.locator('#nowy-szlak').getByText('Na czym polega ta praca').waitFor();
  await page.reload();
  await page.getByText('Piszemy ten szlak.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByText('Jest już w').waitFor({ timeout: 30_000 });
  browser.complaints();
});

test('the free plan sees what Premium would write, and no button', async () => {
  await comesIn({ width: 360 }, false);
  await page.goto(ASKED);
  await page.getByText('W\u00a0planie Premium napiszemy ten szlak').waitFor();
  expect(await page.getByRole('button', { name: 'Opisz: ' }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(browser.complaints()).toEqual([]);
});
