// The controls of the main screens under a hand: each is pressed at its words, by coordinates, with a mouse on a wide window and with a
// finger on a phone.
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { agreeAsStranger, contextOf, inspiration } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { PASSWORD, signedIn, type Visitor } from '#tests/support/account/visitor.ts';
import { storeLessonOf } from '#tests/support/courses/written.ts';

const COURSE = 'wordpress-dla-poczatkujacych';
const LESSON = `/moje-kursy/${COURSE}/1-1-lekcja-1`;

const HANDS = [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const;

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser(SILENT_STRIPE));
  await storeLessonOf(app.database, COURSE);
});
afterAll(() => stop());
// A wrong password is an answer that the browser writes down as an error; so is what the router gives up reading after the next press.
const EXPECTED = /status of 401|signal is aborted/;
afterEach(() => expect(browser.complaints().filter((text) => !EXPECTED.test(text))).toEqual([]));

/** What each of them is presses for: somebody of their own for every walk. */
const PEOPLE = {
  stranger: async () => undefined,
  free: async () => {
    const person = await signedIn(app, { confirmed: true });
    await storeAnalysisOf(app.database, person.id);
    return person;
  },
  premium: async () => {
    const person = await signedIn(app, { confirmed: true });
    await makePremium(app.database, person.id);
    await storeAnalysisOf(app.database, person.id);
    await buyCourse(app.database, person.id, COURSE);
    return person;
  },
} satisfies Record<string, () => Promise<Visitor | undefined>>;

type Hand = (words: Locator) => Promise<void>;
type Walk = (page: Page, press: Hand, isPhone: boolean) => Promise<void>;

const button = (place: Page | Locator, name: string | RegExp) => place.getByRole('button', { name });
const isOpen = (details: Locator) => details.evaluate((element) => element.hasAttribute('open'));

