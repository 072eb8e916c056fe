// The dashboard as people come back to it: what each plan finds, reset, history, the last copy, paper.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CareerAnalysis } from '#domain/analysis/analysis.ts';
import { SAMPLE_ANALYSIS } from '#domain/analysis/sample-analysis.ts';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { watchLayoutShifts } from '#tests/support/browser/layout-shifts.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makePlan, makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { signedIn } from '#tests/support/account/visitor.ts';

const EARLIER: CareerAnalysis = {
  ...SAMPLE_ANALYSIS,
  sciezkiKariery: SAMPLE_ANALYSIS.sciezkiKariery.map((path, index) =>
    index === 0 ? { ...path, nazwa: 'Przewodnik górski' } : path,
  ),
};

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
  app.databaseProxy.setDelay(0);
  await context.close();
});

type Wish = { plan?: 'free' | 'premium'; resets?: number; options?: Parameters<TestBrowser['visitor']>[0] };

/** Somebody with a stored analysis, signed in, with their page in front. */
async function personWithAnalysis({ plan = 'free', resets = 5, options = {} }: Wish = {}) {
  const person = await signedIn(app);
  if (plan === 'premium')
    await makePlan(app.database, person.id, { planId: 'price_premium', generations: 5, resets });
  const analysisId = await storeAnalysisOf(app.database, person.id);
  context = await contextOf(app, browser, person, options);
  page = await context.newPage();
  return { ...person, analysisId };
}

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a free plan finds one path, two skills, one offer, teasers, and no way to reset', async () => {
  await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByText('Plan Darmowy').waitFor();
  await heading('Ogrodniczka miejska').waitFor();
  expect(await heading('Analityk danych').count()).toBe(0);
  expect(await page.getByText(/Zamknięty szlak/).count()).toBe(3);
  const offers = page.getByRole('link', { name: /^Sprawdź oferty/ });
  expect(await offers.count()).toBe(1);
  expect(await offers.getAttribute('href')).toBe('https://www.pracuj.pl/praca/ogrodniczka-miejska;kw');
  expect(await offers.getAttribute('rel')).toContain('noopener');
  expect(await page.getByRole('group', { name: /^Gdzie jesteś/ }).count()).toBe(2);
  expect(await button('Reset analizy').count()).toBe(0);
  const html = await page.content();
  for (const secret of ['beta', 'gamma', 'delta', 'nr3', 'nr4', 'nr5'])
    expect(html).not.toMatch(new RegExp(`(Opis|Rozwój|Umiejętność|umiejętności) (ścieżki )?${secret}`));
  expect(browser.complaints()).toEqual([]);
});

