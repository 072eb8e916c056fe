// /profil as people use it: password, devices, plan, analyses, data rights (docs/product.md 'Profile page'; docs/decisions.md
// 'Session revocation', 'Data rights').
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { profiles } from '#db/account/schema/accounts.ts';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';

const NEW_PASSWORD = 'calkiem-inne-haslo-2';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser({}, { mail: true }));
});
afterAll(() => stop());
afterEach(async () => {
  await Promise.all(contexts.splice(0).map((context) => context.close()));
  // Refusals are answers that the browser writes down as errors.
  expect(browser.complaints().filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

/** A person who is signed in in a browser of their own, on the profile. */
async function onProfile(person: Awaited<ReturnType<typeof signedIn>> | null = null) {
  const who = person ?? (await signedIn(app));
  const context = await contextOf(app, browser, who, {});
  contexts.push(context);
  const page = await context.newPage();
  await page.goto('/profil');
  return { person: who, context, page };
}

const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('the first window says what is there, and each of it is one press away', async () => {
  const { page } = await onProfile();
  const contents = page.getByRole('navigation', { name: 'Na tej stronie' });
  const { y = Infinity, height = 0 } = (await contents.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(720);
  const links = await contents.getByRole('link').all();
  expect(links).toHaveLength(5);
  for (const link of links) {
    await link.click();
    const place = new URL(page.url()).hash;
    await expect
      .poll(async () => (await page.locator(place).boundingBox())?.y ?? -1)
      .toBeGreaterThanOrEqual(0);
    expect((await page.locator(place).boundingBox())?.y).toBeLessThan(720);
    await page.goto('/profil');
  }
});

test('Premium sees what is left, and deletes an analysis after being asked', async () => {
  const premium = await signedIn(app);
  await makePremium(app.database, premium.id, 3);
  await storeAnalysisOf(app.database, premium.id);
  const { page } = await onProfile(premium);
  await shows(page, 'Plan Premium');
  const figure = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd').textContent();
  expect(await figure('Wygenerowane analizy')).toBe('1');
  expect(await figure('Pozostałe analizy')).toBe('3');
  expect(await figure('Pozostałe resety')).toBe('5');
  await page.getByRole('button', { name: 'Zarządzaj subskrypcją' }).click();
  await shows(page, 'Zarządzanie płatnościami jeszcze nie działa.');

  const remove = page.getByRole('button', { name: /^Usuń analizę z/ });
  await remove.click();
  await page.keyboard.press('Escape');
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
  await remove.click();
  await page.getByRole('button', { name: 'Usuń analizę', exact: true }).click();
  await shows(page, 'Analiza została usunięta.');
  await shows(page, 'Nie masz jeszcze żadnej analizy.');
  await expect.poll(() => figure('Wygenerowane analizy')).toBe('0');
});

test('the password is changed on the profile, and the other device is out', async () => {
  const { person, page } = await onProfile();
  const elsewhere = visitorOf(app);
  await elsewhere.post('/api/account/login', { email: person.email, password: PASSWORD });
  const change = async (current: string, wanted: string, again: string) => {
    await page.getByLabel('Obecne hasło').fill(current);
    await page.getByLabel('Nowe hasło', { exact: true }).fill(wanted);
    await page.getByLabel('Powtórz nowe hasło').fill(again);
    await page.getByRole('button', { name: 'Zmień hasło' }).click();
  };
  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await change(PASSWORD, NEW_PASSWORD, PASSWORD);
  await shows(page, 'Hasła nie są identyczne');
  await expect.poll(() => focused(page)).toBe('confirmation');
  await change('zle-haslo-9', NEW_PASSWORD, NEW_PASSWORD);
  await shows(page, 'Nie udało się zmienić hasła');
  await expect.poll(() => focused(page)).toBe('currentPassword');
  await change(PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
  await shows(page, 'Hasło zostało zmienione. Sprawdź e-mail z potwierdzeniem.');
  await page.getByLabel('Obecne hasło').waitFor({ state: 'detached' });
  expect((await elsewhere.fetch('/api/analysis')).status).toBe(401);
  expect((await app.inbox.to(person.email, 2)).at(-1)?.subject).toContain('zostało zmienione');

  await page.getByRole('button', { name: 'Zmień hasło' }).click();
  await page.context().clearCookies();
  await change(NEW_PASSWORD, PASSWORD, PASSWORD);
  await shows(page, 'Zaloguj się, aby zmienić hasło.');
});

test('two browsers are listed; one is ended, then all others', async () => {
  const { person, page } = await onProfile();
  const others = [visitorOf(app), visitorOf(app)];
  const login = { email: person.email, password: PASSWORD };
  for (const other of others) await other.post('/api/account/login', login);
  await page.reload();
  const endOne = page.getByRole('button', { name: /^Wyloguj urządzenie/ });
  expect(await endOne.count()).toBe(2);
  await endOne.first().click();
  await shows(page, 'Urządzenie zostało wylogowane.');
  await expect.poll(() => endOne.count()).toBe(1);
  await page.getByRole('button', { name: 'Wyloguj wszystkie inne' }).click();
  await shows(page, 'Wszystkie inne urządzenia zostały wylogowane.');
  for (const other of others) expect((await other.fetch('/api/analysis')).status).toBe(401);
  expect((await person.fetch('/api/analysis')).status).toBe(200);
});

test('a session that ended elsewhere is said in its own words', async () => {
  const premium = await signedIn(app);
  await makePremium(app.database, premium.id);
  await storeAnalysisOf(app.database, premium.id);
  const { context, page } = await onProfile(premium);
  const other = await context.newPage();
  await other.goto('/dashboard', { waitUntil: 'networkidle' });
  await other.getByRole('heading', { name: 'Twój postęp' }).click();
  await other.getByRole('button', { name: 'Reset analizy' }).click();
  await other.getByRole('button', { name: 'Tak, resetuj' }).waitFor();
  await context.clearCookies();
  await other.getByRole('button', { name: 'Tak, resetuj' }).click();
  await other.getByText('Zaloguj się, aby zresetować analizę.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await shows(page, 'Zaloguj się, aby kontynuować.');

  await other.route('**/api/account/me', (route) => route.abort());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- windows have one, channels don't
  await page.evaluate(() => new BroadcastChannel('szlak-auth').postMessage('SIGNED_OUT'));
  await shows(other, 'Nie udało się sprawdzić logowania. Odśwież stronę.');
  browser.complaints();
});

test('the account is exported and deleted, with a fresh proof asked for each', async () => {
  const { person, page } = await onProfile();
  await makeStale(app, person.id);
  await page.getByRole('link', { name: 'Pobierz plik' }).click();
  await page.getByLabel('Twoje hasło').fill('zle-haslo-9');
  await page.keyboard.press('Enter');
  await page.locator('input[aria-invalid=true]').waitFor();
  const download = page.waitForEvent('download');
  await page.getByLabel('Twoje hasło').fill(PASSWORD);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await page.getByLabel('Twoje hasło').waitFor({ state: 'detached' });
  await makeStale(app, person.id);
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await page.getByLabel('Twoje hasło').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await shows(page, 'Twoje konto zostało usunięte.');
  const left = await app.database.select().from(profiles).where(eq(profiles.email, person.email));
  expect(left).toEqual([]);
});
