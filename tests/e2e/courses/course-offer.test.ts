// What leads to a course and to buying it: the shelves of the library, and the bar that a phone has at its lower edge.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn } from '#tests/support/account/visitor.ts';

const COURSE = 'figma-od-podstaw';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

const found = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Znaleziono' }).first().textContent();

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
  ['a finger without JavaScript', { width: 360, hasTouch: true, javaScriptEnabled: false }, tap],
] as const) {
  test(`${hand} on a shelf leads to its courses, and on it again back to all of them`, async () => {
    const context = await browser.visitor(options);
    const page = await context.newPage();
    await page.goto('/biblioteka-kursow', { waitUntil: 'networkidle' });
    const shelf = page.getByRole('navigation', { name: /^Półki/ }).getByRole('link', { name: 'Wejść do IT' });
    await pressed(shelf);
    await page.waitForURL(/\?polka=wejsc-do-it$/);
    await page.getByRole('heading', { level: 2, name: 'Wejść do IT' }).waitFor();
    await expect.poll(() => found(page)).toMatch(/Znaleziono: 10\skursów/);
    expect(await sidewaysScroll(page)).toBe(0);
    await pressed(shelf);
    await page.waitForURL(/biblioteka-kursow$/);
    await expect.poll(() => found(page)).toMatch(/50\skursów/);
    await context.close();
  });
}

const buttons = (page: Page) => page.getByRole('link', { name: 'Kup kurs', exact: true });
const edges = async (page: Page) =>
  buttons(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));

test.each([320, 360, 412])(
  'on a phone of %i px the bar is there when the button has gone, and covers nothing that has the focus',
  async (width) => {
    const context = await browser.visitor({ width, hasTouch: true, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`/kursy/${COURSE}`);
    const { height } = page.viewportSize() ?? { height: 0 };
    const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
    const [button, inBar] = await edges(page);
    expect(inBar?.top).toBeGreaterThan(height);
    expect(inBar?.height).toBeGreaterThanOrEqual(44);

    // Its button is still in view: no second one beside it.
    await scrollTo((button?.bottom ?? 0) - height + 20);
    expect((await edges(page))[1]?.top).toBeGreaterThan(height);

    await scrollTo((button?.bottom ?? 0) + 200);
    const [gone, shown] = await edges(page);
    expect(gone?.bottom).toBeLessThan(0);
    expect(shown?.bottom).toBeLessThanOrEqual(height);
    expect(shown?.top).toBeGreaterThan(height - 90);

    const question = page.locator('summary').last();
    await question.focus();
    const box = await question.boundingBox();
    const bar = (await edges(page))[1];
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.top ?? 0);
    expect(await sidewaysScroll(page)).toBe(0);

    await tap(buttons(page).last());
    await page.waitForURL(/auth=register/);
    await context.close();
  },
);

test('on a wide screen there is one button, and on a course of one’s own none', async () => {
  const wide = await browser.visitor({ width: 1280 });
  const page = await wide.newPage();
  await page.goto(`/kursy/${COURSE}`);
  expect(await buttons(page).filter({ visible: true }).count()).toBe(1);
  await wide.close();

  const owner = await signedIn(app);
  await buyCourse(app.database, owner.id, COURSE);
  const context = await contextOf(app, browser, owner, { width: 360 });
  const own = await context.newPage();
  await own.goto(`/kursy/${COURSE}`);
  await own.getByRole('link', { name: /^Zakupiono/ }).waitFor();
  expect(await own.getByText(/^Kup kurs|za\sdarmo \(/).count()).toBe(0);
  await press(own.getByRole('link', { name: 'Otwórz lekcje' }));
  await own.waitForURL(new RegExp(`/moje-kursy/${COURSE}$`));
  await context.close();
});
