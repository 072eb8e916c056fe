// A bought lesson's questions and its exercise: by mouse, by finger, by keyboard, without JavaScript, and with the network gone.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { storePractice, storeStructureOf } from '#tests/support/courses/written.ts';

const COURSE = 'budzet-domowy';
const KEPT = 'Nie zapisano, zachowaliśmy tekst w\u00a0tej przeglądarce.';
const FIRST = 'czynsz 1\u00a0200\u00a0zł, prąd 150\u00a0zł';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let ids: string[];
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  ids = await storeStructureOf(app.database, COURSE, 4);
  await storePractice(app.database, { courseId: COURSE, lessonId: ids[0] ?? '' });
});
afterAll(() => stop());
// A refused form, and a server that can't be reached, the browser writes down as errors.
const complaints = () =>
  browser.complaints().filter((text) => !/ERR_INTERNET_DISCONNECTED|status of 4/.test(text));
afterEach(() => expect(complaints()).toEqual([]));

const lesson = (at = 0) => `/moje-kursy/${COURSE}/${ids[at]}`;
const PORTFOLIO = `/moje-kursy/${COURSE}/portfolio`;

async function buyer(): Promise<SignedIn> {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, COURSE);
  return person;
}

async function opened(
  person: SignedIn,
  options: Parameters<TestBrowser['visitor']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await contextOf(app, browser, person, options);
  const page = await context.newPage();
  await page.goto(lesson(), { waitUntil: 'networkidle' });
  return { context, page };
}

const question = (page: Page, number: number) => page.locator(`#pytanie-${number}`);
const option = (page: Page, number: number, words: string) =>
  question(page, number).locator('label').getByText(words);
const verdict = (page: Page, number: number) => question(page, number).locator('output');
const check = (page: Page, number: number) => question(page, number).getByText('Sprawdź', { exact: true });
const field = (page: Page) => page.getByLabel('Twoja odpowiedź');
const status = (page: Page) => page.locator('#cwiczenie form output');
const RIGHT_ORDER = ['zebrać rachunki', 'wpisać kwoty', 'policzyć sumę'];

async function putInOrder(page: Page): Promise<void> {
  const shown = await question(page, 4).locator('li label > span').allTextContents();
  for (const [index, item] of shown.entries())
    await question(page, 4)
      .getByRole('combobox')
      .nth(index)
      .selectOption(String(RIGHT_ORDER.indexOf(item.replaceAll('\u00a0', ' ')) + 1));
}

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
  ['a finger without JavaScript', { width: 360, hasTouch: true, javaScriptEnabled: false }, tap],
] as const) {
  test(`${hand} answers the questions, writes the exercise and finds it in the portfolio`, async () => {
    const person = await buyer();
    const { context, page } = await opened(person, options);
    const hasScript = !('javaScriptEnabled' in options);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByText('Tabela kosztów z\u00a0jednego miesiąca.').waitFor();

    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Najpierw odpowiedz').waitFor();
    await pressed(option(page, 1, 'bilet do kina'));
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Jeszcze nie.').waitFor();
    await pressed(question(page, 1).getByText('Pokaż odpowiedź'));
    await question(page, 1).getByText('Czynsz wraca').waitFor();
    await pressed(option(page, 1, 'czynsz za'));
    await pressed(check(page, 1));
    await verdict(page, 1).getByText('Teraz dobrze!').waitFor();

    await pressed(option(page, 2, 'ratę kredytu'));
    await pressed(option(page, 2, 'abonament'));
    await pressed(check(page, 2));
    await verdict(page, 2).getByText('Dobrze!').waitFor();
    await question(page, 3).getByRole('textbox').fill(' Nadwyżka');
    await pressed(check(page, 3));
    await verdict(page, 3).getByText('Dobrze!').waitFor();
    expect(await page.getByText('Wszystko dobrze').count()).toBe(0);
    await putInOrder(page);
    await pressed(check(page, 4));
    await page.getByText('Wszystko dobrze').waitFor();
    // What was said to the others stands, and so do their answers.
    expect(await verdict(page, 1).textContent()).toContain('Teraz dobrze!');
    expect(await question(page, 2).locator('input:checked').count()).toBe(2);

    await field(page).fill(FIRST);
    if (hasScript)
      await status(page)
        .getByText(/^Zapisano o\s\d{1,2}\.\d\d$/)
        .waitFor();
    else {
      await pressed(page.getByRole('button', { name: 'Zapisz' }));
      // Where the form stands.
      await page.waitForURL(`**${lesson()}#cwiczenie`);
    }
    await page.goto(lesson(), { waitUntil: 'networkidle' });
    expect(await field(page).inputValue()).toBe(FIRST);
    await status(page)
      .getByText(/^Zapisano \d/)
      .waitFor();
    expect(await verdict(page, 3).textContent()).toContain('Dobrze!');

    await pressed(page.getByText('Twoje ćwiczenia z\u00a0tego kursu'));
    await page.waitForURL(`**${PORTFOLIO}`);
    await page.getByText(FIRST).waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  });
}

