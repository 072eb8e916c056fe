// The first lesson of a course, read and answered before any sale: by mouse, by finger, by keyboard, and without JavaScript.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';

const COURSE = '/kursy/sql-od-podstaw';
const PAGE = `${COURSE}/pierwsza-lekcja`;
/** A single choice, an order and a gap. */
const ORDERED = '/kursy/figma-od-podstaw/pierwsza-lekcja';

let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

const question = (page: Page, number: number) => page.locator(`#pytanie-${number}`);
const option = (page: Page, number: number, words: string) =>
  question(page, number).locator('label').getByText(words);
const verdict = (page: Page, number: number) => question(page, number).locator('output');
const check = (page: Page, number: number) => question(page, number).getByText('Sprawdź', { exact: true });
const answer = (page: Page, number: number) => question(page, number).locator('details');

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
  ['a finger without JavaScript', { width: 360, hasTouch: true, javaScriptEnabled: false }, tap],
] as const) {
  test(`${hand} comes from the course, answers the questions and goes back to buy`, async () => {
    const context = await browser.visitor(options);
    const page = await context.newPage();
    await page.goto(COURSE, { waitUntil: 'networkidle' });
    await pressed(page.getByText(/^Przeczytaj pierwszą lekcję za\sdarmo \(4\sminuty\)$/));
    await page.waitForURL(`**${PAGE}`);
    await page.getByRole('heading', { level: 1, name: 'Gdzie mieszka telefon pani Zofii' }).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);

    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Najpierw odpowiedz').waitFor();
    await pressed(option(page, 1, 'Bo składa się z'));
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Jeszcze nie.').waitFor();
    expect(await answer(page, 1).getAttribute('open')).toBeNull();
    await pressed(option(page, 1, 'Bo może się zmienić'));
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Dobrze!').waitFor();
    expect(await answer(page, 1).getAttribute('open')).not.toBeNull();

    await pressed(option(page, 2, 'Dzień zakupu'));
    await pressed(option(page, 2, 'Cena zapłacona'));
    await pressed(check(page, 2));
    await verdict(page, 2).getByText('Dobrze!').waitFor();

    await question(page, 3).getByRole('textbox').fill(' Obcym. ');
    await pressed(check(page, 3));
    await verdict(page, 3).getByText('Dobrze!').waitFor();
    // What was said to the others stands, and so do their answers.
    expect(await verdict(page, 1).textContent()).toContain('Dobrze!');
    expect(await question(page, 2).locator('input:checked').count()).toBe(2);
    expect(page.url().includes('?')).toBe('javaScriptEnabled' in options);

    await pressed(page.getByText(/^Zobacz plan i\skup kurs$/));
    await page.waitForURL(`**${COURSE}`);
    await context.close();
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(`an order is given by numbers, by keyboard, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async () => {
    const context = await browser.visitor({ width: 1280, javaScriptEnabled });
    const page = await context.newPage();
    await page.goto(ORDERED, { waitUntil: 'networkidle' });
    const number = (await page.locator('#pytania form:has(select)').getAttribute('data-number')) ?? '';
    const right = ['Team', 'Project', 'File', 'Page', 'Frame'];
    const selects = question(page, Number(number)).getByRole('combobox');
    const shown = await question(page, Number(number)).locator('li label > span').allTextContents();
    expect(shown).not.toEqual(right);
    for (const [index, item] of shown.entries()) {
      await selects.nth(index).focus();
      await page.keyboard.type(String(right.indexOf(item) + 1));
    }
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await verdict(page, Number(number)).getByText('Dobrze!').waitFor();
    await context.close();
  });
}

test('Enter in a field checks that field’s question, and another word takes back what was said', async () => {
  const context = await browser.visitor({ width: 1280 });
  const page = await context.newPage();
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  const field = question(page, 3).getByRole('textbox');
  await field.fill('głównym');
  await field.press('Enter');
  await verdict(page, 3).getByText('Jeszcze nie.').waitFor();
  expect(await verdict(page, 1).textContent()).toBe('');
  await field.fill('obc');
  expect(await verdict(page, 3).textContent()).toBe('');
  await context.close();
});

test('code is copied by its button', async () => {
  const context = await browser.visitor({ width: 1280 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  await press(page.getByText('Kopiuj', { exact: true }).last());
  await page.getByText('Skopiowano').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^UPDATE klienci SET telefon/);
  await context.close();
});

test('letters are read on a telephone without moving them sideways', async () => {
  const context = await browser.visitor({ width: 360, hasTouch: true });
  const page = await context.newPage();
  await page.goto('/kursy/angielski-biznesowy/pierwsza-lekcja', { waitUntil: 'networkidle' });
  const letter = page.getByRole('region', { name: /^Kod \d$/ }).first();
  expect(await letter.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  await context.close();
});

test('answered and not, it is fit for everybody in both sizes and themes; on paper its answers stand open', async () => {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    const context = await browser.visitor({ width, colorScheme });
    const page = await context.newPage();
    await page.goto(`${PAGE}?p1=1&p2=0&sprawdz=3`, { waitUntil: 'networkidle' });
    expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Sprawdź', { exact: true }).first().isVisible()).toBe(false);
    expect(await page.getByText('Zobacz plan i').isVisible()).toBe(false);
    expect(await answer(page, 3).getByText('Numer pochodzi z').isVisible()).toBe(true);
    await context.close();
  }
});
