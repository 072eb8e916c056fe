// The quiz by hand: what it says to bad input, what it keeps, and that the keyboard alone will do.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startCuttableWay } from '#tests/support/browser/cut-connections.ts';
import { press } from '#tests/support/browser/hand.ts';
import { untilHydrated } from '#tests/support/browser/hydrated.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import {
  agree,
  fillQuiz,
  inspiration,
  INTERESTS,
  signInContext,
  understood,
} from '#tests/support/browser/person.ts';

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

async function openQuiz(options: Parameters<TestBrowser['visitor']>[0] = {}) {
  visitor = await browser.visitor(options);
  page = await visitor.newPage();
  await page.goto('/#quiz');
}

test('each step says at its field what is missing', async () => {
  await openQuiz();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByText('Wybierz co najmniej jedną opcję').waitFor();
  await press(inspiration(page, 'Natura'));
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByText('Opisz swoje zainteresowania').waitFor();
  const field = page.getByRole('textbox');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(browser.complaints()).toEqual([]);
});

test.each([
  [{ width: 1280, height: 800 }, 800],
  [{ width: 360, height: 780 }, 780],
])('what was typed, what it is read as and the way on are in the window, %o', async (viewport, height) => {
  await openQuiz(viewport);
  await press(inspiration(page, 'Natura'));
  await press(page.getByRole('button', { name: 'Dalej' }));
  await page.getByRole('textbox').fill(INTERESTS);
  await page.getByText('Widzę:').waitFor();
  const bottomOf = async (name: string) => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box === null ? Infinity : box.y + box.height;
  };
  expect(await bottomOf('Dalej')).toBeLessThanOrEqual(height);
  // The suggestions move in one row, and the page doesn't with them.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await press(page.getByRole('button', { name: 'porządek' }));
  await expect.poll(() => page.getByRole('textbox').inputValue()).toContain('Porządek');
});

