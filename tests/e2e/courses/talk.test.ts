// A lesson's practised talk: heard sentence by sentence by mouse, touch and keys, waited for without JavaScript.
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { MAX_TURNS } from '#domain/courses/talk/talk.ts';
import type { SignedIn } from '#tests/support/account/visitor.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { handOf, press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { practisedCourse, TALK, type Practised } from '#tests/support/courses/practised.ts';
import type { Application } from '#tests/support/worker/application.ts';

const SAID = 'Kiedy możemy ustalić godzinę?';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let course: Practised;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  course = await practisedCourse(app);
  await course.storeTalk();
});
afterAll(() => stop());
// A refused form, and a server that can't be reached, the browser writes down as errors.
const complaints = () =>
  browser.complaints().filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of [45]/.test(text));
afterEach(() => {
  app.gemini.reset();
  expect(complaints()).toEqual([]);
});

const talk = (page: Page) => page.locator('#rozmowa');
const field = (page: Page) => page.getByLabel('Co mówisz');
const button = (page: Page) => page.getByRole('button', { name: 'Powiedz' });
const end = (page: Page) => page.getByRole('button', { name: 'Zakończ i\u00a0zobacz trzy zdania' });
const heard = (page: Page) => page.getByRole('log').getByText('Mam czas tylko rano.');

async function opened(
  person: SignedIn,
  options: Parameters<TestBrowser['visitor']>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await contextOf(app, browser, person, options);
  const page = await context.newPage();
  await page.goto(course.page(), { waitUntil: 'networkidle' });
  return { context, page };
}

test.each([
  { way: 'mouse', options: { width: 1280, colorScheme: 'dark' } },
  { way: 'touch', options: { width: 360, colorScheme: 'light', hasTouch: true } },
  { way: 'keys', options: { width: 1280, colorScheme: 'light' } },
  { way: 'mouse without JavaScript', options: { width: 320, javaScriptEnabled: false } },
] as const)('a talk is held and ended by $way', async ({ way, options }) => {
  const hasScript = way !== 'mouse without JavaScript';
  const { context, page } = await opened(await course.buyer(), options);
  const hand = handOf(way);
  await talk(page).getByText(TALK.opening).waitFor();
  await field(page).fill(SAID);
  await hand(button(page));
  await heard(page).waitFor();
  await talk(page).getByText('Wypowiedź 2 z\u00a012').waitFor();
  expect(await field(page).inputValue()).toBe('');
  expect(await sidewaysScroll(page)).toBe(0);
  if (hasScript) expect(await accessibilityFaults(page)).toEqual([]);
  await hand(end(page));
  await talk(page).getByRole('heading', { name: 'Trzy zdania o\u00a0Twojej rozmowie' }).waitFor();
  await talk(page).getByText('Jedna rzecz na następny raz').waitFor();
  await talk(page).getByText(/^AI, /).waitFor();
  if (hasScript) {
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Trzy zdania');
    expect(await accessibilityFaults(page)).toEqual([]);
  }
  await hand(talk(page).getByText('Porozmawiaj jeszcze raz'));
  await field(page).fill(SAID);
  await hand(button(page));
  await talk(page).getByText('Wypowiedź 2 z\u00a012').waitFor();
  if (hasScript) expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  expect(await talk(page).getByText('Trzy zdania o\u00a0Twojej rozmowie').count()).toBe(0);
  await page.reload();
  await heard(page).waitFor();
  await context.close();
});

test('by keys alone: Enter says it, the field stays, and the last turn leads to the button that ends it', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 1280 });
  await field(page).focus();
  for (let turn = 1; turn <= MAX_TURNS; turn += 1) {
    await page.keyboard.type(SAID);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('log').getByText('Ty: ').count()).toBe(turn);
    await (
      turn < MAX_TURNS
        ? talk(page).getByText(`Wypowiedź ${turn + 1} z\u00a012`)
        : talk(page).getByText('To było już 12 wypowiedzi.')
    ).waitFor();
    if (turn < MAX_TURNS)
      expect(await field(page).evaluate((it) => it === document.activeElement)).toBe(true);
  }
  await expect.poll(() => end(page).evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await talk(page).getByText('Jedna rzecz na następny raz').waitFor();
  await context.close();
});

test('a sentence is heard while the rest is written; one that breaks off leaves what was said in the field', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 1280 });
  await field(page).fill(SAID);
  app.gemini.misbehave({ kind: 'cut-after' });
  await press(button(page));
  await talk(page).getByText('Ta próba się nie liczy').waitFor();
  expect(await field(page).inputValue()).toBe(SAID);
  app.gemini.misbehave({ kind: 'hang-after', characters: 60 });
  await press(button(page));
  await page.getByRole('log').getByText('Powiem, jak jest.').waitFor();
  expect(await heard(page).count()).toBe(0);
  await context.close();
});

test('two quick presses say it once', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 1280 });
  await field(page).fill(SAID);
  await button(page).hover({ trial: true });
  const box = await button(page).boundingBox();
  await page.mouse.dblclick((box?.x ?? 0) + 20, (box?.y ?? 0) + 10, { delay: 5 });
  await heard(page).waitFor();
  expect(app.gemini.calls).toHaveLength(1);
  await context.close();
});

test('words of danger lead to the helplines, and the talk isn’t there when one comes back', async () => {
  const { context, page } = await opened(await course.buyer(), { width: 360 });
  await field(page).fill(SAID);
  await press(button(page));
  await heard(page).waitFor();
  await field(page).fill('Chcę ze sobą skończyć');
  await press(button(page));
  await page.waitForURL(({ pathname }) => pathname === '/wsparcie');
  await page.getByText('Nie zachowaliśmy z\u00a0niej ani słowa').waitFor();
  await press(page.getByRole('link', { name: 'Wróć do\u00a0lekcji' }));
  await page.waitForURL(`**${course.page()}#rozmowa`);
  await talk(page).getByText('Wypowiedź 1 z\u00a012').waitFor();
  expect(await talk(page).getByText(SAID).count()).toBe(0);
  await context.close();
});
