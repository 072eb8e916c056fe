// A question about one's own analysis: streamed by mouse, touch and keys, waited for without JavaScript.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { ADVICE_ANSWERS, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { analysedPerson, type Wish } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { handOf, press } from '#tests/support/browser/hand.ts';

const QUESTION = 'Ile się tam zarabia?';

const here = analysedPerson();
let page: Page;
afterEach(() => {
  here.app.gemini.reset();
});

async function comesIn(options: Wish['options']): Promise<void> {
  ({ page } = await here.personWithAnalysis({
    options,
    stored: { analysis: await advisedAnalysis(), answers: ADVICE_ANSWERS },
  }));
}

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'touch', options: { width: 360, colorScheme: 'light', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('a question is asked and answered by $way', async ({ way, options }) => {
  await comesIn(options);
  const hand = handOf(way);
  const isFit = async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
  };
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  await hand(page.getByRole('link', { name: 'Zapytaj o swoją analizę' }));
  await page.waitForURL('**/dashboard/pytanie');
  await isFit();
  await page.getByLabel('Twoje pytanie').fill(QUESTION);
  await hand(page.getByRole('button', { name: 'Zapytaj', exact: true }));
  await page.waitForURL(/zrobione=zapytaj#ostatnia$/);
  await page.getByRole('heading', { name: QUESTION }).waitFor();
  expect(await page.locator('#ostatnia').getByText('z\u00a0tabel zawodów').first().isVisible()).toBe(true);
  await isFit();
  expect(here.browser.complaints()).toEqual([]);
});

test('with JavaScript the answer is there while it is written, and a failure keeps the question', async () => {
  await comesIn({ width: 1280 });
  await page.goto('/dashboard/pytanie');
  here.app.gemini.misbehave({ kind: 'cut-after' });
  const field = page.getByLabel('Twoje pytanie');
  await field.fill(QUESTION);
  await press(page.getByRole('button', { name: 'Zapytaj', exact: true }));
  await page.getByText('Pytanie wraca do puli').waitFor();
  expect(await field.inputValue()).toBe(QUESTION);
  here.app.gemini.misbehave({ kind: 'hang-after', characters: 400 });
  await press(page.getByRole('button', { name: 'Zapytaj', exact: true }));
  await page.locator('#odpowiedz').getByText('z\u00a0tabel zawodów').first().waitFor();
});

test('words of danger lead to the helplines, as they do without JavaScript', async () => {
  await comesIn({ width: 360 });
  await page.goto('/dashboard/pytanie');
  await page.getByLabel('Twoje pytanie').fill('Chcę ze sobą skończyć');
  await press(page.getByRole('button', { name: 'Zapytaj', exact: true }));
  await page.waitForURL('**/wsparcie');
  here.browser.complaints();
});