const WALKS: [string, keyof typeof PEOPLE, string, Walk][] = [
  [
    'the cards and buttons of the quiz',
    'stranger',
    '/',
    async (page, hand, isPhone) => {
      const boxes = page.getByRole('group', { name: /^Co Cię/ }).getByRole('checkbox');
      const ticked = () => boxes.evaluateAll((all) => all.map((box) => 'checked' in box && box.checked));
      const field = page.getByRole('textbox');
      const names = ['Natura', 'Ambitne cele', 'Pomaganie innym', 'Twórczość'];
      for (const [index, name] of names.entries()) {
        await hand(inspiration(page, name));
        await expect.poll(ticked).toEqual(names.map((_, place) => place <= index));
      }
      // On a phone there is no room for the description.
      await hand(inspiration(page, isPhone ? 'Pomaganie innym' : 'Wspieranie ludzi, opieka, uczenie.'));
      await expect.poll(ticked).toEqual([true, true, false, true]);
      await hand(button(page, 'Dalej'));
      await hand(field);
      await field.fill('Las.');
      await hand(button(page, 'Dalej'));
      await page.getByText('Krok 3 z\u00a03').first().waitFor();
      await hand(button(page, 'Wstecz'));
      await page.getByText('Krok 2 z\u00a03').first().waitFor();
      await hand(button(page, 'Dalej'));
      await page.getByText('Krok 3 z\u00a03').first().waitFor();
      // Two presses at one place and almost at once are a double click, which must not start what stands there by then.
      await hand(field);
      await hand(button(page, 'Rozpocznij analizę'));
      await agreeAsStranger(page, hand);
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the menu of the header',
    'stranger',
    '/',
    async (page, hand, isPhone) => {
      if (isPhone) await hand(button(page, 'Menu'));
      const place = page.getByRole('navigation', { name: isPhone ? 'Menu strony' : 'Główna nawigacja' });
      await hand(place.getByRole('link', { name: 'FAQ' }));
      await page.waitForURL('**/faq');
    },
  ],
  [
    'the menu of the account',
    'free',
    '/dashboard',
    async (page, hand) => {
      await hand(button(page, 'Moje konto'));
      await hand(page.getByRole('navigation', { name: 'Moje konto' }).getByText('profilu'));
      await page.waitForURL('**/profil');
      await hand(button(page, 'Moje konto'));
      await hand(button(page, 'Wyloguj się'));
      await page.getByText('Wylogowano').waitFor();
    },
  ],
  [
    'the dialog of signing in, its box, its cross and a toast’s',
    'stranger',
    '/?auth=login',
    async (page, hand) => {
      const dialog = page.getByRole('dialog');
      const box = dialog.getByRole('checkbox');
      await hand(dialog.getByText('Zapamiętaj mnie'));
      await expect.poll(() => box.isChecked()).toBe(true);
      await dialog.getByLabel('E-mail').fill('nikt@example.pl');
      await dialog.getByLabel('Hasło').fill(PASSWORD);
      await hand(button(dialog, 'Pokaż hasło'));
      await dialog.locator('input[name=password][type=text]').waitFor();
      await hand(dialog.locator('button[type=submit]', { hasText: 'Zaloguj się' }));
      const toast = page.getByText('Błąd logowania. Sprawdź dane i\u00a0spróbuj ponownie.');
      await hand(button(page, 'Zamknij powiadomienie'));
      await toast.waitFor({ state: 'detached' });
      await hand(dialog.getByRole('tab', { name: 'Załóż konto' }));
      await button(dialog, 'Załóż konto').waitFor();
      await hand(button(dialog, 'Zamknij'));
      await dialog.waitFor({ state: 'hidden' });
    },
  ],
  [
    'the box of the recommendation',
    'free',
    '/plany',
    async (page, hand) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      const box = page.getByRole('region', { name: /^Udostępnij link/ });
      await hand(button(box, 'Udostępnij link'));
      await hand(button(box, 'Włącz zniżkę'));
      await hand(box.getByRole('link', { name: 'Skorzystaj ze zniżki' }));
      await page.waitForURL('**/zamowienie/premium');
    },
  ],
  [
    'the consent of an order',
    'free',
    '/zamowienie/premium',
    async (page, hand) => {
      const box = page.getByRole('checkbox');
      await hand(page.locator('label', { has: box }));
      await expect.poll(() => box.isChecked()).toBe(true);
    },
  ],
  [
    'the marks of skills and steps, and what is folded',
    'premium',
    '/dashboard',
    async (page, hand) => {
      await hand(page.getByRole('heading', { name: 'Kluczowe umiejętności' }));
      const skill = page.getByRole('group', { name: /^Gdzie jesteś/ }).nth(1);
      for (const words of ['Umiem', 'Uczę się', 'Na później']) {
        await hand(button(skill, words));
        await expect.poll(() => button(skill, words).getAttribute('aria-pressed')).toBe('true');
      }
      await hand(button(skill, 'Na później'));
      await expect.poll(() => button(skill, 'Na później').getAttribute('aria-pressed')).toBe('false');
      const step = page.locator('#krok-1');
      await hand(button(step, /^Oznacz jako zrobiony/));
      await step.getByText('Zrobione').waitFor();
      await hand(button(step, /^Cofnij oznaczenie/));
      await step.getByText('Zrobione').waitFor({ state: 'detached' });
      await step.getByLabel('Termin').fill('2026-12-24');
      await hand(button(step, /^Zapisz termin/));
      await step.getByText('do 24\u00a0grudnia\u00a02026').waitFor();
      await hand(step.locator('summary'));
      await expect.poll(() => isOpen(step.locator('details'))).toBe(false);
    },
  ],
  [
    'the dialog of the reset, out by the cross and by the button',
    'premium',
    '/dashboard',
    async (page, hand) => {
      const dialog = page.getByRole('dialog', { name: 'Potwierdź reset analizy' });
      await hand(page.getByRole('heading', { name: 'Twój postęp' }));
      for (const out of ['Zamknij', 'Anuluj']) {
        await hand(button(page, 'Reset analizy'));
        await hand(button(dialog, out));
        await dialog.waitFor({ state: 'hidden' });
      }
    },
  ],
  [
    'the dialogs of the profile',
    'premium',
    '/profil',
    async (page, hand) => {
      const dialog = page.getByRole('dialog');
      for (const out of ['Zamknij', 'Anuluj']) {
        await hand(button(page, /^Usuń analizę z/));
        await hand(button(dialog, out));
        await dialog.waitFor({ state: 'hidden' });
      }
    },
  ],
  [
    'the done of a lesson, and what is wrong with it',
    'premium',
    LESSON,
    async (page, hand) => {
      await hand(button(page, 'Oznacz jako ukończone'));
      await page
        .getByText(/^Zrobione/)
        .first()
        .waitFor();
      await hand(button(page, 'Cofnij oznaczenie'));
      await button(page, 'Oznacz jako ukończone').waitFor();
      await hand(page.getByText(/Zgłoś błąd w\slekcji/));
      await page.getByLabel('Co poprawić?').fill('Literówka.');
      await hand(button(page, 'Wyślij zgłoszenie'));
      await page.getByText('Dziękujemy. Sprawdzimy tę lekcję').waitFor();
    },
  ],
  [
    'the questions',
    'stranger',
    '/faq',
    async (page, hand) => {
      const question = page.locator('#co-dostane');
      for (const open of [true, false]) {
        await hand(question.getByRole('heading'));
        await expect.poll(() => isOpen(question)).toBe(open);
      }
    },
  ],
  [
    'the sorting of the library, and a filter taken off',
    'stranger',
    '/biblioteka-kursow?poziom=poczatkujacy',
    async (page, hand) => {
      const sorting = page.getByLabel('Sortowanie');
      // The list that opens is the browser's own, out of the page: from there on by the keys.
      await hand(sorting);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/sortowanie=/);
      await hand(page.getByRole('link', { name: 'Usuń filtr: Początkujący' }));
      await page.waitForURL((url) => !url.search.includes('poziom'));
    },
  ],
];

test.each(
  WALKS.flatMap(([what, who, path, walk]) =>
    HANDS.map(([name, options, hand]) => [what, name, { who, path, walk, options, hand }] as const),
  ),
)('%s obey %s', async (_, name, { who, path, walk, options, hand }) => {
  const context = await contextOf(app, browser, await PEOPLE[who](), options);
  const page = await context.newPage();
  await page.goto(path);
  await walk(page, hand, name === 'a finger');
  await context.close();
});

test('a menu that a finger opened before any script is there stays open while islands are taken over', async () => {
  const context = await contextOf(app, browser, undefined, { width: 360, hasTouch: true });
  const page = await context.newPage();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => (await released, route.continue()));
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Menu strony' }).getByRole('link', { name: 'FAQ' });
  await tap(button(page, 'Menu'));
  await link.waitFor();
  release();
  await untilHydrated(page.getByRole('checkbox', { name: 'Pomaganie innym' }));
  expect(await link.isVisible()).toBe(true);
  await tap(link);
  await page.waitForURL('**/faq');
  await link.waitFor({ state: 'hidden' });
  await context.close();
});
