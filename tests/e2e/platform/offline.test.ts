// Pages that a person has read, without a network (docs/decisions.md 'Read without a network'): there for them alone, and gone with them.
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { sessions } from '#db/account/schema/accounts.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf, takeCookie } from '#tests/support/browser/person.ts';
import { storeLessonOf, storeStructureOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import type { Application } from '#tests/support/worker/application.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const WRITTEN_COURSE = 'podstawy-ux';
/** As the page writes it, with a space that does not break. */
const AWAY = 'Brak połączenia z\u00a0siecią';
const LESSON = `/moje-kursy/${COURSE}/1-1-lekcja-1`;

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  await storeLessonOf(app.database, COURSE);
});
afterAll(() => stop());
afterEach(async () => {
  await context.close();
  const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of [45]/;
  expect(browser.complaints().filter((text) => !expected.test(text))).toEqual([]);
});

async function reader(options: Parameters<TestBrowser['visitor']>[0] = {}) {
  const person = await signedIn(app);
  await storeAnalysisOf(app.database, person.id, { analysis: SAMPLE_ADVISED });
  context = await contextOf(app, browser, person, { ...options, keepsPages: true });
  page = await context.newPage();
  return person;
}

/** Paths of the pages in the browser's caches, with how many caches there are. */
const kept = () =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname);
    return { caches: names.length, paths: paths.filter((path) => !path.startsWith('/assets/')).toSorted() };
  });

const keptText = (path: string) => page.evaluate(async (at) => (await caches.match(at))?.text(), path);

async function read(path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect.poll(async () => (await kept()).paths, { timeout: 20_000 }).toContain(path);
}

/** Asked for in a tab of its own: nothing of the page is there. After signing out the service worker is gone, too, and the browser says so. */
async function isAway(path: string) {
  const tab = await context.newPage();
  const isAnswered = await tab.goto(path).then(
    () => true,
    () => false,
  );
  const isOurs = isAnswered && (await tab.getByRole('heading', { level: 1, name: AWAY }).count()) === 1;
  if (isOurs) {
    // On our paper, in either theme.
    const ground = await tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(['rgb(246, 242, 232)', 'rgb(18, 24, 21)']).toContain(ground);
    expect(await accessibilityFaults(tab)).toEqual([]);
  }
  await tab.close();
  return !isAnswered || isOurs;
}

test.each([
  { width: 360, colorScheme: 'dark', hasTouch: true },
  { width: 1280, colorScheme: 'light', hasTouch: false },
] as const)(
  'the plan and a lesson that were read open without a network at $width, nothing else does',
  async (options) => {
    const person = await reader(options);
    await buyCourse(app.database, person.id, COURSE);
    await read('/dashboard');
    await read(LESSON);
    await page.goto('/profil', { waitUntil: 'networkidle' });
    await context.setOffline(true);
    await page.goto(LESSON);
    await page.getByText(/^Bez sieci\. Tak wyglądało to dnia \d+ \p{L}+ \d{4}\./u).waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goto('/dashboard');
    await page.getByText(/^Bez sieci\./).waitFor();
    await page
      .getByText(SAMPLE_ADVISED.sciezkiKariery[0]?.nazwa ?? '')
      .first()
      .waitFor();
    // By keys, and by touch on the telephone.
    const summary = page.locator('summary').filter({ hasText: 'Co jeszcze otworzysz bez sieci' });
    await (options.hasTouch ? tap(summary) : summary.press('Enter'));
    const lesson = page.getByRole('link', { name: /Lekcja 1/ });
    await lesson.waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.locator('script').count()).toBe(0);
    await (options.hasTouch ? tap(lesson) : lesson.press('Enter'));
    await page.waitForURL(`**${LESSON}`);
    await page.getByText(/^Bez sieci\./).waitFor();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(3);
    expect(await isAway('/profil')).toBe(true);
    await context.setOffline(false);
    await (options.hasTouch ? tap : press)(page.getByRole('link', { name: 'Spróbuj ponownie' }));
    await expect.poll(() => page.getByText(/^Bez sieci\./).count()).toBe(0);
    expect(await kept()).toEqual({ caches: 1, paths: ['/dashboard', LESSON] });
  },
);

