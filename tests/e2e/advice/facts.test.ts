// The quiz's optional part and /fakty by hand: by keyboard, by touch on a phone, and without JavaScript (docs/decisions.md 'Facts').
import { eq } from 'drizzle-orm';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { personFacts } from '#db/advice/schema/facts.ts';
import { ADVICE_ANSWERS, advisedAnalysis } from '#tests/support/analysis/advised.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll } from '#tests/support/browser/chromium.ts';
import { handOf, press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { agree, fillQuiz, inspiration, INTERESTS, signInContext } from '#tests/support/browser/person.ts';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(async () => {
  await visitor.close();
  app.gemini.reset();
});

async function open(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}) {
  visitor = await browser.visitor(options);
  const person = await signInContext(app, visitor);
  page = await visitor.newPage();
  await page.goto(path);
  if (options.javaScriptEnabled !== false && path === '/') await quizIsReady();
  return person;
}

/** What a press before that does, tests/e2e/platform/late-parts.test.ts says. */
const quizIsReady = () => untilHydrated(page.getByRole('checkbox').first());

const factsOf = async (personId: string) => {
  const [row] = await app.database.select().from(personFacts).where(eq(personFacts.user_id, personId));
  return row === undefined ? null : (JSON.parse(row.facts) as unknown);
};
const button = (name: string | RegExp) => page.getByRole('button', { name });
const focused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

