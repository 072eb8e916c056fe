// A hand-over to a counsellor, made, read, answered and closed: by mouse, by touch, by keys and without JavaScript.
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { ANSWERS } from '#tests/support/account/visitor.ts';
import { analysedPerson, type Wish } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';

const here = analysedPerson();
let page: Page;

async function comesIn(options: Wish['options']): Promise<void> {
  ({ page } = await here.personWithAnalysis({
    options,
    stored: {
      analysis: SAMPLE_ADVISED,
      answers: JSON.stringify({ ...ANSWERS, additional_interests: 'składam radia z demobilu' }),
    },
  }));
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
  const counsellor = await here.browser.visitor(options);
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
  await seen.getByRole('heading', { name: 'Ten link nie działa' }).waitFor();
  await isFit(seen);
  await counsellor.close();
  here.browser.complaints();
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
  here.browser.complaints();
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