test('a lesson that was written before one’s eyes is there without a network, text and all', async () => {
  const person = await reader({ width: 360, hasTouch: true });
  await buyCourse(app.database, person.id, WRITTEN_COURSE);
  const [first = ''] = await storeStructureOf(app.database, WRITTEN_COURSE, 3);
  const path = `/moje-kursy/${WRITTEN_COURSE}/${first}`;
  app.gemini.setPace(600);
  await page.goto(path);
  // Kept while there is nothing in it yet.
  await expect.poll(async () => (await kept()).paths, { timeout: 20_000 }).toContain(path);
  app.gemini.setPace(20_000);
  await page.getByRole('button', { name: 'Oznacz jako ukończone' }).waitFor();
  await expect.poll(() => keptText(path), { timeout: 20_000 }).toContain('Podsumowanie');
  await context.setOffline(true);
  await page.goto(path);
  await page.getByText(/^Bez sieci\./).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Podsumowanie' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

test('a link that is pressed without a network opens the copy of where it leads', async () => {
  await reader({ width: 360, hasTouch: true });
  await read('/dashboard/analiza');
  await read('/dashboard');
  await context.setOffline(true);
  await tap(page.getByRole('link', { name: 'Szlak', exact: true }).filter({ visible: true }).last());
  await page.waitForURL('**/dashboard/analiza');
  await page.getByText(/^Bez sieci\./).waitFor();
  await page.getByRole('heading', { level: 1, name: 'Twoja analiza kariery' }).waitFor();
});

test('a trail that was just chosen is the one that is read without a network', async () => {
  await reader();
  await read('/dashboard/analiza');
  await read('/dashboard');
  await press(page.getByRole('button', { name: /^Idę tym szlakiem/ }).first());
  await page.getByRole('link', { name: 'Zmień szlak' }).waitFor();
  const hasChoice = (path: string) =>
    page.evaluate(
      async (one) => (await (await caches.match(one))?.text())?.includes('Idę tym szlakiem'),
      path,
    );
  await expect.poll(() => hasChoice('/dashboard'), { timeout: 20_000 }).toBe(false);
  // Read before the choice and again after it, within the minutes in which a copy is new enough.
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  const saysChosen = () =>
    page.evaluate(async () =>
      (await (await caches.match('/dashboard/analiza'))?.text())?.includes('Idziesz tym szlakiem'),
    );
  await expect.poll(saysChosen, { timeout: 20_000 }).toBe(true);
  await context.setOffline(true);
  await page.goto('/dashboard');
  await page.getByText(/^Bez sieci\./).waitFor();
  await page.getByText('Zmień szlak').waitFor();
});

test('after signing out nothing of the person is in the browser’s caches', async () => {
  await reader();
  await read('/dashboard');
  await press(page.getByRole('button', { name: 'Moje konto' }));
  await press(page.getByText('Wyloguj się').first());
  await page.getByText('Wylogowano', { exact: false }).first().waitFor();
  await expect.poll(kept).toEqual({ caches: 0, paths: [] });
  await context.setOffline(true);
  expect(await isAway('/dashboard')).toBe(true);
});

test('who signs out without a network finds no copy either, whatever the server has heard', async () => {
  await reader();
  await read('/dashboard');
  await context.setOffline(true);
  await page.evaluate(() => fetch('/api/account/logout', { method: 'POST' }).catch(() => null));
  await expect.poll(kept).toEqual({ caches: 0, paths: [] });
  expect(await isAway('/dashboard')).toBe(true);
});

test('another person in the same browser sees nothing of the one before, also if nobody signed out', async () => {
  await reader();
  await read('/dashboard');
  const other = await signedIn(app);
  await context.clearCookies();
  await takeCookie(app, context, other);
  await page.goto('/moje-kursy', { waitUntil: 'networkidle' });
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expect.poll(kept).toEqual({ caches: 1, paths: ['/dashboard'] });
  await context.setOffline(true);
  await page.goto('/dashboard');
  await page.getByText(/^Bez sieci\./).waitFor();
  expect(await page.getByText(SAMPLE_ADVISED.sciezkiKariery[0]?.nazwa ?? '').count()).toBe(0);
});

test('a session that was ended elsewhere takes its copies along, and the way to the sign-in is none', async () => {
  const person = await reader();
  await read('/dashboard/analiza');
  await app.database.delete(sessions).where(eq(sessions.user_id, person.id));
  await page.goto('/dashboard/analiza', { waitUntil: 'networkidle' });
  await expect.poll(kept).toEqual({ caches: 0, paths: [] });
  await context.setOffline(true);
  expect(await isAway('/dashboard/analiza')).toBe(true);
});

test('a fault of the server is shown as one: no copy takes its place, and it becomes none', async () => {
  await reader();
  await read('/dashboard');
  app.databaseProxy.setMood('refuse');
  for (const path of ['/dashboard/analiza', '/dashboard', '/moje-kursy/nie-ma-takiego'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(await page.getByText(/^Bez sieci\./).count()).toBe(0);
  app.databaseProxy.renew();
  expect((await kept()).paths).toEqual(['/dashboard']);
});

test.each([
  { width: 360, colorScheme: 'light', hasTouch: true },
  { width: 1280, colorScheme: 'dark', hasTouch: false },
] as const)(
  'a page that is not kept says at $width that the network is away, and comes with it',
  async (options) => {
    await reader(options);
    await read('/dashboard');
    await context.setOffline(true);
    await page.goto('/zawody?q=kucharz');
    await page.getByRole('heading', { level: 1, name: AWAY }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    const again = page.getByRole('link', { name: 'Spróbuj ponownie' });
    expect(await again.getAttribute('href')).toBe('/zawody?q=kucharz');
    const plan = page.getByRole('listitem').getByRole('link');
    await (options.hasTouch ? tap(plan) : plan.press('Enter'));
    await page.getByText(/^Bez sieci\./).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: AWAY }).waitFor();
    // It comes by itself.
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: AWAY }).first().waitFor();
    expect(new URL(page.url()).search).toBe('?q=kucharz');
  },
);
