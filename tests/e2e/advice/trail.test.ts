// The dashboard around the chosen trail (docs/decisions.md 'Dashboard around the trail'): chosen by one press, walked, stamped, and what a
// phone shows first; by mouse, by touch, and without JavaScript.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { ADVICE_ORDER, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { contrastOf } from '#tests/support/browser/contrast.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import type { Application } from '#tests/support/worker/application.ts';

const ANALYSIS = await advisedAnalysis();
const [FIRST, SECOND, THIRD, FOURTH] = ANALYSIS.sciezkiKariery.filter(isAdvised);
const NAME = FIRST?.nazwa ?? '';
const PHONE = { width: 360, height: 640 };
/** The places at its lower edge. */
const BAR = 56;

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

async function walker(
  plan: 'free' | 'premium',
  options: Parameters<TestBrowser['visitor']>[0] = {},
  analysis = ANALYSIS,
): Promise<{ id: string }> {
  const person = await signedIn(app);
  if (plan === 'premium') await makePremium(app.database, person.id);
  await storeAnalysisOf(app.database, person.id, { analysis });
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
  return person;
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const choose = () =>
  page.getByRole('region', { name: /^Twoja ścieżka: / }).getByRole('button', { name: /^Idę tym szlakiem/ });
const percentages = async () => (await page.locator('main').innerText()).match(/\d+\s?%/g) ?? [];
const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);

async function bottomOf(name: string | RegExp): Promise<number> {
  const box = await heading(name).first().boundingBox();
  return box === null ? Infinity : box.y + box.height;
}

test.each(['free', 'premium'] as const)(
  'on a phone the %s dashboard reveals the path, then has the next thing on its first screen, and is no longer than 4 000 px',
  async (plan) => {
    await walker(plan, { width: 360, hasTouch: true });
    await page.setViewportSize(PHONE);
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    expect(await heightOfPage()).toBeLessThanOrEqual(4_000);
    expect(await bottomOf(`Twoja ścieżka: ${NAME}`)).toBeLessThan(PHONE.height - BAR);
    expect(await accessibilityFaults(page)).toEqual([]);
    await tap(choose());
    await page.getByText('Twój szlak', { exact: true }).first().waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    expect(await heightOfPage()).toBeLessThanOrEqual(4_000);
    expect(await bottomOf('Wybierz dzień na próbę')).toBeLessThan(PHONE.height - BAR);
    expect(await percentages()).toEqual(['0%']);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(browser.complaints()).toEqual([]);
  },
);

test('without a figure of pay, too, a phone shows the way to choose in its first window', async () => {
  const { occupations } = await readCareers();
  const { id, name } = occupations.find(({ pay }) => pay === null) ?? expect.fail('all have pay');
  const sciezkiKariery = ANALYSIS.sciezkiKariery.map((path, index) =>
    index === 0 ? { ...path, zawodId: id, nazwa: name } : path,
  );
  await walker('premium', { width: 360, hasTouch: true }, { ...ANALYSIS, sciezkiKariery });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByText('brak statystyki dla tego zawodu').first().waitFor();
  const box = await choose().boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(780 - BAR);
});