test('by keyboard alone: Enter checks a question, takes back nothing of the others, and the text saves itself', async () => {
  const { context, page } = await opened(await buyer(), { width: 1280 });
  await question(page, 1).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await verdict(page, 1).getByText('Dobrze!').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('p1');
  await question(page, 3).getByRole('textbox').focus();
  await page.keyboard.type('nadwyzka');
  await page.keyboard.press('Enter');
  await verdict(page, 3).getByText('Jeszcze nie.').waitFor();
  // Another answer takes back what was said to the first.
  await page.keyboard.press('Backspace');
  expect(await verdict(page, 3).textContent()).toBe('');
  await field(page).focus();
  await page.keyboard.type('własnymi słowami');
  await status(page).getByText('Zapisywanie…').waitFor();
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  await context.close();
});

test('without a network the text stays in this browser and is saved once it is back, after a reload, too', async () => {
  const person = await buyer();
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
  await again.goto(lesson(), { waitUntil: 'networkidle' });
  await expect.poll(() => field(again).inputValue()).toBe('pisane w\u00a0pociągu');
  await status(again)
    .getByText(/^Zapisano o/)
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
  const [person, other] = [await buyer(), await buyer()];
  const { context, page } = await opened(person);
  await page.route('**/exercise', (route) => route.abort());
  await field(page).fill('sekret Ali');
  await status(page).getByText(KEPT).waitFor();
  await page.close();
  await context.clearCookies();
  const [name = '', value = ''] = (other.cookie ?? '').split('=');
  await context.addCookies([{ name, value, url: app.url, httpOnly: true, sameSite: 'Lax' }]);
  const next = await context.newPage();
  await next.goto(lesson(), { waitUntil: 'networkidle' });
  await field(next).press('Tab');
  expect(await field(next).inputValue()).toBe('');
  await expect
    .poll(() => next.evaluate(() => JSON.stringify(Object.entries(localStorage)).includes('sekret')))
    .toBe(false);
  await context.close();
  expect(browser.complaints().filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('signing out takes along what couldn’t be saved', async () => {
  const { context, page } = await opened(await buyer());
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
  browser.complaints();
});

test('two tabs show both texts and write over none; joined, both are saved', async () => {
  const { context, page } = await opened(await buyer());
  const second = await context.newPage();
  await second.goto(lesson(), { waitUntil: 'networkidle' });
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
  const { context, page } = await opened(await buyer());
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
  const person = await buyer();
  const context = await contextOf(app, browser, person, {});
  const page = await context.newPage();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(lesson(), { waitUntil: 'commit' });
  await field(page).fill('przed kodem');
  gate.resolve();
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  expect(await field(page).inputValue()).toBe('przed kodem');
  await context.close();
});

test('questions of a lesson that was only just written are there without a reload', async () => {
  const person = await buyer();
  const context = await contextOf(app, browser, person, {});
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/courses/${COURSE}/lessons/${ids[1]}*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(lesson(1));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Sprawdź się').count()).toBe(0);
  await storePractice(app.database, { courseId: COURSE, lessonId: ids[1] ?? '' });
  held.resolve();
  await page.getByRole('heading', { name: 'Sprawdź się' }).waitFor();
  await option(page, 1, 'czynsz').click();
  await check(page, 1).click();
  await verdict(page, 1).getByText('Dobrze!').waitFor();
  await field(page).fill('od razu');
  await status(page)
    .getByText(/^Zapisano o/)
    .waitFor();
  await context.close();
});

test('answered and not, lesson and portfolio are fit for everybody in both sizes and themes', async () => {
  const person = await buyer();
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1280, 'light'],
  ] as const) {
    const { context, page } = await opened(person, { width, colorScheme });
    await option(page, 1, colorScheme === 'dark' ? 'bilet' : 'czynsz').click();
    await check(page, 1).click();
    await verdict(page, 1).getByText(/\S/).waitFor();
    expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
    await page.goto(PORTFOLIO);
    expect([width, await accessibilityFaults(page)]).toEqual([width, []]);
    if (colorScheme === 'dark') {
      await page.getByRole('link', { name: 'Przejdź do pierwszego ćwiczenia' }).click();
      await field(page).fill('do druku');
      await status(page)
        .getByText(/^Zapisano o/)
        .waitFor();
    } else {
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByText('do druku').isVisible()).toBe(true);
      expect(await page.getByText('Pobierz jako').isVisible()).toBe(false);
    }
    await context.close();
  }
});
