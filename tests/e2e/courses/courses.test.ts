// The library as a visitor uses it: search, filters, sorting, a shared address, and all of it without JavaScript.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';

let browser: TestBrowser;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ browser, stop } = await startInBrowser());
});
afterAll(() => stop());

// Of cards off the screen, too, which have no rendered text.
const titles = (page: Page) =>
  page.getByRole('region', { name: 'Znalezione kursy' }).getByRole('heading', { level: 2 }).allTextContents();

/** Waits for the announced count. */
const announced = (page: Page, words: RegExp) =>
  page.getByRole('status').filter({ hasText: words }).waitFor();

test('a mistyped search without diacritics, two filters and a sorting lead to a list that can be shared', async () => {
  const context = await browser.visitor();
  const page = await context.newPage();
  await page.goto('/biblioteka-kursow', { waitUntil: 'networkidle' });
  const search = page.getByRole('searchbox', { name: 'Czego chcesz się nauczyć?' });

  await search.pressSequentially('exel dla poczatkujacych');
  await expect.poll(async () => (await titles(page))[0]).toContain('Excel');
  await announced(page, /^Znaleziono: \d+\skurs/);
  await page.waitForURL(/q=exel\+dla\+poczatkujacych$/);

  await search.fill('');
  await announced(page, /50\skursów/);
  await page.getByText('Poziom', { exact: true }).first().click();
  await press(page.getByRole('group').getByText('Początkujący'));
  await page.keyboard.press('Escape');
  await page.getByText('Cena', { exact: true }).first().click();
  await press(page.getByRole('group').getByText('200–300'));
  await page.getByLabel('Sortowanie').selectOption('Cena: od\u00a0najniższej');
  await page.waitForURL(/poziom=poczatkujacy&cena=200-300&sortowanie=cena$/);

  const fresh = await browser.visitor();
  const shared = await fresh.newPage();
  await shared.goto(page.url(), { waitUntil: 'networkidle' });
  const list = await titles(shared);
  expect(list.length).toBeGreaterThan(2);
  await expect.poll(() => titles(page)).toEqual(list);
  await fresh.close();

  const plain = await browser.visitor({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(page.url());
  await expect.poll(() => titles(still)).toEqual(list);
  await plain.close();

  await page.goBack();
  await page.waitForURL(/poziom=poczatkujacy&cena=200-300$/);
  await expect.poll(async () => (await titles(page)).toSorted()).toEqual(list.toSorted());
  await page.getByRole('link', { name: 'Usuń filtr: Początkujący' }).click();
  await page.waitForURL(/biblioteka-kursow\?cena=200-300$/);
  // The keyboard goes on from the next of them, and from the filters once none is left.
  await page.locator(':focus', { hasText: 'Usuń filtr: 200–300' }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/biblioteka-kursow$/);
  await page.locator('summary:focus', { hasText: 'Kategoria' }).waitFor();
  await search.fill('qwzx');
  await press(page.getByRole('link', { name: /^Szukasz zawodu\? Sprawdź w\satlasie$/ }));
  await page.waitForURL(/\/zawody\?q=qwzx$/);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const) {
  test(`${hand} on the words of each filter chooses, and the panel stays open for the next choice`, async () => {
    const context = await browser.visitor(options);
    const page = await context.newPage();
    await page.goto('/biblioteka-kursow', { waitUntil: 'networkidle' });
    const words = (text: string | RegExp) => page.getByRole('group').getByText(text).first();
    const choices = [
      ['Kategoria', 'Języki', /kategoria=jezyki/],
      ['Poziom', 'Początkujący', /poziom=poczatkujacy/],
      ['Cena', /^do.100/, /cena=do-100/],
      ['Cechy', /^Z.zaświadczeniem/, /certyfikat=tak/],
    ] as const;
    for (const [name, choice, address] of choices) {
      await pressed(page.locator('summary', { hasText: name }));
      await pressed(words(choice));
      await page.waitForURL(address);
      expect(await page.getByRole('group', { name, exact: true }).isVisible()).toBe(true);
      await pressed(words(choice));
      await page.waitForURL((url) => !address.test(url.search));
    }
    await pressed(page.getByRole('heading', { level: 1 }));
    await page.getByRole('group', { name: 'Cechy', exact: true }).waitFor({ state: 'hidden' });
    await context.close();
    expect(browser.complaints()).toEqual([]);
  });
}

test('more courses join the list, the keyboard goes on from the first of them, and the way back takes them off', async () => {
  const context = await browser.visitor();
  const page = await context.newPage();
  await page.goto('/biblioteka-kursow', { waitUntil: 'networkidle' });
  const cardsFile = page.waitForResponse(/course-cards/);
  await announced(page, /^Znaleziono: 50\skursów\. Widać 12\sz\s50\.$/);
  // The first sign of a person brings the island. A hand moves on: what comes before the first frame is dropped.
  await page.mouse.move(9, 9);
  await page.mouse.move(90, 90, { steps: 8 });
  await cardsFile;
  // Until React has taken it over, it leads to a place on a new page.
  await page.locator('a[href$="ile=24"]').waitFor();
  const calls: string[] = [];
  page.on('request', (request) => void calls.push(request.url()));
  const before = await titles(page);
  await page.getByRole('link', { name: 'Pokaż więcej (38)' }).press('Enter');
  await announced(page, /Widać 24\sz\s50\.$/);
  await page.waitForURL(/biblioteka-kursow\?ile=24$/);
  const list = await titles(page);
  expect(list.slice(0, 12)).toEqual(before);
  const focused = page.getByRole('link', { name: list[12] ?? '', exact: true });
  await expect.poll(() => focused.evaluate((link) => link === document.activeElement)).toBe(true);
  for (const left of [26, 14, 2])
    await page.getByRole('link', { name: `Pokaż więcej (${left})` }).press('Enter');
  await announced(page, /^Znaleziono: 50\skursów\.$/);
  for (let steps = 0; steps < 4; steps++) await page.goBack();
  await announced(page, /Widać 12\sz\s50\.$/);
  expect(calls.filter((url) => url.includes('/biblioteka-kursow'))).toEqual([]);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

test('without the file of all cards the server answers each choice, and takes no letter from anyone who types on meanwhile', async () => {
  const context = await browser.visitor();
  const page = await context.newPage();
  await page.route('**/assets/course-cards-*', (route) => route.abort());
  await page.goto('/biblioteka-kursow', { waitUntil: 'networkidle' });
  const search = page.getByRole('searchbox');
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/biblioteka-kursow\?/, async (route) => (await held, route.continue()));
  const asked = page.waitForRequest(/biblioteka-kursow\?q=word$/);
  await search.pressSequentially('word');
  await asked;
  const typing = search.pressSequentially('pres', { delay: 150 });
  answer();
  await typing;
  expect(await search.inputValue()).toBe('wordpres');
  await page.waitForURL(/q=wordpres$/);
  await announced(page, /^Znaleziono: 1\skurs/);
  await page.getByRole('link', { name: 'Wyczyść wszystko' }).click();
  await announced(page, /50\skursów/);
  await page.getByRole('link', { name: 'Pokaż więcej (38)' }).click();
  await announced(page, /Widać 24\sz\s50\.$/);
  await context.close();
  // The browser reports the missing file.
  browser.complaints();
});

test('on a phone one filter opens in place of another, and leaving it by keyboard uncovers the list', async () => {
  const context = await browser.visitor({ width: 360 });
  const page = await context.newPage();
  await page.goto('/biblioteka-kursow', { waitUntil: 'networkidle' });
  const name = (words: string) => page.locator('summary', { hasText: words });
  const panel = (words: string) => page.getByRole('group', { name: words, exact: true });
  await name('Kategoria').click();
  await press(page.getByRole('group').getByText('Języki'));
  await name('Cena').click();
  await panel('Cena').waitFor();
  expect(await panel('Kategoria').isVisible()).toBe(false);
  await untilHydrated(name('Cechy'));
  await name('Cechy').focus();
  await panel('Cena').waitFor({ state: 'hidden' });
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

test('without JavaScript the form searches, and nothing found still leads on', async () => {
  const context = await browser.visitor({ javaScriptEnabled: false, width: 360 });
  const page = await context.newPage();
  await page.goto('/biblioteka-kursow');
  await page.getByRole('searchbox').fill('wordpres');
  await page.getByRole('button', { name: 'Pokaż kursy' }).click();
  // Each of these is a page of its own: whole when its load event has come.
  await page.waitForURL(/q=wordpres/);
  expect((await titles(page))[0]).toContain('WordPress');

  await page.goto('/biblioteka-kursow');
  // Twelve cards; with twice as many a phone's page was 14,600 px long.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_000);
  const more = page.getByRole('link', { name: 'Pokaż więcej (38)' });
  // Cards are laid out as they come into view (content-visibility), which moves what follows them under the pointer.
  await more.scrollIntoViewIfNeeded();
  await more.click();
  await page.waitForURL(/ile=24#kurs-13$/);
  expect(await titles(page)).toHaveLength(24);

  await page.getByRole('searchbox').fill('zzzz');
  await page.getByRole('button', { name: 'Pokaż kursy' }).click();
  await page.getByText('Nie znaleźliśmy takiego kursu.').waitFor();
  await page.getByRole('heading', { level: 3 }).first().getByRole('link').click();
  await page.getByRole('link', { name: 'Kup kurs' }).first().waitFor();
  await context.close();
  expect(browser.complaints()).toEqual([]);
});
