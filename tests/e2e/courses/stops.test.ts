// Stops in a lesson's text (docs/decisions.md 'Stops'): answered where they stand, by mouse, by finger and by keyboard, and read without
// JavaScript and on paper.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';

const PAGE = '/kursy/sql-od-podstaw/pierwsza-lekcja';

let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

const stopAt = (page: Page, number: number) => page.locator(`#przystanek-${number}`);
const verdict = (page: Page, number: number) => stopAt(page, number).locator('output');
const check = (page: Page, number: number) => stopAt(page, number).getByText('Sprawdź', { exact: true });
const answer = (page: Page, number: number) => stopAt(page, number).locator('details');

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const) {
  test(`${hand} answers in the text: each wrong answer has its own hint, the right one opens why`, async () => {
    const context = await browser.visitor(options);
    const page = await context.newPage();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    const option = (words: string) => stopAt(page, 1).locator('label').getByText(words);
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Najpierw odpowiedz').waitFor();
    await pressed(option('dwa, po jednym'));
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Jeszcze nie. Tak było w').waitFor();
    await pressed(option('żadnego'));
    expect(await verdict(page, 1).textContent()).toBe('');
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Jeszcze nie. Baza pilnuje').waitFor();
    expect(await answer(page, 1).getAttribute('open')).toBeNull();
    await pressed(option('jeden'));
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Dobrze!').waitFor();
    expect(await answer(page, 1).getAttribute('open')).not.toBeNull();
    // Questions after the text and stops in it don't know of one another.
    expect(await page.locator('#pytanie-1 output').textContent()).toBe('');
    expect(page.url()).not.toContain('?');
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  });
}

test('by keyboard a word is typed and checked with Enter', async () => {
  const context = await browser.visitor({ width: 1280 });
  const page = await context.newPage();
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const field = stopAt(page, 2).getByRole('textbox');
  await field.focus();
  await page.keyboard.type('Obcy');
  await page.keyboard.press('Enter');
  await verdict(page, 2).getByText('Jeszcze nie. Obcy jest ten').waitFor();
  await field.fill(' główny ');
  await page.keyboard.press('Enter');
  await verdict(page, 2).getByText('Dobrze!').waitFor();
  await context.close();
});

test('without JavaScript the answer and the reasons are folded under each, and no button does nothing', async () => {
  const context = await browser.visitor({ width: 360, hasTouch: true, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PAGE);
  expect(await check(page, 1).isVisible()).toBe(false);
  await tap(stopAt(page, 1).getByText('Odpowiedź i wyjaśnienie'));
  await answer(page, 1).getByText('Telefon jest faktem o').waitFor();
  expect(await answer(page, 1).getByText('Policz, w ilu').isVisible()).toBe(true);
  await context.close();
});

test('answered and not, it is fit for everybody in both sizes and themes; on paper its answer stands open', async () => {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    const context = await browser.visitor({ width, colorScheme });
    const page = await context.newPage();
    await page.goto(PAGE, { waitUntil: 'networkidle' });
    await press(stopAt(page, 1).locator('label').getByText('dwa, po jednym'));
    await press(check(page, 1));
    await press(stopAt(page, 2).getByText('Odpowiedź i wyjaśnienie'));
    expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await check(page, 1).isVisible()).toBe(false);
    expect(await answer(page, 1).getByText('Telefon jest faktem o').isVisible()).toBe(true);
    await context.close();
  }
});
