// The text of an exercise when something is in its way: no network, another tab, another person, too many characters.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { check, field, option, question, status } from '#tests/support/browser/practice.ts';
import type { SignedIn } from '#tests/support/account/visitor.ts';
import { PORTFOLIO, practisedCourse, type Practised } from '#tests/support/courses/practised.ts';

const KEPT = 'Nie zapisano, zachowaliśmy tekst w\u00a0tej przeglądarce.';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let course: Practised;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  course = await practisedCourse(app);
});
afterAll(() => stop());
// A refused form, and a server that can't be reached, the browser writes down as errors.
const complaints = () =>
  browser.complaints().filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4/.test(text));
afterEach(() => expect(complaints()).toEqual([]));

async function opened(
  person: SignedIn,
  options: Parameters<TestBrowser['visitor']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await contextOf(app, browser, person, options);
  const page = await context.newPage();
  await page.goto(course.page(), { waitUntil: 'networkidle' });
  return { context, page };
}

test('without a network the text stays in this browser and is saved once it is back, after a reload, too', async () => {
  const person = await course.buyer();
  const { context, page } = await opened(person);
  await context.setOffline(true);
  await field(page).fill('pisane w\u00a0pociągu');
  await status(page).getByText(KEPT).waitFor();
  await option(page, 1, 'czynsz').click();
  await check(page, 1).click();
  await question(page, 1).getByText('Serwer nie odpowiada.').waitFor();
  // The tab is closed before the train is out of the tunnel.
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(course.page(), { waitUntil: 'networkidle' });
  await expect.poll(() => field(again).inputValue()).toBe('pisane w\u00a0pociągu');
  // The tab that closed may have saved it with its last breath: then the page says the day, not the minute.
  await status(again)
    .getByText(/^Zapisano/)
    .waitFor();
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('exercises_'))),
  ).toEqual([]);
  // And when it comes back while one looks on.
  await context.setOffline(true);
  await field(again).fill('i w\u00a0tunelu');
  await status(again).getByText(KEPT).waitFor();
  await context.setOffline(false);
  await status(again)
    .getByText(/^Zapisano o/)
    .waitFor();
  await context.close();
});

test('what one person couldn’t save, another in the same browser never sees', async () => {
  const [person, other] = [await course.buyer(), await course.buyer()];
  const { context, page } = await opened(person);
  await page.route('**/exercise', (route) => route.abort());
  await field(page).fill('sekret Ali');
  await status(page).getByText(KEPT).waitFor();
  await page.close();
  await context.clearCookies();
  const [name = '', value = ''] = (other.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Lax' }]);
  const next = await context.newPage();
  await next.goto(course.page(), { waitUntil: 'networkidle' });
  await field(next).press('Tab');
  expect(await field(next).inputValue()).toBe('');
  await expect
    .poll(() => next.evaluate(() => JSON.stringify(Object.entries(localStorage)).includes('sekret')))
    .toBe(false);
  await context.close();
});

test('signing out takes along what couldn’t be saved', async () => {
  const { context, page } = await opened(await course.buyer());
  await page.route('**/exercise', (route) => route.abort());
  await field(page).fill('nic po mnie');
  await status(page).getByText(KEPT).waitFor();
  await page.getByRole('button', { name: 'Moje konto' }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/moje-kursy'));
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    'nic po mnie',
  );
  await context.close();
});

test('a save that fails only after signing out brings nothing back, and is not tried for the next person', async () => {
  const { context, page } = await opened(await course.buyer());
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/exercise', async (route) => {
    sent += 1;
    await answer.promise;
    await route.abort();
  });
  await page.clock.install();
  const saving = page.waitForRequest('**/exercise');
  await field(page).fill('nic po mnie');
  await page.clock.runFor(2_000);
  await saving;
  // By its answer or because the page is left: nobody is here any more either way.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/exercise'));
  await page.getByRole('button', { name: 'Moje konto' }).click();
  await page.getByRole('button', { name: 'Wyloguj się' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/moje-kursy'));
  answer.resolve();
  await failed;
  await expect.poll(() => field(page).count()).toBe(0);
  const sentBefore = sent;
  await page.clock.runFor(60_000);
  expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain(
    'nic po mnie',
  );
  expect(sent).toBe(sentBefore);
  await context.close();
});

test('two tabs show both texts and write over none; joined, both are saved', async () => {
  const { context, page } = await opened(await course.buyer());
  const second = await context.newPage();
  await second.goto(course.page(), { waitUntil: 'networkidle' });
  await field(page).fill('z\u00a0pierwszej karty');
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  await field(second).fill('z\u00a0drugiej karty');
  await second.getByText('powstał tymczasem inny tekst').waitFor();
  expect(await field(second).inputValue()).toBe('z\u00a0drugiej karty');
  await second.getByText('z\u00a0pierwszej karty').waitFor();
  expect(await accessibilityFaults(second)).toEqual([]);
  await press(second.getByRole('button', { name: 'Połącz oba' }));
  await status(second)
    .getByText(/^Zapisano o/)
    .waitFor();
  await page.goto(PORTFOLIO);
  for (const words of ['z\u00a0pierwszej karty', 'z\u00a0drugiej karty'])
    expect(await page.getByText(words).count()).toBe(1);
  await context.close();
});

test('too long a text says so, isn’t saved, and is saved once it is shorter', async () => {
  const { context, page } = await opened(await course.buyer());
  await field(page).fill('x'.repeat(8_001));
  await page.getByText('Skróć tekst do 8000 znaków.').waitFor();
  await page.getByText('8001 / 8000').waitFor();
  await field(page).press('Control+End');
  await field(page).press('Backspace');
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  await context.close();
});

test('what is typed before the page’s code is there is kept and saved', async () => {
  const person = await course.buyer();
  const context = await contextOf(app, browser, person, {});
  const page = await context.newPage();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(course.page(), { waitUntil: 'commit' });
  await field(page).fill('przed kodem');
  gate.resolve();
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  expect(await field(page).inputValue()).toBe('przed kodem');
  await context.close();
});
