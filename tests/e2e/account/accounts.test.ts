// Accounts as people live with them: registering, mail, forgetting, tabs, leaving (docs/product.md 'Sign-in messages').
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillAuthDialog, mailedLink, signOutByMenu } from '#tests/support/account/steps.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { newAddress, PASSWORD, signedIn } from '#tests/support/account/visitor.ts';

const PHONE_HEIGHT = 780;
/** The places at its lower edge. */
const BAR = 56;
const NEW_PASSWORD = 'calkiem-inne-haslo-2';
const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

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
  const unexpected = browser.complaints().filter((text) => !/status of 4\d\d|status of 503/.test(text));
  expect(unexpected).toEqual([]);
});

async function newPage(options: Parameters<TestBrowser['visitor']>[0] = {}): Promise<Page> {
  const context = await browser.visitor(options);
  contexts.push(context);
  return context.newPage();
}

/** A person who is signed in in a browser of their own. */
async function personWithPage(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}) {
  const person = await signedIn(app);
  const context = await contextOf(app, browser, person, options);
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(path);
  return { person, context, page };
}

const shows = (page: Page, text: string) => page.getByText(text).first().waitFor();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));

test('register, sign in with remember-me, confirm by the mail: the notice goes, in the other tab too', async () => {
  const page = await newPage();
  const email = newAddress();
  await page.goto('/?auth=register');
  const dialog = page.getByRole('dialog');
  await fillAuthDialog(page, { email: '', password: '', submit: 'Załóż konto' });
  await shows(page, 'Wypełnij wszystkie pola');
  await expect.poll(() => focused(page)).toBe('email');
  await fillAuthDialog(page, { email: 'ab.pl', password: PASSWORD, submit: 'Załóż konto' });
  await shows(page, 'Wprowadź poprawny adres e-mail');
  await fillAuthDialog(page, { email, password: '1234567', submit: 'Załóż konto' });
  await shows(page, 'Hasło musi mieć minimum 8 znaków');
  await expect.poll(() => focused(page)).toBe('password');
  await dialog.getByRole('button', { name: 'Pokaż hasło' }).click();
  expect(await dialog.getByLabel('Hasło').getAttribute('type')).toBe('text');
  await fillAuthDialog(page, { email, password: PASSWORD, submit: 'Załóż konto' });
  await shows(page, 'Rejestracja pomyślna! Sprawdź e-mail, aby potwierdzić konto.');
  await page.waitForURL('**/dashboard');

  await signOutByMenu(page);
  await shows(page, 'Wylogowano');
  await page.goto('/?auth=login');
  await fillAuthDialog(page, { email, password: 'zle-haslo-9', submit: 'Zaloguj się' });
  await shows(page, 'Nieprawidłowy e-mail lub hasło');
  await shows(page, 'Błąd logowania. Sprawdź dane i spróbuj ponownie.');
  await press(dialog.getByText('Zapamiętaj mnie'));
  await fillAuthDialog(page, { email, password: PASSWORD, submit: 'Zaloguj się' });
  await shows(page, 'Witaj z powrotem!');
  await page.waitForURL('**/dashboard');
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'session');
  expect(((session?.expires ?? 0) - Date.now() / 1000) / DAY_S).toBeCloseTo(30, 1);

  await page.getByRole('button', { name: 'Wyślij ponownie' }).click();
  await shows(page, 'Wysłaliśmy link jeszcze raz.');
  await app.inbox.to(email, 2);
  const other = await page.context().newPage();
  await other.goto(await mailedLink(app, email, '/potwierdz-email'));
  await other.getByRole('button', { name: 'Potwierdzam adres' }).waitFor();
  await expect.poll(() => new URL(other.url()).hash).toBe('');
  await other.getByRole('button', { name: 'Potwierdzam adres' }).click();
  await other.getByRole('heading', { name: 'Adres potwierdzony' }).waitFor();
  await page.getByRole('button', { name: 'Wyślij ponownie' }).waitFor({ state: 'detached' });
});

