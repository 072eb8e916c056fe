// The atlas under a hand: searched by keyboard, filtered by mouse and by touch, compared; and the same without JavaScript.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { handOf, press, tap } from '#tests/support/browser/hand.ts';

let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

test('somebody finds a trade by keyboard, misspelt, and reads what a day in it is', async () => {
  const page = await (await browser.visitor()).newPage();
  await page.goto('/zawody');
  await page.getByLabel('Nazwa, zajęcie albo narzędzie').focus();
  await page.keyboard.type('spawac');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\?.*q=spawac/);
  const first = page
    .getByRole('main')
    .getByRole('link', { name: /^Spawacz/ })
    .first();
  await first.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/zawody/spawacz');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).innerText()).toContain('Spawacz');
  for (const words of ['Zwykły dzień', 'Ile się zarabia', 'Droga do zawodu', 'Wypróbuj, zanim zdecydujesz'])
    await main.getByText(words).first().waitFor();
  await page.context().close();
});

test('on a phone the first window has the field in which a trade is sought', async () => {
  const page = await (await browser.visitor({ width: 360, hasTouch: true })).newPage();
  await page.goto('/zawody');
  const field = page.getByLabel('Nazwa, zajęcie albo narzędzie');
  const { y = Infinity, height = 0 } = (await field.boundingBox()) ?? {};
  // A small phone's.
  expect(y + height).toBeLessThanOrEqual(640);
  await tap(field);
  await page.keyboard.type('spawacz');
  await tap(page.getByRole('button', { name: 'Szukaj' }));
  await page.waitForURL(/\?.*q=spawacz/);
  await page.context().close();
});

test.each([
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const)('with %s one narrows the list down and goes on to its second page', async (_, options, hand) => {
  const page = await (await browser.visitor(options)).newPage();
  await page.goto('/zawody');
  await hand(page.getByText('Filtry', { exact: true }));
  // No wall of choices: the search, the groups and the button stand in one window.
  const { height } = (await page.locator('form[action="/zawody"]').boundingBox()) ?? { height: Infinity };
  expect(height).toBeLessThan(700);
  await hand(page.getByText('Warunki', { exact: true }));
  await hand(page.getByText(/^Bez doświadczenia \d+$/));
  await hand(page.getByRole('button', { name: 'Pokaż wyniki' }));
  await page.waitForURL(/warunki=bez-doswiadczenia/);
  await hand(page.getByText('Filtry: 1', { exact: true }));
  expect(await page.getByRole('checkbox', { name: /Bez doświadczenia/ }).isChecked()).toBe(true);
  await hand(page.getByRole('link', { name: 'Następna strona' }));
  await page.waitForURL(/strona=2/);
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(24);
  await page.context().close();
});

test('without JavaScript two typed names stand side by side at 360 px, and nothing scrolls sideways', async () => {
  const page = await (await browser.visitor({ width: 360, javaScriptEnabled: false })).newPage();
  await page.goto('/zawody/porownaj');
  await page.getByLabel('Pierwszy zawód').fill('Spawacz');
  await page.getByLabel('Drugi zawód').fill('pielegniarka');
  await page.getByRole('button', { name: 'Porównaj' }).click();
  await page.waitForURL(/a=spawacz&b=pielegniarka/);
  await page.getByRole('columnheader', { name: /Spawacz/ }).waitFor();
  await page.getByRole('rowheader', { name: 'Co bywa trudne' }).waitFor();
  // What differs comes first; what is the same is said once for both.
  const same = page.getByRole('rowgroup').filter({ hasText: 'Tak samo' });
  for (const row of (await same.getByRole('row').all()).slice(1))
    expect(await row.getByRole('cell').count()).toBe(1);
  const differing = page.getByRole('rowgroup').nth(1).getByRole('row');
  for (const row of (await differing.all()).slice(1))
    expect(new Set(await row.getByRole('cell').allInnerTexts()).size).toBe(2);
  const { width } = await page.locator('html').evaluate((html) => ({ width: html.scrollWidth }));
  expect(width).toBe(360);
  await page.context().close();
});

test.each([
  ['a=ksiegowy&b=ogrodnik', 1],
  ['a=strazak&b=ogrodnik', 0],
])('of %s the axis of pay stands with what it means where somebody’s pay is known', async (pair, count) => {
  const page = await (await browser.visitor({ width: 360, javaScriptEnabled: false })).newPage();
  await page.goto(`/zawody/porownaj?${pair}`);
  await page.getByText('Droga i\u00a0warunki to nasza ocena.').waitFor();
  expect(await page.getByRole('rowheader', { name: 'Płace na jednej osi' }).count()).toBe(count);
  expect(await page.getByText('Pasek: płace grupy').count()).toBe(count);
  await page.context().close();
});

test.each(['mouse', 'touch', 'keys'])(
  'by %s whoever knows no names compares a pair that is offered',
  async (way) => {
    const hand = handOf(way);
    const page = await (
      await browser.visitor(way === 'touch' ? { width: 360, hasTouch: true } : { width: 1280 })
    ).newPage();
    await page.goto('/zawody/porownaj');
    const offered = page.getByRole('region', { name: 'Na początek' }).getByRole('listitem').getByRole('link');
    expect(await offered.count()).toBe(3);
    await hand(offered.first());
    await page.waitForURL(/a=ksiegowy&b=specjalista-plac/);
    await page.getByRole('columnheader', { name: /Księgow/ }).waitFor();
    // Of one alone its neighbours are offered, and what nobody knows stays where it was typed.
    await page.getByLabel('Pierwszy zawód').fill('piekarz');
    await page.getByLabel('Drugi zawód').fill('qwzx');
    await hand(page.getByRole('button', { name: 'Porównaj' }));
    await page.getByText('Nie znamy zawodu „qwzx”.').waitFor();
    expect(await page.getByLabel('Drugi zawód').inputValue()).toBe('qwzx');
    const beside = page
      .getByRole('region', { name: /^Z\sczym porównać$/ })
      .getByRole('listitem')
      .getByRole('link');
    expect(await beside.first().textContent()).toMatch(/^Piekar/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await hand(page.getByRole('link', { name: /^Poszukaj w\satlasie$/ }));
    await page.waitForURL(/\/zawody\?q=qwzx/);
    await page.context().close();
  },
);

test('words that wish something narrow the list, and each stands there to be taken away', async () => {
  const page = await (await browser.visitor({ width: 360, hasTouch: true })).newPage();
  await page.goto('/zawody');
  await page.getByLabel('Nazwa, zajęcie albo narzędzie').fill('praca na nocki bez doświadczenia');
  await tap(page.getByRole('button', { name: 'Szukaj' }));
  await page.getByRole('link', { name: 'Bez doświadczenia – usuń' }).waitFor();
  const before = await page
    .getByRole('main')
    .getByText(/^\d+\szawod/)
    .innerText();
  await tap(page.getByRole('link', { name: 'Na zmiany – usuń' }));
  await page.waitForURL((url) => url.search === '?warunki=bez-doswiadczenia');
  expect(
    await page
      .getByRole('main')
      .getByText(/^\d+\szawod/)
      .innerText(),
  ).not.toBe(before);
  await page.context().close();
});
