// A review as its author lives it: bought, read for a third, written, seen, changed, hidden, and told why by mail.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { courseReviews } from '#db/courses/schema/reviews.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import { parseConfig } from '#worker/config.ts';
import { hideReview } from '#worker/services/courses/moderation.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, startBrowser, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { press } from '#tests/support/browser/hand.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { storeLessonOf } from '#tests/support/courses/written.ts';
import { startWithStripe } from '#tests/support/payments/application.ts';
import { AUTH_SECRET, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'canva-w-pracy';

let app: Application;
let stripe: LocalStripe;
let browser: TestBrowser;
let stop: () => Promise<void>;
beforeAll(async () => {
  const started = await startWithStripe({}, { mail: true, isOwn: true });
  ({ app, stripe } = started);
  browser = await startBrowser(app.url);
  stop = async () => {
    await browser.close();
    await started.stop();
  };
});
afterAll(() => stop());

test('from buying a course to a hidden review and the letter about it', async () => {
  await storeLessonOf(app.database, COURSE);
  const person = await signedIn(app, { confirmed: true });
  const context = await contextOf(app, browser, person, { width: 360 });
  const page = await context.newPage();
  const shows = (words: string | RegExp) => page.getByText(words).first().waitFor();

  await page.goto(`/zamowienie/kurs/${COURSE}`, { waitUntil: 'networkidle' });
  await press(page.getByRole('main').locator('label'));
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click();
  await page.waitForURL(`${stripe.url}/c/pay/*`);
  await page.getByRole('button', { name: 'Zapłać' }).click();
  await shows('Dziękujemy za zakup.');
  await stripe.post.settled();

  // Nothing read yet.
  await page.goto(`/moje-kursy/${COURSE}/opinia`);
  await shows(/jeszcze 1\slekcję/);
  await page.goto(`/moje-kursy/${COURSE}`, { waitUntil: 'networkidle' });
  await press(page.getByRole('link', { name: /^Zacznij/ }));
  await shows('Zdanie do zapamiętania.');
  await page.goto(`/moje-kursy/${COURSE}`, { waitUntil: 'networkidle' });
  await press(page.getByRole('link', { name: 'Oceń ten kurs' }));

  await page.getByRole('heading', { name: 'Twoja opinia' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await press(page.locator('label', { hasText: 'Ocena 2 na 5' }));
  await page.getByRole('textbox').fill('x'.repeat(801));
  await page.getByRole('button', { name: 'Dodaj opinię' }).click();
  await shows(/Skróć opinię/);
  expect(await page.getByRole('textbox').inputValue()).toBe('x'.repeat(801));
  await page.getByRole('textbox').fill('Krótko i z przykładami.');
  await page.getByRole('radio', { name: /Ocena 4 na 5/ }).check();
  await page.getByRole('button', { name: 'Dodaj opinię' }).click();
  await shows('Opinia zapisana.');

  await page.goto(`/kursy/${COURSE}`);
  await shows('Krótko i z przykładami.');
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  await press(page.getByRole('link', { name: /^Twoja\sopinia o\skursie/ }));
  await page.getByRole('textbox').fill('Krótko, ale z błędami.');
  await page.getByRole('button', { name: 'Zapisz zmiany' }).click();
  await page.goto(`/kursy/${COURSE}`);
  await shows('Krótko, ale z błędami.');

  const [review] = await app.database
    .select({ id: courseReviews.id })
    .from(courseReviews)
    .where(eq(courseReviews.user_id, person.id));
  const config = parseConfig({
    APP_ENV: 'development',
    APP_URL: app.url,
    AUTH_SECRET,
    MAIL_FROM: 'Szlak <kontakt@szlak.example>',
    RESEND_API_KEY: 'test-key',
    RESEND_BASE_URL: app.inbox.url,
  });
  if (!config.ok) throw new Error(config.sentence);
  const operator = { config: config.config, db: app.database, now: Date.now() };
  expect(await hideReview(operator, review?.id ?? '', 'Opinia reklamuje inny serwis.')).toBe('done');
  await app.tick(EVERY_MINUTE);
  const letters = await app.inbox.to(person.email, 2);
  const letter = letters.find(({ subject }) => subject === 'Ukryliśmy Twoją opinię o kursie');
  expect(letter?.text).toContain('Opinia reklamuje inny serwis.');

  await page.goto(letter?.links[0] ?? '');
  await shows('Powód: Opinia reklamuje inny serwis.');
  await page.getByLabel('Dlaczego opinia powinna wrócić?').fill('Nazwa pada w lekcji.');
  await page.getByRole('button', { name: 'Wyślij odwołanie' }).click();
  await shows('Odwołanie wysłane.');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(`/kursy/${COURSE}`);
  expect(await page.getByText('Krótko, ale z błędami.').count()).toBe(0);
  await context.close();
  // The browser's own word for the text that was too long.
  expect(browser.complaints()).toEqual([expect.stringContaining('status of 400')]);
});
