// 'Uruchom' under a lesson's code (docs/decisions.md 'Code that runs'): by mouse, finger and keyboard, and attacked by what somebody may write
// into it.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import type { Application } from '#tests/support/worker/application.ts';

const JAVASCRIPT = '/kursy/javascript-dla-poczatkujacych/pierwsza-lekcja';
const SQL = '/kursy/sql-od-podstaw/pierwsza-lekcja';
const PYTHON = '/kursy/python-od-podstaw/pierwsza-lekcja';
const WITH_MODULES = '/kursy/analiza-danych-w-pythonie/pierwsza-lekcja';
const HTML = '/kursy/html-i-css-od-zera/pierwsza-lekcja';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

const blocks = (page: Page) => page.locator('[data-code]').filter({ has: page.locator('[data-runs]') });
const runs = (block: Locator) => block.getByText(/^(?:Uruchom|Pokaż)$/);
const said = (block: Locator) => block.locator('[data-said]');
const result = (block: Locator) => block.locator('[data-result]');

/** The one of the page that the tests run and change. */
const shownOn = (page: Page, path: string) =>
  blocks(page)
    .filter(path === JAVASCRIPT ? { hasText: 'Dziś polecamy' } : {})
    .filter(path === PYTHON ? { hasText: /print\(rok \+ 5\)/ } : {})
    .first();

async function opened(path: string, options: Parameters<TestBrowser['visitor']>[0] = {}) {
  const context = await browser.visitor(options);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  return { context, page, block: shownOn(page, path) };
}

/** A block of JavaScript, run once, so that it can be changed. */
async function withField() {
  const opening = await opened(JAVASCRIPT);
  await press(runs(opening.block));
  await result(opening.block).getByText('Dziś polecamy: malina').waitFor();
  const field = opening.block.getByRole('textbox');
  return {
    ...opening,
    /** What it wrote, once it has written anything. */
    async run(code: string) {
      await press(opening.block.getByText('Przywróć'));
      await field.fill(code);
      await press(runs(opening.block));
      const shown = result(opening.block);
      await expect.poll(() => shown.textContent()).not.toBe('');
      return (await shown.textContent()) ?? '';
    },
    /** How it ended. */
    async end(code: string) {
      await press(opening.block.getByText('Przywróć'));
      await field.fill(code);
      await press(runs(opening.block));
      await said(opening.block)
        .getByText(/^(?:Zatrzymane|Wynik|Kod się|Kod ma|Nie udało)/)
        .waitFor();
      return said(opening.block).textContent();
    },
  };
}

