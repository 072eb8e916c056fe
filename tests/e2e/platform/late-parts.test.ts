// A hand that is quicker than the code of what it presses (app/lib/island): the server's HTML stands until the code is there, and nothing
// that was pressed or typed meanwhile is lost.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';

let browser: TestBrowser;
let stop: () => Promise<void>;
let visitor: BrowserContext;
let page: Page;

beforeAll(async () => {
  ({ browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => visitor.close());

const HANDS = [
  { hand: 'mouse', act: press, hasTouch: false },
  { hand: 'finger', act: tap, hasTouch: true },
];

test.each(HANDS)(
  'the buttons of the last step stay where a $hand finds them while its optional part is on its way',
  async ({ act, hasTouch }) => {
    visitor = await browser.visitor({ hasTouch });
    page = await visitor.newPage();
    await page.goto('/#quiz');
    await untilHydrated(page.getByRole('checkbox', { name: 'Pomaganie innym' }));
    const gate = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      asked.resolve();
      await gate.promise;
      await route.continue();
    });
    await act(page.getByText('Pomaganie innym'));
    await act(page.getByRole('button', { name: 'Dalej' }));
    await page.getByRole('textbox').fill('Las i zwierzęta.');
    const back = page.getByRole('button', { name: 'Wstecz' });
    await act(page.getByRole('button', { name: 'Dalej' }));
    await asked.promise;
    await page.getByText('Krok 3 z\u00a03').first().waitFor();
    const before = await back.boundingBox();
    await act(page.getByRole('button', { name: /^Dodaj fakty/ }));
    await act(back);
    await page.getByText('Krok 2 z\u00a03').first().waitFor();
    await act(page.getByRole('button', { name: 'Dalej' }));
    await page.getByText('Krok 3 z\u00a03').first().waitFor();
    gate.resolve();
    await page.waitForLoadState('networkidle');
    expect(await back.boundingBox()).toEqual(before);
    await act(back);
    await page.getByText('Krok 2 z\u00a03').first().waitFor();
    expect(browser.complaints()).toEqual([]);
  },
);

const HELD_BACK = [
  { what: 'the island’s code', isHeld: (script: string, html: string) => !html.includes(script) },
  { what: 'any script', isHeld: () => true },
];

/** The page, of whose scripts some don't come before `release`. */
async function openWithout(path: string, { isHeld }: (typeof HELD_BACK)[number], hasTouch = false) {
  visitor = await browser.visitor({ hasTouch });
  page = await visitor.newPage();
  const html = await (await visitor.request.get(path)).text();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/*.js*', async (route) => {
    if (isHeld(new URL(route.request().url()).pathname, html)) await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return { release: () => gate.resolve() };
}

test.each(HELD_BACK.flatMap((held) => HANDS.map((one) => ({ ...held, ...one }))))(
  'an option and the button that a $hand presses before $what is there count',
  async ({ act, hasTouch, ...held }) => {
    const { release } = await openWithout('/#quiz', held, hasTouch);
    await act(page.getByText('Pomaganie innym'));
    await act(page.getByRole('button', { name: 'Dalej' }));
    expect(await page.getByText('Krok 1 z\u00a03').count()).toBeGreaterThan(0);
    release();
    await page.getByText('Krok 2 z\u00a03').first().waitFor();
    await page.getByRole('button', { name: 'Wstecz' }).click();
    expect(await page.getByRole('checkbox', { name: 'Pomaganie innym' }).isChecked()).toBe(true);
    expect(browser.complaints()).toEqual([]);
  },
);

test.each(HELD_BACK)('the link to sign in, pressed before $what is there, opens the dialog', async (held) => {
  const { release } = await openWithout('/', held);
  await press(page.getByRole('banner').getByRole('link', { name: 'Zaloguj się' }));
  release();
  await page.getByRole('dialog', { name: 'Zaloguj się' }).waitFor();
  expect(browser.complaints()).toEqual([]);
});

test.each(HELD_BACK)(
  'a filter that a finger ticks before $what is there narrows the list down',
  async (held) => {
    const { release } = await openWithout('/biblioteka-kursow', held, true);
    await tap(page.getByText('Poziom', { exact: true }));
    await tap(page.getByText('zaawansowany').first());
    release();
    await page.waitForURL('**/biblioteka-kursow?poziom=*');
    await page.getByRole('link', { name: 'Usuń filtr:' }).waitFor();
    expect(browser.complaints()).toEqual([]);
  },
);

test.each(HELD_BACK)('what is typed before $what is there is searched for', async (held) => {
  const { release } = await openWithout('/biblioteka-kursow', held);
  await page.getByLabel('Czego chcesz się nauczyć?').pressSequentially('sql');
  release();
  await page.getByRole('heading', { name: 'SQL od podstaw' }).waitFor();
  await page.waitForURL('**/biblioteka-kursow?*sql*');
  expect(await page.getByLabel('Czego chcesz się nauczyć?').inputValue()).toBe('sql');
  expect(browser.complaints()).toEqual([]);
});

test('while the cards are on their way the server answers, and what it sends breaks no rule of the page', async () => {
  visitor = await browser.visitor();
  page = await visitor.newPage();
  const gate = Promise.withResolvers<void>();
  await page.route('**/assets/course-cards-*', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto('/biblioteka-kursow');
  await page.getByLabel('Czego chcesz się nauczyć?').pressSequentially('sql');
  await page
    .getByText(/^Znaleziono: \d\skurs/)
    .first()
    .waitFor();
  expect(browser.complaints()).toEqual([]);
  gate.resolve();
});

test('where the island’s code is refused the form still searches', async () => {
  visitor = await browser.visitor();
  page = await visitor.newPage();
  const html = await (await visitor.request.get('/biblioteka-kursow')).text();
  await page.route('**/assets/*.js*', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await page.goto('/biblioteka-kursow', { waitUntil: 'networkidle' });
  await page.getByLabel('Czego chcesz się nauczyć?').pressSequentially('sql');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/biblioteka-kursow?q=sql*');
  await page.getByRole('heading', { name: 'SQL od podstaw' }).waitFor();
  // The browser reports what was refused.
  browser.complaints();
});

test('a mouse that lies where the page comes fetches nothing, and its first move does', async () => {
  visitor = await browser.visitor();
  page = await visitor.newPage();
  let scripts = 0;
  page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0));
  await page.goto('/', { waitUntil: 'networkidle' });
  // What the browser itself says of it, at this place, comes in one visit of ten, so it is said here.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(300);
  const atRest = scripts;
  await page.mouse.move(12, 9);
  await expect.poll(() => scripts).toBeGreaterThan(atRest);
  await untilHydrated(page.getByRole('checkbox', { name: 'Pomaganie innym' }));
  expect(atRest).toBe(1);
});
