// A lesson's second reader against the built Worker (docs/decisions.md 'The second reader'): what it proves is put right before anybody
// keeps the lesson, and whatever happens to it, the lesson is there.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lessons } from '#db/courses/schema/lessons.ts';
import { modelCalls } from '#db/desk/schema/model-calls.ts';
import { TASKS } from '#domain/courses/prompts/course-data.ts';
import { PRACTICE_MARK } from '#domain/courses/writing/lesson-reply.ts';
import { WRONG_SUM } from '#sandbox/gemini/misbehave.ts';
import type { Misbehaviour, Plan } from '#sandbox/gemini/server.ts';
import { listCourses } from '#content/catalogue.server.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { lessonOf, written, writings } from '#tests/support/courses/reading.ts';
import { storeStructureOf } from '#tests/support/courses/written.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';

let app: Application;
beforeAll(async () => {
  app = await startApplication();
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

const COURSES = listCourses().map(({ id }) => id);

async function lessonWritten(course: string, ...plans: Plan[]) {
  const reader = await signedIn(app);
  await buyCourse(app.database, reader.id, course);
  const [lessonId = ''] = await storeStructureOf(app.database, course, 2);
  app.gemini.misbehave(...plans);
  const events = await written(reader, `/api/courses/${course}/lessons/${lessonId}`);
  const ofLesson = and(eq(lessons.course_id, course), eq(lessons.lesson_id, lessonId));
  const [row] = await app.database.select().from(lessons).where(ofLesson);
  return { events, html: lessonOf(events).blocks.join('\n'), row };
}

const isRead = ({ prompt }: { prompt: string }) => prompt.includes(TASKS.secondReading);

test('a sum that comes out otherwise is put right in what is shown at the end and stored', async () => {
  const course = COURSES[10] ?? '';
  const { events, html, row } = await lessonWritten(course, { kind: 'wrong-sum' });
  const sent = events.flatMap((event) => (event.event === 'section' ? [String(event.data.value)] : []));
  expect(sent.join('\n')).toContain(WRONG_SUM.said);
  expect(html).toContain(WRONG_SUM.right);
  expect(html).not.toContain(WRONG_SUM.said);
  expect(row).toMatchObject({ state: 'ready', content: expect.stringContaining(WRONG_SUM.right) });
  const stages = events.flatMap((event) => (event.event === 'progress' ? [event.data.stage] : []));
  expect(stages).toContain('sprawdzanie');
  expect(writings(app.gemini)).toHaveLength(1);
  // It knows the lesson, its questions and nothing of how they came to be.
  const asked = app.gemini.calls.find(isRead)?.prompt ?? '';
  expect(asked).toContain('<praktyka>');
  expect(asked).not.toContain('Jesteś doświadczonym autorem');
  const counted = () =>
    app.database.$count(
      modelCalls,
      and(eq(modelCalls.purpose, 'second-reading'), eq(modelCalls.outcome, 'ok')),
    );
  await expect.poll(counted).toBe(1);
});

test.each<[string, number, Misbehaviour]>([
  ['is away', 30, { kind: 'status', status: 503 }],
  ['refuses', 31, { kind: 'safety' }],
  ['is cut off', 32, { kind: 'cut-after' }],
  ['writes prose', 33, { kind: 'text', text: 'Wszystko się zgadza.' }],
  ['writes a lesson of its own', 34, { kind: 'text', text: `# Inna lekcja\n\n${PRACTICE_MARK}\n{}` }],
])('a second reader that %s leaves the lesson as it is, ready', async (_, at, plan) => {
  const course = COURSES[at] ?? '';
  const { html, row } = await lessonWritten(course, { kind: 'wrong-sum' }, { ...plan, secondReading: true });
  expect(html).toContain(WRONG_SUM.said);
  expect(row?.state).toBe('ready');
});

test('what is wrong in the questions is asked for again, and the text stays', async () => {
  const [first, second] = listCourses().filter(({ category }) => category === 'Marketing');
  const before = await lessonWritten(first?.id ?? '');
  const { questions } = JSON.parse(before.row?.practice ?? '{}') as { questions: { text: string }[] };
  const why = 'Odpowiedź druga też jest właściwa.';
  const findings = [{ why, quote: questions[0]?.text, replacement: 'Które?' }];
  app.gemini.reset();
  const plan = { kind: 'text', text: JSON.stringify({ findings }), secondReading: true } as const;
  const { row, html } = await lessonWritten(second?.id ?? '', plan);
  expect(writings(app.gemini).map(({ prompt }) => prompt.includes(why))).toEqual([false, true]);
  expect(row?.state).toBe('ready');
  expect(html).not.toContain(why);
});