/** A server elsewhere, and what it was asked. */
async function listening() {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end('1');
  });
  server.on('upgrade', (request, socket) => {
    asked.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { host, asked, close: () => server.close() };
}

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const) {
  test(`${hand} runs JavaScript, changes it, takes it back`, async () => {
    const { context, page, block } = await opened(JAVASCRIPT, options);
    expect(await blocks(page).count()).toBe(3);
    await pressed(runs(block));
    await result(block).getByText('Dziś polecamy: malina').waitFor();
    const field = block.getByRole('textbox', { name: 'Kod, który możesz zmieniać' });
    await field.fill("console.log([1, 'a', { b: null }]); nieMa();");
    await pressed(runs(block));
    await result(block).getByText("[ 1, 'a', { b: null } ]").waitFor();
    await result(block).getByText('ReferenceError: nieMa is not defined (wiersz 1)').waitFor();
    await said(block)
      .getByText(/^Nie ma nazwy „nieMa”\./)
      .waitFor();
    await field.fill("console.log('raz');\nconsole.log('dwa';");
    await pressed(runs(block));
    await result(block).getByText('SyntaxError: missing ) after argument list (wiersz 2)').waitFor();
    await said(block)
      .getByText(/^Między wartościami w\snawiasie brakuje przecinka/)
      .waitFor();
    await field.fill("throw new Error('za mało');");
    await pressed(runs(block));
    await result(block).getByText('Error: za mało (wiersz 1)').waitFor();
    await said(block).getByText('Kod ma błąd.').waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressed(block.getByText('Przywróć'));
    expect(await field.inputValue()).toContain("const smak = 'malina'");
    expect(await result(block).textContent()).toBe('');
    await context.close();
  });

  test(`${hand} runs SQL on the tables of the blocks above, and gets a table`, async () => {
    const { context, page } = await opened(SQL, options);
    const update = blocks(page).nth(1);
    await pressed(runs(update));
    await said(update)
      .getByText(/^Zmienione wiersze: 1\./)
      .waitFor();
    await result(update).getByText('600 999 888').waitFor();
    await update
      .getByRole('textbox')
      .fill(
        'SELECT k.imie, count(*) AS ile FROM sprzedaze s JOIN klienci k ON k.id = s.klient_id GROUP BY k.id;',
      );
    await pressed(runs(update));
    await said(update)
      .getByText(/^Wynik: 2\swiersze\.$/)
      .waitFor();
    expect(await result(update).getByRole('row').allInnerTexts()).toEqual([
      'imie\tile',
      'Zofia\t2',
      'Olek\t1',
    ]);
    await said(update)
      .getByText(/^Wynik: 2\swiersze\.$/)
      .waitFor();
    expect(await update.getByText('pobierze').isVisible()).toBe(false);
    await update.getByRole('textbox').fill("INSERT INTO sprzedaze VALUES (4, '2026-02-10', 7, 1);");
    await pressed(runs(update));
    await result(update).getByText('FOREIGN KEY constraint failed').waitFor();
    await said(update)
      .getByText(/^Klucz obcy wskazywałby na wiersz, którego nie ma\./)
      .waitFor();
    await update.getByRole('textbox').fill('SELECT * FORM sprzedaze;');
    await pressed(runs(update));
    await said(update)
      .getByText(/^SQLite nie rozumie zapytania przy „FORM”\./)
      .waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
}

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
] as const) {
  test(`${hand} runs Python, which asks as in a console and says its errors as Python does`, async () => {
    const { context, page } = await opened(PYTHON, options);
    const asking = blocks(page).first();
    await pressed(runs(asking));
    const who = asking.getByRole('textbox', { name: 'Kto robił te ogórki?' });
    await who.waitFor();
    await said(asking).getByText('Program czeka na odpowiedź.').waitFor();
    expect(await who.evaluate((field) => field === document.activeElement)).toBe(true);
    await who.fill('Ola');
    await page.keyboard.press('Enter');
    await asking.getByRole('textbox', { name: 'W którym roku?' }).fill('2025');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await pressed(asking.getByRole('button', { name: 'Enter' }));
    await result(asking).getByText('OGÓRKI KISZONE, Ola, zbiory 2025').waitFor();
    expect(await result(asking).locator('samp').allInnerTexts()).toEqual([
      'Kto robił te ogórki? Ola',
      'W którym roku? 2025',
      'OGÓRKI KISZONE, Ola, zbiory 2025',
    ]);
    await expect.poll(() => runs(asking).evaluate((one) => one === document.activeElement)).toBe(true);
    // A press asks anew.
    await asking.getByRole('textbox').fill("while True:\n    if input('Jeszcze? ') == 'nie':\n        break");
    await pressed(runs(asking));
    for (const answer of ['tak', 'nie']) {
      await asking.getByRole('textbox', { name: 'Jeszcze?' }).fill(answer);
      await page.keyboard.press('Enter');
      await result(asking).getByText(`Jeszcze? ${answer}`).waitFor();
    }
    await asking.getByRole('button', { name: 'Uruchom' }).waitFor();
    expect(await result(asking).locator('input').count()).toBe(0);
    const wrong = shownOn(page, PYTHON);
    await pressed(runs(wrong));
    await result(wrong).getByText('TypeError: can only concatenate str (not "int") to str').waitFor();
    await result(wrong).getByText('File "kod.py", line 2, in <module>').waitFor();
    await said(wrong)
      .getByText(/^Plus skleja tekst z\stekstem/)
      .waitFor();
    expect(await sidewaysScroll(page)).toBe(0);
    await context.close();
  });
}

