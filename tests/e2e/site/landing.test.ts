// The landing page by hand: its first screen asks the quiz's first question, suggestions write themselves, the echo says what was
// understood, and the page stays short enough to be read.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startInBrowser } from '#tests/support/browser/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { watchLayoutShifts } from '#tests/support/browser/layout-shifts.ts';
import { inspiration, INTERESTS } from '#tests/support/browser/person.ts';

const PHONE = { width: 360, height: 640 };
const TALLEST = 5_000;

let browser: TestBrowser;
let stop: () => Promise<void>;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => visitor.close());

async function open(options: Parameters<TestBrowser['visitor']>[0] = {}, path = '/') {
  visitor = await browser.visitor(options);
  page = await visitor.newPage();
  if (options.width === PHONE.width) await page.setViewportSize(PHONE);
  await page.goto(path);
}

const HANDS = [
  { hand: 'mouse', act: press, options: {} },
  { hand: 'finger', act: tap, options: { width: PHONE.width, hasTouch: true } },
];

const next = () => page.getByRole('button', { name: 'Dalej' });
const echo = () => page.locator('[data-echo]');

async function toSecondStep(act: typeof press) {
  await act(inspiration(page, 'Natura'));
  await act(next());
  await page.getByText('Krok 2 z\u00a03').first().waitFor();
}

test('on a phone the first screen asks the first question, with its choices and the way on', async () => {
  await open({ width: PHONE.width, hasTouch: true });
  const question = page.getByRole('heading', { name: 'Co Cię najbardziej inspiruje?' });
  for (const words of [question, inspiration(page, 'Natura'), inspiration(page, 'Twórczość'), next()]) {
    const box = await words.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.height);
  }
});

test('on a phone the whole page is at most 5 000 px tall, with nothing to the side', async () => {
  await open({ width: PHONE.width });
  await untilHydrated(next());
  const { height, wider } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    wider: document.documentElement.scrollWidth - window.innerWidth,
  }));
  expect(height).toBeLessThanOrEqual(TALLEST);
  expect(wider).toBeLessThanOrEqual(0);
});

test.each(HANDS)(
  'a $hand answers in the hero, taps suggestions and takes one back',
  async ({ act, options }) => {
    await open(options);
    expect(await page.getByText('0%').first().isVisible()).toBe(true);
    await toSecondStep(act);
    expect(await page.getByText('33%').first().isVisible()).toBe(true);
    const heading = page.getByRole('heading', { name: 'Twoje zainteresowania' });
    await expect.poll(async () => ((await heading.boundingBox())?.y ?? -1) >= 64).toBe(true);
    const text = page.getByRole('textbox');
    await text.fill('Lubię las.');
    const hills = page.getByRole('button', { name: 'góry' });
    await act(hills);
    await act(page.getByRole('button', { name: 'gotowanie' }));
    expect(await text.inputValue()).toBe('Lubię las. Góry, gotowanie');
    expect(await hills.getAttribute('aria-pressed')).toBe('true');
    await act(hills);
    expect(await text.inputValue()).toBe('Lubię las. gotowanie');
    expect(await hills.getAttribute('aria-pressed')).toBe('false');
    await act(next());
    await page.getByText('Krok 3 z\u00a03').first().waitFor();
    expect(await page.getByText('67%').first().isVisible()).toBe(true);
    expect(browser.complaints()).toEqual([]);
  },
);

test('on a phone the way on stands above the way back', async () => {
  await open({ width: PHONE.width, hasTouch: true });
  await toSecondStep(tap);
  const back = await page.getByRole('button', { name: 'Wstecz' }).boundingBox();
  const on = await next().boundingBox();
  expect(on && back && on.y < back.y).toBe(true);
});

test('the keyboard alone answers the first question and takes a suggestion', async () => {
  await open();
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Krok 2 z\u00a03').first().waitFor();
  // From the step's heading, which has the focus: the text, then the first suggestion.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await page.getByRole('textbox').inputValue()).toBe('Góry');
});

test('what is typed comes back as what was understood, in sight and for those who listen', async () => {
  await open();
  await toSecondStep(press);
  await page.getByRole('textbox').fill('Lubię porządek, Tatry i rozmowy z ludźmi. Nie lubię biura.');
  await expect
    .poll(async () => (await echo().innerText()).replaceAll(/\s+/g, ' '))
    .toBe('Widzę: porządek góry rozmowa i słuchanie ludzie Raczej nie: biuro'.replace(' i ', ' i '));
  await page
    .getByRole('status')
    .getByText('Widzę: porządek, góry, rozmowa i słuchanie, ludzie. Raczej nie: biuro.')
    .waitFor({
      state: 'attached',
    });
});

test('without the dictionary the quiz goes on', async () => {
  await open();
  await page.route('**/assets/heard-words-*', (route) => route.abort());
  await toSecondStep(press);
  await page.getByRole('textbox').fill(INTERESTS);
  await press(next());
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  // The browser itself reports what it could not fetch.
  browser.complaints();
});

test('both texts ask for no facts about health', async () => {
  await open();
  await toSecondStep(press);
  const note = page.getByText(/^Nie wpisuj danych o\u00a0zdrowiu/);
  expect(await note.isVisible()).toBe(true);
  await page.getByRole('textbox').fill(INTERESTS);
  await press(next());
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await note.isVisible()).toBe(true);
});

// Motion is on here, as it is for most.
test('the sample is whole from its first moment, and nothing on the page moves', async () => {
  visitor = await browser.visitor();
  page = await visitor.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const shifts = await watchLayoutShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const sample = page.locator('#przyklad');
  await sample.getByText('Monter / monterka fotowoltaiki').waitFor();
  const faint = await sample.evaluate(
    (section) =>
      [...section.querySelectorAll('p, dt, dd, li, q')].filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      ).length,
  );
  const hidden = await sample.locator('aside p').count();
  expect(faint - hidden).toBeLessThanOrEqual(0);
  await sample.scrollIntoViewIfNeeded();
  for (const words of [
    'Twoje słowa',
    'Co przemawia przeciw',
    'mediana',
    'Zapotrzebowanie: deficyt',
    'Pewność: średnia',
  ])
    expect(await sample.getByText(words).first().isVisible()).toBe(true);
  expect((await shifts()).reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
});
