// From page to page the old one fades into the new (domain/platform/cross-fade.ts): also into the application, whose style is a file.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startInBrowser } from '#tests/support/browser/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { signInContext } from '#tests/support/browser/person.ts';
import type { Application } from '#tests/support/worker/application.ts';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());

/** Whether the browser reads the rule before the sheet is a matter of moments. */
const TIMES = 6;

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('a page comes in over the one before, with motion %s: %s', async (motion, fades) => {
  const context = await browser.visitor();
  await signInContext(app, context);
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: motion });
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset['fades'] = String(viewTransition !== null);
    });
  });
  for (let time = 0; time < TIMES; time += 1) {
    await page.goto('/faq');
    await press(page.getByRole('link', { name: 'Dziś' }).first());
    await page.waitForURL('**/dashboard');
    await page.locator('html[data-fades]').waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('data-fades')).toBe(String(fades));
  }
  await context.close();
  expect(browser.complaints()).toEqual([]);
});