test('of Python what isn’t there is named, and what would not end is ended', async () => {
  const { context, page, block } = await opened(PYTHON);
  const end = async (code: string) => {
    if (await block.getByRole('textbox').isVisible()) await block.getByRole('textbox').fill(code);
    await press(runs(block));
    await block.getByRole('button', { name: 'Uruchom' }).waitFor({ state: 'hidden' });
    await block.getByRole('button', { name: 'Uruchom' }).waitFor();
    return `${await said(block).textContent()} ${await result(block).textContent()}`.replaceAll(
      '\u00a0',
      ' ',
    );
  };
  await end('');
  expect(await end('import numpy')).toMatch(/^Modułu „numpy” tutaj nie ma.*No module named 'numpy'$/s);
  // Neither a name, nor a text, nor what Brython keeps of itself leads to the browser.
  for (const attack of [
    'import javascript\njavascript.window.fetch("/")',
    'from browser import document, ajax',
    'import random\nfrom browser import self',
    "__import__('browser')",
    "exec('import brow' + 'ser')",
    'eval(\'__import__("javascript")\')',
    'import importlib\nimportlib.import_module("browser")',
    'import browser.ajax',
    'import _importlib',
    'import random, os\nos.urandom(1)',
    'import _ajax',
  ])
    expect([attack, await end(attack)]).toEqual([attack, expect.stringMatching(/ModuleNotFoundError: /)]);
  expect(
    await end(
      'import _sys, builtins, random\nprint(__BRYTHON__, builtins.__BRYTHON__, __builtins__.__BRYTHON__, _sys.vfs, _sys.meta_path)',
    ),
  ).toBe(' None None None None None');
  expect(
    await end(
      "import json\nprint([name for name in json.__dict__ if 'browser' in name or 'javascript' in name])",
    ),
  ).toBe(' []');
  expect(await end('print(window)')).toMatch(/NameError: name 'window' is not defined/);
  expect(await end('print(open("a.txt").read())')).toMatch(/^Plików tutaj nie ma.*FileNotFoundError/s);
  expect(await end('import time\ntime.sleep(60)')).toMatch(
    /^Kod w lekcji działa najwyżej 5 sekund.*line 2, in <module>/s,
  );
  expect(await end('print("hej)')).toMatch(
    /^Brakuje cudzysłowu.*unterminated string literal \(detected at line 1\)$/s,
  );
  expect(await end('print(1')).toMatch(/^Nawias \( nie ma pary.*was never closed$/s);
  expect(await end('def f():\n    return f()\nf()')).toMatch(/bez końca.*RecursionError/s);
  expect(await end('print(1)\nexit()')).toBe(' 1');
  expect(
    await end('print(round(2.675, 2), round(0.125, 2), round(1.15, 1), round(2.5), round(-1.005, 2))'),
  ).toBe(' 2.67 0.12 1.1 2 -1.0');
  expect(await end('len(5)')).toMatch(/TypeError: object of type 'int' has no len\(\)$/);
  expect(await end("print('a', end='')\nprint('b'); print('<b>')")).toBe(' ab<b>');
  expect(await end("print('x' * 10_000_000)")).toMatch(/^Wynik jest za długi/);
  expect(await end("while True: print('x')")).toMatch(/^Wynik jest za długi/);
  expect(await end('while True: pass')).toMatch(/^Zatrzymane po 5 /);
  expect(await page.locator('iframe').count()).toBe(0);
  browser.complaints();
  await context.close();
});

// As CPython 3.14 writes it.
test.each([
  [
    'math',
    'import math\nprint(math.sqrt(2), math.comb(49, 6), math.lcm(4, 6))',
    '1.4142135623730951 13983816 12',
  ],
  [
    'random',
    'import random\nrandom.seed(42)\nprint([random.randint(1, 49) for _ in range(6)])',
    '[41, 8, 2, 48, 18, 16]',
  ],
  [
    'datetime',
    "from datetime import datetime, timedelta\nd = datetime.strptime('28.11.2026 07:05', '%d.%m.%Y %H:%M')\nprint(d + timedelta(days=4), d.strftime('%A %j'))",
    '2026-12-02 07:05:00 Saturday 332',
  ],
  ['time', "import time\nprint(time.strftime('%Y-%m-%d', time.gmtime(951_782_400)))", '2000-02-29'],
  [
    'collections',
    "from collections import Counter, deque\nprint(Counter('abca').most_common(1), deque([1, 2], maxlen=1))",
    "[('a', 2)] deque([2], maxlen=1)",
  ],
  [
    'itertools',
    'import itertools as it\nprint(list(it.islice(it.count(5, 5), 3)), list(it.pairwise([1, 4, 9])))',
    '[5, 10, 15] [(1, 4), (4, 9)]',
  ],
  ['functools', 'from functools import reduce\nprint(reduce(lambda a, b: a * b, range(1, 6)))', '120'],
  ['json', "import json\nprint(json.dumps({'a': [1.0, None], 'b': {}}))", '{"a": [1.0, null], "b": {}}'],
  ['re', "import re\nprint(re.findall(r'\\d+', 'a12b3'))", "['12', '3']"],
  [
    'statistics and string',
    'import statistics, string\nprint(statistics.mean([1, 2, 4, 5]), string.digits)',
    '3 0123456789',
  ],
  [
    'decimal and fractions',
    "from decimal import Decimal\nfrom fractions import Fraction\nprint(Decimal('0.1') + Decimal('0.2'), Fraction(1, 3) + Fraction(1, 6))",
    '0.3 1/2',
  ],
  [
    'textwrap and calendar',
    "import textwrap, calendar\nprint(textwrap.wrap('ala ma kota', 6), calendar.isleap(2028))",
    "['ala ma', 'kota'] True",
  ],
])('Python’s %s is at hand, fetched on the press alone', async (_, code, printed) => {
  const { context, page, block } = await opened(PYTHON);
  await press(runs(block));
  await result(block).getByText('can only concatenate').waitFor();
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().startsWith('blob:') || asked.push(request.url())));
  await block.getByRole('textbox').fill(code);
  await page.waitForTimeout(200);
  expect(asked).toEqual([]);
  await press(runs(block));
  await expect.poll(() => result(block).textContent()).toBe(printed);
  const files = asked.filter((url) => url.endsWith('.json')).length;
  expect(files).toBeGreaterThan(0);
  // What was fetched once needs no connection.
  await context.setOffline(true);
  await press(runs(block));
  await block.getByRole('button', { name: 'Uruchom' }).waitFor();
  await expect.poll(() => result(block).textContent()).toBe(printed);
  expect(asked.filter((url) => url.endsWith('.json')).length).toBe(files);
  await context.setOffline(false);
  browser.complaints();
  await context.close();
});

