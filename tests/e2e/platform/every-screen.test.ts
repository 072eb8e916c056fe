// Every screen in every size and theme: nothing serious for axe, no sideways scrolling, no complaint in the console.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { certificates } from '#db/courses/schema/certificates.ts';
import { lessonProgress } from '#db/courses/schema/lessons.ts';
import { makePremium } from '#tests/support/payments/plans.ts';
import type { Application } from '#tests/support/worker/application.ts';
import { accessibilityFaults } from '#tests/support/browser/axe.ts';
import { sidewaysScroll, type TestBrowser } from '#tests/support/browser/chromium.ts';
import { startInBrowser } from '#tests/support/browser/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import { contextOf } from '#tests/support/browser/person.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { SILENT_STRIPE } from '#tests/support/payments/silent-stripe.ts';
import { operatorOf } from '#tests/support/desk/operator.ts';
import { ANSWERS, signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import {
  finishLessons,
  storeLessonOf,
  storeStructureOf,
  storeTerms,
} from '#tests/support/courses/written.ts';

let app: Application;
let browser: TestBrowser;
let stop: () => Promise<void>;
const people: Record<string, Visitor> = {};

// Only its button is looked at here.
const GOOGLE_IS_CONFIGURED = {
  GOOGLE_CLIENT_ID: 'test',
  GOOGLE_CLIENT_SECRET: 'test',
  GOOGLE_ISSUER: 'http://127.0.0.1:9',
};

beforeAll(async () => {
  ({ app, browser, stop } = await startInBrowser(
    { ...GOOGLE_IS_CONFIGURED, ...SILENT_STRIPE },
    { mail: true },
  ));
  people['nikt'] = visitorOf(app);
  people['nowy'] = await signedIn(app);
  const free = await signedIn(app);
  await allEvents(await free.post('/api/analysis', ANSWERS));
  people['darmowy'] = free;
  const operator = await operatorOf(app, 'owner');
  await operator.fetch(`/panel/osoby/${free.id}`);
  people['obsługa'] = operator;
  // The others are still asked to confirm their address.
  const premium = await signedIn(app, { confirmed: true });
  await makePremium(app.database, premium.id);
  const buyer = await signedIn(app, { confirmed: true });
  people['kupujący'] = buyer;
  await allEvents(await premium.post('/api/analysis', ANSWERS));
  await buyCourse(app.database, premium.id, 'wordpress-dla-poczatkujacych');
  await storeLessonOf(app.database, 'wordpress-dla-poczatkujacych');
  people['premium'] = premium;
  const [id, at] = ['sql-od-podstaw', Date.now()];
  await buyCourse(app.database, buyer.id, id);
  const lessonIds = await storeStructureOf(app.database, id, 3);
  await finishLessons(app.database, buyer.id, { id, lessonIds, at });
  await storeTerms(app.database, { courseId: id, lessonId: lessonIds[0] ?? '', terms: ['klucz'] });
  const days = 2 * 24 * 60 * 60_000;
  await app.database
    .update(lessonProgress)
    .set({ done_at: at - days })
    .where(eq(lessonProgress.user_id, buyer.id));
  await app.database.insert(certificates).values({
    number: 'SZ-0000-0000-0001',
    user_id: buyer.id,
    course_id: id,
    course_title: 'SQL od podstaw',
    name: 'Żaneta Źrebię',
    finished_at: at,
    issued_at: at,
    modules: '["Moduł"]',
    lessons: 3,
    reading_minutes: 12,
    exercise_minutes: 60,
  });
  const other = 'podstawy-ux';
  await buyCourse(app.database, premium.id, other);
  const otherIds = await storeStructureOf(app.database, other, 3);
  await finishLessons(app.database, premium.id, { id: other, lessonIds: otherIds, at });
});
afterAll(() => stop());

const SCREENS: [string, string, string][] = [
  ['the landing page of a stranger', 'nikt', '/'],
  ['the sign-in dialog', 'nikt', '/?auth=login'],
  ['the registration dialog', 'nikt', '/?auth=register'],
  ['the page that is not there', 'nikt', '/nie-ma-mnie'],
  ['a post', 'nikt', '/blog/ai-w-planowaniu-kariery'],
  ['the questions', 'nikt', '/faq'],
  ['what is kept in a browser', 'nikt', '/cookies'],
  ['the withdrawal', 'nikt', '/odstapienie'],
  ['the library', 'nikt', '/biblioteka-kursow?q=exel&poziom=poczatkujacy'],
  ['a course', 'nikt', '/kursy/wordpress-dla-poczatkujacych'],
  ['bought courses', 'premium', '/moje-kursy'],
  ['a bought course', 'premium', '/moje-kursy/wordpress-dla-poczatkujacych'],
  ['a lesson', 'premium', '/moje-kursy/wordpress-dla-poczatkujacych/1-1-lekcja-1'],
  ['a finished course', 'kupujący', '/moje-kursy/sql-od-podstaw'],
  ['its certificate', 'kupujący', '/moje-kursy/sql-od-podstaw/zaswiadczenie'],
  ['the question for the name on it', 'premium', '/moje-kursy/podstawy-ux/zaswiadczenie'],
  [
    'a course too short of lessons for one',
    'premium',
    '/moje-kursy/wordpress-dla-poczatkujacych/zaswiadczenie',
  ],
  ['a certificate that a stranger checks', 'nikt', '/certyfikat/SZ-0000-0000-0001'],
  ['review cards', 'kupujący', '/powtorka'],
  ['no review cards', 'nowy', '/powtorka'],
  ['a first lesson', 'nikt', '/kursy/wordpress-dla-poczatkujacych/pierwsza-lekcja'],
  [
    'a first lesson with answers',
    'nikt',
    '/kursy/sql-od-podstaw/pierwsza-lekcja?sprawdz=3&p1=1&p2=0&p3=obcym',
  ],
  ['bought courses of somebody new', 'nowy', '/moje-kursy'],
  ['the landing page of somebody new', 'nowy', '/'],
  ['the locked quiz', 'darmowy', '/#quiz'],
  ['the dashboard of somebody new', 'nowy', '/dashboard'],
  ['the dashboard of a free plan', 'darmowy', '/dashboard'],
  ['the dashboard of Premium', 'premium', '/dashboard'],
  ['the dialog that asks for a new password', 'nikt', '/?auth=forgot'],
  ['the page that confirms an address', 'nikt', `/potwierdz-email#token=${'A'.repeat(43)}`],
  ['the page of a confirmation without a link', 'nikt', '/potwierdz-email'],
  ['the page of a new password', 'nikt', `/nowe-haslo#token=${'A'.repeat(43)}`],
  ['the question for a fresh proof', 'darmowy', '/potwierdz?powrot=/profil'],
  ['the profile of a free plan', 'darmowy', '/profil'],
  ['the history of what happened to the account', 'darmowy', '/profil/bezpieczenstwo'],
  ['the profile of Premium', 'premium', '/profil'],
  ['the analysis of a free plan', 'darmowy', '/dashboard/analiza'],
  ['the analysis of Premium', 'premium', '/dashboard/analiza'],
  ['the analysis that is not there yet', 'nowy', '/dashboard/analiza'],
  ['the helplines', 'nikt', '/wsparcie'],
  ['the help for pupils', 'nikt', '/dla-uczniow'],
  ['the facts of a free plan', 'darmowy', '/fakty'],
  ['the card of a free plan', 'darmowy', '/karta'],
  ['the document of a free plan', 'darmowy', '/dashboard/dokument'],
  ['the whole list of a free plan', 'darmowy', '/dashboard/lista?zawod=strazak'],
  ['the whole list of Premium', 'premium', '/dashboard/lista'],
  ['other conditions of a free plan', 'darmowy', '/dashboard/co-gdyby?remote=want'],
  ['other conditions of Premium', 'premium', '/dashboard/co-gdyby?shifts=avoid&months=12'],
  ['one more path of Premium', 'premium', '/dashboard/lista?zawod=ogrodnik'],
  ['paths weighed by a free plan', 'darmowy', '/dashboard/decyzja'],
  ['a question of a free plan', 'darmowy', '/dashboard/pytanie'],
  ['the reminders', 'darmowy', '/przypomnienia'],
  ['the end of the weekly letter', 'nikt', `/list-tygodnia/${'A'.repeat(22)}`],
  ['the hand-over of a free plan', 'darmowy', '/przekazanie'],
  ['the history of analyses', 'premium', '/dashboard/historia'],
  ['the plans of a stranger', 'nikt', '/plany'],
  ['the plans of Premium', 'premium', '/plany'],
  ['the order of Premium', 'kupujący', '/zamowienie/premium'],
  ['the order of a course', 'kupujący', '/zamowienie/kurs/wordpress-dla-poczatkujacych'],
  ['the day at the desk', 'obsługa', '/panel'],
  ['errors at the desk', 'obsługa', '/panel/bledy'],
  ['runs at the desk', 'obsługa', '/panel/analizy'],
  ['people at the desk', 'obsługa', '/panel/osoby'],
  ['orders at the desk', 'obsługa', '/panel/zamowienia'],
  ['payments without a course at the desk', 'obsługa', '/panel/zamowienia?widok=niedopasowane'],
  ['lessons at the desk', 'obsługa', '/panel/lekcje'],
  ['a course at the desk', 'obsługa', '/panel/lekcje/wordpress-dla-poczatkujacych'],
  ['a lesson at the desk', 'obsługa', '/panel/lekcje/wordpress-dla-poczatkujacych/1-1-lekcja-1'],
  ['reviews at the desk', 'obsługa', '/panel/opinie'],
  ['mail at the desk', 'obsługa', '/panel/poczta'],
  ['facts at the desk', 'obsługa', '/panel/fakty'],
  ['switches at the desk', 'obsługa', '/panel/przelaczniki'],
  ['the journal of the desk', 'obsługa', '/panel/dziennik'],
  ['the order before the address is confirmed', 'nowy', '/zamowienie/premium'],
];

// The narrowest and a wide one, and each theme once: two more of them found nothing that these don't, and took minutes. A screen is
// loaded in the first and changed to the next, since loading is what takes long.
const LOOKS = [
  { width: 320, height: 780, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

test.each(SCREENS)('%s is fit for everybody, in each size and theme', async (_, who, path) => {
  const [{ width, colorScheme }] = LOOKS;
  const context = await contextOf(app, browser, people[who], { width, colorScheme });
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const look of LOOKS) {
    await page.setViewportSize(look);
    await page.emulateMedia(look);
    const name = `${look.width} px, ${look.colorScheme}`;
    expect([name, await accessibilityFaults(page)]).toEqual([name, []]);
    expect([name, await sidewaysScroll(page)]).toEqual([name, 0]);
  }
  await context.close();
  // A 404 is an answer that the browser writes down as an error.
  expect(browser.complaints().filter((text) => !text.includes('status of 404'))).toEqual([]);
});

test('the confirmation of a course is printed by its button, with React and without', async () => {
  const course = '/moje-kursy/sql-od-podstaw';
  const context = await contextOf(app, browser, people['kupujący'], { width: 360 });
  const page = await context.newPage();
  const isPrinted = async () => {
    const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(true))));
    await page.getByRole('button', { name: 'Drukuj lub zapisz jako PDF' }).click();
    return printed;
  };
  await page.goto(`${course}/zaswiadczenie`, { waitUntil: 'networkidle' });
  expect(await isPrinted()).toBe(true);
  await page.goto(course, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Zobacz zaświadczenie' }).click();
  await page.waitForURL(`**${course}/zaswiadczenie`);
  expect(await isPrinted()).toBe(true);
  await context.close();
  expect(browser.complaints()).toEqual([]);
});

test.each([
  ['nikt', '/', 'Co Cię najbardziej inspiruje?'],
  ['nikt', '/', 'Jak to działa'],
  ['darmowy', '/dashboard', 'Zobacz całą analizę'],
  ['darmowy', '/profil', 'Pozostałe analizy'],
  ['nikt', '/dashboard', 'Zaloguj się, a otworzymy Twoją stronę „Dziś”.'],
  ['nikt', '/nie-ma-mnie', 'Nie ma takiej strony'],
])('without JavaScript %s reads at %s: %s', async (who, path, words) => {
  const context = await contextOf(app, browser, people[who], { javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(path);
  // As it is rendered: what stands in <noscript> is found by no locator of text.
  const read = await page.locator('body').innerText();
  expect(read.replaceAll(/\s+/g, ' ')).toContain(words);
  await context.close();
  browser.complaints();
});

test('nothing is loaded from anywhere else', async () => {
  const context = await contextOf(app, browser, people['premium'], {});
  const page = await context.newPage();
  const origins = new Set<string>();
  page.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const path of ['/', '/dashboard', '/profil']) await page.goto(path, { waitUntil: 'networkidle' });
  expect([...origins].filter((origin) => origin !== 'null')).toEqual([app.url]);
  await context.close();
});
