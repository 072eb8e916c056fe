// Back to what one was doing (docs/decisions.md 'Back to what one was doing'): from an order over registering and confirming the
// address, from plans, the library and one's own courses; and what an order or a toast says no longer than it should.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillAuthDialog, mailedLink } from '#tests/support/account/steps.ts';
import { newAddress, PASSWORD, signedIn, signedInByPassword } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { agree, contextOf, fillQuiz } from '#tests/support/browser/person.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import type { Application } from '#tests/support/worker/application.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const ORDER = `/zamowienie/kurs/${COURSE}`;

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser(SILENT_STRIPE, { mail: true }));
});
afterAll(() => stop());
afterEach(async () => {
  await context.close();
  expect(browser.complaints().filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

async function open(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}): Promise<void> {
  context = await browser.visitor(options);
  page = await context.newPage();
  await page.goto(path);
}

const register = (email: string) =>
  fillAuthDialog(page, { email, password: PASSWORD, submit: 'Załóż konto' });
/** At its beginning, middle and end. */
const isUncovered = (it: Locator) =>
  it.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((part) =>
      element.contains(document.elementFromPoint(x + width * part, y + height / 2)),
    );
  });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a stranger’s order waits for the address, and goes on in both tabs once it is confirmed', async () => {
  await open(`/kursy/${COURSE}`);
  const email = newAddress();
  await press(page.getByRole('link', { name: 'Kup kurs' }).first());
  await page.getByRole('dialog').waitFor();
  await register(email);
  await page.waitForURL(`**${ORDER}`);
  await page.getByRole('heading', { name: 'Najpierw potwierdź adres e-mail' }).waitFor();

  const mail = await context.newPage();
  await mail.goto(await mailedLink(app, email, '/potwierdz-email'));
  await press(mail.getByRole('button', { name: 'Potwierdzam adres' }));
  await mail.getByRole('heading', { name: 'Adres potwierdzony' }).waitFor();
  await page.getByRole('heading', { name: 'Twoje zamówienie' }).waitFor();
  await press(mail.getByRole('link', { name: 'Wróć do zamówienia' }));
  await mail.waitForURL(`**${ORDER}`);
  await mail.getByRole('heading', { name: 'Twoje zamówienie' }).waitFor();
});

test('a message that was sent before the order leads back to it, too; in another browser over the sign-in', async () => {
  await open('/?auth=register');
  const email = newAddress();
  await page.getByRole('dialog').waitFor();
  await register(email);
  await page.waitForURL('**/dashboard');
  const link = await mailedLink(app, email, '/potwierdz-email');
  await page.goto('/zamowienie/premium');
  await page.getByRole('heading', { name: 'Najpierw potwierdź adres e-mail' }).waitFor();
  await page.goto(link);
  await page.getByRole('button', { name: 'Potwierdzam adres' }).waitFor();

  // What the link itself says is all that another browser knows.
  const other = await browser.visitor();
  const mail = await other.newPage();
  const elsewhere = new URL(link);
  elsewhere.searchParams.set('powrot', '/zamowienie/premium');
  await mail.goto(elsewhere.href);
  await mail.getByLabel('Hasło').fill(PASSWORD);
  await press(mail.getByRole('button', { name: 'Potwierdzam adres' }));
  await press(mail.locator('main').getByRole('link', { name: 'Zaloguj się' }));
  await fillAuthDialog(mail, { email, password: PASSWORD, submit: 'Zaloguj się' });
  await mail.waitForURL('**/zamowienie/premium');
  await other.close();
});

test('a password sent before any script has come confirms the address by the link’s token', async () => {
  const person = await signedInByPassword(app);
  const link = await mailedLink(app, person.email, '/potwierdz-email');
  context = await browser.visitor();
  page = await context.newPage();
  await page.route('**/assets/*.js', () => {
    // On its way for as long as the page is looked at.
  });
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByLabel('Hasło').fill(PASSWORD);
  // As soon as there is anything to be seen: with the style sheet.
  await page.getByLabel('Link z wiadomości').waitFor({ state: 'hidden' });
  await press(button('Potwierdzam adres'));
  await page.getByRole('heading', { name: 'Adres potwierdzony' }).waitFor();
});

