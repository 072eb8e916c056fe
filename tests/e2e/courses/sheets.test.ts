// 'Zmień w arkuszu' under a lesson's sheet (docs/decisions.md 'Sheets'): by mouse, finger and keyboard, and read without JavaScript.
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signedIn } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import type { Application } from '#tests/support/worker/application.ts';

const EXCEL = '/kursy/excel-dla-poczatkujacych/pierwsza-lekcja';
const FUND = '/kursy/etf-i-obligacje/pierwsza-lekcja';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

const sheets = (page: Page) => page.locator('[data-sheet-room]');
const change = (sheet: Locator) => sheet.getByRole('button', { name: 'Zmień w arkuszu' });
const line = (sheet: Locator) => sheet.getByRole('textbox', { name: /^Zawartość komórki/ });
const said = async (sheet: Locator) =>
  ((await sheet.locator('[data-said]').textContent()) ?? '').replaceAll('\u00a0', ' ');

/** 'B3' */
function cell(sheet: Locator, address: string): Locator {
  const [column, row] = [address.charCodeAt(0) - 65, Number(address.slice(1)) - 1];
  return sheet.locator('tbody tr').nth(row).locator('td').nth(column);
}

const shown = async (sheet: Locator, address: string) =>
  (await cell(sheet, address).innerText()).replaceAll('\u00a0', ' ');
const isActive = (it: Locator) => it.evaluate((one) => one === document.activeElement);

async function opened(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}, at = 0) {
  const context = await browser.visitor(options);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return { context, page, sheet: sheets(page).nth(at) };
}

async function changed(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}, at = 0) {
  const opening = await opened(path, options, at);
  await press(change(opening.sheet));
  await opening.sheet.getByRole('grid').waitFor();
  return opening;
}

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const) {
  test(`${hand} changes a cell by the line above, sees what follows, takes it back`, async () => {
    const { context, page, sheet } = await opened(FUND, options);
    await pressed(change(sheet));
    await sheet.getByRole('grid').waitFor();
    expect(await change(sheet).isVisible()).toBe(false);
    await pressed(cell(sheet, 'C4'));
    expect(await line(sheet).inputValue()).toBe('0%');
    await pressed(line(sheet));
    await line(sheet).fill('-40%');
    await page.keyboard.press('Enter');
    expect(await shown(sheet, 'C4')).toBe('-40%');
    expect(await shown(sheet, 'C5')).toBe('-4,5%');
    expect(await shown(sheet, 'D7')).toBe('95,50 zł');
    expect(await shown(sheet, 'D8')).toBe('2,6%');
    expect(await isActive(cell(sheet, 'C5'))).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressed(sheet.getByRole('button', { name: 'Przywróć' }));
    expect(await shown(sheet, 'C5')).toBe('3,5%');
    expect(await said(sheet)).toBe('Arkusz jest znów taki jak w lekcji.');
    await context.close();
  });
}

test('a mouse opens a cell by two presses and points at those that a formula needs', async () => {
  const { context, page, sheet } = await changed(FUND);
  await cell(sheet, 'A9').hover({ trial: true });
  const { x, y, width, height } = (await cell(sheet, 'A9').boundingBox()) ?? expect.fail('no cell');
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await page.keyboard.type('=SUMA(');
  await press(cell(sheet, 'B2'));
  await page.keyboard.type(';');
  await press(cell(sheet, 'B3'));
  expect(await line(sheet).inputValue()).toBe('=SUMA(B2;B3');
  await page.keyboard.type(')');
  await press(cell(sheet, 'B9'));
  expect(await shown(sheet, 'A9')).toBe('800');
  expect(await isActive(cell(sheet, 'B9'))).toBe(true);
  await context.close();
});

