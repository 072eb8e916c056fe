// A page from before a deployment recovers with one reload (docs/faults.md 52): here another build really takes the place of the first.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { BUILD, laterBuild, startBuiltWorker, type BuiltWorker } from '#tests/support/worker/miniflare.ts';

let worker: BuiltWorker;
let browser: TestBrowser;
let later: Awaited<ReturnType<typeof laterBuild>>;

beforeAll(async () => {
  worker = await startBuiltWorker();
  browser = await startBrowser(worker.url);
  later = await laterBuild();
});
afterAll(async () => {
  await browser.close();
  await worker.stop();
  await later.remove();
});

const link = (page: Page, name: string) => page.getByRole('link', { name }).first();
const title = (page: Page, name?: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** A page with React; `loads`: the addresses of all documents it has shown. */
async function openLanding() {
  await worker.deploy(BUILD);
  const page = await (await browser.visitor()).newPage();
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  return { page, loads };
}

test('a page whose scripts are gone is loaded anew, once', async () => {
  const { page, loads } = await openLanding();
  await worker.deploy(later.directory);
  const renewed = page.waitForEvent('load');
  await press(link(page, 'Kursy'));
  await renewed;
  // Before that the press would be the browser's own, and load a document.
  await untilHydrated(link(page, 'Kursy'));
  await press(link(page, 'Kursy'));
  await title(page, 'Biblioteka kursów');
  expect(loads).toEqual(['/', '/']);
  await page.context().close();
});

test('a page that got data of another version is loaded anew where it led to, once', async () => {
  const { page, loads } = await openLanding();
  const posts = page.locator('#blog').getByRole('heading', { level: 3 }).getByRole('link');
  // From now on the browser has the script of a post.
  await press(posts.first());
  await page.waitForURL('**/blog/*');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/');
  await worker.deploy(later.directory);
  const renewed = page.waitForEvent('load');
  const address = (await posts.last().getAttribute('href')) ?? '';
  await press(posts.last());
  await renewed;
  await title(page);
  // Whoever goes on from there has nothing old left.
  await press(link(page, 'Kursy'));
  await page.waitForURL('**/biblioteka-kursow');
  expect(loads).toEqual(['/', address, '/biblioteka-kursow']);
  await page.context().close();
});
