// Everything shown is true: all public pages in production's configuration, with an empty database and then with what really happened
// (docs/decisions.md 'Ratings, best-sellers and reductions', 'Success stories and figures').
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listCourses, originalPrices } from '#content/catalogue.server.ts';
import { coursePrices } from '#db/courses/schema/catalogue.ts';
import { siteFigures } from '#db/desk/schema/observability.ts';
import { courseReviews } from '#db/courses/schema/reviews.ts';
import { priceGrosze } from '#domain/courses/price.ts';
import { PREMIUM_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import { readCourses } from '#scripts/content/modules.ts';
import { EVERY_HOUR, EVERY_NIGHT } from '#worker/tasks/table.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { crawl, type CrawledPage } from '#tests/support/pages/crawl.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

const DAY_MS = 24 * 60 * 60_000;

const files = await readCourses('content/courses');

let app: Application;
const production = () =>
  startApplication({
    APP_ENV: 'production',
    APP_URL: 'https://szlak.example',
    CONTACT_EMAIL: 'my@szlak.example',
    OPERATOR_NAME: 'Szlak S.A.',
    OPERATOR_ADDRESS: 'ul. Leśna 1, Kraków',
    OPERATOR_NIP: '123-456-32-18',
    GEMINI_API_KEY: 'off',
    GEMINI_BASE_URL: 'off',
    RATE_LIMIT_SCALE: '1',
  });

const textOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll('&nbsp;', ' ');

// A client network each, since nothing is scaled here.
const walk = () =>
  crawl(app.url, (before) => ({ 'CF-Connecting-IP': `203.0.${before >> 8}.${before & 255}` }));
const pagesOf = (found: Map<string, CrawledPage>) => [...found.values()].filter(({ isHtml }) => isHtml);

describe('before anything has happened', () => {
  let pages: CrawledPage[];
  beforeAll(async () => {
    app = await production();
    await app.tick(EVERY_HOUR);
    await app.tick(EVERY_NIGHT);
    pages = pagesOf(await walk());
  });
  afterAll(() => app.stop());

  const none = (what: RegExp, where: (page: CrawledPage) => boolean = () => true) =>
    expect(
      pages.filter((page) => where(page) && what.test(textOf(page.html))).map(({ path }) => path),
    ).toEqual([]);

  test('the walk meets every course and the landing page, and all answer', () => {
    const paths = new Set(pages.map(({ path }) => path));
    for (const path of [
      '/',
      '/biblioteka-kursow',
      '/plany',
      ...listCourses().map(({ id }) => `/kursy/${id}`),
    ])
      expect([path, paths.has(path)]).toEqual([path, true]);
    expect(pages.filter(({ status }) => status !== 200).map(({ path, status }) => [path, status])).toEqual(
      [],
    );
  });

  test('no sample', () => none(/dane przykładowe/i));

  test('no rating without reviews, also for search engines', () => {
    none(/★|liczba ocen|Średnia \d/);
    const rated = pages.filter(({ structured }) => JSON.stringify(structured).includes('ggregateRating'));
    expect(rated.map(({ path }) => path)).toEqual([]);
  });

  // What the word means, these pages say.
  const EXPLAINS = new Set(['/dane-i-metoda', '/faq', '/regulamin', '/dokumentacja']);

  test('no best-seller without sales', () => {
    none(/bestseller/i, ({ path }) => !EXPLAINS.has(path) && /^\/(?:$|biblioteka|kursy|plany)/.test(path));
  });

  test('no struck price, no percentage off and no lowest price, but the one that Premium costs today', () => {
    const isPlans = ({ path }: CrawledPage) => path === '/plany';
    // A lesson may reckon with percentages of its own.
    const isLesson = ({ path }: CrawledPage) => path.endsWith('/pierwsza-lekcja');
    const struck = pages.filter((page) => !isPlans(page) && /<s\b|<del\b/.test(page.html));
    expect(struck.map(({ path }) => path)).toEqual([]);
    none(/Najniższa cena z 30 dni/, (page) => !isPlans(page) && !EXPLAINS.has(page.path));
    none(/−\d+%/, (page) => !isPlans(page) && !isLesson(page) && !EXPLAINS.has(page.path));
    const plans = pages.find(isPlans)?.html ?? '';
    const prices = Array.from(plans.matchAll(/<s\b[^>]*>([\s\S]*?)<\/s>/g), ([, text = '']) => textOf(text));
    expect(new Set(prices)).toEqual(new Set([textOf(sumText(PREMIUM_PRICE_GROSZE))]));
  });

  test('no figure of success that nobody has measured', () => {
    none(/15 ?000\+|\d[\d ]*\+ (?:osób|użytkowników|analiz)/);
    none(/Tyle osób ma dziś|Tyle kroków|Tyle razy ktoś/);
  });

  test('no person who doesn’t exist teaches a course', () => {
    none(/Prowadzi:|Prowadząc[ya]\b/, ({ path }) => path.startsWith('/kursy/'));
    const invented = files.map(({ instructor }) => instructor);
    expect(new Set(invented)).toEqual(new Set(['redakcja Szlaku']));
  });

  test('a page that tells what people earn names where it is from', () => {
    const PAY = /zarabia (?:mniej|więcej) niż \d|Mediana|mediana płac/;
    const SOURCE = /GUS/;
    const unsourced = pages.filter(({ html }) => PAY.test(textOf(html)) && !SOURCE.test(textOf(html)));
    expect(unsourced.map(({ path }) => path)).toEqual([]);
    expect(pages.filter(({ html }) => PAY.test(textOf(html))).length).toBeGreaterThan(100);
  });

  test('nobody’s story is told, and an example says that it is one', () => {
    const home = textOf(pages.find(({ path }) => path === '/')?.html ?? '');
    expect(home).toContain('Słowa są nasze, zawody wybrała reguła');
    expect(home).not.toMatch(/histori[ei] przykładow|karuzela/i);
  });
});

const FIGURE = /"(?:rating|reviews|bestSeller|originalPrice|lowestPrice)"/;

test('what browsers fetch of the catalogue has no figures either', () => {
  const found = globSync('build/client/{assets/course-cards*,dane/teksty/kursy/*}.json');
  expect(found.length).toBe(1 + files.length);
  for (const file of found) expect([file, FIGURE.test(readFileSync(file, 'utf8'))]).toEqual([file, false]);
});

describe('when it has happened', () => {
  const BEST = 'sql-od-podstaw';
  const reduced = listCourses().find(({ id }) => originalPrices()[id] !== undefined);

  beforeAll(async () => {
    app = await production();
  });
  afterAll(() => app.stop());

  test('reviews, sales, dated prices and counts are shown', async () => {
    if (reduced === undefined) throw new Error('no course wants a reduction');
    const people = await Promise.all(Array.from({ length: 20 }, () => signedIn(app)));
    for (const { id } of people) await buyCourse(app.database, id, BEST);
    await app.database.insert(courseReviews).values(
      people.slice(0, 5).map(({ id }) => ({
        id: crypto.randomUUID(),
        user_id: id,
        course_id: BEST,
        stars: 4,
        text: 'Prawdziwa opinia.',
        written_at: Date.now(),
      })),
    );
    const original = originalPrices()[reduced.id] ?? 0;
    await app.database.insert(coursePrices).values({
      course_id: reduced.id,
      asked_from: Date.now() - 20 * DAY_MS,
      price_grosze: priceGrosze(original),
    });
    await app.tick(EVERY_HOUR);
    await app.tick(EVERY_NIGHT);
    await app.database
      .insert(siteFigures)
      .values({ name: 'people_analysed', value: 1_234, counted_at: 1 })
      .onConflictDoUpdate({ target: siteFigures.name, set: { value: 1_234 } });
    const shown = async (path: string) => textOf(await (await fetch(app.url + path)).text());
    const best = await shown(`/kursy/${BEST}`);
    expect(best).toContain('Bestseller');
    expect(best).toContain('Średnia 4,0 na 5, 5 opinii.');
    expect(await shown(`/kursy/${reduced.id}`)).toContain('Najniższa cena z 30 dni przed obniżką');
    const library = await shown('/biblioteka-kursow');
    expect(library).toContain('Bestseller');
    expect(library).toContain('Popularność');
    expect(await shown('/')).toContain('1 234 osoby');
  });
});
