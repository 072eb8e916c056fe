// A hand-over to a counsellor, made, read, answered and closed: by mouse, by touch, by keys and without JavaScript.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { ANSWERS, signedIn } from '#tests/support/account/visitor.ts';
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
  await storeAnalysisOf(app.database, person.id, {
    analysis: SAMPLE_ADVISED,
    answers: JSON.stringify({ ...ANSWERS, additional_interests: 'składam radia z demobilu' }),
  });
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
}

const button = (name: string): Locator => page.getByRole('button', { name });

async function isFit(seen: Page): Promise<void> {
  expect(await accessibilityFaults(seen)).toEqual([]);
  expect(await sidewaysScroll(seen)).toBe(0);
}

test.each([
  { way: 'mouse', width: 1280, colorScheme: 'light' },
  { way: 'touch', width: 360, colorScheme: 'dark', hasTouch: true },
] as const)('a link is made, read, answered and closed by $way', async ({ way, ...options }) => {
  await comesIn(options);
  const hand = way === 'mouse' ? press : tap;
  await page.goto('/profil', { waitUntil: 'networkidle' });
  await hand(page.getByRole('link', { name: /^Przekaż doradcy/ }));
  await page.waitForURL('**/przekazanie');
  await isFit(page);
  await hand(page.getByText('Odpowiedzi z\u00a0quizu'));
  await hand(page.getByText('7\u00a0dni', { exact: true }));
  await page.getByLabel('Podpis').fill('Ola');
  await hand(button('Utwórz link'));
  await page.getByText('Link jest gotowy.').waitFor();
  await isFit(page);
  const address = await page.getByLabel('Adres, podpis: Ola').inputValue();
  const counsellor = await browser.visitor(options);
  const seen = await counsellor.newPage();
  await seen.goto(address, { waitUntil: 'networkidle' });
  await seen.getByText('składam radia z demobilu').waitFor();
  await isFit(seen);
  await seen.getByLabel('Wiadomość').fill('Porozmawiajmy w piątek.');
  await hand(seen.getByRole('button', { name: 'Wyślij' }));
  await seen.getByText('Wiadomość wysłana.').waitFor();
  await isFit(seen);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await hand(page.getByRole('link', { name: 'Doradca odpisał: 1\u00a0wiadomość' }));
  await page.getByText('Porozmawiajmy w piątek.').waitFor();
  await page.getByText('2\u00a0razy').waitFor();
  await isFit(page);
  await hand(button('Zamknij link'));
  await page.getByText('Link zamknięty.').waitFor();
  expect((await seen.reload())?.status()).toBe(404);
  await counsellor.close();
  browser.complaints();
});

test('by keys alone a link is made, and what is wrong keeps what was chosen', async () => {
  await comesIn({ width: 1280 });
  await page.goto('/przekazanie');
  const name = page.getByLabel('Podpis');
  await name.fill('600 100 200');
  await name.press('Enter');
  await page.getByText('Wpisz imię samymi literami').waitFor();
  expect(await name.inputValue()).toBe('600 100 200');
  await page.getByRole('radio', { name: '30\u00a0dni' }).focus();
  await page.keyboard.press('ArrowRight');
  await name.fill('');
  await name.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Link jest gotowy.').waitFor();
  browser.complaints();
});

test('without JavaScript a link is made, answered and closed', async () => {
  await comesIn({ width: 360, javaScriptEnabled: false });
  await page.goto('/przekazanie');
  await press(button('Utwórz link'));
  await page.getByText('Link jest gotowy.').waitFor();
  await press(page.getByRole('link', { name: 'Zobacz, co jest pod linkiem' }));
  await page.getByLabel('Wiadomość').fill('Tak');
  await press(button('Wyślij'));
  await page.getByText('Wiadomość wysłana.').waitFor();
  await page.goto('/przekazanie');
  await press(button('Zamknij link'));
  await page.getByText('Link zamknięty.').waitFor();
});
