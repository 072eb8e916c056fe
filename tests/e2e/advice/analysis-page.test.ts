// /dashboard/analiza: the paths one at a time, by mouse, by touch, by keys and without JavaScript; short on a phone, whole on paper.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import type { AdviceOrder } from '#domain/advice/analysis/grounding/context.ts';
import { ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import type { Application } from '#tests/support/worker/application.ts';

/** One whose first occupation has pay and demand in the tables. */
const ORDER: AdviceOrder = {
  ...ADVICE_ORDER,
  answers: {
    preferences: ['creative', 'nature'],
    additional_interests: 'Lubię fotografię, rysowanie, zwierzęta i gotowanie.',
    additional_info: 'Nie lubię tabelek ani pracy w nocy.',
  },
};
const ANALYSIS = await advisedAnalysis(ORDER);
const ANSWERS = JSON.stringify({ ...ORDER.answers, facts: ORDER.facts });
const NAMES = ANALYSIS.sciezkiKariery.map(({ nazwa }) => nazwa);

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(async () => {
  app.databaseProxy.setMood('pass');
  await context.close();
});

async function openAnalysis(
  plan: 'free' | 'premium',
  options: Parameters<TestBrowser['visitor']>[0] = {},
  search = '',
  analysis = ANALYSIS,
): Promise<void> {
  const person = await signedIn(app);
  if (plan === 'premium') await makePremium(app.database, person.id);
  await storeAnalysisOf(app.database, person.id, { analysis, answers: ANSWERS });
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
  await page.goto(`/dashboard/analiza${search}`, { waitUntil: 'networkidle' });
}

const tabs = (): Locator => page.getByRole('navigation', { name: 'Ścieżki tej analizy' });
const tab = (place: number): Locator => tabs().getByText(NAMES[place] ?? '');
const panel = (place: number): Locator => page.locator(`#sciezka-${place + 1}`);
const shown = async (): Promise<boolean[]> => Promise.all(NAMES.map((_, place) => panel(place).isVisible()));
const card = (): Locator => panel(0);
const row = (): Locator => card().getByRole('row').filter({ hasText: 'Twoje słowa' }).first();
const deny = (): Locator => row().getByText('To się nie zgadza');

test('with the mouse another path comes in front at once, and the way back leads to the one before', async () => {
  await openAnalysis('premium');
  expect(await shown()).toEqual([true, false, false, false]);
  await untilHydrated(tabs());
  app.databaseProxy.forget();
  await press(tab(2));
  await panel(2).waitFor();
  expect(await shown()).toEqual([false, false, true, false]);
  expect(page.url()).toMatch(/\?sciezka=3#sciezki$/);
  expect(await tabs().locator('[aria-current]').innerText()).toContain(NAMES[2]);
  await press(panel(2).getByText('Następna ścieżka:'));
  await panel(3).waitFor();
  await page.goBack();
  await panel(2).waitFor();
  await page.goBack();
  await panel(0).waitFor();
  expect(app.databaseProxy.roundTrips).toBe(0);
  expect(browser.complaints()).toEqual([]);
});

test('with a finger it works on a phone, and the page stays short', async () => {
  await openAnalysis('premium', { width: 360, hasTouch: true });
  const heightOf = (locator: Locator) =>
    locator.evaluate((element) => element.getBoundingClientRect().height);
  for (const place of [1, 0, 3]) {
    await tap(tab(place));
    await panel(place).waitFor();
    expect(await heightOf(panel(place))).toBeLessThan(3_000);
    expect(await heightOf(page.locator('main'))).toBeLessThan(5_500);
    expect(await sidewaysScroll(page)).toBe(0);
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(browser.complaints()).toEqual([]);
});

test('by keys alone a path is reached and opened, and the focus stays on its link', async () => {
  await openAnalysis('premium');
  await untilHydrated(tabs());
  const link = tabs().getByRole('link', { name: NAMES[1] ?? '' });
  await link.focus();
  await page.keyboard.press('Enter');
  await panel(1).waitFor();
  expect(await link.getAttribute('aria-current')).toBe('true');
  expect(await page.locator(':focus').innerText()).toContain(NAMES[1]);
  await panel(1).locator('summary').filter({ hasText: 'Próba do zrobienia' }).focus();
  await page.keyboard.press('Enter');
  await panel(1).getByText('Zanim zdecydujesz, sprawdź').waitFor();
  expect(browser.complaints()).toEqual([]);
});

test('without JavaScript each path is a page, and a line of its ledger is denied and taken back there', async () => {
  await openAnalysis('premium', { javaScriptEnabled: false });
  await press(tab(1));
  await page.waitForURL('**/dashboard/analiza?sciezka=2#sciezki');
  await expect.poll(shown).toEqual([false, true, false, false]);
  await press(panel(1).getByText('Dlaczego ten zawód?'));
  const button = panel(1).locator('#bilans-2').getByRole('row').filter({ hasText: 'Twoje' }).first();
  await press(button.getByText('To się nie zgadza'));
  await page.waitForURL('**/dashboard/analiza?sciezka=2#bilans-2');
  // The page that comes scrolls to its part; a press before that lands beside the button.
  await page.waitForLoadState('networkidle');
  await press(button.getByText('Cofnij'));
  await button.getByText('To się nie zgadza').waitFor();
  await expect.poll(shown).toEqual([false, true, false, false]);
});

test('a trail is chosen in its panel, stands in front from then on, and carries its marks', async () => {
  await openAnalysis('premium', {}, '?sciezka=2');
  await untilHydrated(panel(1));
  const kept = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(panel(1).getByText('Idę tym szlakiem'));
  await panel(1).getByText('Idziesz tym szlakiem').waitFor();
  await kept;
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  expect(await shown()).toEqual([false, true, false, false]);
  await panel(1)
    .getByText(/^Przed Tobą 4/)
    .waitFor();
  // Whatever was read meanwhile, the first lines say which trail it is, and lead there.
  await page.goto('/dashboard/analiza?sciezka=1', { waitUntil: 'networkidle' });
  await press(page.getByText('Twój szlak:').getByRole('link', { name: NAMES[1] ?? '' }));
  await page.waitForURL('**/dashboard/analiza?sciezka=2#sciezki');
  await expect.poll(shown).toEqual([false, true, false, false]);
  expect(await panel(1).getByRole('link', { name: 'Zawód w\u00a0atlasie' }).getAttribute('href')).toBe(
    `/zawody/${ANALYSIS.sciezkiKariery[1]?.zawodId}`,
  );
  expect(browser.complaints()).toEqual([]);
});

test('a free plan compares all paths by their facts, and reads exactly what a locked one holds', async () => {
  await openAnalysis('free', { width: 360 });
  const axis = page.getByRole('region', { name: 'Ścieżki na jednej osi' });
  for (const name of NAMES) await axis.getByRole('link', { name }).waitFor();
  expect(await axis.getByText('Powody za i przeciw').count()).toBe(0);
  await axis.getByText(/minimum 2026/).waitFor();
  await axis.getByText('GUS, październik 2024').first().waitFor();
  const onMap = axis.getByRole('link', { name: 'Zobacz na\u00a0mapie zawodów' });
  expect(await onMap.getAttribute('href')).toMatch(/^\/zawody\/mapa#[\w-]+(,[\w-]+){3}$/);
  expect(await tabs().count()).toBe(0);
  await press(axis.getByRole('link', { name: NAMES[1] ?? '' }));
  await page.waitForURL(/#sciezka-2$/);
  const locked = panel(1);
  await expect
    .poll(() => locked.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBeLessThan(200);
  await locked
    .getByText('Powody za i przeciw, próba do zrobienia, 4\u00a0kroki – w\u00a0planie Premium.')
    .waitFor();
  for (const fact of ['Płaca: ', 'Popyt: ', 'Droga: ']) await locked.getByText(fact).waitFor();
  expect(await page.getByText('Idę tym szlakiem').count()).toBe(1);
  expect(await page.getByText('Dlaczego ta ścieżka').count()).toBe(0);
  expect(await page.getByText('Dlaczego ten zawód?').count()).toBe(1);
  expect(await page.getByText('Treść przygotowana przez AI').count()).toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  // Anywhere on the row, not on its name alone.
  const place = await locked.boundingBox();
  if (place === null) throw new Error('Nobody can see the row.');
  await page.mouse.click(place.x + place.width / 2, place.y + place.height - 12);
  await page.waitForURL(`**/zawody/${ANALYSIS.sciezkiKariery[1]?.zawodId}`);
  expect(browser.complaints()).toEqual([]);
});

test('where the statistics know none of the paths, that is said once', async () => {
  const unknown = (await readCareers()).occupations.filter(({ pay }) => pay === null);
  const sciezkiKariery = ANALYSIS.sciezkiKariery.map((path, place) => {
    const { id, name } = unknown[place] ?? expect.fail('too few without a figure');
    return { ...path, zawodId: id, nazwa: name };
  });
  await openAnalysis('premium', { width: 360 }, '', { ...ANALYSIS, sciezkiKariery });
  const side = page.getByRole('region', { name: 'Ścieżki obok siebie' });
  await side.getByText('Żadnego z\u00a0tych zawodów nie obejmuje statystyka płac.').waitFor();
  expect(await side.getByRole('link').count()).toBe(sciezkiKariery.length + 1);
  expect(await side.getByText(/Brak statystyki/i).count()).toBe(0);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the person who comes from paying reads first what has opened; a free plan reads nothing of it', async () => {
  await openAnalysis('premium', { width: 360 }, '?otwarte=1');
  const opened = page.getByRole('region', { name: 'Otworzyły się trzy ścieżki' });
  await opened.getByRole('link', { name: NAMES[3] ?? '' }).waitFor();
  expect(await shown()).toEqual([false, true, false, false]);
  const top = async (locator: Locator) => (await locator.boundingBox())?.y ?? 0;
  expect(await top(panel(1))).toBeLessThan(await top(page.getByText('Ścieżki na jednej osi')));
  await press(opened.getByRole('link', { name: NAMES[3] ?? '' }));
  await panel(3).waitFor();
  expect(page.url()).toMatch(/\?otwarte=1&sciezka=4#sciezki$/);
  await context.close();
  await openAnalysis('free', {}, '?otwarte=1');
  expect(await page.getByText('Otworzyły się').count()).toBe(0);
  expect(browser.complaints()).toEqual([]);
});

test('on paper all paths stand whole, one after the other, on six pages at most, and no section is split', async () => {
  await openAnalysis('premium');
  await page.emulateMedia({ media: 'print' });
  expect(await shown()).toEqual([true, true, true, true]);
  expect(await tabs().isVisible()).toBe(false);
  expect(await panel(3).getByText('Zanim zdecydujesz, sprawdź').isVisible()).toBe(true);
  const breakInside = (locator: Locator) =>
    locator.evaluate((element) => getComputedStyle(element).breakInside);
  for (const name of ['Płaca', 'Czego brakuje i\u00a0kroki', 'Dlaczego ten zawód?']) {
    const section = panel(3)
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: name }) });
    expect(await breakInside(section.first())).toBe('avoid');
  }
  const bytes = await page.pdf({ preferCSSPageSize: true });
  const file = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(file.numPages).toBeLessThanOrEqual(6);
  await file.loadingTask.destroy();
});

test('the source of a figure is one press away, and on paper beside it', async () => {
  await openAnalysis('premium');
  const source = page.getByRole('link', { name: /Struktura wynagrodzeń/ });
  expect(await source.isVisible()).toBe(false);
  await press(card().getByText('Płaca').first());
  await press(card().getByText('GUS, październik 2024').first());
  await source.waitFor();
  expect(await source.getAttribute('href')).toMatch(/^https:\/\/stat\.gov\.pl\//);
  await page.getByText('umowa o pracę, firmy od 10 osób').first().waitFor();
  await page.keyboard.press('Escape');
  await source.waitFor({ state: 'hidden' });
  await page.emulateMedia({ media: 'print' });
  expect(await card().getByText('Źródło: GUS, październik 2024').isVisible()).toBe(true);
  expect(await source.isVisible()).toBe(true);
  expect(await row().isVisible()).toBe(true);
  expect(await deny().isVisible()).toBe(false);
});

test('with the keyboard the focus stays on the line that was pressed, and its new place is said', async () => {
  await openAnalysis('premium');
  const button = row().getByRole('button');
  await card().locator('summary').filter({ hasText: 'Dlaczego ten zawód?' }).focus();
  await page.keyboard.press('Enter');
  await untilHydrated(button);
  await button.focus();
  await page.keyboard.press('Enter');
  await card()
    .locator('[aria-live=polite]')
    .getByText(/był 1\., teraz/)
    .waitFor();
  expect(await page.locator(':focus').innerText()).toMatch(/^Cofnij/);
  await page.keyboard.press('Enter');
  await expect
    .poll(() =>
      card()
        .getByText(/był 1\., teraz/)
        .count(),
    )
    .toBe(0);
  expect(await page.locator(':focus').innerText()).toMatch(/^To się nie zgadza/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(browser.complaints()).toEqual([]);
});

test('a line that can’t be saved comes back, and a toast says so', async () => {
  await openAnalysis('premium');
  await press(card().getByText('Dlaczego ten zawód?'));
  await untilHydrated(row().getByRole('button'));
  app.databaseProxy.setMood('refuse');
  await press(deny());
  await page
    .getByText(/^Nie zapisano\./)
    .first()
    .waitFor();
  await deny().waitFor();
  browser.complaints();
});
