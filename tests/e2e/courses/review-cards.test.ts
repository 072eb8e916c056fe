// From a finished lesson to its cards, day by day, and from the finished course to a certificate that a stranger checks. Days go by in the
// database.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { lessonProgress } from '#db/courses/schema/lessons.ts';
import { reviewCards } from '#db/courses/schema/review-cards.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { finishLessons, storeStructureOf, storeTerms } from '#tests/support/courses/written.ts';

const COURSE = 'podstawy-ux';
const DAY_MS = 24 * 60 * 60_000;

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let ids: string[];
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  ids = await storeStructureOf(app.database, COURSE, 2);
  const [first = '', second = ''] = ids;
  await storeTerms(app.database, { courseId: COURSE, lessonId: first, terms: ['rezerwa', 'koszt stały'] });
  await storeTerms(app.database, { courseId: COURSE, lessonId: second, terms: ['rata'] });
});
afterAll(() => stop());

async function buyer(): Promise<SignedIn> {
  const person = await signedIn(app, { confirmed: true });
  await buyCourse(app.database, person.id, COURSE);
  return person;
}

async function passDays({ id }: SignedIn, days: number): Promise<void> {
  const { database } = app;
  const earlier = { done_at: sql`done_at - ${days * DAY_MS}` };
  await database.update(lessonProgress).set(earlier).where(eq(lessonProgress.user_id, id));
  await database
    .update(reviewCards)
    .set({ due_on: sql`date(due_on, ${`-${days} days`})`, answered_at: sql`answered_at - ${days * DAY_MS}` })
    .where(eq(reviewCards.user_id, id));
}

const front = (page: Page) => page.locator('summary#karta');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function finishLesson(page: Page, lesson: string | undefined): Promise<void> {
  await page.goto(`/moje-kursy/${COURSE}/${lesson}`);
  await page.getByRole('button', { name: 'Oznacz jako ukończone' }).click();
  await page.getByRole('button', { name: 'Cofnij oznaczenie' }).waitFor();
}

test('the next day’s cards are turned and answered by keyboard, taken back, and done', async () => {
  const person = await buyer();
  const context = await contextOf(app, browser, person, {});
  const page = await context.newPage();
  const stored = page.waitForResponse((response) => response.request().method() === 'POST');
  await finishLesson(page, ids[0]);
  await stored;
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  expect(await page.getByText('Zacznij powtórkę').count()).toBe(0);
  await passDays(person, 1);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: /Powtórka: 2\skarty, 1\sminuta/ }).waitFor();
  await press(page.getByRole('link', { name: 'Zacznij powtórkę' }));
  await page.waitForURL('**/powtorka');
  const answer = page.getByRole('button', { name: 'Pamiętam' });
  // Not turned yet, it can't be answered.
  await page.keyboard.press('1');
  expect(await answer.isVisible()).toBe(false);
  await front(page).focus();
  await page.keyboard.press('Space');
  await page.getByText('Znaczenie: koszt stały.').waitFor();
  // What hears the key comes after the page.
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('1');
  await page.getByText(/„koszt stały” wróci \d/).waitFor();
  expect(await focused(page)).toBe('karta');
  await press(page.getByRole('button', { name: 'Cofnij' }));
  await front(page).getByText('koszt stały').waitFor();
  for (const key of ['2', '1']) {
    await expect.poll(() => focused(page)).toBe('karta');
    await page.keyboard.press('Enter');
    await answer.waitFor();
    // What hears the key comes after the page.
    await page.waitForLoadState('networkidle');
    const next = page.waitForEvent('load');
    await page.keyboard.press(key);
    await next;
  }
  await page.getByRole('heading', { name: /W\spamięci: 1\sz\s2/ }).waitFor();
  await page.getByText('Na dziś wszystko').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

test('by keyboard alone the certificate is asked for, given, and its check put out and on', async () => {
  const person = await buyer();
  await finishLessons(app.database, person.id, { id: COURSE, lessonIds: ids, at: Date.now() });
  const context = await contextOf(app, browser, person, { width: 1366 });
  const page = await context.newPage();
  /** Tabs on from where the focus is. */
  const tabTo = async (name: string | RegExp) => {
    const target = page.getByRole('main').getByRole('button', { name });
    await target.waitFor();
    for (let tabs = 0; tabs < 40; tabs += 1) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`No Tab leads to ${name}.`);
  };
  await page.goto(`/moje-kursy/${COURSE}/zaswiadczenie`, { waitUntil: 'networkidle' });
  await page.getByLabel('Imię i nazwisko na zaświadczeniu').focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Żaneta Źrebię');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /\/certyfikat\/SZ-/ }).waitFor();
  for (const [now, then] of [
    ['Wyłącz sprawdzanie', 'Włącz sprawdzanie'],
    ['Włącz sprawdzanie', 'Wyłącz sprawdzanie'],
  ] as const) {
    await tabTo(now);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: then, exact: true }).waitFor();
  }
  expect(await accessibilityFaults(page)).toEqual([]);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

test('on a phone without JavaScript: cards, the end of the course, the certificate, and a stranger who checks it', async () => {
  const person = await buyer();
  const context = await contextOf(app, browser, person, { javaScriptEnabled: false, width: 360 });
  const page = await context.newPage();
  await finishLesson(page, ids[0]);
  await page.goto(`/moje-kursy/${COURSE}/zaswiadczenie`);
  await page.getByRole('heading', { name: /Została jeszcze 1\slekcja/ }).waitFor();
  await passDays(person, 1);
  await page.goto(`/moje-kursy/${COURSE}`);
  await press(page.getByRole('link', { name: /Powtórka: 2\skarty/ }));
  for (const word of ['koszt stały', 'rezerwa']) {
    await press(front(page).getByText(word));
    expect(await sidewaysScroll(page)).toBe(0);
    const button = page.getByRole('button', { name: 'Pamiętam' });
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(60);
    await press(button);
    await page.getByText(`„${word}” wróci`).waitFor();
  }
  await page.getByText(/2\skarty i\swszystko w\spamięci/).waitFor();

  await finishLesson(page, ids[1]);
  await press(page.getByRole('link', { name: 'Zobacz zaświadczenie' }));
  await page.getByLabel('Imię i nazwisko na zaświadczeniu').fill('Żaneta Źrebię');
  await press(page.getByRole('button', { name: 'Wystaw zaświadczenie' }));
  const address = (await page.getByRole('link', { name: /\/certyfikat\/SZ-/ }).textContent()) ?? '';
  expect(await sidewaysScroll(page)).toBe(0);
  const elsewhere = await browser.visitor({ width: 360 });
  const stranger = await elsewhere.newPage();
  await stranger.goto(address);
  await stranger.getByText('Żaneta Źrebię').waitFor();
  await stranger.getByText(/46\smin: 6\smin czytania i\s40\smin ćwiczeń/).waitFor();
  await press(page.getByRole('button', { name: 'Wyłącz sprawdzanie' }));
  await page.getByRole('button', { name: 'Włącz sprawdzanie' }).waitFor();
  expect((await stranger.goto(address))?.status()).toBe(404);
  await elsewhere.close();
  await context.close();
  browser.complaints();
});