test.each([
  { way: 'touch', options: { width: 360, hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)('the question that changes most is passed, or tried, by $way', async ({ way, options }) => {
  const person = await open('/wsparcie', options);
  await storeAnalysisOf(app.database, person.id, {
    analysis: await advisedAnalysis(),
    answers: ADVICE_ANSWERS,
  });
  const hand = handOf(way);
  const question = page.locator('section').filter({ hasText: 'Pytamy, bo to zmienia najwięcej' });
  const asked = () => question.getByRole('heading').textContent();
  await page.goto('/fakty');
  const first = await asked();
  if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await hand(question.getByRole('link', { name: 'Pomiń' }));
  await expect.poll(asked).not.toBe(first);
  await page.goBack();
  await expect.poll(asked).toBe(first);
  const [answer] = await question.locator('a[href^="/dashboard/co-gdyby?"]').all();
  if (answer === undefined) throw new Error('No answer changes anything.');
  await hand(answer);
  await page.waitForURL('**/dashboard/co-gdyby?**');
  await page.getByRole('heading', { level: 1, name: 'Co gdyby' }).waitFor();
});

test('anyone who has no list is asked nothing', async () => {
  await open('/fakty');
  await page.getByRole('heading', { name: 'Dodaj fakt' }).waitFor();
  expect(await page.getByText('Pytamy, bo to zmienia najwięcej').count()).toBe(0);
});

test('the keyboard alone leads through the optional part to the analysis, with the facts', async () => {
  const person = await open('/');
  await fillQuiz(page);
  await button(/^Dodaj fakty/).focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'Fakty o\u00a0Tobie' });
  await expect.poll(() => focused(heading)).toBe(true);
  await page.getByLabel('Wykształcenie').waitFor();
  await page.keyboard.press('Tab');
  // In a list of choices every arrow is the next one.
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.type('kelnerka');
  // In a field Enter sends nothing.
  await page.keyboard.press('Enter');
  await page.getByRole('radiogroup', { name: 'Naprawić rower albo cieknący kran' }).getByLabel('nie').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await button('Rozpocznij analizę').focus();
  await page.keyboard.press('Enter');
  await agree(page);
  await page.getByRole('link', { name: 'Zobacz wszystko' }).press('Enter');
  await page.waitForURL('**/dashboard');
  const facts = { education: 'srednie', years: 7, from: ['kelner'], activities: { R1: 2 } };
  expect(await factsOf(person.id)).toEqual(facts);
  const [analysis] = await app.database
    .select()
    .from(userAnalysis)
    .where(eq(userAnalysis.user_id, person.id));
  expect(JSON.parse(analysis?.quiz_answers ?? '')).toMatchObject({ additional_interests: INTERESTS, facts });
  expect(browser.complaints()).toEqual([]);
});

test('a finger on a phone finds every answer large enough, and limits of health ask for the consent', async () => {
  const person = await open('/', { width: 360, hasTouch: true });
  await tap(inspiration(page, 'Natura'));
  await tap(button('Dalej'));
  // Two presses at one place and almost at once are a double click.
  await tap(page.getByRole('textbox'));
  await page.getByRole('textbox').fill(INTERESTS);
  await tap(button('Dalej'));
  await tap(button(/^Dodaj fakty/));
  await page.getByLabel('Wykształcenie').waitFor();
  const sheet = page.locator('form', { has: page.getByLabel('Wykształcenie') });
  const heights = await sheet
    .locator('label:has(input), select, input:not([type=checkbox], [type=radio], [type=hidden])')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  expect(heights.length).toBeGreaterThan(70);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  await tap(sheet.getByText('Bez dźwigania'));
  await tap(sheet.getByRole('radiogroup', { name: /^Grać, śpiewać/ }).getByText('trochę'));
  await tap(button('Rozpocznij analizę'));
  const consent = page.getByLabel(/^Wyraźnie zgadzam się, aby Szlak/);
  await page.getByText('Zaznacz zgodę albo odznacz te ograniczenia.').waitFor();
  await expect.poll(() => focused(consent)).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await tap(page.getByText(/^Wyraźnie zgadzam się, aby/));
  await tap(button('Rozpocznij analizę'));
  await agree(page, tap);
  await expect.poll(() => factsOf(person.id)).toEqual({ noLifting: true, activities: { A3: 1 } });
  expect(browser.complaints()).toEqual([]);
});

test('what was typed stays when the sheet is closed, and after a reload; what is not understood is said', async () => {
  await open('/');
  await fillQuiz(page);
  await button(/^Dodaj fakty/).click();
  await page.getByLabel('Lata pracy').fill('12');
  await page.getByLabel('Dotychczasowy zawód', { exact: true }).fill('Pogromca smoków');
  await button('Wstecz').click();
  await page.getByText('Dodane fakty: 1.').waitFor();
  // A call of a run before may have come late.
  const before = app.gemini.calls.length;
  await button('Rozpocznij analizę').click();
  await page.getByText('Nie znamy zawodu „Pogromca smoków”.').waitFor();
  const field = page.getByLabel('Dotychczasowy zawód', { exact: true });
  await expect.poll(() => focused(field)).toBe(true);
  expect(await field.inputValue()).toBe('Pogromca smoków');
  expect(app.gemini.calls).toHaveLength(before);
  await page.reload();
  await page.getByText('Dodane fakty: 1.').waitFor();
  await button('Zmień fakty').click();
  expect(await page.getByLabel('Lata pracy').inputValue()).toBe('12');
});

test('stored facts are filled in again, and limits that leave nothing are said before anything starts', async () => {
  visitor = await browser.visitor();
  const person = await signInContext(app, visitor);
  await app.database.insert(personFacts).values({
    user_id: person.id,
    facts: JSON.stringify({ years: 4, from: ['spawacz'], remoteOnly: true }),
    updated_at: 1,
  });
  page = await visitor.newPage();
  await page.goto('/');
  await quizIsReady();
  await fillQuiz(page);
  await page.getByText('Dodane fakty: 3.').waitFor();
  await button('Zmień fakty').click();
  expect(await page.getByLabel('Dotychczasowy zawód', { exact: true }).inputValue()).toBe(
    'spawacz / spawaczka',
  );
  expect(await page.getByLabel('Tylko zdalna').isChecked()).toBe(true);
  await page.getByLabel('Na świeżym powietrzu').check();
  await page.getByLabel('Najniższa pensja').fill('40 000 zł');
  await button('Rozpocznij analizę').click();
  await page.getByText('Złagodź choć jeden').waitFor();
  expect(app.gemini.calls).toHaveLength(0);
  browser.complaints();
});

/** The row of a fact: pressed, it opens its own fields. */
const row = (name: string | RegExp) => page.locator('details').filter({ hasText: name }).locator('summary');

test('an open row says its name once', async () => {
  await open('/fakty', { width: 360, hasTouch: true });
  await untilHydrated(row('Wykształcenie'));
  await tap(row('Wykształcenie'));
  await page.getByLabel('Wykształcenie', { exact: true }).first().waitFor();
  const label = page
    .locator('details[open] label')
    .filter({ hasText: 'Wykształcenie' })
    .locator('span')
    .first();
  expect((await label.boundingBox())?.width).toBeLessThanOrEqual(1);
  expect(await accessibilityFaults(page)).toEqual([]);
});
/** Fields that can be seen: what isn't asked. */
const shownFields = () =>
  page.locator('form').locator('input:visible, select:visible, button[value="zapisz"]:visible').count();

test.each([
  { way: 'touch', options: { width: 360, hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'mouse without JavaScript', options: { width: 360, javaScriptEnabled: false } },
] as const)(
  '/fakty asks nothing until a fact is pressed, and then that alone, by $way',
  async ({ way, options }) => {
    const person = await open('/fakty', options);
    const hand = handOf(way);
    expect(await shownFields()).toBe(0);
    await hand(row('Wykształcenie'));
    await page
      .getByLabel('Wykształcenie', { exact: true })
      .and(page.locator('select'))
      .selectOption('srednie');
    expect(await shownFields()).toBe(2);
    expect(await sidewaysScroll(page)).toBe(0);
    await hand(button('Zapisz').and(page.locator(':visible')));
    await page.getByText('Zapisane.').waitFor();
    await hand(row('Wykształcenie: średnie'));
    await page
      .getByLabel('Wykształcenie', { exact: true })
      .and(page.locator('select'))
      .selectOption('magister');
    await hand(row('Lata pracy łącznie'));
    await page.getByLabel('Lata pracy łącznie').and(page.locator('input')).fill('7');
    if (way !== 'mouse without JavaScript') expect(await accessibilityFaults(page)).toEqual([]);
    await hand(button('Zapisz').and(page.locator(':visible')).first());
    await page.getByText('Zapisane.').waitFor();
    await row('Wykształcenie: magister').waitFor();
    await row('Lata pracy łącznie: 7').waitFor();
    expect(await shownFields()).toBe(0);
    expect(await factsOf(person.id)).toEqual({ education: 'magister', years: 7 });
    expect(browser.complaints()).toEqual([]);
  },
);

test('/fakty saves, says what it can’t read and takes everything back without JavaScript', async () => {
  const person = await open('/fakty', { javaScriptEnabled: false, width: 360 });
  const years = page.locator('input[name="years"]');
  const standing = page.getByLabel('Bez długiego stania');
  const save = () => press(button('Zapisz').and(page.locator(':visible')).last());
  await row('Lata pracy').click();
  await years.fill('siedem');
  await row('Ograniczenia').click();
  await standing.check();
  await row('Województwo').click();
  await page.locator('select[name="voivodeship"]').selectOption('śląskie');
  await save();
  await page.getByText('Wpisz liczbę lat').waitFor();
  expect(await years.inputValue()).toBe('siedem');
  expect(await standing.isChecked()).toBe(true);
  expect(await factsOf(person.id)).toBeNull();
  await years.fill('7');
  await page.getByLabel(/^Wyraźnie zgadzam się/).check();
  await save();
  await page.getByText('Zapisane.').waitFor();
  expect(await factsOf(person.id)).toEqual({ years: 7, voivodeship: 'śląskie', noStanding: true });
  await row('Ograniczenia w\u00a0pracy: bez długiego stania').waitFor();
  await button('Wycofaj zgodę').click();
  await page.getByText('Zgoda wycofana.').waitFor();
  expect(await standing.isChecked()).toBe(false);
  expect(await factsOf(person.id)).toEqual({ years: 7, voivodeship: 'śląskie' });
  await button('Usuń moje fakty').click();
  await page.getByText('Twoje fakty są usunięte').waitFor();
  expect(await factsOf(person.id)).toBeNull();
  // The answers to what was refused are 400, and browsers write that down.
  browser.complaints();
});

test('what isn’t understood opens its row again, with the field under the cursor', async () => {
  await open('/fakty');
  await row('Dotychczasowy zawód').click();
  await page
    .getByLabel('Dotychczasowy zawód', { exact: true })
    .and(page.locator('input'))
    .fill('Pogromca smoków');
  // Anyone who folds it and saves at another row.
  await row('Dotychczasowy zawód').click();
  await row('Lata pracy').click();
  await button('Zapisz').and(page.locator(':visible')).click();
  await page.getByText('Nie znamy zawodu „Pogromca smoków”.').waitFor();
  await expect.poll(() => focused(page.locator('input[name="from"]').first())).toBe(true);
  browser.complaints();
});

test('from the profile a press leads to the facts, and saving stays there', async () => {
  const person = await open('/profil');
  await page.getByRole('link', { name: /^Fakty o\sTobie/ }).click();
  await page.waitForURL('**/fakty');
  await row('Wykształcenie').click();
  await page.locator('select[name="education"]').selectOption('magister');
  await button('Zapisz').and(page.locator(':visible')).click();
  await page.getByText('Zapisane.').waitFor();
  await row('Wykształcenie: magister').waitFor();
  expect(await factsOf(person.id)).toEqual({ education: 'magister' });
  expect(browser.complaints()).toEqual([]);
});
