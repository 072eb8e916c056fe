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
  await page.getByLabel('Dodaj do „Nie chcesz”').fill('delegacje');
  await page.getByRole('button', { name: 'Popraw' }).click();
  await expect.poll(() => stays.count()).toBe(before - 1);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  await page.getByLabel('Dodaj do „Nie chcesz”').fill('');
  await page.getByRole('button', { name: 'Zgadza się' }).click();
  await page.waitForURL('**/dashboard');
  await visitor.close();
});
