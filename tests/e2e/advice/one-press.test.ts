// One press from the quiz's last button to the run (docs/decisions.md 'Registration signs in'): by a new account, an old one or Google; what
// is said when it can't start; and that nobody's run starts behind their back.
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { LocalGoogle } from '#sandbox/google/server.ts';
import { fillAuthDialog } from '#tests/support/account/steps.ts';
import { newAddress, PASSWORD, signedIn } from '#tests/support/account/visitor.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { agree, agreeAsStranger, fillQuiz, inspiration, INTERESTS } from '#tests/support/browser/person.ts';
import { startWithGoogle } from '#tests/support/google/application.ts';
import { googlePerson } from '#tests/support/google/person.ts';
import type { Application } from '#tests/support/worker/application.ts';

const PRESSES_TO_OCCUPATIONS = 6;
const PRESSES_TO_ANALYSIS = 10;
/** As long as Chromium takes two taps at one place for one. */
const DOUBLE_CLICK_MS = 500;
/** Nothing ends by itself while it is looked at. */
const SLOWEST = 0.5;

let google: LocalGoogle;
let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ app, google, stop } = await startWithGoogle({ mail: true }));
  browser = await startBrowser(app.url);
});
afterAll(async () => {
  await browser.close();
  await stop();
});
afterEach(async () => {
  await context.close();
  app.gemini.reset();
  expect(browser.complaints().filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
});

async function open(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}): Promise<void> {
  context = await browser.visitor(options);
  page = await context.newPage();
  await page.goto(path);
}

const button = (name: string | RegExp, place: Page | Locator = page) => place.getByRole('button', { name });
const tab = (name: string) => page.getByRole('dialog').getByRole('tab', { name });
const run = () => page.getByRole('heading', { name: 'Twoja analiza powstaje' });
const section = () => page.locator('[data-ai-generated] h4').first();
const draft = () => page.evaluate(() => sessionStorage.getItem('quiz_draft') ?? '');

async function sendQuiz(): Promise<void> {
  await fillQuiz(page);
  await press(button('Rozpocznij analizę'));
  await agreeAsStranger(page);
  await page.getByRole('dialog').waitFor();
}

/** What the page itself hears of presses and of fields that were typed into. */
async function counting(): Promise<{ presses: () => number; typed: () => number }> {
  let presses = 0;
  const fields = new Set<string>();
  await context.exposeFunction('heardPress', () => presses++);
  await context.exposeFunction('heardTyping', (name: string) => fields.add(name));
  await context.addInitScript(() => {
    const tell = (name: string, about?: string) =>
      (Reflect.get(window, name) as (about?: string) => void)(about);
    window.addEventListener('pointerdown', () => tell('heardPress'), true);
    window.addEventListener(
      'input',
      ({ target }) => {
        const isText =
          target instanceof HTMLTextAreaElement ||
          (target instanceof HTMLInputElement && target.type !== 'checkbox');
        if (isText) tell('heardTyping', `${target.tagName} ${target.name} ${target.id}`);
      },
      true,
    );
  });
  return { presses: () => presses, typed: () => fields.size };
}

