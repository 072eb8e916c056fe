// A new address and the way back, as people use them: by mouse, by touch on 360 pixels, by keyboard, and without scripts
// (docs/decisions.md 'Change of address').
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { makeStale } from '#tests/support/account/stale.ts';
import { newAddress, PASSWORD, signedIn, visitorOf } from '#tests/support/account/visitor.ts';
import type { Application } from '#tests/support/worker/application.ts';

const NEW_PASSWORD = 'calkiem-inne-slowa-2';

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
});

async function linkTo(email: string, page: string): Promise<string> {
  const links = () => app.inbox.emails.filter(({ to }) => to.includes(email)).flatMap((one) => one.links);
  await expect.poll(() => links().some((link) => link.includes(page))).toBe(true);
  return links().findLast((link) => link.includes(page)) ?? '';
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name });

async function isFit(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
}

async function byKeyboard(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

test.each([
  ['by mouse', {}, (page: Page, name: string) => press(button(page, name))],
  [
    'by touch at 360 px',
    { width: 360, hasTouch: true },
    (page: Page, name: string) => tap(button(page, name)),
  ],
  ['by keyboard', {}, byKeyboard],
] as const)('the address is changed and changed back, %s', async (_, options, go) => {
  const person = await signedIn(app, { confirmed: true });
  await makeStale(app, person.id);
  const context = await contextOf(app, browser, person, options);
  contexts.push(context);
  const page = await context.newPage();
  await page.goto('/profil');
  await press(page.getByRole('link', { name: 'Zmień adres' }));
  await heading(page, 'Zmień adres e-mail');
  const newEmail = newAddress();
  await page.getByLabel('Nowy adres e-mail').fill(newEmail);
  await page.getByLabel('Obecne hasło').fill('zle-haslo-obcego');
  await isFit(page);
  await go(page, 'Wyślij link');
  await page.getByText('Hasło się nie zgadza.').waitFor();
  expect(await page.getByLabel('Nowy adres e-mail').inputValue()).toBe(newEmail);
  await page.getByLabel('Obecne hasło').fill(PASSWORD);
  await go(page, 'Wyślij link');
  await page.getByText(/Na potwierdzenie czeka/).waitFor();
  await isFit(page);

  await page.goto(await linkTo(newEmail, '/nowy-adres'));
  await heading(page, 'Potwierdź nowy adres');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await page.getByLabel('Link z wiadomości').waitFor({ state: 'hidden' });
  await isFit(page);
  await go(page, 'Potwierdzam nowy adres');
  await heading(page, 'Adres zmieniony');
  await page.goto('/profil');
  expect(await page.getByLabel('E-mail').inputValue()).toBe(newEmail);

  const owner = await (await browser.visitor(options)).newPage();
  contexts.push(owner.context());
  await owner.goto(await linkTo(person.email, '/poprzedni-adres'));
  await heading(owner, 'Cofnij zmianę adresu');
  await expect.poll(() => new URL(owner.url()).hash).toBe('');
  await isFit(owner);
  await go(owner, 'Przywróć poprzedni adres');
  await heading(owner, 'Poprzedni adres wrócił');
  await owner.getByLabel('Nowe hasło', { exact: true }).fill(NEW_PASSWORD);
  await owner.getByLabel('Powtórz nowe hasło').fill(NEW_PASSWORD);
  await isFit(owner);
  await go(owner, 'Ustaw nowe hasło');
  await heading(owner, 'Hasło zostało zmienione');
  expect((await person.fetch('/api/analysis')).status).toBe(401);
  const login = { email: person.email, password: NEW_PASSWORD };
  expect((await visitorOf(app).post('/api/account/login', login)).status).toBe(200);
});

test('without scripts the links are pasted', async () => {
  const person = await signedIn(app, { confirmed: true });
  const context = await contextOf(app, browser, person, { javaScriptEnabled: false, width: 360 });
  contexts.push(context);
  const page = await context.newPage();
  await page.goto('/profil/adres');
  const newEmail = newAddress();
  await page.getByLabel('Nowy adres e-mail').fill(newEmail);
  await press(button(page, 'Wyślij link'));
  await page.getByText(/Na potwierdzenie czeka/).waitFor();
  const link = await linkTo(newEmail, '/nowy-adres');
  await page.goto(link);
  await press(button(page, 'Potwierdzam nowy adres'));
  await page.getByText('Wklej link z wiadomości.').waitFor();
  await page.getByLabel('Link z wiadomości').fill(link);
  await press(button(page, 'Potwierdzam nowy adres'));
  await heading(page, 'Adres zmieniony');
  const undo = await linkTo(person.email, '/poprzedni-adres');
  await page.goto(undo);
  await page.getByLabel('Link z wiadomości').fill(undo);
  await press(button(page, 'Przywróć poprzedni adres'));
  await heading(page, 'Poprzedni adres wrócił');
  await page.getByLabel('Nowe hasło', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Powtórz nowe hasło').fill(NEW_PASSWORD);
  await press(button(page, 'Ustaw nowe hasło'));
  await heading(page, 'Hasło zostało zmienione');
});
