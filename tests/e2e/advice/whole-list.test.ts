// The whole list and 'Dlaczego nie ma …?': by touch at 360 px, by keys, and without JavaScript.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
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
  expect(browser.complaints()).toEqual([]);
});

test.each([
  { way: 'touch', options: { width: 360, colorScheme: 'dark', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('from the atlas to the list, narrowed and opened by $way', async ({ way, options }) => {
  const person = await signedIn(app);
  await makePremium(app.database, person.id);
  await storeAnalysisOf(app.database, person.id, {
    analysis: await advisedAnalysis(),
    answers: JSON.stringify({ ...ADVICE_ORDER.answers, facts: ADVICE_ORDER.facts }),
  });
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
  const hand = (it: Locator) => (way === 'touch' ? tap(it) : way === 'keys' ? it.press('Enter') : press(it));
  await page.goto('/zawody/strazak');
  await hand(page.getByRole('link', { name: 'Jak to pasuje do mnie' }));
  await page.getByText('na Twojej liście').first().waitFor();
  expect(new URL(page.url()).searchParams.get('zawod')).toBe('strazak');
  await page.getByLabel('Dlaczego nie ma tu zawodu').fill('kierowca autobusu');
  await hand(page.getByRole('button', { name: 'Sprawdź', exact: true }));
  await page.waitForURL((url) => url.searchParams.get('zawod') === 'kierowca autobusu');
  await page.goto('/dashboard/lista');
  const rows = page.locator('ol > li');
  const all = await rows.count();
  await hand(page.locator('summary', { hasText: 'Filtry' }));
  await page.getByLabel('Bez zmian').check();
  await hand(page.getByRole('button', { name: 'Pokaż wyniki' }));
  await page.waitForURL((url) => url.searchParams.get('warunki') === 'bez-zmian');
  expect(await rows.count()).toBeLessThan(all);
  const first = rows.first();
  await hand(first.locator('summary').first());
  expect(await first.getByRole('heading', { name: 'Co przemawia przeciw' }).isVisible()).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);
  if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
});