test('the page stands still from its first paint on, also when the code of its parts comes', async () => {
  await personWithAnalysis({ options: { width: 360 } });
  const shifts = await watchLayoutShifts(page);
  for (const path of ['/dashboard', '/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await shifts()).toEqual([]);
  }
});

test('premium finds everything, and the whole analysis on a page of its own', async () => {
  await personWithAnalysis({ plan: 'premium' });
  await page.goto('/dashboard');
  for (const { nazwa } of SAMPLE_ANALYSIS.sciezkiKariery) await heading(nazwa).first().waitFor();
  expect(await page.getByRole('link', { name: /^Sprawdź oferty/ }).count()).toBe(3);
  expect(await page.getByText(/Zamknięty szlak/).count()).toBe(0);
  await button('Reset analizy').waitFor();
  await page.getByRole('link', { name: 'Otwórz całą analizę' }).click();
  await page.waitForURL('**/dashboard/analiza');
  expect(await button('Pobierz PDF').isDisabled()).toBe(true);
  await page.getByText('Funkcja pobierania PDF jest tymczasowo niedostępna.').waitFor();
  for (const { opis } of SAMPLE_ANALYSIS.umiejetnosci) await page.getByText(opis).waitFor();
  expect(browser.complaints()).toEqual([]);
});

test('the reset asks, spends one, clears the copies and leads to the quiz', async () => {
  const { id } = await personWithAnalysis({ plan: 'premium', resets: 2 });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const copies = () =>
    page.evaluate((owner) => Object.keys(localStorage).filter((key) => key.endsWith(owner)), id);
  await expect.poll(copies).toContain(`analysis_${id}`);
  await button('Reset analizy').click();
  const dialog = page.getByRole('dialog', { name: 'Potwierdź reset analizy' });
  await dialog.getByText('W\u00a0tym miesiącu zostały Ci 2\u00a0resety.').waitFor();
  await dialog.getByRole('button', { name: 'Anuluj' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await button('Reset analizy').click();
  await dialog.getByRole('button', { name: 'Tak, resetuj' }).click();
  await page.getByText('Możesz teraz wypełnić quiz ponownie').waitFor();
  await page.waitForURL('**/#quiz');
  await expect.poll(copies).toEqual([]);
  await page.goto('/dashboard');
  await heading('Zacznij od quizu').waitFor();
  expect(await button('Reset analizy').count()).toBe(0);
  expect(browser.complaints()).toEqual([]);
});

test('with no reset left the dialog says so and offers none', async () => {
  await personWithAnalysis({ plan: 'premium', resets: 0 });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await button('Reset analizy').click();
  await page.getByText('Wykorzystano limit resetów w tym miesiącu').waitFor();
  expect(await button('Tak, resetuj').isDisabled()).toBe(true);
});

test('earlier analyses are opened, compared and deleted', async () => {
  const person = await personWithAnalysis({ plan: 'premium' });
  const createdAt = '2026-10-01T10:00:00.000Z';
  await storeAnalysisOf(app.database, person.id, { analysis: EARLIER, createdAt, isCurrent: false });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Historia i\s*porównanie/ }).click();
  await page.waitForURL('**/dashboard/historia');
  await button('Porównaj').click();
  await heading('Co się zmieniło').waitFor();
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Co się zmieniło');
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name }).last();
  expect(await line('Ogrodniczka miejska').innerText()).toContain('nowe');
  expect(await line('Przewodnik górski').innerText()).toContain('nie ma już');
  expect(await line('Analityk danych').innerText()).toContain('bez zmian');
  await page
    .getByRole('link', { name: /^Otwórz/ })
    .last()
    .click();
  await heading('Przewodnik górski').waitFor();
  await page.getByText('To jedna z\u00a0Twoich wcześniejszych analiz.').waitFor();
  await page.getByRole('link', { name: 'Historia analiz' }).click();
  await button(/^Usuń/).last().click();
  await button('Tak, usuń').click();
  await page.getByText('Analiza została usunięta').waitFor();
  await expect.poll(() => page.getByText('Przewodnik górski').count()).toBe(0);
  expect(await button('Porównaj').count()).toBe(0);
  expect(browser.complaints()).toEqual([]);
});

test('while the database is away the last copy stands with a notice, and the page comes back by itself', async () => {
  const person = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  app.databaseProxy.setMood('refuse');
  const answer = await page.reload();
  expect(answer?.status()).toBe(503);
  expect(await answer?.text()).not.toContain('Ogrodniczka');
  await page.getByText(/widzisz ostatnią kopię/).waitFor();
  await heading('Ogrodniczka miejska').waitFor();
  expect(await button(/^Oznacz jako zrobiony/).count()).toBe(0);
  app.databaseProxy.setMood('pass');
  await page.getByText(/widzisz ostatnią kopię/).waitFor({ state: 'hidden' });
  await button(/^Oznacz jako zrobiony/)
    .filter({ visible: true })
    .waitFor();

  // A copy that was spoilt is not shown but removed.
  await page.evaluate((id) => localStorage.setItem(`analysis_${id}`, '{"analysis":{}}'), person.id);
  app.databaseProxy.setMood('refuse');
  await page.reload();
  await heading('Nie udało się załadować danych dashboardu').waitFor();
  await expect
    .poll(() => page.evaluate((id) => localStorage.getItem(`analysis_${id}`), person.id))
    .toBeNull();
  browser.complaints();
});

test('while the server is slow the last copy stands, on the way from another page', async () => {
  await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await button('Moje konto').click();
  app.databaseProxy.setDelay(5_000);
  await page.getByRole('link', { name: 'Twoja Ścieżka' }).click();
  await page.getByText('Na razie widzisz ostatnią kopię.').waitFor();
  await heading('Ogrodniczka miejska').waitFor();
  app.databaseProxy.setDelay(0);
  await page.getByText('Na razie widzisz ostatnią kopię.').waitFor({ state: 'hidden' });
  await button(/^Oznacz jako zrobiony/)
    .filter({ visible: true })
    .waitFor();
  expect(browser.complaints()).toEqual([]);
});

test('another person who signs in finds nothing of the first one’s copies', async () => {
  const first = await personWithAnalysis();
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const second = await signedIn(app);
  await makePremium(app.database, second.id);
  const [name = '', value = ''] = (second.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => key.endsWith(first.id))).toEqual([]);
});