test('on a telephone, which has no console, the lesson is done with its own buttons', async () => {
  const { context, page } = await opened(JAVASCRIPT, { width: 360, hasTouch: true });
  const lines = blocks(page).first();
  await tap(runs(lines));
  await result(lines).getByText('→ 21').waitFor();
  await lines.getByRole('textbox').fill("'3' + 7;");
  await tap(runs(lines));
  await result(lines).getByText("→ '37'").waitFor();
  const file = blocks(page).last();
  await tap(runs(file));
  await result(file).getByText('Do zapłaty: 21').waitFor();
  const field = file.getByRole('textbox');
  await field.fill((await field.inputValue()).replace('console', 'consle'));
  await tap(runs(file));
  await result(file).getByText('ReferenceError: consle is not defined (wiersz 5)').waitFor();
  await context.close();
});

test('by keyboard alone: run, change, leave the field, stop an endless loop', async () => {
  const { context, page, block } = await opened(JAVASCRIPT);
  await runs(block).focus();
  await page.keyboard.press('Enter');
  await result(block).getByText('Dziś polecamy: malina').waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await block.getByRole('textbox').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('while (true) {}');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await block.getByRole('button', { name: 'Zatrzymaj' }).waitFor();
  await page.keyboard.press('Enter');
  await said(block).getByText('Zatrzymane.').waitFor();
  expect(await runs(block).evaluate((button) => button === document.activeElement)).toBe(true);
  await context.close();
});