test('at 360 px one reads what one agrees to before making an account, and what was typed waits', async () => {
  const page = await newPage({ width: 360 });
  const email = newAddress();
  await page.goto('/?auth=register');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await shows(page, 'potwierdzasz, że\u00a0masz ukończone 18');
  for (const [link, title] of [
    ['regulamin', 'Regulamin'],
    ['polityka prywatności', 'Polityka prywatności'],
  ] as const) {
    expect(await sidewaysScroll(page)).toBe(0);
    const beside = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: link }).click();
    const text = await beside;
    await text.getByRole('heading', { level: 1, name: title }).waitFor();
    await text.close();
    expect(await dialog.getByLabel('E-mail').inputValue()).toBe(email);
  }
});

test('on a phone the reminder of the address is one line with its press', async () => {
  const { page } = await personWithPage('/dashboard', { width: 360, hasTouch: true });
  const reminder = page.locator('[data-reminder]');
  const again = reminder.getByRole('button', { name: 'Wyślij ponownie' });
  await untilHydrated(again);
  expect((await reminder.boundingBox())?.height).toBeLessThanOrEqual(64);
  expect(await sidewaysScroll(page)).toBe(0);
  await tap(again);
  const toast = page.getByText(/^Wysłaliśmy link jeszcze raz\./);
  await toast.waitFor();
  // Above the places at the lower edge, and in the lower half.
  const said = await toast.boundingBox();
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(PHONE_HEIGHT - BAR);
  expect(said?.y).toBeGreaterThan(PHONE_HEIGHT / 2);
  await tap(reminder.getByRole('button', { name: 'Nie teraz' }));
  await reminder.waitFor({ state: 'detached' });
});

test('the notice can be put away for the session', async () => {
  const { page } = await personWithPage('/dashboard');
  await page.getByRole('button', { name: 'Nie teraz' }).click();
  await page.goto('/profil');
  await page.getByRole('heading', { name: 'Ustawienia profilu' }).waitFor();
  await page.getByRole('button', { name: 'Wyślij ponownie' }).waitFor({ state: 'detached' });
});

test('a forgotten password is set again, old sessions end, and one comes back to the page first asked for', async () => {
  const { person, page: old } = await personWithPage('/profil');
  const page = await newPage();
  await page.goto('/?auth=login');
  await page.getByRole('button', { name: 'Nie pamiętasz hasła?' }).click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => focused(page)).toBe('email');
  await dialog.getByLabel('E-mail').fill(person.email);
  await page.keyboard.press('Enter');
  await shows(page, 'Jeśli mamy konto z\u00a0tym adresem');

  await page.goto(await mailedLink(app, person.email, '/nowe-haslo'));
  await page.getByLabel('Nowe hasło', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Powtórz nowe hasło').fill(PASSWORD);
  await page.getByRole('button', { name: 'Ustaw nowe hasło' }).click();
  await shows(page, 'Hasła nie są identyczne');
  // Sent before React was there, the form comes back without what nobody may read.
  await page.getByLabel('Nowe hasło', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Powtórz nowe hasło').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Ustaw nowe hasło' }).click();
  await page.getByRole('heading', { name: 'Hasło zostało zmienione' }).waitFor();
  expect((await person.fetch('/api/analysis')).status).toBe(401);

  await old.reload();
  await shows(old, 'Zaloguj się, a otworzymy Twój profil.');
  await fillAuthDialog(old, { email: person.email, password: NEW_PASSWORD, submit: 'Zaloguj się' });
  await old.waitForURL('**/profil');
  await shows(old, 'Witaj z powrotem!');
  expect(await old.getByText('Zaloguj się, a otworzymy').count()).toBe(0);

  const stranger = await newPage();
  await stranger.goto('/dashboard');
  await shows(stranger, 'Zaloguj się, a otworzymy Twoją stronę „Dziś”.');
  // The address is cleaned by then; before, the page says so without JavaScript.
  await stranger.waitForURL((address) => address.search === '');
  await stranger.reload();
  await stranger.getByRole('heading', { level: 1 }).waitFor();
  expect(await stranger.getByText('Zaloguj się, a otworzymy').count()).toBe(0);
});

