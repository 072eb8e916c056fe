// A page from before a deployment recovers with one reload (docs/faults.md 52): here another build really takes the place of the first.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/account/visitor.ts';
import { startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { takeCookie } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { BUILD, laterBuild, startBuiltWorker, type BuiltWorker } from '#tests/support/worker/miniflare.ts';

let app: Application;
let worker: BuiltWorker;
let browser: TestBrowser;
let later: Awaited<ReturnType<typeof laterBuild>>;

beforeAll(async () => {
  app = await startApplication();
  worker = await startBuiltWorker({ database: app.databaseProxy.url });
  browser = await startBrowser(worker.url);
  later = await laterBuild();
});
afterAll(async () => {
  await browser.close();
  await worker.stop();
  await app.stop();
  await later.remove();
});

/** The profile with React, of somebody who owns a course; `loads`: the addresses of all documents it has shown. */
async function openProfile() {
  await worker.deploy(BUILD);
  const context = await browser.visitor();
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, 'sql-od-podstaw');
  await takeCookie(worker, context, person);
  const page = await context.newPage();
  const loads: string[] = [];
  page.on('load', () => loads.push(new URL(page.url()).pathname));
  await page.goto('/profil', { waitUntil: 'networkidle' });
  return { page, loads };
}

async function goTo(page: Page, name: string): Promise<void> {
  const place = page.getByRole('navigation', { name: 'Główna nawigacja' }).getByRole('link', { name });
  await untilHydrated(place);
  await press(place);
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('a page whose scripts are gone is loaded again, once', async () => {
  const { page, loads } = await openProfile();
  await worker.deploy(later.directory);
  const renewed = page.waitForEvent('load');
  await goTo(page, 'Kursy');
  await renewed;
  await goTo(page, 'Kursy');
  await title(page, 'Moje kursy');
  expect(loads).toEqual(['/profil', '/profil']);
  await page.context().close();
});

test('a page that got data of another version is loaded again where it led to, once', async () => {
  const { page, loads } = await openProfile();
  // From now on the browser has the script of the courses.
  await goTo(page, 'Kursy');
  await title(page, 'Moje kursy');
  // Off the link, or what it leads to may be fetched ahead from the build that is about to go.
  await page.mouse.move(0, 0);
  await page.goBack();
  // The address changes before the page does: what it still fetches is to come from the build that goes.
  await title(page, 'Ja');
  await worker.deploy(later.directory);
  const renewed = page.waitForEvent('load');
  await goTo(page, 'Kursy');
  await renewed;
  // Anyone who goes on from there has nothing old left.
  await goTo(page, 'Ja');
  await page.waitForURL('**/profil');
  expect(loads).toEqual(['/profil', '/moje-kursy']);
  await page.context().close();
});
