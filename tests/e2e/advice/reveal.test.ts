// The run as somebody watches it: something new all the time, nothing that moves, an end where one is, and nobody sent elsewhere.
import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { END_ANCHOR } from '#app/features/advice/run/end-anchor.ts';
import type { Application } from '#tests/support/worker/application.ts';
import type { TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { agree, fillQuiz, signInContext, understood } from '#tests/support/browser/person.ts';
import { makePremium } from '#tests/support/payments/plans.ts';

const SLOWEST = 0.5;
const SOMETHING_NEW_WITHIN_MS = 4_000;

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let visitor: BrowserContext;
let page: Page;
let personId: string;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(async () => {
  await visitor.close();
  app.gemini.reset();
});

type Wish = {
  pace: number;
  isPremium?: boolean;
  wantsLessMotion?: boolean;
  options?: Parameters<TestBrowser['visitor']>[0];
};

/** A run that has begun; what watches the page is asked once it is over. */
async function startRun({ pace, isPremium = false, wantsLessMotion = false, options = {} }: Wish) {
  app.gemini.setPace(pace);
  visitor = await browser.visitor(options);
  ({ id: personId } = await signInContext(app, visitor));
  if (isPremium) await makePremium(app.database, personId);
  page = await visitor.newPage();
  if (!wantsLessMotion) await page.emulateMedia({ reducedMotion: 'no-preference' });
  await watchMoves(page);
  await page.goto('/');
  await fillQuiz(page);
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await agree(page);
  await page.getByRole('heading', { name: 'Twoja analiza powstaje' }).waitFor();
  // Where it is over in a moment the first note may never be seen.
  if (pace <= 4) await page.getByText('Porównaliśmy z\u00a0Twoimi odpowiedziami').waitFor();
  await page.evaluate(() => Reflect.set(window, 'moves', []));
  return { moves: () => page.evaluate((): string[] => Reflect.get(window, 'moves')) };
}

/** What moved within the page, unasked, and by how much; toasts lie over it. */
async function watchMoves(watched: Page): Promise<void> {
  await watched.addInitScript(() => {
    Reflect.set(window, 'moves', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node: Node | null }[] = Reflect.get(entry, 'sources');
        const main = document.querySelector('main');
        const moved = sources.find(({ node }) => main?.contains(node) === true);
        const name = moved?.node instanceof Element ? moved.node.outerHTML.slice(0, 160) : 'text';
        // Of the percentage's digits, one more of which is nothing that anybody reads.
        const isFigure = moved?.node?.parentElement?.closest('label') !== null;
        if (moved === undefined || isFigure || Reflect.get(entry, 'hadRecentInput') === true) continue;
        Reflect.get(window, 'moves').push(`${Reflect.get(entry, 'value')} ${name}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const switchOf = () => page.getByRole('switch', { name: 'Przewijaj razem z tekstem' });
const follows = () => switchOf().getAttribute('aria-checked');
const scrolled = () => page.evaluate(() => window.scrollY);
/** Where the window stands once what was going on has come to rest. */
async function atRest(): Promise<number> {
  for (let before = Number.NaN; ;) {
    const now = await scrolled();
    if (now === before) return now;
    before = now;
    await page.waitForTimeout(300);
  }
}
const entries = () => page.locator('[data-ai-generated] li h4');

/** The longest time in which the window showed the same words; percentages don't count. */
async function watchWords(): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    let [last, since, longest] = ['', performance.now(), 0];
    const timer = setInterval(() => {
      if (document.querySelector('#koniec-analizy') !== null) return clearInterval(timer);
      const words = document.querySelector('main')?.innerText.replaceAll(/\d+%/g, '') ?? '';
      if (words === last) return;
      longest = Math.max(longest, performance.now() - since);
      [last, since] = [words, performance.now()];
      Reflect.set(window, 'longestStill', longest);
    }, 100);
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'longestStill')));
}

test('at a real pace something new is there every four seconds, nothing moves, and it ends where one is', async () => {
  const { moves } = await startRun({ pace: 1 });
  const longestStill = await watchWords();
  await page.mouse.move(300, 300);
  await page.mouse.move(340, 340);
  const end = page.getByRole('heading', { name: /^Twoja ścieżka: / });
  await end.waitFor();
  expect(await longestStill()).toBeLessThan(SOMETHING_NEW_WITHIN_MS);
  // The window follows gently, so it is there a moment later.
  const isInWindow = () => end.evaluate((heading) => heading.getBoundingClientRect().top < innerHeight);
  await expect.poll(isInWindow).toBe(true);
  expect(await moves()).toEqual([]);
  // Of closed paths name and facts.
  expect(await page.getByText('Wejście do zawodu:').count()).toBeGreaterThanOrEqual(3);

  // The specified half second, and a good deal more.
  await page.waitForTimeout(2_000);
  expect(await end.isVisible()).toBe(true);
  await press(page.getByRole('button', { name: /^Idę tym szlakiem/ }));
  await page.getByText('Idziesz tym szlakiem').waitFor();
  const chosen = () => app.database.select().from(userAnalysis).where(eq(userAnalysis.user_id, personId));
  await expect.poll(async () => (await chosen())[0]?.trail ?? null).not.toBeNull();
  await press(page.getByRole('link', { name: 'Zobacz wszystko' }));
  await end.waitFor({ state: 'detached' });
  expect(browser.complaints()).toEqual([]);
}, 120_000);

test.each([1280, 1366])(
  'at %i px the map stands beside what is written, alone, also at its end',
  async (width) => {
    await startRun({ pace: 20, wantsLessMotion: true, options: { width } });
    const run = page.getByRole('region', { name: /^Twoja analiza/ });
    const map = run.locator('svg[viewBox="0 0 360 264"]:visible');
    const isBeside = async () => {
      const box = await map.boundingBox();
      const text = await run.locator('[data-entry]').last().boundingBox();
      return box !== null && text !== null && box.y < 768 && box.y > 0 && box.x + box.width < text.x;
    };
    await run.locator('[data-entry]').first().waitFor();
    expect(await isBeside()).toBe(true);
    await page.getByRole('heading', { name: 'Twoja analiza jest gotowa' }).waitFor();
    await page.locator(`#${END_ANCHOR}`).scrollIntoViewIfNeeded();
    expect(await isBeside()).toBe(true);
    expect(await page.getByText('Twój postęp').count()).toBe(0);
  },
);

test.each([
  ['a phone', { width: 360, hasTouch: true }],
  ['a laptop', { width: 1280 }],
])('on %s a run begins with the page’s own heading whole under the header', async (_, options) => {
  await startRun({ pace: SLOWEST, wantsLessMotion: true, options });
  const today = await page.getByRole('heading', { name: 'Dziś', level: 1 }).boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(today?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Infinity));
});

test('anyone who chooses the trail by keyboard stays where the button was, and goes on from there', async () => {
  await startRun({ pace: 20 });
  await page.getByRole('button', { name: /^Idę tym szlakiem/ }).press('Enter');
  await page.getByText('Idziesz tym szlakiem').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  await expect.poll(focused).toBe('Idziesz tym szlakiem');
  await page.keyboard.press('Tab');
  await expect.poll(focused).toBe('Zobacz wszystko');
});

test('a run takes the place of a long quiz without the page’s end being seen for a moment', async () => {
  visitor = await browser.visitor({ width: 360 });
  await signInContext(app, visitor);
  page = await visitor.newPage();
  await page.addInitScript(() => {
    Reflect.set(window, 'footerSeen', false);
    const look = () => {
      const top = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
      if (document.querySelector('[data-run]') !== null && top < innerHeight)
        Reflect.set(window, 'footerSeen', true);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await fillQuiz(page);
  await press(page.getByRole('button', { name: /^Dodaj fakty/ }));
  await page.getByRole('heading', { name: 'Fakty o\u00a0Tobie' }).waitFor();
  app.gemini.setPace(SLOWEST);
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await agree(page);
  await page.getByRole('heading', { name: 'Twoja analiza powstaje' }).waitFor();
  await expect.poll(() => scrolled()).toBeLessThan(600);
  expect(await page.evaluate(() => Reflect.get(window, 'footerSeen'))).toBe(false);
});

test('a run that nobody touches stays at its end until the person presses on', async () => {
  await startRun({ pace: 20 });
  const onward = page.getByRole('link', { name: 'Zobacz wszystko' });
  await onward.waitFor();
  await page.waitForTimeout(2_000);
  expect(await onward.isVisible()).toBe(true);
  await press(onward);
  await page.locator('[data-run]').waitFor({ state: 'detached' });
});

test('who follows sees the newest, who scrolls up reads on in peace, and the switch brings them back', async () => {
  const { moves } = await startRun({ pace: 4, isPremium: true });
  await expect.poll(() => scrolled(), { timeout: 20_000 }).toBeGreaterThan(300);
  expect(await follows()).toBe('true');
  app.gemini.setPace(SLOWEST);
  await page.mouse.move(800, 500);
  await page.mouse.wheel(0, -200);
  await expect.poll(() => follows()).toBe('false');
  const [top, count] = [await atRest(), await entries().count()];
  app.gemini.setPace(6);
  await expect.poll(() => entries().count(), { timeout: 20_000 }).toBeGreaterThan(count + 2);
  expect(await scrolled()).toBe(top);
  app.gemini.setPace(SLOWEST);
  await press(page.getByText('Przewijaj', { exact: true }));
  await expect.poll(() => follows()).toBe('true');
  await expect.poll(() => scrolled()).toBeGreaterThan(top);
  expect(await moves()).toEqual([]);
  await switchOf().press('Space');
  expect(await follows()).toBe('false');
  app.gemini.setPace(1_000);
  // What is read stays; that there is an end is said where the switch was.
  const still = await atRest();
  const onward = page.getByRole('link', { name: 'Twoje ścieżki są gotowe' });
  await onward.waitFor();
  await page.waitForTimeout(1_500);
  expect(await scrolled()).toBe(still);
  await press(onward);
  await expect.poll(() => scrolled()).toBeGreaterThan(still);
  // It has nowhere to lead to any more.
  await onward.waitFor({ state: 'hidden' });
});

test('for anyone who wants less motion nothing scrolls by itself, until they turn the switch', async () => {
  await startRun({ pace: 4, wantsLessMotion: true, options: { width: 360, hasTouch: true } });
  await entries().nth(1).waitFor();
  const top = await scrolled();
  await entries().nth(3).waitFor();
  app.gemini.setPace(SLOWEST);
  expect(await follows()).toBe('false');
  expect(await scrolled()).toBe(top);
  await tap(page.getByText('Przewijaj', { exact: true }));
  await expect.poll(() => scrolled()).toBeGreaterThan(top);
  expect(await follows()).toBe('true');
});

test('selecting text and focusing something in it mean that one reads; a finger turns the switch', async () => {
  await startRun({ pace: 4, isPremium: true, options: { width: 360, hasTouch: true } });
  await entries().first().waitFor();
  app.gemini.setPace(SLOWEST);
  const select = () =>
    entries()
      .first()
      .evaluate((heading) => document.getSelection()?.selectAllChildren(heading));
  await select();
  await expect.poll(() => follows()).toBe('false');
  await tap(page.getByText('Przewijaj', { exact: true }));
  await expect.poll(() => follows()).toBe('true');
  app.gemini.setPace(4);
  const opened = page.locator('[data-ai-generated] summary').first();
  await opened.waitFor();
  app.gemini.setPace(SLOWEST);
  await opened.focus();
  await expect.poll(() => follows()).toBe('false');
});

test('the same map is there after a reload and in a second tab', async () => {
  await startRun({ pace: 4 });
  const named = (tab: Page) => tab.locator('a[href^="#szlak-"]').first();
  await named(page).waitFor();
  app.gemini.setPace(SLOWEST);
  const name = await named(page).textContent();
  const second = await visitor.newPage();
  await second.goto('/dashboard');
  await named(second).waitFor();
  await page.reload();
  await named(page).waitFor();
  expect([await named(page).textContent(), await named(second).textContent()]).toEqual([name, name]);
  expect(app.gemini.calls).toHaveLength(2);
});

test.each(['a press', 'a reload'])(
  'a run that ended on the dashboard is left by %s for its top, where what was revealed stands until a trail is chosen',
  async (way) => {
    await startRun({ pace: 20 });
    const watched = await visitor.newPage();
    const revealed = watched.getByRole('heading', { name: /^Twoja ścieżka: / });
    app.gemini.setPace(4);
    await watched.goto('/dashboard');
    const onward = watched.getByRole('link', { name: 'Zobacz wszystko' });
    await onward.waitFor();
    await onward.scrollIntoViewIfNeeded();
    if (way === 'a press') await press(onward);
    else await watched.reload();
    await watched.getByRole('heading', { name: 'A może inną drogą?' }).waitFor();
    await expect.poll(() => watched.evaluate(() => window.scrollY)).toBe(0);
    expect((await revealed.boundingBox())?.y).toBeLessThan(400);
    await watched.goto('/dashboard');
    await press(watched.getByRole('button', { name: /^Idę tym szlakiem/ }).first());
    await watched.getByText('Twój szlak', { exact: true }).first().waitFor();
    expect(await revealed.count()).toBe(0);
    browser.complaints();
  },
);

test('what a failed run had written stays readable, beside its reason and another try', async () => {
  visitor = await browser.visitor();
  ({ id: personId } = await signInContext(app, visitor));
  page = await visitor.newPage();
  await page.goto('/');
  await fillQuiz(page);
  app.gemini.setPace(20);
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await understood(page);
  app.gemini.misbehave({ kind: 'safety', characters: 6_000 });
  await agree(page);
  await page.getByRole('heading', { name: 'Analiza nie powstała' }).waitFor();
  expect(await entries().count()).toBeGreaterThan(2);
  await page.getByText('Ta próba nie zmniejsza limitu.').waitFor();
  await page.getByText(/^To, co powstało, możesz jeszcze przeczytać/).waitFor();
  await press(page.getByRole('button', { name: 'Spróbuj ponownie' }));
  await page.getByRole('heading', { name: /^Twoja ścieżka: / }).waitFor();
});

test('after a late flag nothing of what was shown can be seen any more', async () => {
  visitor = await browser.visitor();
  await signInContext(app, visitor);
  page = await visitor.newPage();
  await page.goto('/');
  await fillQuiz(page);
  app.gemini.setPace(10);
  await page.route('**/wsparcie*', (route) => route.abort());
  await page.getByRole('button', { name: 'Rozpocznij analizę' }).click();
  await understood(page);
  app.gemini.misbehave({ kind: 'crisis-late' });
  await agree(page);
  await entries().first().waitFor();
  // The way to the sheet is as slow as it gets, and the database, too.
  app.databaseProxy.setDelay(1_500);
  await expect.poll(() => entries().count(), { timeout: 20_000 }).toBe(0);
  app.databaseProxy.setDelay(0);
  browser.complaints();
});

test('while the model thinks the page says so, and what it thinks is nowhere', async () => {
  // The first call reads the answers.
  app.gemini.misbehave({ kind: 'none' }, { kind: 'think', ms: 4_000 });
  await startRun({ pace: 20, options: { width: 320 } });
  await page.getByText('Model myśli nad\u00a0odpowiedzią').filter({ visible: true }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('heading', { name: /^Twoja ścieżka: / }).waitFor();
  expect(await page.content()).not.toMatch(/Rozważam odpowiedzi|Model myśli/);
});
