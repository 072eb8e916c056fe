// A bought course from its first opening to its last lesson, against the built Worker: who may, what it costs, and what is kept
// (docs/decisions.md 'What a purchased course contains', 'Withdrawal within 14 days').
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lessonProgress, lessonReports, lessons } from '#db/courses/schema/lessons.ts';
import { metrics } from '#db/desk/schema/observability.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import {
  endOf,
  lessonOf,
  structureOf,
  writings,
  written,
  type Event,
} from '#tests/support/courses/reading.ts';
import { allEvents, eventsOf, firstEvents } from '#tests/support/analysis/event-stream.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn, visitorOf, type Visitor } from '#tests/support/account/visitor.ts';
import { lessonReply } from '#tests/support/courses/replies.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';

let app: Application;
beforeAll(async () => {
  // A machine with much to do may take its time.
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => {
  app.gemini.reset();
  app.databaseProxy.setMood('pass');
});

async function buyerOf(...courses: string[]) {
  const person = await signedIn(app);
  for (const course of courses) await buyCourse(app.database, person.id, course);
  return person;
}

const purchaseOf = async (personId: string) => {
  const [row] = await app.database.select().from(purchases).where(eq(purchases.user_id, personId));
  return row;
};
const put = (visitor: Visitor, path: string, body: unknown) => visitor.post(path, body, { method: 'PUT' });

test('a course is opened, read and finished; the second buyer costs no call', async () => {
  const course = 'zarzadzanie-czasem';
  const api = `/api/courses/${course}`;
  const first = await buyerOf(course);
  const events = await written(first, `${api}/structure`);
  const structure = structureOf(events);
  expect(structure.modules).toHaveLength(4);
  const told = events.flatMap((event) => (event.event === 'section' ? [event.data.value] : []));
  expect(told).toEqual(structure.modules);
  const percents = events.flatMap((event) => (event.event === 'progress' ? [event.data.percent] : []));
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(percents.at(-1)).toBe(100);

  const [ours, opening] = structure.modules[0]?.lessons ?? [];
  const { practice } = await readFirstLessonSource(course);
  expect(ours?.title).toBe(practice.title);
  const path = `${api}/lessons/${opening?.id}`;
  expect((await put(first, `${path}/progress`, { done: true })).status).toBe(404);
  expect((await purchaseOf(first.id))?.opened_at).toBeNull();

  const streamed = await written(first, path);
  const lesson = lessonOf(streamed);
  expect(writings(app.gemini).at(-1)?.prompt).toContain(practice.summary.slice(0, 80));
  const blocks = streamed.flatMap((event) => (event.event === 'section' ? [event.data.value] : []));
  expect(blocks.length).toBeGreaterThan(3);
  expect(lesson.blocks.slice(0, blocks.length)).toEqual(blocks);
  expect(await purchaseOf(first.id)).toMatchObject({ opened_at: expect.any(Number) });
  expect((await put(first, `${path}/progress`, { done: true })).status).toBe(204);
  const [mark] = await app.database.select().from(lessonProgress).where(eq(lessonProgress.user_id, first.id));
  expect(mark).toMatchObject({ lesson_id: opening?.id, done_at: expect.any(Number) });
  expect((await put(first, `${path}/progress`, { done: false })).status).toBe(204);

  const second = await buyerOf(course);
  const calls = writings(app.gemini).length;
  expect(structureOf(await written(second, `${api}/structure`))).toEqual(structure);
  expect((await purchaseOf(second.id))?.opened_at).toBeNull();
  expect(lessonOf(await written(second, path))).toEqual(lesson);
  expect(await purchaseOf(second.id)).toMatchObject({ opened_at: expect.any(Number) });
  expect(writings(app.gemini)).toHaveLength(calls);

  expect((await first.post(`${path}/reports`, { text: 'Literówka w\u00a0trzecim akapicie.' })).status).toBe(
    204,
  );
  expect((await first.post(`${path}/reports`, { text: 'a'.repeat(1_001) })).status).toBe(400);
  const reports = await app.database.select().from(lessonReports);
  expect(reports).toMatchObject([{ user_id: first.id, lesson_id: opening?.id }]);
});

test('a browser that fetches a written lesson ahead gets no text and ends no right; who opens it gets both in one trip', async () => {
  const course = 'java-i-spring-boot';
  const [lesson = ''] = await storeStructureOf(app.database, course, 2);
  const content = `Zdanie, po którym poznać lekcję.\n\n## Podsumowanie\n\nKoniec.`;
  const row = { course_id: course, lesson_id: lesson, content, words: 8, model: 'test', created_at: 1 };
  await app.database.insert(lessons).values(row);
  const reader = await buyerOf(course);
  const page = `/moje-kursy/${course}/${lesson}`;
  const ahead = await reader.fetch(page, { headers: { 'Sec-Purpose': 'prefetch;prerender' } });
  expect(await ahead.text()).not.toContain('po którym poznać');
  expect((await purchaseOf(reader.id))?.opened_at).toBeNull();
  const before = app.databaseProxy.roundTrips;
  expect(await (await reader.fetch(page)).text()).toContain('po którym poznać');
  expect(app.databaseProxy.roundTrips - before).toBe(1);
  expect(await purchaseOf(reader.id)).toMatchObject({ opened_at: expect.any(Number) });
});

test('20 readers who open an unwritten lesson at once make one call, and all get the whole stream', async () => {
  const course = 'sql-od-podstaw';
  const [lesson] = await storeStructureOf(app.database, course, 3);
  const people = [await buyerOf(course), await buyerOf(course), await buyerOf(course), await buyerOf(course)];
  const tabs = people.flatMap((one) => Array.from({ length: 5 }, () => one));
  app.gemini.reset();
  app.gemini.setPace(4);
  const all = await Promise.all(tabs.map((one) => written(one, `/api/courses/${course}/lessons/${lesson}`)));
  expect(writings(app.gemini)).toHaveLength(1);
  const bare = (events: Event[]) => events.map(({ id, event, data }) => ({ id, event, data }));
  for (const events of all) expect(bare(events)).toEqual(bare(all[0] ?? []));
  expect(lessonOf(all[0] ?? []).blocks.length).toBeGreaterThan(3);
  const opened = await app.database
    .select({ opened_at: purchases.opened_at })
    .from(purchases)
    .where(eq(purchases.course_id, course));
  expect(opened.every(({ opened_at }) => opened_at !== null)).toBe(true);
});

test('who leaves in the middle finds the lesson going on, from where they were', async () => {
  const course = 'react-w-praktyce';
  const [lesson] = await storeStructureOf(app.database, course, 2);
  const [impatient, reader] = [await buyerOf(course), await buyerOf(course)];
  const path = `/api/courses/${course}/lessons/${lesson}`;
  app.gemini.setPace(4);
  app.gemini.misbehave({ kind: 'slow-first-byte', ms: 2_500 });
  await firstEvents<WritingEvent>(await impatient.post(path, {}), 1);
  const started = await reader.post(path, {});
  const run = started.headers.get('X-Run-Id');
  const before = await firstEvents<WritingEvent>(started, 4);
  const headers = { 'Last-Event-ID': '4' };
  const after = await allEvents<WritingEvent>(await reader.post(`${path}?run=${run}`, {}, { headers }));
  expect(before.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(after[0]?.id).toBe(5);
  expect(lessonOf(after).words).toBeGreaterThan(100);
  expect(writings(app.gemini)).toHaveLength(1);
  expect(await purchaseOf(reader.id)).toMatchObject({ opened_at: expect.any(Number) });
  // Gone before the first word.
  expect((await purchaseOf(impatient.id))?.opened_at).toBeNull();
});

test('a failure costs nothing: the right of withdrawal stays, and the next try succeeds', async () => {
  const course = 'nodejs-i-api';
  const [lesson] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  const path = `/api/courses/${course}/lessons/${lesson}`;
  app.gemini.misbehave({ kind: 'cut-after' });
  const failed = await reader.post(path, {});
  const run = failed.headers.get('X-Run-Id');
  expect(endOf(await allEvents<WritingEvent>(failed))?.event).toBe('failed');
  expect((await purchaseOf(reader.id))?.opened_at).toBeNull();
  // Who only lost the connection is told of the failure; a new try names no run.
  expect(endOf(await written(reader, `${path}?run=${run}`))?.event).toBe('failed');
  expect(writings(app.gemini)).toHaveLength(1);
  expect(lessonOf(await written(reader, path)).words).toBeGreaterThan(100);
  const names = (await app.database.select().from(metrics)).map((row) => row.metric_name);
  for (const name of ['start', 'success', 'error']) expect(names).toContain(`course_generation_${name}`);
});

test('script, HTML and javascript: links in a lesson stay text, while it streams and when it is stored', async () => {
  const course = 'seo-w-praktyce';
  const [lesson, other = ''] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  const hostile =
    '<script>alert(1)</script>\n\n[kliknij](javascript:alert(1)) <img src=x onerror=alert(1)>\n\n';
  app.gemini.setPace(4);
  app.gemini.misbehave({ kind: 'text', text: `${hostile}${lessonReply(hostile)}` });
  const streamed = await written(reader, `/api/courses/${course}/lessons/${lesson}`);
  expect(JSON.stringify(streamed)).toContain('&lt;script&gt;');
  const row = {
    course_id: course,
    lesson_id: other,
    content: hostile,
    words: 9,
    model: 'test',
    created_at: 1,
  };
  await app.database.insert(lessons).values(row);
  const stored = await written(reader, `/api/courses/${course}/lessons/${other}`);
  expect(lessonOf(stored).blocks.join('')).toContain('&lt;script&gt;');
  for (const events of [streamed, stored])
    expect(JSON.stringify(events)).not.toMatch(/<script|<img|href=\\?"javascript/i);
});

test('the whole course is written one by one, each on what was before it; only what is missing is written', async () => {
  const course = 'docker-i-kubernetes';
  const reader = await buyerOf(course);
  const ids = await storeStructureOf(app.database, course, 4);
  const [first = '', second = ''] = ids;
  await written(reader, `/api/courses/${course}/lessons/${first}`);
  const ofCourse = () =>
    app.database.select().from(lessons).where(eq(lessons.course_id, course)).orderBy(lessons.lesson_id);
  const [before] = await ofCourse();
  app.gemini.reset();
  app.gemini.misbehave(...ids.slice(1).map(() => ({ kind: 'text', text: lessonReply() }) as const));
  const [whole, one] = await Promise.all([
    written(reader, `/api/courses/${course}/content`),
    written(reader, `/api/courses/${course}/lessons/${second}`),
  ]);
  expect(lessonOf(one).words).toBeGreaterThan(500);
  const end = endOf(whole);
  expect(end?.event === 'done' && 'content' in end.data && end.data.content.lessons).toHaveLength(4);
  const told = whole.flatMap((event) => (event.event === 'section' ? [event.data.index] : []));
  expect(told).toEqual([0, 1, 2, 3]);
  const prompts = writings(app.gemini).map(({ prompt }) => prompt);
  expect(prompts).toHaveLength(3);
  expect(prompts.map((prompt) => prompt.split('"summary":"Zwykłe zdania."').length - 1)).toEqual([0, 1, 2]);
  const [after, ...rest] = await ofCourse();
  expect(after).toEqual(before);
  expect(rest).toHaveLength(3);
  expect(endOf(await written(reader, `/api/courses/${course}/content`))?.event).toBe('done');
  expect(writings(app.gemini)).toHaveLength(3);
});

test('with the database away at the end the lesson is shown, kept and stored later', async () => {
  const course = 'uczenie-maszynowe';
  const [lesson] = await storeStructureOf(app.database, course, 2);
  const reader = await buyerOf(course);
  const events: Event[] = [];
  for await (const event of eventsOf<WritingEvent>(
    await reader.post(`/api/courses/${course}/lessons/${lesson}`, {}),
  )) {
    events.push(event);
    if (events.length === 2) app.databaseProxy.setMood('refuse');
  }
  expect(lessonOf(events).words).toBeGreaterThan(100);
  const end = endOf(events);
  expect(end?.event === 'done' && end.data.savedAt).toBeNull();
  app.databaseProxy.setMood('pass');
  const stored = () => app.database.$count(lessons, eq(lessons.course_id, course));
  await expect.poll(stored).toBe(1);
  expect(await purchaseOf(reader.id)).toMatchObject({ opened_at: expect.any(Number) });
});

test('a course whose model is silent keeps no other course waiting', async () => {
  const [slow, quick] = ['podstawy-ux', 'canva-w-pracy'] as const;
  const reader = await buyerOf(slow, quick);
  app.gemini.misbehave({ kind: 'hang-after' });
  const silent = await reader.post(`/api/courses/${slow}/structure`, {});
  await firstEvents<WritingEvent>(silent, 1);
  const isHanging = () => writings(app.gemini).some(({ hanging }) => hanging);
  await expect.poll(isHanging).toBe(true);
  structureOf(await written(reader, `/api/courses/${quick}/structure`));
  expect(writings(app.gemini).map(({ hanging }) => hanging)).toEqual([true, false]);
});

test('only owners get in', async () => {
  const course = 'git-i-ci-cd';
  const [lesson] = await storeStructureOf(app.database, course, 2);
  const api = `/api/courses/${course}`;
  const calls: [string, string][] = [
    ['POST', `${api}/structure`],
    ['POST', `${api}/content`],
    ['POST', `${api}/lessons/${lesson}`],
    ['POST', `${api}/lessons/${lesson}/reports`],
    ['PUT', `${api}/lessons/${lesson}/progress`],
  ];
  const statuses = (visitor: Visitor) =>
    Promise.all(
      calls.map(async ([method, path]) => {
        const answer = await visitor.post(path, { done: true, text: 'Tekst' }, { method });
        return [answer.status, ((await answer.json()) as { code: string }).code];
      }),
    );
  expect(await statuses(visitorOf(app))).toEqual(calls.map(() => [401, 'no-session']));
  const other = await buyerOf('podcast-od-pomyslu');
  expect(await statuses(other)).toEqual(calls.map(() => [403, 'not-owner']));
  const leaving = await buyerOf(course);
  for (const change of [{ withdrawal_asked_at: 1 }, { withdrawal_asked_at: null, withdrawn_at: 1 }]) {
    await app.database.update(purchases).set(change).where(eq(purchases.user_id, leaving.id));
    expect(await statuses(leaving)).toEqual(calls.map(() => [403, 'not-owner']));
  }
  expect(writings(app.gemini)).toHaveLength(0);

  const owner = await buyerOf(course, 'podcast-od-pomyslu');
  const answerTo = async (path: string) => {
    const answer = await owner.post(path, {});
    return [answer.status, ((await answer.json()) as { code: string }).code];
  };
  expect(await answerTo(`${api}/lessons/nie-ma`)).toEqual([404, 'not-found']);
  expect(await answerTo('/api/courses/nie-ma/structure')).toEqual([404, 'not-found']);
  expect(await answerTo('/api/courses/podcast-od-pomyslu/content')).toEqual([409, 'no-structure']);
});
