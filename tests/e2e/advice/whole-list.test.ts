// The whole list and 'Dlaczego nie ma …?': by touch at 360 px, by keys, and without JavaScript.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { ADVICE_ANSWERS, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { handOf } from '#tests/support/browser/hand.ts';

const here = analysedPerson();
let page: Page;
afterEach(() => {
  expect(here.browser.complaints()).toEqual([]);
});

test.each([
  { way: 'touch', options: { width: 360, colorScheme: 'dark', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('from the atlas to the list, narrowed and opened by $way', async ({ way, options }) => {
  ({ page } = await here.personWithAnalysis({
    plan: 'premium',
    options,
    stored: { analysis: await advisedAnalysis(), answers: ADVICE_ANSWERS },
  }));
  const hand = handOf(way);
  await page.goto('/zawody/strazak');
  await hand(page.getByRole('link', { name: 'Jak to pasuje do mnie' }));
  await page.getByText('na Twojej liście').first().waitFor();
  expect(new URL(page.url()).searchParams.get('zawod')).toBe('strazak');
  await page.getByLabel('Dlaczego nie ma tu zawodu').fill('kierowca autobusu');
  await hand(page.getByRole('button', { name: 'Sprawdź', exact: true }));
  await page.waitForURL((url) => url.searchParams.get('zawod') === 'kierowca autobusu');
  await page.goto('/dashboard/lista');
  const rows = page.locator('ol > li');
  const all = await rows.count();
  await hand(page.locator('summary', { hasText: 'Filtry' }));
  await page.getByLabel('Bez zmian').check();
  await hand(page.getByRole('button', { name: 'Pokaż wyniki' }));
  await page.waitForURL((url) => url.searchParams.get('warunki') === 'bez-zmian');
  expect(await rows.count()).toBeLessThan(all);
  const first = rows.first();
  await hand(first.locator('summary').first());
  expect(await first.getByRole('heading', { name: 'Co przemawia przeciw' }).isVisible()).toBe(true);
  expect(await sidewaysScroll(page)).toBe(0);
  if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
});
