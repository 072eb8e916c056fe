// How many round trips a person waits for before a write is answered, and before the model is asked. A batch that knows from the
// snapshot whose session it is must do no more than one that asked.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sessions } from '#db/account/schema/accounts.ts';
import { userAnalysis } from '#db/advice/schema/analyses.ts';
import { quotas } from '#db/platform/schema/quotas.ts';
import { isAdvised } from '#domain/advice/analysis/analysis.ts';
import { SAMPLE_ADVISED } from '#domain/advice/analysis/sample-analysis.ts';
import { securityLogOf } from '#tests/support/account/security-log.ts';
import { PASSWORD, signedIn, visitorOf, type SignedIn } from '#tests/support/account/visitor.ts';
import { storeAnalysisOf } from '#tests/support/analysis/stored.ts';
import { deliverLessons, storeLessonOf, storeStructureOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { scansOf } from '#tests/support/worker/query-plans.ts';
import { sequentialTrips } from '#tests/support/worker/round-trips.ts';

const COURSE = 'canva-w-pracy';
const LESSON = `/api/courses/${COURSE}/lessons/1-1-lekcja-1`;
const DELAY_MS = 60;
/** Longer than everything takes that follows the first trip, until the model is asked. */
const FAR_MS = 600;

let app: Application;
let log: ReturnType<typeof securityLogOf>;
beforeAll(async () => {
  app = await startApplication();
  log = securityLogOf(app);
  await storeLessonOf(app.database, COURSE);
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

async function reader(...courses: string[]): Promise<SignedIn> {
  const person = await signedIn(app);
  for (const course of courses) await buyCourse(app.database, person.id, course);
  return person;
}

/** The same person in another browser; the id of that session. */
async function elsewhere(person: SignedIn): Promise<string> {
  const other = visitorOf(app);
  await other.post('/api/account/login', { email: person.email, password: PASSWORD });
  const response = await other.fetch('/api/account/sessions');
  const { sessions: list } = (await response.json()) as { sessions: { id: string; isCurrent: boolean }[] };
  return list.find(({ isCurrent }) => isCurrent)?.id ?? '';
}

const put = (person: SignedIn, path: string, body: unknown) => person.post(path, body, { method: 'PUT' });
const remove = (person: SignedIn, path: string) => person.post(path, {}, { method: 'DELETE' });

async function tripsOf(work: () => Promise<Response>): Promise<[status: number, trips: number]> {
  app.databaseProxy.setDelay(DELAY_MS);
  app.databaseProxy.forget();
  const { status } = await work();
  const answeredAt = performance.now();
  // What goes on behind the answer is not to be counted with the next one.
  await new Promise((resolve) => setTimeout(resolve, 4 * DELAY_MS));
  app.databaseProxy.setDelay(0);
  return [status, sequentialTrips(app.databaseProxy, answeredAt)];
}

async function tripsBeforeModel(person: SignedIn, path: string): Promise<number> {
  app.databaseProxy.setDelay(FAR_MS);
  app.databaseProxy.forget();
  const asking = person.post(path, {});
  await expect.poll(() => app.gemini.calls.length, { interval: 5, timeout: 10_000 }).toBe(1);
  const askedAt = performance.now();
  app.databaseProxy.setDelay(0);
  await (await asking).text();
  return sequentialTrips(app.databaseProxy, askedAt);
}

test('a write is one round trip, and so is one that is refused', async () => {
  const person = await reader(COURSE);
  const text = JSON.stringify(SAMPLE_ADVISED);
  const past = await storeAnalysisOf(app.database, person.id, { isCurrent: false });
  const current = await storeAnalysisOf(app.database, person.id, { text });
  const trail = SAMPLE_ADVISED.sciezkiKariery.find(isAdvised);
  await deliverLessons(app.database, person.id, { id: COURSE, lessonIds: [LESSON.split('/').at(-1) ?? ''] });
  const other = await elsewhere(person);
  const ofTrail = `/api/analysis/${current}/trail`;
  expect([
    await tripsOf(() => put(person, ofTrail, { zawodId: trail?.zawodId })),
    await tripsOf(() => put(person, ofTrail, { zawodId: 'nie-ma-takiego' })),
    await tripsOf(() => put(person, `${LESSON}/progress`, { done: true })),
    await tripsOf(() => person.post(`${LESSON}/reports`, { text: 'Literówka.' })),
    await tripsOf(() => remove(person, `/api/analysis/${past}`)),
    await tripsOf(() => remove(person, `/api/analysis/${past}`)),
    await tripsOf(() => remove(person, `/api/account/sessions/${other}`)),
    await tripsOf(() => person.post('/api/account/sessions/end-others', {})),
    await tripsOf(() => person.post('/api/account/logout', {})),
  ]).toEqual([204, 404, 204, 204, 204, 404, 204, 204, 204].map((status) => [status, 1]));
});

test('without a snapshot a sign-out asks first whose session it is', async () => {
  const person = await reader();
  person.jar.delete('snapshot');
  expect(await tripsOf(() => person.post('/api/account/logout', {}))).toEqual([204, 2]);
  expect((await log.rowsOf(person.id)).map(({ event }) => event)).toEqual(['sign-out']);
});

test('before the model is asked for a structure or a lesson there is one round trip', async () => {
  const [structure, course] = ['sql-od-podstaw', 'react-w-praktyce'];
  const [, second = ''] = await storeStructureOf(app.database, course, 3);
  const person = await reader(structure, course);
  expect(await tripsBeforeModel(person, `/api/courses/${structure}/structure`)).toBe(1);
  app.gemini.reset();
  expect(await tripsBeforeModel(person, `/api/courses/${course}/lessons/${second}`)).toBe(1);
});

test('what is stored is not counted as asked for, what has to be written is, once, with a snapshot and without', async () => {
  const counts = async () => (await app.database.select().from(quotas)).map(({ count }) => count);
  const course = 'zarzadzanie-czasem';
  const [lesson = '', next = ''] = await storeStructureOf(app.database, course, 3);
  const person = await reader(course);
  await app.database.delete(quotas);
  await (await person.post(`/api/courses/${course}/structure`, {})).text();
  expect(await counts()).toEqual([]);
  await (await person.post(`/api/courses/${course}/lessons/${lesson}`, {})).text();
  expect(await counts()).toEqual([1]);
  await (await person.post(`/api/courses/${course}/lessons/${lesson}`, {})).text();
  expect(await counts()).toEqual([1]);
  person.jar.delete('snapshot');
  await (await person.post(`/api/courses/${course}/lessons/${next}`, {})).text();
  expect(await counts()).toEqual([2]);
});

test('a session that has ended writes nothing, whatever its snapshot says, and the security log is told nothing', async () => {
  const person = await reader(COURSE);
  const id = await storeAnalysisOf(app.database, person.id);
  const other = await elsewhere(person);
  const before = (await log.rowsOf(person.id)).length;
  // A snapshot is good for this very session, which it takes for a live one.
  await app.database.update(sessions).set({ expires_at: 1 }).where(eq(sessions.user_id, person.id));
  app.databaseProxy.forget();
  const answers = [
    await put(person, `/api/analysis/${id}/trail`, { zawodId: 'jakis' }),
    await person.post(`${LESSON}/reports`, { text: 'Literówka.' }),
    await remove(person, `/api/analysis/${id}`),
    await remove(person, `/api/account/sessions/${other}`),
    await person.post('/api/account/sessions/end-others', {}),
    await person.post(`/api/courses/${COURSE}/lessons/1-2-lekcja-2`, {}),
    await person.post(`/api/courses/${COURSE}/structure`, {}),
    await person.post(`/api/courses/${COURSE}/content`, {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
  expect((await person.post('/api/account/logout', {})).status).toBe(204);
  // Whoever it is, all is found by an index.
  expect((await scansOf(app)).scans).toEqual([]);
  expect(await log.rowsOf(person.id)).toHaveLength(before);
  expect(await app.database.select().from(sessions).where(eq(sessions.user_id, person.id))).toHaveLength(2);
  expect(await app.database.select().from(userAnalysis).where(eq(userAnalysis.id, id))).toHaveLength(1);
});
