// 'Opisz tę ścieżkę': written before one's eyes by mouse, touch and keys, waited for without JavaScript, then walked.
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { advertName } from '#domain/advice/public-facts.ts';
import { rank } from '#domain/advice/rank.ts';
import { ADVICE_ANSWERS, ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { analysedPerson, type Wish } from '#tests/support/browser/analysed-person.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { handOf, press } from '#tests/support/browser/hand.ts';

const careers = await readCareers();
const NEW = rank(ADVICE_ORDER, careers).candidates[4]?.id ?? '';
const NAMED = careers.occupations.find(({ id }) => id === NEW);
const NAME = NAMED === undefined ? '' : advertName(NAMED);
const ASKED = `/dashboard/lista?zawod=${NEW}`;

const here = analysedPerson();
let page: Page;
afterEach(() => {
  here.app.gemini.reset();
});

async function comesIn(options: Wish['options'], plan: Wish['plan'] = 'premium'): Promise<void> {
  ({ page } = await here.personWithAnalysis({
    plan,
    options,
    stored: { analysis: await advisedAnalysis(), answers: ADVICE_ANSWERS },
  }));
}

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'touch', options: { width: 360, colorScheme: 'light', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('from the list a path is described and chosen by $way', async ({ way, options }) => {
  await comesIn(options);
  const hand = handOf(way);
  const isFit = async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
  };
  await page.goto('/dashboard/lista', { waitUntil: 'networkidle' });
  await hand(page.getByRole('link', { name: 'Opisz tę ścieżkę' }).first());
  await page.waitForURL(`**${ASKED}#opisz`);
  await isFit();
  await hand(page.getByRole('button', { name: 'Opisz: ' }));
  if (way !== 'mouse without JavaScript') {
    await page.getByText('Ścieżka jest gotowa').waitFor();
    expect(await page.locator('#nowy-szlak').getByText('Co przemawia przeciw').isVisible()).toBe(true);
    await isFit();
    await hand(page.getByRole('link', { name: 'Zobacz go w' }));
  }
  await page.waitForURL(/sciezka=5#sciezki$/);
  await hand(page.getByRole('button', { name: 'Idę tym szlakiem' }).filter({ visible: true }).first());
  await page.waitForURL(/\/dashboard(#szlak)?$/);
  await page.getByRole('heading', { name: NAME }).first().waitFor();
  await isFit();
  expect(here.browser.complaints()).toEqual([]);
});

test('a failure in the middle takes what was written away and says so; the next press writes it', async () => {
  await comesIn({ width: 1280 });
  await page.goto(ASKED);
  here.app.gemini.misbehave({ kind: 'cut-after' });
  const button = page.getByRole('button', { name: 'Opisz: ' });
  await press(button);
  await page.getByText('Opis wraca do puli').waitFor();
  expect(await page.locator('#nowy-szlak [data-part]').first().isVisible()).toBe(false);
  await press(button);
  await page.getByText('Ścieżka jest gotowa').waitFor();
});

test('a reload in the middle finds it being written, and then in the analysis, by itself', async () => {
  await comesIn({ width: 360 });
  await page.goto(ASKED);
  here.app.gemini.setPace(4);
  await press(page.getByRole('button', { name: 'Opisz: ' }));
  await page.locator('#nowy-szlak').getByText('Na czym polega ta praca').waitFor();
  await page.reload();
  await page.getByText('Opisujemy tę ścieżkę.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByText('Jest już w').waitFor({ timeout: 30_000 });
  here.browser.complaints();
});

test('the free plan sees what Premium would write, and no button', async () => {
  await comesIn({ width: 360 }, 'free');
  await page.goto(ASKED);
  await page.getByText('W\u00a0planie Premium opiszemy tę ścieżkę').waitFor();
  expect(await page.getByRole('button', { name: 'Opisz: ' }).count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(here.browser.complaints()).toEqual([]);
});