test('anyone who chooses the trail by keyboard goes on from the trail, and so does who changes it', async () => {
  await walker('premium');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await choose().press('Enter');
  await expect.poll(focused).toBe(NAME);
  await page.keyboard.press('Tab');
  await page.locator('summary:focus, a:focus').waitFor();
  await page.locator('summary').filter({ hasText: 'Inne ścieżki' }).press('Enter');
  const other = page
    .locator('#inne-szlaki')
    .getByRole('button', { name: /^Idę tym szlakiem/ })
    .first();
  const name = (await other.innerText()).replace(/^[^:]*:\s*/, '');
  await other.press('Enter');
  await expect.poll(focused).toBe(name);
  const box = await page.locator(':focus').boundingBox();
  expect(box?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect(browser.complaints()).toEqual([]);
});

test('a trail is walked to its end: the trial gets its day, each step its stamp, and the booklet keeps them', async () => {
  await walker('premium');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await press(choose());
  await heading('Wybierz dzień na próbę').waitFor();
  await press(page.getByRole('link', { name: 'Zrobię to w\u00a0weekend' }));
  await page.waitForURL(`**/proba/**`);
  await page.getByLabel('Inny dzień').fill('2099-12-24');
  await press(page.getByRole('button', { name: 'Zapisz dzień' }));
  await page.getByText('Próba ma swój dzień.').waitFor();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await heading(`Zacznij krok 1: ${FIRST?.kroki[0]?.nazwa}`).waitFor();
  const done = page.getByRole('button', { name: /^Oznacz jako zrobiony/ }).filter({ visible: true });
  const steps = page.locator('#kroki ol > li');
  for (const [index] of (FIRST?.kroki ?? []).entries()) {
    const open = steps.nth(index).locator('details[open]');
    if ((await open.count()) === 0) await press(steps.nth(index).locator('summary'));
    await press(steps.nth(index).getByText('Oznacz jako zrobiony'));
    await steps.nth(index).locator('summary').getByText('Zrobione').waitFor();
    if (index === 0) await page.getByText('Pieczątka jest w\u00a0książeczce.').waitFor();
  }
  expect(await done.count()).toBe(0);
  await heading('Cały szlak za Tobą').waitFor();
  expect(await percentages()).toEqual(['100%']);
  await press(page.getByRole('link', { name: 'Otwórz książeczkę' }));
  await page.waitForURL('**/ksiazeczka');
  await heading(NAME).waitFor();
  for (const { nazwa } of FIRST?.kroki ?? []) await page.getByText(nazwa).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(browser.complaints()).toEqual([]);
});

test('without JavaScript a trail is chosen by a plain form, and today leads to its trial', async () => {
  await walker('free', { javaScriptEnabled: false });
  await page.goto('/dashboard');
  await press(choose());
  await page.waitForURL('**/dashboard#szlak');
  await press(page.getByRole('link', { name: 'Zrobię to w\u00a0weekend' }));
  await page.waitForURL(`**/proba/**`);
  await heading('Zrobię to w\u00a0weekend').waitFor();
});

test('an empty booklet says what a stamp is for, and leads to what is there today', async () => {
  const person = await signedIn(app);
  context = await contextOf(app, browser, person, { width: 360 });
  page = await context.newPage();
  await page.goto('/ksiazeczka');
  await heading('Jeszcze bez pieczątek').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await press(page.getByRole('link', { name: 'Zobacz, co jest na dziś' }));
  await page.waitForURL('**/dashboard');
});

test.each(['light', 'dark'] as const)(
  'a pressed skill button is readable under the pointer (%s)',
  async (colorScheme) => {
    await walker('premium', { colorScheme });
    await page.goto('/dashboard', { waitUntil: 'networkidle' });
    await press(heading('Kluczowe umiejętności'));
    const have = page.getByRole('button', { name: 'Umiem' }).nth(1);
    await untilHydrated(have);
    await press(have);
    await expect.poll(() => have.getAttribute('aria-pressed')).toBe('true');
    await have.hover();
    await expect.poll(() => contrastOf(have)).toBeGreaterThanOrEqual(4.5);
    await page.mouse.move(2, 2);
    await expect.poll(() => contrastOf(have)).toBeGreaterThanOrEqual(4.5);
  },
);

test('after paying the dashboard says once which trails have opened', async () => {
  await walker('premium', { width: 360, hasTouch: true });
  await page.goto('/dashboard?otwarte=premium', { waitUntil: 'networkidle' });
  const title = `Otworzyły się trzy ścieżki: ${SECOND?.nazwa}, ${THIRD?.nazwa} i\u00a0${FOURTH?.nazwa}`;
  const spoken = async () => (await page.locator(':focus').textContent()) ?? '';
  await expect.poll(async () => (await spoken()).replaceAll(/\s+/g, ' ')).toBe(title.replaceAll(/\s+/g, ' '));
  await page.getByText('Subskrypcja Premium jest aktywna!').waitFor();
  // Named once for the eye, so that the first lines are drawn in the first window.
  const names = page.getByRole('region', { name: /^Otworzyły się/ }).getByRole('listitem');
  expect((await names.nth(1).boundingBox())?.y).toBeLessThan(PHONE.height);
  await expect.poll(() => page.url()).toBe(`${app.url}/dashboard`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.reload({ waitUntil: 'networkidle' });
  await heading(`Twoja ścieżka: ${NAME}`).waitFor();
  expect(await heading(/^Otworzyły się/).count()).toBe(0);
  expect(browser.complaints()).toEqual([]);
});

test('nobody opens trails by the address alone', async () => {
  await walker('free');
  await page.goto('/dashboard?otwarte=premium', { waitUntil: 'networkidle' });
  await heading(`Twoja ścieżka: ${NAME}`).waitFor();
  expect(await heading(/^Otworzyły się/).count()).toBe(0);
});

test('courses follow the trail with a reason; their titles are links, and an owned one leads to its lessons', async () => {
  // Work in which courses help.
  const person = await walker(
    'premium',
    {},
    await advisedAnalysis(ADVICE_ORDER, ['opiekun-osoby-starszej', 'opiekunka-domowa', 'pielegniarka']),
  );
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await press(choose());
  await page.getByText('Twój szlak', { exact: true }).first().waitFor();
  await press(heading('Kursy dla Ciebie'));
  const cards = page.locator('#kursy li:has(h3)');
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) await card.getByText(/^pasuje do: /).waitFor();
  const address = await cards.first().getByRole('heading').getByRole('link').getAttribute('href');
  expect(address).toMatch(/^\/kursy\//);
  await buyCourse(app.database, person.id, address?.replace('/kursy/', '') ?? '');
  await page.reload({ waitUntil: 'networkidle' });
  await press(heading('Kursy dla Ciebie'));
  await cards.first().getByText('Zakupiono').waitFor();
  await press(cards.first().getByRole('heading').getByRole('link'));
  await page.waitForURL(`**${address?.replace('/kursy/', '/moje-kursy/')}`);
});

test('a dietitian is offered no course: none is about that work, and none stands in', async () => {
  await walker('premium', { width: 360, hasTouch: true });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await tap(choose());
  await page.getByText('Twój szlak', { exact: true }).first().waitFor();
  // What is recommended comes with the page.
  await page.reload({ waitUntil: 'networkidle' });
  await heading('Wybierz dzień na próbę').waitFor();
  expect(await heading('Kursy dla Ciebie').count()).toBe(0);
  expect(browser.complaints()).toEqual([]);
});
