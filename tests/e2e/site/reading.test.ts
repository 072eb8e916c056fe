// Texts as people come to them: by a link to one answer, without JavaScript, from a page with React; and passing one on.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { signedIn, type Visitor } from '#tests/support/account/visitor.ts';

const QUESTION = 'co-dostane';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());

test('from the landing page’s teaser to a post, on to the questions and into one of them', async () => {
  const page = await (await contextOf(app, browser, undefined, {})).newPage();
  await page.goto('/');
  const teaser = page.locator('#blog');
  await teaser.scrollIntoViewIfNeeded();
  expect(await teaser.getByRole('listitem').count()).toBe(3);
  await teaser.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.waitForURL(/\/blog\/.+/);
  expect(await page.getByRole('img').first().getAttribute('alt')).not.toBe('');
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  await page.evaluate((id) => {
    window.location.hash = id;
  }, QUESTION);
  await page.locator(`#${QUESTION}[open]`).waitFor();
  expect(browser.complaints()).toEqual([]);
  await page.context().close();
});

test('a page may be fetched ahead for a stranger who points at its link, and for nobody who is signed in', async () => {
  const rulesFor = async (visitor?: Visitor) => {
    const page = await (await contextOf(app, browser, visitor, {})).newPage();
    await page.goto('/biblioteka-kursow');
    const rules = await page.locator('script[type="speculationrules"]').allTextContents();
    await page.context().close();
    return rules.join('');
  };
  expect(await rulesFor()).toContain('"/faq*"');
  expect(await rulesFor(await signedIn(app))).toBe('');
  expect(browser.complaints()).toEqual([]);
});

test('a link to one answer opens it, and only it', async () => {
  const page = await (await contextOf(app, browser, undefined, {})).newPage();
  await page.goto(`/faq#${QUESTION}`);
  await page.locator(`#${QUESTION}[open]`).waitFor();
  expect(await page.locator('details[id][open]').count()).toBe(1);
  expect(await page.locator(`#${QUESTION} summary`).isVisible()).toBe(true);
  await page.context().close();
});

test('a post is passed on by the clipboard, and says so for a moment', async () => {
  const context = await contextOf(app, browser, undefined, {});
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/blog/praca-zdalna-trendy');
  await page.getByRole('button', { name: 'Udostępnij' }).click();
  await page.getByText('Skopiowano!').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${app.url}/blog/praca-zdalna-trendy`,
  );
  await page.getByText('Skopiowano!').waitFor({ state: 'detached' });
  expect(browser.complaints()).toEqual([]);
  await context.close();
});

test('without JavaScript the blog is searched, filtered and read', async () => {
  const context = await contextOf(app, browser, undefined, { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog');
  await page.getByLabel('Szukaj w artykułach').fill('zdalną pracę');
  await page.getByRole('button', { name: 'Szukaj' }).click();
  await page.waitForURL(/szukaj=/);
  expect(
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .count(),
  ).toBe(1);
  await page.getByRole('heading', { level: 2 }).getByRole('link').click();
  await page.waitForURL('**/blog/praca-zdalna-trendy');
  expect(await page.getByRole('button', { name: 'Udostępnij' }).isVisible()).toBe(false);
  expect(
    await page.getByRole('navigation', { name: 'Spis treści' }).getByRole('link').count(),
  ).toBeGreaterThan(2);
  await context.close();
  browser.complaints();
});
