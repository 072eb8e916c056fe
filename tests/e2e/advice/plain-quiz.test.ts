// The quiz without JavaScript (docs/product.md 'Quiz without JavaScript'), on a narrow phone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { signInContext } from '#tests/support/browser/person.ts';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => app.gemini.reset());

test('the answers are given, read, corrected and sent without a script, and nothing is wider than the screen', async () => {
  const visitor = await browser.visitor({ javaScriptEnabled: false, width: 320 });
  await signInContext(app, visitor);
  const page = await visitor.newPage();
  await page.goto('/quiz');
  await page.getByRole('checkbox', { name: /Pomaganie/ }).check();
  await page.getByLabel('Co Cię ciekawi').fill('las, zwierzęta, praca rękami');
  await page.getByLabel('Co jeszcze warto').fill('Jestem kelnerką od 4 lat, bez nocnych zmian.');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('heading', { name: 'Tak Cię rozumiemy' }).waitFor();
  const stays = page.locator('input[name="zostaje"]');
  const before = await stays.count();
  expect(before).toBeGreaterThan(1);
  await stays.first().uncheck();
  // Open in five groups it was 4,900 px tall.
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  expect(await height()).toBeLessThan(3_600);
  await page.locator('summary', { hasText: 'odaj do „Nie chcesz”' }).click();
  await page.getByLabel('Dodaj do „Nie chcesz”').fill('delegacje');
  await page.locator('summary', { hasText: 'odaj do „Za Tobą”' }).click();
  await page.getByLabel('Dodaj do „Za Tobą”').fill('fryzjer / fryzjerka');
  await page.getByLabel('Jak to jest z\u00a0dodanym zawodem?').selectOption('To już za mną');
  await page.getByRole('button', { name: 'Popraw' }).click();
  await expect.poll(() => stays.count()).toBe(before);
  await page.getByRole('checkbox', { name: /fryzjer.*wcześniej/ }).waitFor();
  // What is still to be chosen isn't folded.
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await page.getByLabel('Dodaj do „Nie chcesz”').fill('');
  await page.getByRole('button', { name: 'Zgadza się' }).click();
  await page.waitForURL('**/dashboard');
  await visitor.close();
});

test('an employer is told where to go, and is led to no account', async () => {
  const visitor = await browser.visitor({ javaScriptEnabled: false, width: 320 });
  const page = await visitor.newPage();
  await page.goto('/quiz');
  await page.getByRole('checkbox', { name: /Pomaganie/ }).check();
  await page.getByLabel('Co Cię ciekawi').fill('Szukam kelnerki do restauracji');
  await page.getByLabel('Co jeszcze warto').fill('Praca w weekendy, od zaraz.');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('radio', { name: 'Nie, szukam pracownika' }).check();
  await page.getByRole('button', { name: 'Zgadza się' }).click();
  await page.getByText('powiatowym urzędzie pracy').waitFor();
  expect(await page.getByRole('link', { name: /kelner/ }).getAttribute('href')).toBe('/zawody/kelner');
  expect(await page.getByText(/Całą analizę dostaniesz|Zgadza się/).count()).toBe(0);
  await page.getByRole('button', { name: 'To nie tak' }).click();
  await page.getByRole('radio', { name: 'Nie, szukam pracownika' }).waitFor();
  await visitor.close();
});
