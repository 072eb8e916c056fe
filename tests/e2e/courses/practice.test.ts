// A bought lesson's questions and its exercise: by mouse, by finger, by keyboard and without JavaScript.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { check, field, option, question, status, verdict } from '#tests/support/browser/practice.ts';
import type { SignedIn } from '#tests/support/account/visitor.ts';
import { COURSE, PORTFOLIO, practisedCourse, type Practised } from '#tests/support/courses/practised.ts';
import { storePractice } from '#tests/support/courses/written.ts';

const FIRST = 'czynsz 1\u00a0200\u00a0zł, prąd 150\u00a0zł';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let course: Practised;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  course = await practisedCourse(app);
});
afterAll(() => stop());
// A refused form, and a server that can't be reached, the browser writes down as errors.
const complaints = () =>
  browser.complaints().filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 4/.test(text));
afterEach(() => expect(complaints()).toEqual([]));

async function opened(
  person: SignedIn,
  options: Parameters<TestBrowser['visitor']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await contextOf(app, browser, person, options);
  const page = await context.newPage();
  await page.goto(course.page(), { waitUntil: 'networkidle' });
  return { context, page };
}

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
    const person = await course.buyer();
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
      await page.waitForURL(`**${course.page()}#cwiczenie`);
    }
    await page.goto(course.page(), { waitUntil: 'networkidle' });
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
  const { context, page } = await opened(await course.buyer(), { width: 1280 });
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

test('questions of a lesson that was only just written are there without a reload', async () => {
  const person = await course.buyer();
  const context = await contextOf(app, browser, person, {});
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/courses/${COURSE}/lessons/${course.ids[3]}*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(course.page(3));
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Sprawdź się').count()).toBe(0);
  await storePractice(app.database, { courseId: COURSE, lessonId: course.ids[3] ?? '' });
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
  const person = await course.buyer();
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