test.each([
  { width: 1280, height: 800 },
  { width: 360, height: 780 },
])('of what is heard nothing is seen by half, %o', async (viewport) => {
  await openQuiz(viewport);
  await press(inspiration(page, 'Natura'));
  await press(page.getByRole('button', { name: 'Dalej' }));
  await page.getByRole('textbox').fill(INTERESTS);
  await press(page.getByRole('button', { name: 'Dalej' }));
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  await page
    .getByRole('textbox')
    .fill(
      'Lubię ludzi, porządek, jazdę samochodem, Excela i psy, mam dość biura i hałasu. Bez nocek, bez dźwigania, praca zdalna, najwyżej rok nauki, bez pracy na wysokości.',
    );
  const heard = page.locator('[data-echo]');
  await expect.poll(() => heard.innerText()).toMatch(/Widzę[^]*Raczej nie[^]*Warunki/);
  const rowsOf = () =>
    heard.evaluate((element) => {
      const { bottom, right } =
        element.parentElement?.getBoundingClientRect() ?? element.getBoundingClientRect();
      return Array.from(element.querySelectorAll('p'), (row) => {
        const [list, count] = row.children;
        const place = list?.getBoundingClientRect();
        const names = Array.from(list?.children ?? [], (one) => one.getBoundingClientRect());
        const isWhole = (one: DOMRect) =>
          place !== undefined &&
          one.right <= place.right + 0.5 &&
          one.bottom <= Math.min(bottom, place.bottom) + 0.5;
        const isUnseen = (one: DOMRect) => place !== undefined && one.top >= place.bottom;
        return {
          seen: names.filter(isWhole).length,
          byHalf: names.filter((one) => !isWhole(one) && !isUnseen(one)).length,
          unseen: names.filter(isUnseen).length,
          told: Number(count?.textContent ?? 0),
          isIn:
            row.getBoundingClientRect().bottom <= bottom &&
            (count?.getBoundingClientRect().right ?? 0) <= right + 0.5,
        };
      });
    });
  // They are counted once they stand.
  await expect.poll(async () => (await rowsOf()).every(({ told, unseen }) => told === unseen)).toBe(true);
  const rows = await rowsOf();
  expect(rows).toHaveLength(3);
  for (const { seen, byHalf, unseen, told, isIn } of rows) {
    expect({ byHalf, told, isIn }).toEqual({ byHalf: 0, told: unseen, isIn: true });
    expect(seen).toBeGreaterThan(0);
  }
  const wayOn = await page.getByRole('button', { name: 'Rozpocznij analizę' }).boundingBox();
  expect((wayOn?.y ?? Infinity) + (wayOn?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
});

test('a text that is too long is kept, counted and refused with its own sentence', async () => {
  await openQuiz();
  await press(inspiration(page, 'Natura'));
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByRole('textbox').fill('a'.repeat(1001));
  await page.getByText('o\u00a01 za dużo').waitFor();
  await page.getByRole('button', { name: 'Dalej' }).click();
  await page.getByText('Skróć odpowiedź do 1000 znaków – teraz ma ich 1001.').waitFor();
  expect(await page.getByRole('textbox').inputValue()).toHaveLength(1001);
});

test('a reload brings step and answers back', async () => {
  await openQuiz();
  await fillQuiz(page);
  await page.getByRole('textbox').fill('Szukam zmiany.');
  await page.reload();
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('Szukam zmiany.');
  await page.getByRole('button', { name: 'Wstecz' }).click();
  expect(await page.getByRole('textbox').inputValue()).toBe(INTERESTS);
});

test('Back and Forward walk through the quiz screen by screen, with what was answered', async () => {
  await openQuiz();
  await fillQuiz(page);
  await page.getByRole('textbox').fill('Szukam zmiany.');
  await press(page.getByRole('button', { name: 'Rozpocznij analizę' }));
  await understood(page);
  await agree(page);
  const screenNamed = (name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
  const stepAt = (step: number) => page.getByText(`Krok ${step} z\u00a03`).first().waitFor();
  const typed = () => page.getByRole('textbox').inputValue();
  await screenNamed('Trzy zawody na początek');
  expect(await page.evaluate(() => JSON.stringify(history.state))).toBe(
    '{"quiz":{"screen":"firsts","before":"understood"}}',
  );

  await page.goBack();
  await screenNamed('Tak Cię rozumiemy');
  await page.goBack();
  await stepAt(3);
  expect(await typed()).toBe('Szukam zmiany.');
  await page.goBack();
  await stepAt(2);
  expect(await typed()).toBe(INTERESTS);
  await page.goBack();
  await stepAt(1);
  expect(await page.getByRole('checkbox', { name: 'Natura' }).isChecked()).toBe(true);
  await page.goForward();
  await stepAt(2);
  await page.goForward();
  await stepAt(3);
  await page.goForward();
  await understood(page);

  // 'Wstecz' is the same way, so that Forward leads here again.
  await press(page.getByRole('button', { name: 'Wstecz' }));
  await stepAt(3);
  await page.goForward();
  await understood(page);

  // Other answers haven't passed the gate yet.
  await page.goBack();
  await page.getByRole('textbox').fill('Szukam spokoju.');
  await page.goForward();
  await stepAt(3);
  await press(page.getByRole('button', { name: 'Rozpocznij analizę' }));
  await understood(page);
  expect(browser.complaints()).toEqual([]);
});

test('Back closes the sheet of facts, as its own way back does, and what follows it leads back to the step', async () => {
  await openQuiz();
  await fillQuiz(page);
  const sheet = page.getByRole('heading', { name: 'Fakty o\u00a0Tobie' });
  const add = page.getByRole('button', { name: /^Dodaj fakty/ });
  await press(add);
  await sheet.waitFor();
  await page.goBack();
  await add.waitFor();
  await expect.poll(() => sheet.isVisible()).toBe(false);
  await page.goForward();
  await sheet.waitFor();
  await press(page.getByRole('button', { name: 'Wstecz' }));
  await add.waitFor();
  await page.goForward();
  await sheet.waitFor();
  await press(page.getByRole('button', { name: 'Rozpocznij analizę' }));
  await understood(page);
  await page.goBack();
  await add.waitFor();
  await page.goBack();
  await page.getByText('Krok 2 z\u00a03').first().waitFor();
  expect(browser.complaints()).toEqual([]);
});

test('a link to the quiz leaves its screen alone', async () => {
  await openQuiz();
  await fillQuiz(page);
  await page.evaluate(() => (window.location.hash = ''));
  await page.evaluate(() => (window.location.hash = '#quiz'));
  await page.getByText('Krok 3 z\u00a03').first().waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('');
});

test('the next step stands before anything else can be pressed or typed', async () => {
  await openQuiz();
  await untilHydrated(page.getByRole('checkbox').first());
  await press(inspiration(page, 'Natura'));
  await page.locator('#quiz input:checked').waitFor({ state: 'attached' });
  const stands = await page.getByRole('button', { name: 'Dalej' }).evaluate(async (button) => {
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    await Promise.resolve();
    return document.querySelector('#quiz textarea') !== null;
  });
  expect(stands).toBe(true);
});

test('the keyboard alone leads from the first option to the analysis', async () => {
  await openQuiz();
  await signInContext(app, visitor);
  await page.reload();
  // Keys that follow each other within the same moment: what a press before React does, tests/e2e/platform/late-parts.test.ts says.
  await untilHydrated(page.getByRole('checkbox').first());
  await page.getByRole('checkbox').first().focus();
  await page.keyboard.press('Space');
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab');
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
      if (text.trim() === name) return;
    }
    throw new Error(`Tab did not reach ${name}`);
  };
  await tabTo('Dalej');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type(INTERESTS);
  await tabTo('Dalej');
  await page.keyboard.press('Enter');
  await tabTo('Rozpocznij analizę');
  await page.keyboard.press('Enter');
  await understood(page);
  await tabTo('Zgadza się, szukaj szlaku');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Zobacz wszystko' }).press('Enter');
  await page.waitForURL('**/dashboard');
});

test('a failed analysis says why, costs nothing and can be tried again with the same answers', async () => {
  visitor = await browser.visitor();
  await signInContext(app, visitor);
  page = await visitor.newPage();
  await page.goto('/');
  await fillQuiz(page);
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await understood(page);
  app.gemini.misbehave({ kind: 'safety' });
  await agree(page);
  await page
    .getByText('Generowanie treści zostało zablokowane przez filtry bezpieczeństwa Google.')
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await page.getByRole('link', { name: 'Zobacz wszystko' }).press('Enter');
  await page.waitForURL('**/dashboard');
  const [, ...sent] = app.gemini.calls.map((call) => call.prompt);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toBe(sent[0]);
});

test('a connection that breaks in mid-run is taken up again by itself', async () => {
  const way = await startCuttableWay(app.url);
  // Slow, so that nothing ends by itself while the connection is away.
  app.gemini.setPace(0.5);
  visitor = await browser.visitor();
  await signInContext(app, visitor);
  page = await visitor.newPage();
  await page.goto(way.url);
  await fillQuiz(page);
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await agree(page);
  const first = page.locator('[data-ai-generated] h4').first();
  await first.waitFor();
  await visitor.setOffline(true);
  way.cut();
  await page.getByText('Nie masz połączenia z\u00a0internetem.').waitFor();
  expect(await first.isVisible()).toBe(true);
  await visitor.setOffline(false);
  app.gemini.setPace(1_000);
  await page.getByRole('link', { name: 'Zobacz wszystko' }).press('Enter');
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'A może inną drogą?' }).waitFor();
  expect(app.gemini.calls).toHaveLength(2);
  // The browser itself reports the broken connection.
  browser.complaints();
  await way.stop();
});