test('a bought lesson runs its code, too', async () => {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, 'javascript-dla-poczatkujacych');
  const context = await contextOf(app, browser, person, { width: 360 });
  const page = await context.newPage();
  await page.goto('/moje-kursy/javascript-dla-poczatkujacych');
  await press(page.getByRole('link', { name: /^Zacznij: / }));
  const block = shownOn(page, JAVASCRIPT);
  await press(runs(block));
  await result(block).getByText('Dziś polecamy: malina').waitFor();
  await block.getByRole('textbox').fill("console.log('zmienione')");
  await press(runs(block));
  await result(block).getByText('zmienione').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await context.close();
});

test.each([
  [JAVASCRIPT, 'Dziś polecamy: malina'],
  [SQL, 'Zupa z chmur'],
  [PYTHON, 'can only concatenate'],
  [WITH_MODULES, 'średnio'],
])('%s says before the press how many kB it brings, and until then brings none', async (path, words) => {
  const { context, page, block } = await opened(path);
  const needed = Number(/pobierze (\d+)/.exec((await block.innerText()).replaceAll('\u00a0', ' '))?.[1]);
  const coming: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('blob:')) coming.push(response.body());
  });
  await page.waitForTimeout(300);
  expect(coming).toEqual([]);
  await press(runs(block));
  await result(block).getByText(words).first().waitFor();
  // As the platform compresses.
  const level = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const bytes = (await Promise.all(coming)).map((body) => brotliCompressSync(body, level).length);
  const kB = bytes.reduce((sum, one) => sum + one, 0) / 1_000;
  expect(needed).toBeGreaterThanOrEqual(Math.floor(kB));
  expect(needed).toBeLessThanOrEqual(Math.ceil(kB * 1.25));
  await context.close();
});

test('a page is shown in place', async () => {
  const { context, page, block } = await opened(HTML);
  await press(runs(block));
  const shown = page.frameLocator('iframe[title="Wynik"]').frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Pasieka pod Lipą' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
});

