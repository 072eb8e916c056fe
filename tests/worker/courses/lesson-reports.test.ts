// A reader's report on a lesson, from the form to the answer: the operator lists it, answers it once, and its author hears of it by mail
// and on the lesson's page (docs/decisions.md 'Reports on lessons').
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { profiles } from '#db/account/schema/accounts.ts';
import { lessonReports, lessons, lessonVersions } from '#db/courses/schema/lessons.ts';
import { outbox } from '#db/platform/schema/mail.ts';
import { polishDate } from '#domain/platform/polish-date.ts';
import { parseConfig } from '#worker/config.ts';
import { answerReport, listOpenReports } from '#worker/services/desk/lesson-texts/reports.ts';
import { EVERY_MINUTE } from '#worker/tasks/table.ts';
import { signedIn, type SignedIn } from '#tests/support/account/visitor.ts';
import { storePractice, storeStructureOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { AUTH_SECRET, startApplication, type Application } from '#tests/support/worker/application.ts';

const COURSE = 'sql-od-podstaw';
const DONE = { state: 'answered', text: 'Kwota jest już z\u00a02026 roku.', version: 2 } as const;

let app: Application;
let lesson: string;
beforeAll(async () => {
  app = await startApplication({}, { mail: true });
  [lesson = ''] = await storeStructureOf(app.database, COURSE, 2);
  await storePractice(app.database, { courseId: COURSE, lessonId: lesson });
  const row = { course_id: COURSE, lesson_id: lesson, content: 'Tekst.', author: 'editor', created_at: 1 };
  await app.database.insert(lessonVersions).values([
    { ...row, version: 1 },
    { ...row, version: 2 },
  ]);
});
afterAll(() => app.stop());
afterEach(async () => {
  app.inbox.clear();
  await app.database.delete(lessonReports);
});

function scope() {
  const parsed = parseConfig({
    APP_ENV: 'development',
    APP_URL: 'https://szlak.example',
    AUTH_SECRET,
    MAIL_FROM: 'Szlak <kontakt@szlak.example>',
    RESEND_API_KEY: 'test-key',
    RESEND_BASE_URL: app.inbox.url,
  });
  if (!parsed.ok) throw new Error(parsed.sentence);
  return { config: parsed.config, db: app.database, now: Date.now() };
}

const page = () => `/moje-kursy/${COURSE}/${lesson}`;
const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
const shownTo = async (person: SignedIn) => plain(await (await person.fetch(page())).text());

async function reporter(text = 'Stara kwota.'): Promise<{ person: SignedIn; id: number }> {
  const person = await signedIn(app, { confirmed: true });
  await buyCourse(app.database, person.id, COURSE);
  const sent = await person.post(`/api/courses/${COURSE}/lessons/${lesson}/reports`, { text });
  expect(sent.status).toBe(204);
  const [row] = await app.database.select().from(lessonReports).where(eq(lessonReports.user_id, person.id));
  return { person, id: row?.id ?? 0 };
}

test('a report is listed, answered, mailed and shown to its author alone, in one round trip', async () => {
  const { person, id } = await reporter();
  const today = plain(polishDate(Date.now()));
  expect(await shownTo(person)).toContain(`Zgłoszenie z ${today}: czeka na odpowiedź.`);
  expect(await listOpenReports(app.database)).toEqual({
    reports: [
      expect.objectContaining({
        id,
        courseId: COURSE,
        lessonId: lesson,
        lessonTitle: 'Lekcja 1',
        text: 'Stara kwota.',
        hasAuthor: true,
        version: 1,
      }),
    ],
    next: null,
  });
  expect(await answerReport(scope(), id, { ...DONE, text: ` ${DONE.text}\n` })).toBe('done');
  expect((await listOpenReports(app.database)).reports).toEqual([]);

  await app.tick(EVERY_MINUTE);
  const [letter, ...others] = await app.inbox.to(person.email);
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('Poprawiliśmy lekcję po Twoim zgłoszeniu');
  for (const words of [DONE.text, 'Stara kwota.', `https://szlak.example${page()}`])
    expect(plain(letter?.text ?? '')).toContain(plain(words));

  const before = app.databaseProxy.roundTrips;
  const html = await shownTo(person);
  expect(app.databaseProxy.roundTrips - before).toBe(1);
  expect(html).toContain(`Zgłoszenie z ${today}: poprawione ${today}.`);
  expect(html).toContain(plain(DONE.text));
  const other = await signedIn(app);
  await buyCourse(app.database, other.id, COURSE);
  expect(await shownTo(other)).not.toContain('Twoje zgłoszenia');
});

test('answered twice, also at once, the first answer stays and one letter goes', async () => {
  const { person, id } = await reporter();
  const answers = await Promise.all([
    answerReport(scope(), id, DONE),
    answerReport(scope(), id, { state: 'rejected', text: 'Tak ma być.' }),
  ]);
  expect(answers.toSorted()).toEqual(['answered-already', 'done']);
  expect(await answerReport(scope(), id, { state: 'rejected', text: 'Inaczej.' })).toBe('answered-already');
  await app.tick(EVERY_MINUTE);
  expect(await app.inbox.to(person.email)).toHaveLength(1);
  const [row] = await app.database.select().from(lessonReports);
  expect(row?.answer).not.toBe('Inaczej.');
});

test('a rejected report says why, and one that is answered without a version says no more than that', async () => {
  const [rejected, answered] = [await reporter(), await reporter()];
  await answerReport(scope(), rejected.id, { state: 'rejected', text: 'Ta kwota jest z\u00a0ustawy.' });
  await answerReport(scope(), answered.id, { state: 'answered', text: 'Sprawdzamy.', version: null });
  const html = await shownTo(rejected.person);
  expect(html).toContain('lekcja zostaje bez zmian, odpowiedź z');
  expect(html).toContain('Ta kwota jest z ustawy.');
  expect(await shownTo(answered.person)).toMatch(/: odpowiedź z \d+ /);
  await app.tick(EVERY_MINUTE);
  expect((await app.inbox.to(rejected.person.email))[0]?.text).toContain('Lekcja zostaje bez zmian');
});

test('whose account is gone hears nothing, also when it went just before; the report is answered all the same', async () => {
  const [gone, going] = [await reporter(), await reporter()];
  await app.database.delete(profiles).where(eq(profiles.id, gone.person.id));
  expect((await listOpenReports(app.database)).reports.map(({ hasAuthor }) => hasAuthor)).toEqual([
    false,
    true,
  ]);
  expect(await answerReport(scope(), gone.id, DONE)).toBe('done');
  const { db, ...rest } = scope();
  const batch = db.batch.bind(db);
  let reads = 0;
  const racing = Object.create(db, {
    batch: {
      value: async (...statements: Parameters<typeof batch>) => {
        const rows = await batch(...statements);
        if ((reads += 1) === 1) await db.delete(profiles).where(eq(profiles.id, going.person.id));
        return rows;
      },
    },
  });
  expect(await answerReport({ ...rest, db: racing }, going.id, DONE)).toBe('done');
  expect(await app.database.$count(outbox)).toBe(0);
  expect(await app.database.select().from(lessonReports)).toMatchObject([
    { user_id: null, state: 'answered', mended_version: 2 },
    { user_id: null, state: 'answered', mended_version: 2 },
  ]);
});

test('no report, no such version and no words: nothing happens', async () => {
  const { id } = await reporter();
  expect(await answerReport(scope(), id + 1, DONE)).toBe('no-report');
  expect(await answerReport(scope(), id, { ...DONE, version: 3 })).toBe('no-version');
  await expect(answerReport(scope(), id, { ...DONE, text: ' ' })).rejects.toMatchObject({ code: 'invalid' });
  expect(await app.database.select().from(lessonReports)).toMatchObject([{ state: 'open', answer: null }]);
  expect(await app.database.$count(outbox)).toBe(0);
});

test('the list pages by id, by an index, and misses none when some are answered in between', async () => {
  const { person } = await reporter();
  const row = { user_id: person.id, course_id: COURSE, lesson_id: lesson, created_at: 1 };
  await app.database
    .insert(lessonReports)
    .values(Array.from({ length: 29 }, (_, at) => ({ ...row, text: `${at}` })));
  const first = await listOpenReports(app.database);
  expect([first.reports.length, first.next]).toEqual([25, first.reports[24]?.id]);
  await answerReport(scope(), first.reports[0]?.id ?? 0, DONE);
  const second = await listOpenReports(app.database, first.next ?? 0);
  expect([second.reports.length, second.next]).toEqual([5, null]);
  await shownTo(person);
  const { scans } = await scansOf(app);
  expect(scans.filter((one) => one.includes('lesson_reports'))).toEqual([]);
});

test('a lesson says when it was mended, a course how much of it was read, to anyone who has it and to anyone who may buy it', async () => {
  const { person } = await reporter();
  const at = Date.UTC(2026, 11, 3, 10);
  expect(await shownTo(person)).not.toContain('poprawiona');
  expect(await shownTo(person)).toContain('1 min czytania, 15 min ćwiczeń, razem 16 min');
  await app.database.update(lessons).set({ corrected_at: at }).where(eq(lessons.course_id, COURSE));
  expect(await shownTo(person)).toMatch(/poprawiona <time[^>]*>3 grudnia 2026</);

  const course = async () => plain(await (await person.fetch(`/moje-kursy/${COURSE}`)).text());
  const offer = async () => plain(await (await person.fetch(`/kursy/${COURSE}`)).text());
  expect(await course()).toContain('jeszcze niesprawdzone');
  expect(await shownTo(person)).not.toContain('redakcja przeczytała');
  await app.database.update(lessons).set({ read_at: at }).where(eq(lessons.course_id, COURSE));
  expect(await shownTo(person)).toMatch(/redakcja przeczytała <time[^>]*>3 grudnia 2026</);
  for (const html of [await course(), await offer()])
    expect(html).toContain('z 2 lekcji redakcja przeczytała 1');
});
