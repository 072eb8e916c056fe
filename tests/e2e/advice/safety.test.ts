// Where the quiz leads somebody in crisis, a pupil, or who says too little (docs/decisions.md 'The gate').
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { agree, fillQuiz, INTERESTS, signInContext, understood } from '#tests/support/browser/person.ts';

const WORDS = 'Szczerze mówiąc, nie chcę już żyć.';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
// What is refused is a 4xx, which the browser writes down as an error; so is a call that is cut off.
const EXPECTED = /status of 4\d\d|ERR_FAILED/;
afterEach(async () => {
  await visitor.close();
  app.gemini.reset();
  expect(browser.complaints().filter((text) => !EXPECTED.test(text))).toEqual([]);
});

async function openQuiz({
  isSignedIn = false,
  options = {},
}: { isSignedIn?: boolean; options?: Parameters<TestBrowser['visitor']>[0] } = {}) {
  visitor = await browser.visitor(options);
  if (isSignedIn) await signInContext(app, visitor);
  page = await visitor.newPage();
  await page.goto('/');
  // What a press before that does, tests/e2e/platform/late-parts.test.ts says.
  await untilHydrated(page.getByRole('checkbox').first());
  await fillQuiz(page);
}

const start = () => page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
const storedText = () =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));

test('words of a crisis lead a stranger to the helplines, leave the browser, and are found by going back', async () => {
  await openQuiz();
  await page.getByRole('textbox').fill(WORDS);
  await expect.poll(storedText).toContain('nie chcę już żyć');
  await start();
  await page.waitForURL('**/wsparcie');
  await page.getByRole('heading', { name: /Nie zostawaj/ }).waitFor();
  for (const number of ['800702222', '116123', '116111', '112'])
    expect(await page.locator(`a[href="tel:${number}"]`).count()).toBe(1);
  expect(await storedText()).not.toContain('żyć');
  expect(await storedText()).not.toContain(INTERESTS);
  // Nothing that sells: no offer, no registration.
  expect(await page.getByRole('link', { name: /Plany|Dołącz/ }).count()).toBe(0);
  await page.goBack();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(WORDS);
  expect(await storedText()).not.toContain('żyć');
  await page.getByRole('textbox').fill('Szukam pracy w lesie.');
  await start();
  await understood(page);
  await expect.poll(storedText).toContain('Szukam pracy w lesie.');
  expect(app.gemini.calls).toHaveLength(0);
});

const GENTLE = 'Dawno temu miałam myśli samobójcze, dziś jestem szczęśliwa i szukam pracy w bibliotece.';
const help = (kind: string) => page.locator(`[data-help=${kind}]`);

test.each([
  [WORDS, 'crisis', ['116123', '800702222', '112']],
  ['szef zabral mi paszport i nie wypuszcza z hali', 'violence', ['800120002', '226280120', '112']],
  [GENTLE, 'gentle', ['116123']],
])('while "%s" is still being typed, who helps stands under it at once', async (text, kind, numbers) => {
  await openQuiz();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.getByRole('textbox').pressSequentially(text);
  await help(kind).waitFor();
  for (const number of numbers) expect(await help(kind).locator(`a[href="tel:${number}"]`).count()).toBe(1);
  expect(await page.getByText('nie rozpoznajemy').count()).toBe(0);
  await page.getByRole('status').filter({ hasText: '116sos.pl' }).waitFor({ state: 'attached' });
  // It is next to the text, by keyboard, too: the suggestions come after it.
  const first = help(kind).getByRole('link').first();
  await page.keyboard.press('Tab');
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  // Nothing of what is typed leaves the browser before it is sent.
  expect(sent.filter((one) => one.includes('zabral') || one.includes('%C5%BCy'))).toEqual([]);
  await page.getByRole('textbox').fill('Szukam pracy w lesie.');
  await help(kind).waitFor({ state: 'detached' });
});

test('ordinary words that aren’t understood are told so, without a number', async () => {
  await openQuiz();
  await page.getByRole('textbox').pressSequentially('zxcvbn qwerty mnbvcx');
  await page.getByText('Tych słów jeszcze nie rozpoznajemy').waitFor();
  expect(await page.locator('[data-help]').count()).toBe(0);
});

test.each([
  ['mouse', press, {}],
  ['finger', tap, { width: 360, hasTouch: true }],
] as const)(
  'what lies between goes on by %s, with the number on every screen of the way',
  async (_, act, options) => {
    await openQuiz({ options });
    await page.getByRole('textbox').fill(GENTLE);
    await act(page.getByRole('button', { name: 'Rozpocznij analizę' }));
    await understood(page);
    await help('gentle').waitFor();
    await agree(page, act);
    await page.getByRole('heading', { name: 'Trzy zawody na początek' }).waitFor();
    await help('gentle').waitFor();
    expect(await help('gentle').locator('a[href="tel:116123"]').count()).toBe(1);
  },
);

