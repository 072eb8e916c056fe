// Stops in a lesson's text (docs/decisions.md 'Stops'): answered where they stand, by mouse, by finger and by keyboard, and read without
// JavaScript and on paper.
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { reviewCards } from '#db/courses/schema/review-cards.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { storePractice, storeStructureOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { press, tap } from '#tests/support/browser/hand.ts';

const PAGE = '/kursy/sql-od-podstaw/pierwsza-lekcja';

const OWNED = 'canva-w-pracy';
const STOP =
  '```stop\nwybierz\nKtóry folder?\n- 03 :: Tam nic się nie zmienia.\n+ 02\n- 90 :: To poprzednie lata.\ndlaczego: Jeszcze żyje.\n```';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
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

test('in a bought lesson what a stop showed wrong becomes a card, and the text and its stops go on', async () => {
  const [lessonId = ''] = await storeStructureOf(app.database, OWNED, 2);
  const content = `Wstęp.\n\n${STOP}\n\n## Dalej\n\n${STOP.replace('Który folder?', 'A teraz?')}\n\nKoniec.`;
  await storePractice(app.database, { courseId: OWNED, lessonId, content });
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, OWNED);
  const context = await contextOf(app, browser, person, { width: 360, hasTouch: true });
  const page = await context.newPage();
  await page.goto(`/moje-kursy/${OWNED}/${lessonId}`, { waitUntil: 'networkidle' });
  const told = page.waitForResponse((response) => response.url().endsWith('/misses'));
  await tap(stopAt(page, 1).locator('label').getByText('90', { exact: true }));
  await tap(check(page, 1));
  await verdict(page, 1).getByText('Jeszcze nie. To poprzednie lata.').waitFor();
  expect((await told).status()).toBe(204);
  await tap(stopAt(page, 2).locator('label').getByText('02', { exact: true }));
  await tap(check(page, 2));
  await verdict(page, 2).getByText('Dobrze!').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  const cards = await app.database.select().from(reviewCards).where(eq(reviewCards.user_id, person.id));
  expect(cards.map(({ term }) => term)).toEqual(['Który folder? (03 · 02 · 90)']);
  await context.close();
});