test('without JavaScript a block is a block', async () => {
  const { context, page, block } = await opened(JAVASCRIPT, { javaScriptEnabled: false });
  expect(await block.getByText("const smak = 'malina'").isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Uruchom' }).count()).toBe(0);
  await context.close();
});

test('what was fetched once runs without a connection', async () => {
  for (const [path, words] of [
    [JAVASCRIPT, 'Dziś polecamy: malina'],
    [SQL, 'Zupa z chmur'],
    [PYTHON, 'can only concatenate'],
  ] as const) {
    const { context, block } = await opened(path);
    await press(runs(block));
    await result(block).getByText(words).first().waitFor();
    await context.setOffline(true);
    await press(runs(block));
    await block.getByRole('button', { name: 'Uruchom' }).waitFor();
    await result(block).getByText(words).first().waitFor();
    await block.getByRole('textbox').fill('nieMa()');
    await press(runs(block));
    await said(block)
      .getByText(/^(?:Nie ma nazwy|SQLite nie rozumie)/)
      .waitFor();
    await context.close();
  }
});

test('without a connection the first press says what to do', async () => {
  const { context, block } = await opened(JAVASCRIPT);
  await context.setOffline(true);
  await press(runs(block));
  await said(block)
    .getByText(/Sprawdź połączenie i\snaciśnij ponownie\.$/)
    .waitFor();
  await context.setOffline(false);
  await press(runs(block));
  await result(block).getByText('Dziś polecamy: malina').waitFor();
  browser.complaints();
  await context.close();
});

test('code reaches no network, page, cookie or storage', async () => {
  const { host, asked, close } = await listening();
  const { context, page, run } = await withField();
  await context.addCookies([{ name: 'tajne', value: 'ciastko', url: page.url() }]);
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(request.url()));
  const attacks = [
    `await fetch('http://${host}/fetch')`,
    `await fetch('${new URL(page.url()).origin}/api/health')`,
    `await new Promise((r, f) => { const x = new XMLHttpRequest(); x.open('GET', 'http://${host}/xhr'); x.onload = r; x.onerror = f; x.send(); })`,
    `await new Promise((r, f) => { const s = new WebSocket('ws://${host}/socket'); s.onopen = r; s.onerror = f; })`,
    `await new Promise((r, f) => { const s = new EventSource('http://${host}/events'); s.onopen = r; s.onerror = f; })`,
    `importScripts('http://${host}/script')`,
    `importScripts('${await page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src*="/plain-"]')?.src)}')`,
    `await import('http://${host}/module')`,
    `await import('data:text/javascript,export default 1')`,
    `await new Promise((r, f) => { const w = new Worker('http://${host}/worker'); w.onmessage = r; w.onerror = f; })`,
    `await navigator.serviceWorker.register('http://${host}/sw')`,
    `await new WebTransport('https://${host}/transport').ready`,
    'parent.document.title',
    'top.location = "/"',
    'window.opener',
    'document.cookie',
    'localStorage.getItem("a")',
    'sessionStorage.getItem("a")',
    'await cookieStore.getAll()',
    'await caches.keys()',
    'await navigator.storage.getDirectory()',
    'await new Promise((r, f) => { const o = indexedDB.open("a"); o.onsuccess = r; o.onerror = f; })',
    'new SharedWorker("a.js")',
    'open("/")',
  ];
  for (const attack of attacks) {
    const shown = await run(`${attack};\nconsole.log('DOSZŁO')`);
    expect(shown, attack).toMatch(/Error|Exception|Event/);
    expect(shown, attack).not.toContain('DOSZŁO');
  }
  // What only sends hasn't to fail, it has to arrive nowhere.
  await run(
    `navigator.sendBeacon?.('http://${host}/beacon'); new BroadcastChannel('a').postMessage('x'); console.log('po')`,
  );
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  // What answered was the frame alone, not our own server either.
  expect(answered.filter((url) => !/^blob:|\/uruchom\?v=/.test(url))).toEqual([]);
  expect(await page.title()).toContain('pierwsza lekcja');
  browser.complaints();
  close();
  await context.close();
});

test('a page that is shown runs no script, loads nothing and leads nowhere', async () => {
  const { host, asked, close } = await listening();
  const { context, page, block } = await opened(HTML);
  await press(runs(block));
  await page.locator('iframe[title="Wynik"]').waitFor();
  await block.getByRole('textbox').fill(`<meta http-equiv="refresh" content="0;url=http://${host}/refresh">
    <link rel="stylesheet" href="http://${host}/style"><style>@import "http://${host}/import"; p { background: url(http://${host}/back) }</style>
    <script>document.title = 'x'; fetch('http://${host}/fetch')</script><img src="http://${host}/img" onerror="parent.x = 1">
    <iframe src="http://${host}/frame"></iframe><link rel="prefetch" href="http://${host}/prefetch">
    <form action="http://${host}/form"><button>wyślij</button></form><p>jest</p>
    <a href="http://${host}/link">dalej</a> <a href="http://${host}/top" target="_top">góra</a>`);
  await press(runs(block));
  const shown = page.frameLocator('iframe[title="Wynik"]').frameLocator('iframe');
  await shown.getByText('jest').waitFor();
  await shown.getByText('wyślij').click();
  await shown.getByText('góra').click();
  await shown.getByText('dalej').click();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(HTML);
  browser.complaints();
  close();
  await context.close();
});