test('who is shown no reading finds the number beside the run, and on the dashboard without a script', async () => {
  await openQuiz({ isSignedIn: true });
  await page.route('**/api/reading**', (route) => route.abort());
  await page.getByRole('textbox').fill(GENTLE);
  await start();
  await page.getByText('Nie udało się teraz przeczytać odpowiedzi').waitFor();
  await agree(page);
  await page.getByRole('heading', { name: 'Twoja analiza jest gotowa' }).waitFor({ timeout: 60_000 });
  // The title says it; a toast would lie over the run.
  expect(await page.getByRole('button', { name: 'Zamknij powiadomienie' }).count()).toBe(0);
  await help('gentle').waitFor();
  const cookies = await visitor.cookies();
  await visitor.close();
  visitor = await browser.visitor({ javaScriptEnabled: false });
  await visitor.addCookies(cookies);
  page = await visitor.newPage();
  await page.goto('/dashboard?calosc');
  await help('gentle').waitFor();
  await page.goto('/dashboard/analiza?calosc');
  await help('gentle').waitFor();
});

test('words of violence lead to a sheet with its numbers first', async () => {
  await openQuiz();
  await page.getByRole('textbox').fill('Mąż mnie bije i zabiera mi pensję.');
  await start();
  await page.waitForURL('**/wsparcie?krzywda');
  await page.getByRole('heading', { name: 'Nikt nie ma prawa Cię krzywdzić' }).waitFor();
  const numbers = await page
    .locator('a[href^="tel:"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(numbers.slice(0, 3)).toEqual(['tel:112', 'tel:800120002', 'tel:226280120']);
  expect(numbers).toContain('tel:116123');
  expect(await page.getByRole('link', { name: '116sos.pl', exact: true }).count()).toBe(1);
  expect(await storedText()).not.toContain('bije');
});

test('where asking the gate fails the quiz goes on, and the server’s own gate leads to the same page', async () => {
  await openQuiz({ isSignedIn: true });
  await page.route('**/api/analysis/check', (route) => route.abort());
  await page.getByRole('textbox').fill(WORDS);
  await start();
  await page.waitForURL('**/wsparcie');
  expect(await storedText()).not.toContain('żyć');
  expect(app.gemini.calls).toHaveLength(0);
  await page.getByRole('link', { name: 'Wróć do\u00a0quizu' }).click();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(WORDS);
});

test('a run that ends with a crisis leads there, too, and shows neither analysis nor failure', async () => {
  await openQuiz({ isSignedIn: true });
  const failed = `id: 1\nevent: failed\ndata: ${JSON.stringify({ code: 'crisis', error: 'Zadzwoń.' })}\n\n`;
  await page.route('**/api/analysis', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body: failed }),
  );
  await start();
  await agree(page);
  await page.waitForURL('**/wsparcie');
  expect(await page.getByText('Zadzwoń.').count()).toBe(0);
  expect(await storedText()).not.toContain(INTERESTS);
});

test('a pupil is led to who helps for free', async () => {
  await openQuiz();
  await page.getByRole('textbox').fill('Mam 16 lat i chodzę do liceum.');
  await start();
  await page.waitForURL('**/dla-uczniow');
  await page.getByRole('heading', { name: 'Doradca zawodowy w\u00a0szkole' }).waitFor();
});

const FINAL_YEAR = 'Jestem maturzystką, lubię biologię i opiekuję się babcią.';

test.each([
  { way: 'mouse', options: {} },
  { way: 'finger', options: { width: 360, hasTouch: true } },
  { way: 'keys', options: {} },
] as const)('a school-leaver is asked, and goes on with a yes by $way', async ({ way, options }) => {
  await openQuiz({ options });
  await page.getByRole('textbox').fill(FINAL_YEAR);
  await start();
  await page.getByText('Czy masz 18\u00a0lat?').waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe(FINAL_YEAR);
  const yes = page.getByRole('button', { name: 'Tak, mam 18\u00a0lat' });
  if (way === 'mouse') await press(yes);
  else if (way === 'finger') await tap(yes);
  else await yes.press('Enter');
  await understood(page);
});

test('a school-leaver who is not eighteen is led to who helps for free', async () => {
  await openQuiz();
  await page.getByRole('textbox').fill(FINAL_YEAR);
  await start();
  await press(page.getByRole('link', { name: 'Jeszcze nie' }));
  await page.waitForURL('**/dla-uczniow');
});

test('answers that say nothing are kept, and questions stand at their field', async () => {
  await openQuiz();
  await page.getByRole('button', { name: 'Wstecz' }).click();
  await page.getByRole('textbox').fill('asdf qwer');
  await page.getByRole('button', { name: 'Dalej' }).click();
  await start();
  await page.getByText('To jeszcze za mało').waitFor();
  const field = page.getByRole('textbox');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('asdf qwer');
  const description = await field.getAttribute('aria-describedby');
  const questions = page.locator(`[id="${description?.split(' ')[0]}"] li`);
  expect(await questions.count()).toBeGreaterThanOrEqual(2);
  await field.fill(INTERESTS);
  await page.getByText('To jeszcze za mało').waitFor({ state: 'detached' });
});

test.each(['/wsparcie', '/wsparcie?krzywda', '/dla-uczniow'])(
  '%s is in no search and kept nowhere',
  async (path) => {
    visitor = await browser.visitor({ javaScriptEnabled: false });
    page = await visitor.newPage();
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(response?.headers()['cache-control']).toContain('no-store');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(await page.getByRole('link', { name: 'Wróć do\u00a0quizu' }).isVisible()).toBe(true);
  },
);
