// 'Co gdyby': tried by touch at 360 px, by keys, and by mouse without JavaScript; kept, and seen on the list.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { ADVICE_ANSWERS, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { analysedPerson, type Wish } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { handOf, press } from '#tests/support/browser/hand.ts';

const here = analysedPerson();
let page: Page;
afterEach(() => {
  // What the server refuses on purpose, the browser calls an error.
  expect(here.browser.complaints().filter((text) => !/status of 400/.test(text))).toEqual([]);
});

async function comesIn(options: Wish['options'], plan: Wish['plan'] = 'free'): Promise<void> {
  const stored = { analysis: await advisedAnalysis(), answers: ADVICE_ANSWERS };
  ({ page } = await here.personWithAnalysis({ plan, options, stored }));
}

const choices = (label: string) => page.getByLabel(label, { exact: true });
const section = (title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) });

test.each([
  { way: 'touch', options: { width: 360, colorScheme: 'dark', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('from the list to other conditions, back and kept by $way', async ({ way, options }) => {
  await comesIn(options, 'premium');
  const hand = handOf(way);
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
  await comesIn({ width: 360, colorScheme: 'light' });
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
