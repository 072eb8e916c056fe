// Sign-in with Google as a person does it, against the local one; and registering where no mail is sent (docs/product.md 'Sign-in
// messages').
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import { fillAuthDialog, signOutByMenu } from '#tests/support/account/steps.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import { PASSWORD, signedIn } from '#tests/support/account/visitor.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';

let google: LocalGoogle;
let app: Application;
let browser: TestBrowser;
let context: BrowserContext;
let page: Page;

let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle());
  browser = await startBrowser(app.url);
});
afterAll(async () => {
  await browser.close();
  await stop();
});
afterEach(async () => {
  await context.close();
  // Refusals and lost connections are answers that the browser writes down as errors.
  expect(browser.complaints().filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

async function openDialog(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}): Promise<void> {
  context = await browser.visitor(options);
  page = await context.newPage();
  await page.goto(path);
}

const shows = (text: string) => page.getByText(text).first().waitFor();
const pressGoogle = () => page.getByRole('button', { name: 'Kontynuuj z\u00a0Google' }).click();
const choose = (name: RegExp | string) => page.getByRole('button', { name }).first().click();

test('somebody new comes by Google to the page first asked for, and sets a first password', async () => {
  await openDialog('/profil');
  await shows('Zaloguj się, a otworzymy Twój profil.');
  await pressGoogle();
  await choose('Zofia Nowa');
  await page.waitForURL('**/profil');
  await shows('Logujesz się przez Google.');

  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await page.getByLabel('Nowe hasło', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Powtórz nowe hasło').fill(PASSWORD);
  await page.getByRole('button', { name: 'Ustaw hasło' }).click();
  await shows('Hasło zostało zmienione.');
  await shows('Logujesz się e-mailem i\u00a0hasłem lub przez Google.');

  await signOutByMenu(page);
  await shows('Wylogowano');
  await page.goto('/?auth=login');
  await fillAuthDialog(page, {
    email: 'zofia.nowa@gmail.example',
    password: PASSWORD,
    submit: 'Zaloguj się',
  });
  await page.waitForURL('**/dashboard');
});

test('an address that Google has not verified is told so, and led home after a while', async () => {
  await openDialog('/?auth=login');
  await pressGoogle();
  await choose('Igor Niepewny');
  await page.getByText('Nie udało się zalogować. Spróbuj ponownie.').waitFor();
  expect(await page.getByRole('link', { name: 'Powrót do strony głównej' }).isVisible()).toBe(true);
  await page.waitForURL((url) => url.pathname === '/');
});

test('the person who registered with a password keeps the account; anyone who says no at Google comes back', async () => {
  const person = await signedIn(app);
  const known = googlePerson(google, { email: person.email });
  await openDialog('/?auth=login');
  await pressGoogle();
  await choose('Anuluj');
  await page.getByText('Nie udało się zalogować. Spróbuj ponownie.').waitFor();
  await page.goto('/?auth=login');
  await pressGoogle();
  await page.locator('button', { hasText: known.email }).click();
  await page.waitForURL('**/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('subscription_user_id'))).toBe(person.id);
});

test('a broken way back says what to do, without JavaScript as well', async () => {
  await openDialog('/auth/callback?error=Configuration', { javaScriptEnabled: false });
  await shows('Wystąpił błąd podczas próby logowania. Spróbuj ponownie.');
  await page.goto('/?auth=login');
  await context.close();
  await openDialog('/auth/callback');
  await shows('Nie udało się zalogować. Spróbuj ponownie.');
});

test('a taken address is said where no mail is sent, and so is what else goes wrong', async () => {
  const { email } = await signedIn(app);
  await openDialog('/?auth=register');
  const registration = { email, password: 'inne-haslo-2', submit: 'Załóż konto' } as const;
  await fillAuthDialog(page, registration);
  await shows('Błąd rejestracji: Ten e-mail jest już zarejestrowany');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await page.route('**/api/account/register', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'internal', error: 'Wystąpił błąd. Spróbuj ponownie później.' },
    }),
  );
  await fillAuthDialog(page, registration);
  await shows('Wystąpił błąd podczas tworzenia profilu.');
  await page.unroute('**/api/account/register');
  await page.route('**/api/account/register', (route) => route.abort());
  await fillAuthDialog(page, registration);
  await shows('Błąd rejestracji: Wystąpił błąd. Spróbuj ponownie później.');
  await page.unroute('**/api/account/register');
  await page.route('**/api/account/register', (route) => route.fulfill({ status: 200, json: null }));
  await fillAuthDialog(page, registration);
  await shows('Rejestracja nie powiodła się – brak danych użytkownika.');
});

test('Google being away is said in the dialog', async () => {
  await openDialog('/?auth=login');
  await page.getByRole('dialog').waitFor();
  await context.setOffline(true);
  await pressGoogle();
  await page.getByText('Błąd logowania przez Google', { exact: true }).waitFor();
  await context.setOffline(false);
  await google.stop();
  await pressGoogle();
  await shows('Błąd logowania przez Google. Spróbuj ponownie później.');
});