test.each([
  ['/plany', 'Zaloguj się'],
  ['/biblioteka-kursow?poziom=poczatkujacy', 'Dołącz za darmo'],
])('from %s „%s” leads back there', async (path, name) => {
  await open(path);
  await press(page.getByRole('banner').getByRole('link', { name }));
  await page.getByRole('dialog').getByRole('tab', { name: 'Załóż konto' }).click();
  await register(newAddress());
  await button('Moje konto').waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(path);
});

test.each([
  [360, 640],
  [640, 400],
])('at %i×%i px the dialog says why it is open, and nothing lies over its button', async (width, height) => {
  await open('/', { width });
  await page.setViewportSize({ width, height });
  await page.goto('/profil', { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog', { description: 'Zaloguj się, a\u00a0otworzymy Twój profil.' });
  await dialog.getByText('Zaloguj się, a\u00a0otworzymy Twój profil.').waitFor();
  const send = dialog.getByRole('button', { name: 'Zaloguj się' });
  await send.scrollIntoViewIfNeeded();
  expect(await isUncovered(send)).toBe(true);
});

test('a new account comes to the protected page first asked for', async () => {
  await open('/moje-kursy');
  await page.getByRole('dialog').waitFor();
  await press(page.getByRole('dialog').getByRole('tab', { name: 'Załóż konto' }));
  await register(newAddress());
  await page.waitForURL('**/moje-kursy');
});

test.each([
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const)(
  'by %s the box that was forgotten is ticked, and nothing says any longer that it isn’t',
  async (_, options, hand) => {
    const person = await signedIn(app, { confirmed: true });
    context = await contextOf(app, browser, person, options);
    page = await context.newPage();
    await page.goto('/zamowienie/premium');
    await hand(button(/^Zamawiam/));
    const fault = page.getByText('Zaznacz tę zgodę');
    await fault.waitFor();
    const box = page.getByRole('checkbox');
    await hand(page.locator('label', { has: box }));
    await expect.poll(() => box.isChecked()).toBe(true);
    await fault.waitFor({ state: 'detached' });
    expect(await box.getAttribute('aria-invalid')).toBeNull();
    // Refused once more it is said once more.
    await hand(page.locator('label', { has: box }));
    await hand(button(/^Zamawiam/));
    await fault.waitFor();
  },
);

test('the box that was forgotten is ticked before any script has come, and once one has, nothing says that it isn’t', async () => {
  const person = await signedIn(app, { confirmed: true });
  context = await contextOf(app, browser, person, {});
  page = await context.newPage();
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js*', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/zamowienie/premium', { waitUntil: 'commit' });
  await press(button(/^Zamawiam/));
  const fault = page.getByText('Zaznacz tę zgodę');
  await fault.waitFor();
  await press(page.locator('label', { has: page.getByRole('checkbox') }));
  scripts.resolve();
  await fault.waitFor({ state: 'detached' });
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
});

/** Sent, refused for a reason that a toast tells, and back at the last step. */
async function refusedRun(): Promise<Locator> {
  await page.route('**/api/analysis', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'invalid', error: 'Nie teraz.' } })
      : route.continue(),
  );
  await fillQuiz(page);
  await press(button('Rozpocznij analizę'));
  await agree(page);
  const toast = page.getByText('Nie teraz.');
  await toast.waitFor();
  await button('Rozpocznij analizę').waitFor();
  return toast;
}

test('at 360 px no toast lies over „Rozpocznij analizę”', async () => {
  context = await contextOf(app, browser, await signedIn(app), { width: 360, hasTouch: true });
  page = await context.newPage();
  await page.goto('/');
  await refusedRun();
  const start = button('Rozpocznij analizę');
  // Where it is on a phone: at the lower edge.
  await start.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  expect(await isUncovered(start)).toBe(true);
});

test(
  'a mouse that rests on a toast keeps it for ten seconds, not for good',
  { timeout: 120_000 },
  async () => {
    context = await contextOf(app, browser, await signedIn(app), {});
    page = await context.newPage();
    await page.goto('/');
    const toast = await refusedRun();
    await toast.hover();
    const restsSince = Date.now();
    await toast.waitFor({ state: 'detached', timeout: 30_000 });
    const seconds = (Date.now() - restsSince) / 1000;
    expect(seconds).toBeGreaterThan(6);
    expect(seconds).toBeLessThan(20);
  },
);