test('a finger opens a cell that it has chosen before', async () => {
  const { context, page, sheet } = await opened(FUND, { width: 360, hasTouch: true });
  await tap(change(sheet));
  await sheet.getByRole('grid').waitFor();
  await tap(cell(sheet, 'B2'));
  expect(await cell(sheet, 'B2').getByRole('textbox').count()).toBe(0);
  await tap(cell(sheet, 'B2'));
  const field = cell(sheet, 'B2').getByRole('textbox', { name: 'Komórka B2' });
  await field.fill('600');
  await tap(cell(sheet, 'A2'));
  expect(await shown(sheet, 'B5')).toBe('1100');
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

test('by keyboard alone, as in a sheet: type, Tab, Enter, F2, Escape, undo, leap, leave', async () => {
  const { context, page, sheet } = await opened(EXCEL, {}, 1);
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  await change(sheet).focus();
  await keys('Enter');
  await sheet.getByRole('grid').waitFor();
  expect(await isActive(cell(sheet, 'A1'))).toBe(true);
  // A row typed with Tab; Enter comes back under its beginning.
  await keys('ArrowDown', 'Control+ArrowDown', 'ArrowDown');
  expect(await line(sheet).inputValue()).toBe('');
  await page.keyboard.type('2026-05-07');
  await keys('Tab');
  await page.keyboard.type('róże');
  await keys('Tab');
  await page.keyboard.type('12,5');
  await keys('Enter');
  expect(await isActive(cell(sheet, 'A8'))).toBe(true);
  expect([await shown(sheet, 'A7'), await shown(sheet, 'B7'), await shown(sheet, 'C7')]).toEqual([
    '2026-05-07',
    'róże',
    '12,5',
  ]);
  // Typing replaces, Escape gives up, F2 goes on, Ctrl + Z takes back.
  await keys('Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown');
  await page.keyboard.type('5');
  await keys('Escape');
  expect(await shown(sheet, 'C3')).toBe('320');
  await page.keyboard.type('5');
  await keys('Enter');
  expect(await shown(sheet, 'C3')).toBe('5');
  await keys('Control+z');
  expect(await shown(sheet, 'C3')).toBe('320');
  await keys('F2');
  await page.keyboard.type(',75');
  await keys('Enter', 'ArrowUp');
  expect(await line(sheet).inputValue()).toBe('320,75');
  await keys('Delete', 'Tab');
  expect(await shown(sheet, 'C3')).toBe('');
  // Nobody is caught in the grid.
  expect(await isActive(sheet.getByRole('button', { name: 'Przywróć' }))).toBe(true);
  await keys('Shift+Tab', 'Shift+Tab');
  expect(await isActive(line(sheet))).toBe(true);
  await context.close();
});

test('by keyboard what is selected is summed up, copied here and elsewhere, pasted, filled down and taken back', async () => {
  const { context, page, sheet } = await changed(EXCEL, {}, 1);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const keys = async (...all: string[]) => {
    for (const key of all) await page.keyboard.press(key);
  };
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  // As the lesson asks for it: from the first price to the last.
  await press(cell(sheet, 'C2'));
  await keys('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowDown');
  expect(await said(sheet)).toBe('C2:C6, suma 602,9');
  expect(await sheet.locator('[aria-selected=true]').count()).toBe(5);
  expect(await isActive(cell(sheet, 'C2'))).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  await keys('Control+c');
  expect((await clipboard()).replaceAll('\r', '')).toBe('48,50\n320\n75,90\n48,50\n110');
  // A formula goes along, but for what stands behind '$'.
  await press(cell(sheet, 'D2'));
  await page.keyboard.type('=C2/$C$7');
  await keys('Enter', 'ArrowUp', 'Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
  expect(await shown(sheet, 'D2')).toMatch(/^0,08/);
  await press(cell(sheet, 'D4'));
  expect(await line(sheet).inputValue()).toBe('=C4/$C$7');
  await keys('ArrowDown', 'Control+d');
  expect(await line(sheet).inputValue()).toBe('=C5/$C$7');
  await keys('Control+c', 'ArrowDown', 'Control+v');
  expect(await line(sheet).inputValue()).toBe('=C6/$C$7');
  expect(await said(sheet)).toBe('Wklejono.');
  await keys('Control+z');
  expect(await shown(sheet, 'D6')).toBe('');
  // All that is selected goes at once, and comes back at once.
  await press(cell(sheet, 'A2'));
  await keys('Control+Shift+ArrowDown', 'Delete');
  expect([await shown(sheet, 'A2'), await shown(sheet, 'A6')]).toEqual(['', '']);
  await keys('Control+z');
  expect([await shown(sheet, 'A2'), await shown(sheet, 'A6')]).toEqual(['2026-05-04', '2026-05-06']);
  await context.close();
});

test('rows of another program are typed into cells, and what finds no room is told of', async () => {
  const { context, page, sheet } = await changed(EXCEL, {}, 1);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const take = (text: string) => page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await take('2026-05-07\tróże\t12,5\n2026-05-08\tmaki\t=C8*2\n');
  await press(cell(sheet, 'A8'));
  await page.keyboard.press('Control+v');
  expect([await shown(sheet, 'A8'), await shown(sheet, 'B8'), await shown(sheet, 'C9')]).toEqual([
    '2026-05-07',
    'róże',
    '25',
  ]);
  await take('1\t2');
  await press(cell(sheet, 'D9'));
  await page.keyboard.press('Control+v');
  expect(await shown(sheet, 'D9')).toBe('1');
  expect(await said(sheet)).toBe('Wklejono tyle, ile zmieściło się w arkuszu.');
  await context.close();
});

test('a mouse draws over cells; a finger fills one after another', async () => {
  const { context, page, sheet } = await changed(EXCEL, {}, 1);
  await cell(sheet, 'C2').hover();
  await page.mouse.down();
  await cell(sheet, 'C4').hover();
  await page.mouse.up();
  expect(await said(sheet)).toBe('C2:C4, suma 444,4');
  await context.close();
  const phone = await opened(EXCEL, { width: 360, hasTouch: true }, 1);
  await tap(change(phone.sheet));
  await tap(cell(phone.sheet, 'D2'));
  await line(phone.sheet).fill('=C2*2');
  await phone.page.keyboard.press('Enter');
  await tap(cell(phone.sheet, 'D2'));
  const fill = phone.sheet.getByRole('button', { name: 'Wypełnij w\u00a0dół' });
  await tap(fill);
  expect(await shown(phone.sheet, 'D3')).toBe('640');
  expect(await said(phone.sheet)).toBe('D3: 640');
  await tap(fill);
  expect(await shown(phone.sheet, 'D4')).toBe('151,8');
  // What was there is told of, and comes back.
  await tap(cell(phone.sheet, 'C2'));
  await tap(fill);
  expect(await said(phone.sheet)).toBe('C3: 48,50. Zniknęło: 320.');
  const undo = phone.sheet.getByRole('button', { name: 'Cofnij' });
  await tap(undo);
  expect([await shown(phone.sheet, 'C3'), await said(phone.sheet)]).toEqual(['320', 'Cofnięto.']);
  await tap(fill);
  await tap(undo);
  await tap(undo);
  await tap(undo);
  await tap(undo);
  expect([await shown(phone.sheet, 'D2'), await said(phone.sheet)]).toEqual(['', 'Cofnięto.']);
  await tap(undo);
  expect(await said(phone.sheet)).toBe('Nie ma czego cofać.');
  await tap(cell(phone.sheet, 'D6'));
  await tap(fill);
  expect(await said(phone.sheet)).toBe('D6 nic nie zawiera, więc nie ma czego kopiować w dół.');
  await tap(cell(phone.sheet, 'B9'));
  await tap(fill);
  expect(await said(phone.sheet)).toBe('Tu arkusz się kończy.');
  expect(await sidewaysScroll(phone.page)).toBe(0);
  expect(await accessibilityFaults(phone.page)).toEqual([]);
  await phone.context.close();
});

test('a finger selects cells from the chosen one to the next that it touches, and fills them down', async () => {
  const { context, page, sheet } = await opened(EXCEL, { width: 360, hasTouch: true }, 1);
  await tap(change(sheet));
  await tap(cell(sheet, 'C2'));
  const range = sheet.getByRole('button', { name: 'Zaznacz zakres' });
  await tap(range);
  expect(await range.getAttribute('aria-pressed')).toBe('true');
  expect(await said(sheet)).toMatch(/^Zakres zaczyna się w C2\. Wskaż komórkę, na której się kończy/);
  await tap(cell(sheet, 'C6'));
  expect(await said(sheet)).toBe('C2:C6, suma 602,9');
  expect(await range.getAttribute('aria-pressed')).toBe('false');
  expect(await isActive(cell(sheet, 'C2'))).toBe(true);
  expect(await accessibilityFaults(page)).toEqual([]);
  // The next touch chooses, and the other press takes the first back.
  await tap(cell(sheet, 'D2'));
  expect(await sheet.locator('[aria-selected=true]').count()).toBe(0);
  await line(sheet).fill('=C2*2');
  await page.keyboard.press('Enter');
  await tap(cell(sheet, 'D2'));
  await tap(range);
  await tap(range);
  await tap(cell(sheet, 'D3'));
  expect(await sheet.locator('[aria-selected=true]').count()).toBe(0);
  await tap(cell(sheet, 'D2'));
  await tap(range);
  await tap(cell(sheet, 'D4'));
  await tap(sheet.getByRole('button', { name: 'Wypełnij w\u00a0dół' }));
  expect([await shown(sheet, 'D3'), await shown(sheet, 'D4')]).toEqual(['640', '151,8']);
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

test('filled down, equal cells are said to be so, and of many what is gone', async () => {
  const { context, page, sheet } = await changed(EXCEL, {}, 1);
  await press(cell(sheet, 'B2'));
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  const once = await said(sheet);
  expect(once).toMatch(/^Wypełniono B3:B4\. Zniknęło: .+; .+\.$/);
  await page.keyboard.press('Control+d');
  expect(await said(sheet)).toBe('Wypełniono B3:B4. Było tam już to samo.');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  expect(once).toContain(await shown(sheet, 'B3'));
  await context.close();
});

test('what a cell was taken for is seen, and an error says what it means', async () => {
  const { context, page, sheet } = await changed(EXCEL, {}, 1);
  const type = async (address: string, text: string) => {
    await press(cell(sheet, address));
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await type('C2', '48.50');
  expect(await cell(sheet, 'C2').evaluate((td) => getComputedStyle(td).textAlign)).toBe('start');
  expect(await shown(sheet, 'C7')).toBe('#ARG!');
  await type('C2', '12.05');
  expect(await shown(sheet, 'C2')).toBe('12.maj');
  await type('D1', '=JEZELI(1;2)');
  expect(await said(sheet)).toBe('#NAZWA? w D1: Nie ma funkcji JEZELI. Czy chodzi o JEŻELI?');
  await type('D1', '=D2');
  await type('D2', '=D1');
  expect(await said(sheet)).toMatch(/^#ADR! w D2: Formuła prowadzi z powrotem do samej siebie/);
  await type('D1', '=X.WYSZUKAJ("eustoma";B2:B6;C2:C6)');
  expect(await said(sheet)).toBe('D1: 75,90');
  await type('D3', '=<img src=x onerror=alert(1)>');
  expect(await sheet.locator('img').count()).toBe(0);
  expect(await shown(sheet, 'D3')).toBe('#BŁĄD!');
  await press(cell(sheet, 'A1'));
  expect(await said(sheet)).toBe('');
  await press(cell(sheet, 'D3'));
  expect(await said(sheet)).toMatch(/^#BŁĄD! w D3: Formuła jest niedokończona/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('on a telephone what to try stays readable, and what an error means is seen beside its cell', async () => {
  const { context, page, sheet } = await opened(EXCEL, { width: 360, hasTouch: true }, 1);
  await tap(change(sheet));
  const inWindow = async (words: Locator) => {
    const { x = -1, width = 0 } = (await words.boundingBox()) ?? {};
    return x >= 0 && x + width <= 360;
  };
  const task = sheet.getByText('W C2 zamień przecinek na kropkę.');
  expect(await inWindow(task)).toBe(true);
  // The table is moved sideways by it.
  await tap(cell(sheet, 'D2'));
  expect(await inWindow(task)).toBe(true);
  await page.setViewportSize({ width: 360, height: 420 });
  await line(sheet).fill('=SUMA(C2:C6');
  await page.keyboard.press('Enter');
  expect(await shown(sheet, 'D2')).toBe('602,90');
  await tap(cell(sheet, 'D2'));
  await line(sheet).fill('=SUMMA(C2:C6)');
  await page.keyboard.press('Enter');
  const meaning = sheet.getByText(/^#NAZWA\? w\sD2: Tutaj nie ma funkcji SUMMA/);
  await meaning.waitFor();
  const { y, height } = (await meaning.boundingBox()) ?? expect.fail('not seen');
  expect(y + height).toBeLessThanOrEqual(420);
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('a look hides nothing of what is reckoned with', async () => {
  const { context, page, sheet } = await changed(EXCEL);
  expect([await shown(sheet, 'A1'), await shown(sheet, 'A2'), await shown(sheet, 'A3')]).toEqual([
    '3',
    '3',
    '7',
  ]);
  await press(cell(sheet, 'A1'));
  expect(await line(sheet).inputValue()).toBe('3,456');
  await page.keyboard.type('3,4');
  await page.keyboard.press('Enter');
  expect(await shown(sheet, 'A1')).toBe('3');
  expect(await shown(sheet, 'A3')).toBe('7');
  await context.close();
});

test('a bought lesson has its sheet, too, and keeps nothing of what was typed', async () => {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, 'etf-i-obligacje');
  const context = await contextOf(app, browser, person, { width: 360 });
  const page = await context.newPage();
  await page.goto('/moje-kursy/etf-i-obligacje');
  await press(page.getByRole('link', { name: /^Zacznij: / }));
  const sheet = sheets(page).first();
  await press(change(sheet));
  await press(cell(sheet, 'C4'));
  await page.keyboard.type('-40%');
  await page.keyboard.press('Enter');
  expect(await shown(sheet, 'C5')).toBe('-4,5%');
  expect(await sidewaysScroll(page)).toBe(0);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await shown(sheet, 'C4')).toBe('0%');
  await context.close();
});

test('before the press it says how many kB come, and until then none do', async () => {
  const { context, page, sheet } = await opened(EXCEL);
  const needed = Number(/pobierze (\d+)/.exec((await sheet.innerText()).replaceAll('\u00a0', ' '))?.[1]);
  const coming: Promise<Buffer>[] = [];
  page.on('response', (response) => coming.push(response.body()));
  await page.waitForTimeout(300);
  expect(coming).toEqual([]);
  await press(change(sheet));
  await sheet.getByRole('grid').waitFor();
  // As the platform compresses.
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const bytes = (await Promise.all(coming)).map((body) => brotliCompressSync(body, level).length);
  const kB = bytes.reduce((sum, one) => sum + one, 0) / 1_000;
  expect(needed).toBeGreaterThanOrEqual(Math.floor(kB));
  expect(needed).toBeLessThanOrEqual(Math.ceil(kB * 1.25));
  // The other one of the page needs nothing more.
  expect(await sheets(page).nth(1).getByText('pobierze').isVisible()).toBe(false);
  await context.close();
});

test('without a connection the press says what to do', async () => {
  const { context, sheet } = await opened(EXCEL);
  await context.setOffline(true);
  await press(change(sheet));
  await expect.poll(() => said(sheet)).toMatch(/Sprawdź połączenie i naciśnij ponownie\.$/);
  await context.setOffline(false);
  await press(change(sheet));
  await sheet.getByRole('grid').waitFor();
  browser.complaints();
  await context.close();
});

test('without JavaScript a sheet is a table with its results and formulas, on the screen and on paper', async () => {
  const { context, page, sheet } = await opened(FUND, { javaScriptEnabled: false, width: 360 });
  expect(await sheet.getByRole('table', { name: 'Wpisz w C4: -40%.' }).isVisible()).toBe(true);
  expect(await sheet.getByRole('columnheader', { name: 'C' }).isVisible()).toBe(true);
  expect(await shown(sheet, 'D7')).toMatch(/^103,50 zł\s+=B7\*D5\/B5$/);
  expect(await change(sheet).count()).toBe(0);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await sheet.getByRole('table').isVisible()).toBe(true);
  await context.close();
});
