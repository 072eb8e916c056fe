// The five places of anyone who is signed in, pressed as a hand does: in the header of a desktop, at the lower edge of a phone, where nothing
// may lie under them that one reads or focuses.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn } from '#tests/support/account/visitor.ts';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

const PHONE = { width: 360, hasTouch: true };
const DESKTOP = { width: 1280 };
const TARGET_PX = 44;

async function opened(
  path: string,
  options: Parameters<TestBrowser['visitor']>[0],
  { ownsCourse = false } = {},
) {
  const person = await signedIn(app, { confirmed: true });
  await storeAnalysisOf(app.database, person.id);
  if (ownsCourse) await buyCourse(app.database, person.id, 'sql-od-podstaw');
  const context = await contextOf(app, browser, person, options);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, context };
}

const places = (page: Page) => page.getByRole('navigation', { name: 'Główna nawigacja' });
const place = (page: Page, name: string) => places(page).getByRole('link', { name, exact: true });
const current = (page: Page) => places(page).locator('[aria-current]').allTextContents();
const rect = (shown: Locator) => shown.evaluate((element) => element.getBoundingClientRect().toJSON());

test.each([
  ['a mouse on a desktop', DESKTOP, press],
  ['a finger on a phone', PHONE, tap],
])('%s reaches every place, and each says where one is', async (_, options, hand) => {
  const { page, context } = await opened('/dashboard', options);
  expect(await current(page)).toEqual(['Dziś']);
  for (const [name, path] of [
    ['Szlak', '/dashboard/analiza'],
    ['Atlas', '/zawody'],
    ['Kursy', '/biblioteka-kursow'],
    ['Ja', '/profil'],
    ['Dziś', '/dashboard'],
  ] as const) {
    await hand(place(page, name));
    await page.waitForURL((url) => url.pathname === path);
    await expect.poll(() => current(page)).toEqual([name]);
    const { width, height } = await rect(place(page, name));
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(TARGET_PX);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await context.close();
});

test('who owns a course finds it under Kursy', async () => {
  const { page, context } = await opened('/zawody', DESKTOP, { ownsCourse: true });
  await press(place(page, 'Kursy'));
  await page.waitForURL('**/moje-kursy');
  await page.goto('/faq');
  expect(await place(page, 'Kursy').getAttribute('href')).toBe('/moje-kursy');
  await context.close();
});

test.each(['/dashboard', '/profil', '/kursy/sql-od-podstaw'])(
  'on a phone nothing that gets the focus on %s lies under the places, and the page ends above them',
  async (path) => {
    const { page, context } = await opened(path, PHONE);
    const bar = await rect(places(page));
    expect([bar.bottom, bar.left, bar.right]).toEqual([page.viewportSize()?.height, 0, PHONE.width]);
    await page.locator('h1').first().click();
    for (let tabs = 0; tabs < 25; tabs++) {
      await page.keyboard.press('Tab');
      const low = await page.evaluate(() => {
        const focused = document.activeElement;
        const isPlace = focused?.closest('header nav') !== null;
        return isPlace || focused === document.body ? 0 : (focused?.getBoundingClientRect().bottom ?? 0);
      });
      expect(low).toBeLessThanOrEqual(bar.top + 1);
    }
    await page.keyboard.press('End');
    await expect
      .poll(async () => (await rect(page.locator('footer').last())).bottom)
      .toBeLessThanOrEqual(bar.top + 1);
    await context.close();
  },
);

test('without JavaScript the places lead on, and the brochure is in the footer', async () => {
  const { page, context } = await opened('/dashboard', { ...PHONE, javaScriptEnabled: false });
  await tap(place(page, 'Atlas'));
  await page.waitForURL('**/zawody');
  expect(await current(page)).toEqual(['Atlas']);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Plany' }).waitFor();
  expect(await footer.getByRole('link', { name: 'Zawody' }).count()).toBe(0);
  // In three groups, and nothing in them that only looks like a link.
  expect(await footer.getByRole('heading').allTextContents()).toEqual([
    'Zacznij',
    'Poznaj Szlak',
    'Zasady i\u00a0prywatność',
  ]);
  expect(await footer.getByRole('listitem').count()).toBe(await footer.locator('li > a').count());
  await context.close();
});
