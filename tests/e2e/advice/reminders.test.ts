// The weekly letter and the calendar, turned on and off: by mouse, by touch, by keys and without JavaScript.
import type { Locator, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { analysedPerson } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { handOf, press } from '#tests/support/browser/hand.ts';

const here = analysedPerson();
let page: Page;
afterEach(() => {
  expect(here.browser.complaints()).toEqual([]);
});

const button = (name: string): Locator => page.getByRole('button', { name });

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'light' } },
  { way: 'touch', options: { width: 360, colorScheme: 'dark', hasTouch: true } },
  { way: 'keys', options: { width: 1280 } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('both are turned on and off by $way', async ({ way, options }) => {
  const visit = await here.personWithAnalysis({ options, stored: { analysis: SAMPLE_ADVISED } });
  const { context } = visit;
  ({ page } = visit);
  const hand = handOf(way);
  await page.goto('/przypomnienia');
  await hand(button('Włącz list'));
  await page.getByText('List przyjdzie w najbliższy poniedziałek').waitFor();
  await hand(button('Utwórz adres'));
  await page.getByText('Adres kalendarza jest gotowy.').waitFor();
  const address = await page.getByLabel('Adres kalendarza').inputValue();
  expect((await fetch(address)).status).toBe(200);
  const copy = button('Kopiuj adres');
  if (way === 'mouse without JavaScript') {
    expect(await copy.isVisible()).toBe(false);
  } else {
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await hand(copy);
    await page.getByText('Skopiowano').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }
  expect(await sidewaysScroll(page)).toBe(0);
  await hand(button('Unieważnij adres'));
  await page.getByText('Adres kalendarza już nie działa.').waitFor();
  expect((await fetch(address)).status).toBe(404);
  await hand(button('Wyłącz list'));
  await page.getByText('Listu już nie będzie.').waitFor();
});

test('anyone who got the letter stops it on its page without signing in', async () => {
  const context = await here.browser.visitor({ width: 360 });
  page = await context.newPage();
  await page.goto(`/list-tygodnia/${'A'.repeat(22)}`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(button('Nie przysyłaj'));
  await page.getByRole('heading', { name: 'Listu już nie będzie' }).waitFor();
  await context.close();
});