test('signing out empties the copies and reaches the other tab', async () => {
  const { person, context, page } = await personWithPage('/dashboard');
  const copies = () => page.evaluate(() => Object.keys(localStorage));
  await expect.poll(copies).toContain('subscription_plan');
  await page.evaluate((id) => localStorage.setItem(`analysis_${id}`, '{}'), person.id);
  const other = await context.newPage();
  // Until what follows the other tabs is there: it comes behind the page, and not without a network.
  await other.goto('/profil', { waitUntil: 'networkidle' });
  await other.getByRole('heading', { name: 'Ustawienia profilu' }).waitFor();

  await context.setOffline(true);
  await signOutByMenu(page);
  await shows(page, 'Błąd wylogowania');
  await context.setOffline(false);
  browser.complaints();
  await page.keyboard.press('Escape');
  await signOutByMenu(page);
  await shows(page, 'Wylogowano');
  await shows(other, 'Zaloguj się, a otworzymy Twój profil.');
  expect((await copies()).filter((key) => !key.startsWith('szlak'))).toEqual([]);
  expect((await person.fetch('/api/analysis')).status).toBe(401);
});

test('a session that was ended elsewhere leaves no copies, but for what was typed and never saved', async () => {
  const { person, page } = await personWithPage('/dashboard');
  const kept = `exercises_${person.id}`;
  await page.goto('/profil', { waitUntil: 'networkidle' });
  await page.evaluate(
    ([id, key = '']) => {
      localStorage.setItem(`analysis_${id}`, '{}');
      localStorage.setItem(key, JSON.stringify({ '/api/x': { text: 'moje', base: 0 }, at: Date.now() }));
    },
    [person.id, kept],
  );
  const copies = async () => (await page.evaluate(() => Object.keys(localStorage))).toSorted();
  expect(await copies()).toContain('subscription_plan');
  await person.post('/api/account/logout', {});
  // The first refused call does it, whatever the page shows afterwards.
  await page.getByRole('button', { name: 'Usuń konto' }).click();
  await page.getByRole('button', { name: 'Usuń konto na zawsze' }).click();
  await expect.poll(copies).toEqual([kept]);
});

test('a page that nobody is signed in on forgets what an ended session left', async () => {
  const { person, context, page } = await personWithPage('/dashboard');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain(`progress_${person.id}`);
  await context.clearCookies();
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('signing out works on a page without React, too', async () => {
  const { person, page } = await personWithPage('/dashboard');
  await page.goto('/faq');
  expect(await page.evaluate(() => '__reactRouterContext' in window)).toBe(false);
  await signOutByMenu(page);
  await shows(page, 'Wylogowano');
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('subscription_plan'))).toBeNull();
  expect((await person.fetch('/api/analysis')).status).toBe(401);
});

test('edited copies unlock nothing, and the next person sees none of them', async () => {
  const { context, page } = await personWithPage('/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscription_plan'))).toBe('free');
  await page.evaluate(() => {
    localStorage.setItem('subscription_plan', 'premium');
    localStorage.setItem('quiz_generations_left', '99');
  });
  await page.goto('/profil');
  await shows(page, 'Plan darmowy');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscription_plan'))).toBe('free');

  await page.evaluate(() => localStorage.setItem('subscription_plan', 'premium'));
  const next = await signedIn(app);
  await context.addCookies([
    {
      name: 'session',
      value: next.cookie?.split('=')[1] ?? '',
      url: app.url,
      httpOnly: true,
      sameSite: 'Lax',
    },
  ]);
  app.databaseProxy.setMood('refuse');
  await page.goto('/profil');
  await shows(page, 'Nie udało się pobrać danych subskrypcji');
  expect(await page.getByText('Plan Premium').count()).toBe(0);
  app.databaseProxy.setMood('pass');
});

test('the keyboard alone signs in on a small phone, and pasting works', async () => {
  const { email } = await signedIn(app);
  const page = await newPage({ width: 360 });
  await page.goto('/?auth=login');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await expect.poll(() => focused(page)).toBe('email');
  expect(await dialog.getByLabel('E-mail').getAttribute('autocomplete')).toBe('username');
  expect(await dialog.getByLabel('Hasło').getAttribute('autocomplete')).toBe('current-password');
  // As a password manager does it: the whole text at once.
  await page.keyboard.insertText(email);
  await page.keyboard.press('Tab');
  await page.keyboard.insertText(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
});
