// A bought course from its first opening to its last lesson, as its buyers go through it.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lessons } from '#db/courses/schema/lessons.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { watchLayoutShifts } from '#tests/support/browser/layout-shifts.ts';
import { press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn, type Visitor } from '#tests/support/account/visitor.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

const COURSE = 'budzet-domowy';
const HOSTILE_COURSE = 'canva-w-pracy';
const FOLLOWED_COURSE = 'podstawy-ux';
const FAILING_COURSE = 'git-i-ci-cd';
const SLOW = 4;
/** Nothing ends by itself while it is looked at. */
const SLOWEST = 0.5;
/** Of a page, while something is being written in it. */
const MAX_SHIFT = 0.05;

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
});
afterAll(() => stop());
afterEach(() => app.gemini.reset());

async function buyer(course: string): Promise<Visitor & { id: string }> {
  const person = await signedIn(app);
  await buyCourse(app.database, person.id, course);
  return person;
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const onwardFrom = (page: Page) => page.getByRole('link', { name: /^Następna lekcja/ });
const mark = (page: Page) => page.getByRole('button', { name: 'Oznacz jako ukończone' });

test('a course is bought, planned and written before one’s eyes, marked, and its progress is on three screens', async () => {
  const person = await buyer(COURSE);
  const context = await contextOf(app, browser, person, {});
  const page = await context.newPage();
  const shifts = await watchLayoutShifts(page);
  app.gemini.setPace(SLOW);
  await page.goto(`/moje-kursy/${COURSE}?purchase_status=success`);
  await page.getByText('Dziękujemy za zakup.').waitFor();
  const meanwhile = page.getByRole('link', { name: 'Przeczytaj tymczasem pierwszą lekcję' });
  await meanwhile.waitFor();
  expect(await meanwhile.getAttribute('href')).toBe(`/kursy/${COURSE}/pierwsza-lekcja`);
  await page.getByText('Punkt wyjścia: ile naprawdę').first().waitFor();
  // A lesson of a plan that isn't there yet would be no page.
  const planned = page.locator(`a[href^="/moje-kursy/${COURSE}/"]`).first();
  await planned.waitFor();
  const { x, y, width, height } = (await planned.boundingBox()) ?? expect.fail('not seen');
  await page.mouse.click(x + width / 2, y + height / 2);
  const begin = page.getByRole('link', { name: /^Zacznij: / });
  await begin.waitFor();
  await page.getByText('Otwarcie pierwszej kończy prawo do odstąpienia.').waitFor();

  expect(sum(await shifts())).toBeLessThan(MAX_SHIFT);

  // The first one is the editors' own: nobody waits for it.
  await page.goto((await begin.getAttribute('href')) ?? '');
  await mark(page).waitFor();
  expect(app.gemini.calls).toHaveLength(1);
  app.gemini.setPace(SLOWEST);
  await page.goto((await onwardFrom(page).getAttribute('href')) ?? '');
  await page.getByRole('progressbar', { name: 'Lekcja powstaje' }).waitFor();
  // Half of it is read while the other half is being written.
  await page.locator('article h2').nth(1).waitFor();
  expect(await mark(page).isVisible()).toBe(false);
  app.gemini.setPace(1_000);
  await mark(page).waitFor();
  expect(sum(await shifts())).toBeLessThan(MAX_SHIFT);
  expect(await page.getByRole('heading', { level: 2, name: 'Podsumowanie' }).isVisible()).toBe(true);
  // Shown as done at once, and stored when it is answered.
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await mark(page).click();
  await page.getByRole('button', { name: 'Cofnij oznaczenie' }).waitFor();
  const onward = page.getByRole('link', { name: 'Przejdź do następnej lekcji' });
  await onward.waitFor();
  const bottom = async () => ((await onward.boundingBox())?.y ?? Infinity) + 44;
  await expect.poll(bottom).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
  await stored;

  await page.goto(`/moje-kursy/${COURSE}`);
  await page.getByText(/Za Tobą 1\sz\s15\slekcji/).waitFor();
  await page.getByRole('link', { name: /^Kontynuuj: / }).waitFor();
  const next = await page.getByRole('link', { name: /^Kontynuuj: / }).getAttribute('href');
  await page.goto('/moje-kursy');
  await page.getByText(/Za Tobą 1\sz\s15\slekcji/).waitFor();
  await press(page.getByRole('link', { name: /^Kontynuuj/ }));
  await page.waitForURL(`**${next}`);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Twój postęp' }).click();
  await page.getByRole('link', { name: /Kurs w\stoku/ }).waitFor();
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

test.each([
  [360, 'angielski-biznesowy'],
  [1280, 'ai-dla-kazdego'],
])(
  'at %i px what one may read meanwhile stands where it stood before the bar of the plan came',
  async (width, course) => {
    const person = await buyer(course);
    app.gemini.setPace(SLOWEST);
    const topOfLink = async (javaScriptEnabled: boolean) => {
      const context = await contextOf(app, browser, person, { javaScriptEnabled, width });
      const page = await context.newPage();
      await page.goto(`/moje-kursy/${course}`);
      if (javaScriptEnabled) await page.getByText('Przygotowujemy plan lekcji').waitFor();
      const link = page.getByRole('link', { name: 'Przeczytaj tymczasem pierwszą lekcję' });
      const box = await link.boundingBox();
      await context.close();
      return box?.y ?? null;
    };
    const before = await topOfLink(false);
    expect(before).not.toBeNull();
    expect(await topOfLink(true)).toBe(before);
  },
);

test('anyone who follows is led only to what has been painted, to its last line, and the heading keeps its lines', async () => {
  const person = await buyer(FOLLOWED_COURSE);
  const [first = ''] = await storeStructureOf(app.database, FOLLOWED_COURSE, 3);
  const context = await contextOf(app, browser, person, { width: 360 });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const heightOf = () => document.querySelector('article')?.lastElementChild?.clientHeight ?? 0;
    const scrollBy = window.scrollBy.bind(window);
    const seen = { frames: [0, 0], scrolls: 0, unpainted: 0 };
    const note = () => {
      seen.frames = [seen.frames[1] ?? 0, heightOf()];
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    window.scrollBy = (to?: ScrollToOptions | number) => {
      seen.scrolls += 1;
      if (seen.frames[0] !== heightOf()) seen.unpainted += 1;
      if (typeof to === 'object') scrollBy(to);
    };
    Object.assign(window, { seen });
  });
  app.gemini.setPace(SLOW);
  await page.goto(`/moje-kursy/${FOLLOWED_COURSE}/${first}`);
  await page.getByRole('progressbar', { name: 'Lekcja powstaje' }).waitFor();
  const header = page.locator('main header').first();
  const before = await header.boundingBox();
  app.gemini.setPace(1_000);
  await mark(page).waitFor();
  expect((await header.boundingBox())?.height).toBe(before?.height);
  const isEndSeen = () =>
    page.evaluate(() => {
      const end = document.querySelector('article')?.lastElementChild?.getBoundingClientRect().bottom;
      return end !== undefined && end <= window.innerHeight;
    });
  await expect.poll(isEndSeen).toBe(true);
  const { scrolls, unpainted } = await page.evaluate(() => Reflect.get(window, 'seen'));
  expect(scrolls).toBeGreaterThan(1);
  expect(unpainted).toBe(0);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

test('the second buyer reads the same lesson at once, marks it and reports a mistake, on a phone without JavaScript', async () => {
  const person = await buyer(COURSE);
  const context = await contextOf(app, browser, person, { javaScriptEnabled: false, width: 360 });
  const page = await context.newPage();
  await page.goto(`/moje-kursy/${COURSE}`);
  expect(await sidewaysScroll(page)).toBe(0);
  await page.getByRole('link', { name: /^Zacznij: / }).click();
  await mark(page).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  await onwardFrom(page).click();
  await page.getByRole('heading', { level: 2, name: 'Podsumowanie' }).waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
  const label = page.getByText('Treść przygotowana przez AI');
  expect(await label.isVisible()).toBe(true);
  expect(await page.locator('[data-ai-generated=true] article').count()).toBe(1);

  await mark(page).click();
  await page.getByText('Zrobione').waitFor();
  await page.getByRole('button', { name: 'Cofnij oznaczenie' }).waitFor();

  await page.getByText(/Zgłoś błąd w\slekcji/).click();
  const send = page.getByRole('button', { name: 'Wyślij zgłoszenie' });
  await send.click();
  await page.getByText(/Napisz, co jest nie tak w\stej lekcji/).waitFor();
  await page.getByLabel('Co poprawić?').fill('x'.repeat(1_001));
  await send.click();
  await page.getByText('Skróć opis do 1000 znaków.').waitFor();
  expect(await page.getByLabel('Co poprawić?').inputValue()).toHaveLength(1_001);
  await page.getByLabel('Co poprawić?').fill('W\u00a0tabeli jest literówka.');
  await send.click();
  await page.getByText('Dziękujemy. Sprawdzimy tę lekcję').waitFor();

  await onwardFrom(page).click();
  await page.getByText('a\u00a0do napisania nowego tekstu potrzebny jest JavaScript.').waitFor();
  await context.close();
  expect(app.gemini.calls).toEqual([]);
  // A refused form is an answer that the browser writes down as an error.
  expect(browser.complaints().filter((text) => !text.includes('status of 400'))).toEqual([]);
});

test('what a lesson had when it failed stays to be read, its end leads to what happened, and another try begins again', async () => {
  const person = await buyer(FAILING_COURSE);
  const [first = ''] = await storeStructureOf(app.database, FAILING_COURSE, 3);
  const context = await contextOf(app, browser, person, { width: 360 });
  const page = await context.newPage();
  app.gemini.setPace(SLOW);
  app.gemini.misbehave({ kind: 'max-tokens', characters: 1_500 });
  await page.goto(`/moje-kursy/${FAILING_COURSE}/${first}`);
  const title = page.getByRole('heading', { name: 'Lekcja się urwała' });
  await title.waitFor();
  expect(await page.locator('article p').count()).toBeGreaterThan(1);
  await page.getByText('Początek zostaje poniżej do przeczytania.').waitFor();
  expect(await mark(page).isVisible()).toBe(false);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByText('Tu tekst się urwał.').scrollIntoViewIfNeeded();
  await press(page.getByRole('link', { name: 'Spróbuj ponownie' }));
  await expect
    .poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeGreaterThan(0);
  await press(page.getByRole('button', { name: 'Spróbuj ponownie' }));
  await mark(page).waitFor();
  expect(await page.getByText('Tu tekst się urwał.').count()).toBe(0);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

const HOSTILE = [
  '# Nagłówek <script>alert(1)</script>',
  '<img src=x onerror=alert(2)> i [klik](javascript:alert(3))',
  '| a | b |\n|---|---|\n| <iframe src="javascript:alert(4)"> | `kod` |',
  '```html\n<svg onload=alert(5)>\n```',
].join('\n\n');

test('markup in a lesson is text; arrow keys lead on; what fails can be tried again', async () => {
  const person = await buyer(HOSTILE_COURSE);
  const [first = ''] = await storeStructureOf(app.database, HOSTILE_COURSE, 3);
  const row = { course_id: HOSTILE_COURSE, words: 20, model: 'test', created_at: 1 };
  await app.database.insert(lessons).values({ ...row, lesson_id: first, content: HOSTILE });
  const context = await contextOf(app, browser, person, {});
  const page = await context.newPage();
  page.on('dialog', () => expect.unreachable('something ran'));
  await page.goto(`/moje-kursy/${HOSTILE_COURSE}/${first}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Nagłówek <script>alert(1)</script>' }).waitFor();
  await page.getByText('<img src=x onerror=alert(2)>').waitFor();
  expect(await page.locator('article :is(script, img, svg, iframe, a)').count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Kopiuj' }).isVisible()).toBe(true);

  app.gemini.misbehave({ kind: 'max-tokens', characters: 0 });
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Lekcja nie powstała' }).waitFor();
  await page.getByText('Generowanie treści zostało przerwane z powodu osiągnięcia limitu tokenów.').waitFor();
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await mark(page).waitFor();
  await mark(page).press('Enter');
  await page.getByRole('button', { name: 'Cofnij oznaczenie' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cofnij oznaczenie');

  await page.goto(`/kursy/${HOSTILE_COURSE}`);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});
