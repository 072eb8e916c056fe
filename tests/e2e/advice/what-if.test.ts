// 'Co gdyby': tried by touch at 360 px, by keys, and by mouse without JavaScript; kept, and seen on the list.
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
  // What the server refuses on purpose, the browser calls an error.
  expect(browser.complaints().filter((text) => !/status of 400/.test(text))).toEqual([]);
});

async function analysed({ isPremium }: { isPremium: boolean }) {
  const person = await signedIn(app);
  if (isPremium) await makePremium(app.database, person.id);
  await storeAnalysisOf(app.database, person.id, {
    analysis: await advisedAnalysis(),
    answers: JSON.stringify({ ...ADVICE_ORDER.answers, facts: ADVICE_ORDER.facts }),
  });
  return person;
}

const choices = (label: string) => page.getByLabel(label, { exact: true });
const section = (title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) });

test.each([
  { way: 'touch', options: { width: 360, colorScheme: 'dark', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('from the list to other conditions, back and kept by $way', async ({ way, options }) => {
  context = await contextOf(app, browser, await analysed({ isPremium: true }), options);
  page = await context.newPage();
  const hand = (it: Locator) => (way === 'touch' ? tap(it) : way === 'keys' ? it.press('Enter') : press(it));
  const choose = async (label: string, value: string) => {
    await choices(label).selectOption(value);
    if (way === 'mouse without JavaScript') await hand(page.getByRole('button', { name: 'Przelicz' }));
    await section('Sprawdzasz').getByText(label).waitFor();
  };
  await page.goto('/dashboard/lista');
  await hand(page.getByRole('link', { name: 'Co gdyby' }));
  await page.getByRole('heading', { name: 'Co gdyby', level: 1 }).waitFor();
  await choose('Praca zdalna', 'want');
  await choose('Zmiany', 'avoid');
  const address = new URL(page.url()).searchParams;
  expect([address.get('remote'), address.get('shifts')]).toEqual(['want', 'avoid']);
  expect(await page.getByRole('status').filter({ hasText: 'Na liście' }).textContent()).toMatch(
    /^Na liście przy tych warunkach: \d+\szaw.+ \(dziś \d+\)\.$/,
  );
  expect(await page.getByText('Nie spełnia Twojego warunku').count()).toBeGreaterThan(0);
  await hand(page.locator('summary', { hasText: 'To samo jako tabela' }));
  const table = page.getByRole('table', { name: 'Miejsca zawodów dziś i po zmianie warunków' });
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Zawód',
    'Dziś',
    'Po zmianie',
    'Dlaczego',
  ]);
  expect(await sidewaysScroll(page)).toBe(0);
  if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
  await hand(section('Sprawdzasz').getByRole('link', { name: 'Zmiany' }));
  await page.waitForURL((url) => !url.searchParams.has('shifts'));
  expect(await choices('Zmiany').inputValue()).toBe('any');
  const rows = section('Lista przy tych warunkach').getByRole('listitem');
  const tried = await rows.getByRole('link').allTextContents();
  await hand(page.getByRole('button', { name: 'Zapamiętaj te warunki' }));
  await page.getByText('Zapamiętane.').waitFor();
  expect(await choices('Praca zdalna').inputValue()).toBe('want');
  await hand(page.getByRole('link', { name: 'Cała lista zawodów' }));
  await page.getByRole('heading', { name: 'Cała lista zawodów', level: 1 }).waitFor();
  expect(await page.locator('ol > li h3').allTextContents()).toEqual(tried);
});

test('the list of choices keeps the focus, and a limit of health waits for the consent', async () => {
  const person = await analysed({ isPremium: false });
  context = await contextOf(app, browser, person, { width: 360, colorScheme: 'light' });
  page = await context.newPage();
  await page.goto('/dashboard/co-gdyby');
  await choices('Dźwiganie').focus();
  await choices('Dźwiganie').selectOption('avoid');
  await section('Sprawdzasz').waitFor();
  expect(await choices('Dźwiganie').evaluate((list) => list === document.activeElement)).toBe(true);
  await press(page.getByRole('button', { name: 'Zapamiętaj te warunki' }));
  await page.getByRole('alert').getByText('bez zgody').waitFor();
  expect(await choices('Dźwiganie').inputValue()).toBe('avoid');
  await press(page.getByText('Wyraźnie zgadzam się'));
  await press(page.getByRole('button', { name: 'Zapamiętaj te warunki' }));
  await page.getByText('Zapamiętane.').waitFor();
  expect(await page.getByRole('link', { name: 'Zobacz plan Premium' }).isVisible()).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
});