test('an endless loop is stopped after 5 seconds, and the page answers meanwhile', async () => {
  const { context, page, block, end } = await withField();
  const ending = end("console.log('ruszyło'); while (true) {}");
  await result(block).getByText('ruszyło').waitFor();
  const before = await page.evaluate(() => performance.now());
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect((await page.evaluate(() => performance.now())) - before).toBeLessThan(1_000);
  expect(await ending).toMatch(/^Zatrzymane po 5\s/);
  expect(await result(block).textContent()).toBe('ruszyło');
  expect(await page.locator('iframe').count()).toBe(0);
  // Anyone who says that it has only begun gains no time.
  const begun = Date.now();
  expect(
    await end("setInterval(() => { postMessage(['ready', '']); postMessage(['there', '']); }, 500)"),
  ).toMatch(/^Zatrzymane po 5\s/);
  expect(Date.now() - begun).toBeLessThan(20_000);
  await context.close();
});

test('an endless output, 10 MB of it and a flood of messages are cut', async () => {
  const { context, page, block, end } = await withField();
  for (const code of [
    "while (true) console.log('bez końca')",
    "console.log('x'.repeat(10_000_000))",
    "for (let i = 0; i < 10; i += 1) postMessage(['line', 'x'.repeat(1_000_000)]); while (true) {}",
    "while (true) postMessage(['line', ''])",
    "postMessage(['line', 'x'.repeat(300_000_000)])",
  ]) {
    expect(await end(code), code).toMatch(/^Wynik jest za długi/);
    const written = (await result(block).textContent()) ?? '';
    expect(written.length, code).toBeLessThanOrEqual(20_000);
    expect(await page.locator('iframe').count()).toBe(0);
  }
  await context.close();
});

test('half a gigabyte is taken from the frame alone, and given back', async () => {
  const { context, page, block, run, end } = await withField();
  expect(await run('const a = new Uint8Array(500_000_000).fill(1); console.log(a.length)')).toBe('500000000');
  expect(await end("const all = []; while (true) all.push('x'.repeat(100) + all.length)")).toMatch(
    /^(?:Zatrzymane po|Kod ma błąd|Nie udało)/,
  );
  expect(await run("console.log('dalej')")).toBe('dalej');
  expect(await page.title()).toContain('pierwsza lekcja');
  expect(await block.isVisible()).toBe(true);
  await context.close();
});

test('code can say nothing in the page’s name, and nobody else in the code’s', async () => {
  const { context, page, block, run } = await withField();
  // Answers that are none, or that only SQL gives.
  expect(
    await run(
      "postMessage('x'); postMessage([1, 2]); postMessage(['table', '{']); postMessage(['line', '<img src=x onerror=alert(1)>'])",
    ),
  ).toContain('<img src=x');
  expect(await result(block).locator('img').count()).toBe(0);
  // Another frame and the page itself speak while code runs: none of it is shown, and the frame takes no second order.
  // The button to stop is there before the frame has its order, so the code itself says that it runs.
  expect(await run("console.log('biegnie'); setTimeout(() => console.log('swoje'), 1500)")).toBe('biegnie');
  await page.evaluate(() => {
    const order = { source: "postMessage(['line', 'cudze'])", job: null };
    for (const frame of document.querySelectorAll('iframe'))
      frame.contentWindow?.postMessage(order, '*', [new MessageChannel().port2]);
    window.postMessage(['line', 'cudze'], '*');
    const other = document.createElement('iframe');
    other.srcdoc = '';
    document.body.appendChild(other);
    other.contentWindow?.parent.postMessage(['line', 'cudze'], '*');
  });
  await expect.poll(() => result(block).textContent()).toBe('biegnieswoje');
  await context.close();
});