test.each([
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const)(
  'by %s a new visitor reads three occupations after six presses, having typed nothing, and the analysis after ten',
  async (_, options, hand) => {
    app.gemini.setPace(SLOWEST);
    context = await browser.visitor(options);
    const count = await counting();
    page = await context.newPage();
    await page.goto('/');
    await hand(inspiration(page, 'Natura'));
    await hand(button('Dalej'));
    const suggestions = page.getByRole('list', { name: 'Podpowiedzi, które dopiszą się do tekstu' });
    await hand(suggestions.getByRole('button').first());
    await hand(button('Dalej'));
    // Two presses at one place are a double click until then, which must not start what stands there by now.
    await page.waitForTimeout(DOUBLE_CLICK_MS);
    await hand(button('Rozpocznij analizę'));
    await agree(page, hand);
    await page.getByRole('heading', { name: 'Trzy zawody na początek' }).waitFor();
    await expect.poll(() => page.locator('[data-understood] ol > li').count()).toBe(3);
    expect(count.presses()).toBeGreaterThan(0);
    expect(count.presses()).toBeLessThanOrEqual(PRESSES_TO_OCCUPATIONS);
    expect(count.typed()).toBe(0);
    await hand(button('Załóż konto i\u00a0przeczytaj całą analizę'));
    const dialog = page.getByRole('dialog');
    await hand(dialog.getByLabel('E-mail'));
    await page.keyboard.insertText(newAddress());
    await hand(dialog.getByLabel('Hasło', { exact: true }));
    await page.keyboard.insertText(PASSWORD);
    await hand(button('Załóż konto', dialog));
    await page.getByText('Rejestracja pomyślna! Sprawdź e-mail, aby potwierdzić konto.').waitFor();
    await section().waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(count.presses()).toBeLessThanOrEqual(PRESSES_TO_ANALYSIS);
    expect(count.typed()).toBe(2);
    expect(app.gemini.calls).toHaveLength(1);
    // A reminder of the address would push what is being written.
    const reminder = page.locator('aside[aria-label="Potwierdzenie adresu"]');
    await expect.poll(() => reminder.count()).toBe(1);
    expect(await reminder.isVisible()).toBe(false);
  },
);

test('where a first run fails the address can be confirmed, which may be why', async () => {
  app.gemini.misbehave({ kind: 'safety' });
  await open('/', { width: 360, hasTouch: true });
  await sendQuiz();
  await fillAuthDialog(page, { email: newAddress(), password: PASSWORD, submit: 'Załóż konto' });
  await page.getByRole('heading', { name: 'Analiza nie powstała' }).waitFor();
  await page.getByRole('button', { name: 'Wyślij ponownie' }).waitFor();
});

test('who has an account chooses it at the top of the dialog, and the quiz starts', async () => {
  app.gemini.setPace(SLOWEST);
  const { email } = await signedIn(app);
  await open('/', { width: 360, hasTouch: true });
  await sendQuiz();
  await tap(tab('Zaloguj się'));
  await fillAuthDialog(page, { email, password: PASSWORD, submit: 'Zaloguj się' });
  await run().waitFor();
  await section().waitFor();
  expect(app.gemini.calls).toHaveLength(1);
});

test('a taken address with its own password starts it, too; with another one the dialog asks for that', async () => {
  app.gemini.setPace(SLOWEST);
  const { email } = await signedIn(app);
  await open('/');
  await sendQuiz();
  await fillAuthDialog(page, { email, password: 'inne-haslo-2', submit: 'Załóż konto' });
  await page.getByText('Rejestracja pomyślna! Sprawdź e-mail, aby potwierdzić konto.').waitFor();
  await expect.poll(() => tab('Zaloguj się').getAttribute('aria-selected')).toBe('true');
  expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
  expect(app.gemini.calls).toHaveLength(0);
  await press(tab('Załóż konto'));
  await fillAuthDialog(page, { email, password: PASSWORD, submit: 'Załóż konto' });
  await run().waitFor();
  await section().waitFor();
});

test('after Google the answers are still there, and the quiz starts', async () => {
  app.gemini.setPace(SLOWEST);
  const zofia = googlePerson(google);
  await open('/');
  await sendQuiz();
  await press(button('Kontynuuj z\u00a0Google'));
  await page.locator('button', { hasText: zofia.email }).click();
  await run().waitFor();
  await section().waitFor();
  expect(app.gemini.calls).toHaveLength(1);
  expect(app.gemini.calls[0]?.prompt).toContain(INTERESTS);
});

test('who gives up at Google, or closes the dialog, starts nothing by signing in later', async () => {
  const { email } = await signedIn(app);
  await open('/');
  await sendQuiz();
  await press(button('Kontynuuj z\u00a0Google'));
  await page.getByRole('button', { name: 'Anuluj' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  await expect.poll(draft).toContain('"askedAt":null');

  await press(button('Rozpocznij analizę'));
  await agreeAsStranger(page);
  await expect.poll(draft).not.toContain('"askedAt":null');
  await press(button('Zamknij', page.getByRole('dialog')));
  await expect.poll(draft).toContain('"askedAt":null');
  await press(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }));
  await fillAuthDialog(page, { email, password: PASSWORD, submit: 'Zaloguj się' });
  await page.waitForURL('**/dashboard');
  await page.goto('/');
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await draft()).toContain(INTERESTS);
  expect(app.gemini.calls).toHaveLength(0);
});

test('who has nothing left is told so, and the answers stay', async () => {
  const person = await signedIn(app);
  await storeAnalysisOf(app.database, person.id);
  await open('/', { width: 360, hasTouch: true });
  await sendQuiz();
  await tap(tab('Zaloguj się'));
  await fillAuthDialog(page, { email: person.email, password: PASSWORD, submit: 'Zaloguj się' });
  const banner = page.getByText('zostają w\u00a0tej karcie.');
  await banner.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('jest już wykorzystana');
  expect(await draft()).toContain(INTERESTS);
  expect(app.gemini.calls).toHaveLength(0);
});

test('at 360×640 both ways, Google and the button are in view in both modes; the arrows choose', async () => {
  await open('/', { width: 360, hasTouch: true });
  await page.setViewportSize({ width: 360, height: 640 });
  await sendQuiz();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Odpowiedzi czekają').waitFor();
  for (const submit of ['Załóż konto', 'Zaloguj się']) {
    const parts = [
      tab('Załóż konto'),
      tab('Zaloguj się'),
      button(submit, dialog),
      button('Kontynuuj z\u00a0Google', dialog),
      dialog.getByText('Odpowiedzi czekają'),
    ];
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
    for (const box of boxes) {
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(640);
    }
    for (const box of boxes.slice(0, 4)) expect(box?.height).toBeGreaterThanOrEqual(44);
    if (submit === 'Zaloguj się') break;
    await tab('Załóż konto').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tab('Zaloguj się').getAttribute('aria-selected')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zaloguj się');
  }
});

test.each([360, 768, 1280])('at %i px the header says how to sign in', async (width) => {
  await open('/faq', { width });
  const link = page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }).first();
  expect(await link.isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Dołącz za darmo' }).first().isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  if (width < 768) {
    await press(button('Menu'));
    const menu = page.getByRole('navigation', { name: 'Menu strony' });
    await press(menu.getByRole('link', { name: 'Zaloguj się' }));
  } else await press(link);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect.poll(() => tab('Zaloguj się').getAttribute('aria-selected')).toBe('true');
});
