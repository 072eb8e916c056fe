// Half a minute of the lesson before, and the course's profile: by mouse, finger and keyboard, with and without JavaScript.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { press, tap } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { COURSE, practisedCourse, type Practised } from '#tests/support/courses/practised.ts';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
let course: Practised;
beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser());
  course = await practisedCourse(app);
});
afterAll(() => stop());
afterEach(() => expect(browser.complaints()).toEqual([]));

for (const [hand, options, pressed] of [
  ['a mouse', { width: 1280 }, press],
  ['a finger', { width: 360, hasTouch: true }, tap],
  ['a finger without JavaScript', { width: 360, hasTouch: true, javaScriptEnabled: false }, tap],
] as const) {
  test(`${hand} looks the answer of the lesson before up and sees where in the course one is`, async () => {
    const person = await course.buyer();
    await course.answer(person, 1, [['p1', '0']]);
    const context = await contextOf(app, browser, person, options);
    const page = await context.newPage();
    await page.goto(course.page(1), { waitUntil: 'networkidle' });
    const recall = page.getByRole('region', { name: /^Najpierw pół\s+minuty powtórki$/ });
    const answer = recall.getByText(/^Czynsz wraca/);
    expect(await answer.isVisible()).toBe(false);
    await pressed(recall.getByText('Pokaż odpowiedź'));
    await answer.waitFor();
    expect(await recall.getByText('czynsz za mieszkanie').count()).toBe(2);
    expect(await sidewaysScroll(page)).toBe(0);
    if (!('javaScriptEnabled' in options)) expect(await accessibilityFaults(page)).toEqual([]);

    // Where the lesson lies, how much is left, and the next one from its top.
    expect(
      await page
        .getByRole('img', { name: /^Profil kursu/ })
        .getByText('Tu jesteś')
        .isVisible(),
    ).toBe(true);
    expect(await page.getByText(/^Do\skońca kursu: 4\slekcje, /).isVisible()).toBe(true);
    await page.getByRole('link', { name: /^Następna: Lekcja\s3$/ }).waitFor();

    await page.goto(`/moje-kursy/${COURSE}`, { waitUntil: 'networkidle' });
    const profile = page.getByRole('img', { name: /^Profil kursu: 1\. Lekcja 1, 2\. Lekcja 2/ });
    expect(await profile.isVisible()).toBe(true);
    expect(await profile.getByText('Tu jesteś').count()).toBe(1);
    expect(await sidewaysScroll(page)).toBe(0);
    if (!('javaScriptEnabled' in options)) expect(await accessibilityFaults(page)).toEqual([]);
    await context.close();
  });
}

test('by keyboard the answer opens, too', async () => {
  const person = await course.buyer();
  await course.answer(person, 1, [['p1', '1']]);
  const context = await contextOf(app, browser, person, { width: 1280 });
  const page = await context.newPage();
  await page.goto(course.page(1), { waitUntil: 'networkidle' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let at = 0; at < 60 && (await focused()) !== 'Pokaż odpowiedź'; at += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page
    .getByText(/^Czynsz wraca/)
    .first()
    .waitFor();
  await context.close();
});
