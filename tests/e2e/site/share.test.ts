// The card of one's trail, made, passed on, seen by others and taken back: by mouse, by touch, by keys and without JavaScript.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
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
afterEach(() => context.close());

async function comesIn(options: Parameters<TestBrowser['visitor']>[0]): Promise<void> {
  const person = await signedIn(app);
  await storeAnalysisOf(app.database, person.id, { analysis: SAMPLE_ADVISED });
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
}

const button = (name: string): Locator => page.getByRole('button', { name });

/** Every picture of the page is there, in its own size. */
const drawn = (seen: Page): Promise<boolean> =>
  seen.evaluate(() => [...document.images].every((image) => image.complete && image.naturalWidth >= 1080));

async function strangerSees(address: string, width: number): Promise<number> {
  const visitor = await browser.visitor({ width });
  const seen = await visitor.newPage();
  const response = await seen.goto(address, { waitUntil: 'networkidle' });
  const status = response?.status() ?? 0;
  if (status === 200) {
    await expect.poll(() => drawn(seen)).toBe(true);
    expect(await accessibilityFaults(seen)).toEqual([]);
    expect(await sidewaysScroll(seen)).toBe(0);
    await seen.getByRole('link', { name: 'Znajdź swój szlak' }).click();
    await seen.waitForURL(`${app.url}/`);
  }
  await visitor.close();
  return status;
}

test.each([
  { way: 'mouse', width: 1280, colorScheme: 'light' },
  { way: 'touch', width: 360, colorScheme: 'dark', hasTouch: true },
] as const)(
  'from one’s own page to a card that others see, and back again, by $way',
  async ({ way, ...options }) => {
    await comesIn(options);
    const hand = way === 'mouse' ? press : tap;
    await page.goto('/profil', { waitUntil: 'networkidle' });
    await hand(page.getByRole('link', { name: /^Karta/ }));
    await page.waitForURL('**/karta');
    await page.waitForLoadState('networkidle');
    await expect.poll(() => drawn(page)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByLabel('Imię na karcie').fill('Ola');
    await hand(button('Utwórz kartę'));
    await page.getByText('Karta jest gotowa.').waitFor();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => drawn(page)).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const address = await page.getByLabel('Adres karty').inputValue();
    expect(await strangerSees(address, options.width)).toBe(200);
    const download = page.waitForEvent('download');
    await hand(page.getByRole('link', { name: 'Pobierz w\u00a0pionie' }));
    expect((await download).suggestedFilename()).toBe('szlak-1080x1350.png');
    await hand(button('Cofnij udostępnienie'));
    await page.getByText('Udostępnienie cofnięte.').waitFor();
    expect(await strangerSees(address, options.width)).toBe(404);
    browser.complaints();
  },
);

test('the address is copied by keys alone', async () => {
  await comesIn({ width: 1280 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/karta');
  await page.getByLabel('Imię na karcie').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Karta jest gotowa.').waitFor();
  const field = page.getByLabel('Adres karty');
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Skopiowano!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await field.inputValue());
  expect(browser.complaints()).toEqual([]);
});

test('without JavaScript the card is made, changed and taken back', async () => {
  await comesIn({ width: 360, javaScriptEnabled: false });
  await page.goto('/karta');
  await press(button('Utwórz kartę'));
  await page.getByText('Karta jest gotowa.').waitFor();
  expect(await button('Udostępnij').filter({ visible: true }).count()).toBe(0);
  await press(page.getByText('Zmień imię na karcie'));
  await page.getByLabel('Imię na karcie').fill('Ola 123');
  await press(button('Zapisz na karcie'));
  await page.getByText('Wpisz imię samymi literami').waitFor();
  await page.getByLabel('Imię na karcie').fill('Ola');
  await press(button('Zapisz na karcie'));
  await page.getByText('Zmiany są na karcie.').waitFor();
  await press(button('Cofnij udostępnienie'));
  await page.getByText('Udostępnienie cofnięte.').waitFor();
  browser.complaints();
});
