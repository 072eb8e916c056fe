// Withdrawal as somebody does it on a phone who isn't signed in, with scripts and without (docs/decisions.md 'Withdrawal without
// signing in').
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { courseOwner } from '#tests/support/payments/course-buyer.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';

let app: Application;
let stripe: LocalStripe;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  const started = await startWithStripe({}, { mail: true });
  ({ app, stripe } = started);
  browser = await startBrowser(app.url);
  stop = async () => {
    await browser.close();
    await started.stop();
  };
});
afterAll(() => stop());

const linkFor = (email: string) =>
  app.inbox.emails
    .filter(({ to }) => to.includes(email))
    .flatMap(({ links }) => links)
    .find((link) => link.includes('/odstapienie#token='));

test.each([
  ['with scripts', true],
  ['without scripts', false],
])('from the footer to the receipt on 360 pixels, signed out, %s', async (_, javaScriptEnabled) => {
  const buyer = await courseOwner(app, stripe);
  const context = await browser.visitor({ width: 360, hasTouch: true, javaScriptEnabled });
  const page = await context.newPage();
  const shows = (words: string | RegExp) => page.getByText(words).first().waitFor();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const isFit = async () => {
    expect(await sidewaysScroll(page)).toBe(0);
    if (javaScriptEnabled) expect(await accessibilityFaults(page)).toEqual([]);
  };

  // A mail opens it in a tab of its own.
  const openLink = async (link: string) => {
    await page.goto('about:blank');
    await page.goto(link);
    if (javaScriptEnabled) return;
    await press(page.getByText('Mam już link z wiadomości'));
    await page.getByLabel('Link z wiadomości').fill(link);
    await press(page.getByRole('button', { name: 'Otwórz' }));
  };

  await page.goto('/faq');
  await press(page.getByRole('contentinfo').getByRole('link', { name: 'Odstąp od umowy tutaj' }));
  await heading('Odstąp od umowy tutaj');
  await isFit();
  const field = page.getByLabel('Adres e-mail albo numer zamówienia');
  await field.fill('nie adres');
  await press(page.getByRole('button', { name: 'Wyślij link' }));
  await shows(/Wpisz adres e-mail albo numer/);
  expect(await field.inputValue()).toBe('nie adres');
  await isFit();

  await field.fill(buyer.email);
  await press(page.getByRole('button', { name: 'Wyślij link' }));
  await heading('Sprawdź skrzynkę');
  await isFit();
  await expect.poll(() => linkFor(buyer.email)).toBeDefined();
  const link = linkFor(buyer.email) ?? '';

  await openLink(link);
  await heading('Odstąpienie od umowy');
  await shows(/WordPress/);
  await shows(/Zwrócimy\s189,99\sPLN/);
  await isFit();
  await press(page.getByRole('button', { name: 'Potwierdź odstąpienie' }));
  await heading('Odstąpienie przyjęte');
  await shows(/oświadczenie otrzymaliśmy \d+\s\S+\s\d{4}, \d+:\d\d/);
  await isFit();
  expect(await buyer.standing()).toBe('closed');

  await openLink(link);
  await heading('Ten link był już użyty');
  await isFit();
  await context.close();
  expect(browser.complaints().filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});
