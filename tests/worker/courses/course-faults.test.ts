// What the model can do wrong while it writes a course (docs/faults.md 1-12), for its three calls at once, each on a course of its own: the
// specified sentence, nothing partial stored, and nothing lost.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { courseStructures, lessons } from '#db/courses/schema/lessons.ts';
import { purchases } from '#db/payments/schema/courses.ts';
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import { listCourses } from '#content/catalogue.server.ts';
import type { Misbehaviour } from '#sandbox/gemini/server.ts';
import { writings } from '#tests/support/courses/reading.ts';
import { startApplication, type Application } from '#tests/support/worker/application.ts';
import { allEvents } from '#tests/support/analysis/event-stream.ts';
import {
  FAILING,
  FAILING_JSON,
  PASSING,
  STRUCTURE,
  type ModelFault,
} from '#tests/support/analysis/model-faults.ts';
import { buyCourse } from '#tests/support/payments/purchases.ts';
import { signedIn } from '#tests/support/account/visitor.ts';
import { finishLessons, storeStructureOf } from '#tests/support/courses/written.ts';

const COURSES = listCourses().map(({ id }) => id);
const KINDS = ['structure', 'lesson', 'content'] as const;

const PACE = 2_000;

type Kind = (typeof KINDS)[number];

let app: Application;
let reader: Awaited<ReturnType<typeof signedIn>>;
let lessonIds: string[] = [];
beforeAll(async () => {
  app = await startApplication({
    GEMINI_FIRST_BYTE_MS: '6000',
    GEMINI_IDLE_MS: '6000',
    GEMINI_TOTAL_MS: '60000',
  });
  reader = await signedIn(app);
});
afterAll(() => app.stop());
afterEach(() => app.gemini.reset());

/** Three courses that nobody has touched; failing attempts leave them so. */
async function courses(at: number): Promise<Record<Kind, string>> {
  const [structure = '', lesson = '', content = ''] = COURSES.slice(3 * at, 3 * at + 3);
  for (const course of [structure, lesson, content]) await buyCourse(app.database, reader.id, course);
  for (const course of [lesson, content]) lessonIds = await storeStructureOf(app.database, course, 2);
  // The rest of a course is written for who has opened a lesson of it.
  await finishLessons(app.database, reader.id, { id: content, lessonIds: lessonIds.slice(0, 1), at: 1 });
  await app.database.update(purchases).set({ opened_at: 1 }).where(eq(purchases.course_id, content));
  return { structure, lesson, content };
}

const pathOf = (kind: Kind, course: string) =>
  `/api/courses/${course}/${kind === 'lesson' ? `lessons/${lessonIds[0]}` : kind}`;

/** The last event of each task, all three at once. */
async function endsWith(at: number, plans: Misbehaviour[], kinds: readonly Kind[] = KINDS) {
  const ofKind = await courses(at);
  app.gemini.setPace(PACE);
  app.gemini.misbehave(...plans.flatMap((plan) => kinds.map(() => plan)));
  const ends = await Promise.all(
    kinds.map(async (kind) => {
      const answer = await reader.post(pathOf(kind, ofKind[kind]), {});
      return [kind, (await allEvents<WritingEvent>(answer)).at(-1)] as const;
    }),
  );
  return { ofKind, ends };
}

async function storedOf(ofKind: Record<Kind, string>) {
  const structures = await app.database.select().from(courseStructures);
  const texts = await app.database.select().from(lessons);
  return {
    structure: structures.filter((row) => row.course_id === ofKind.structure).length,
    lesson: texts.filter((row) => row.course_id === ofKind.lesson).length,
    content: texts.filter((row) => row.course_id === ofKind.content).length,
  };
}

/** What came, but is no lesson: it is asked for once more, and then the lesson needs work (needs-work.test.ts). */
const BLOCKED = ['a safety block', 'a blocked prompt', 'recitation'];
const EMPTY = ['empty text', "the text 'null'", "the text 'undefined'"];
const isRefused = ({ name }: ModelFault) =>
  [...BLOCKED, ...EMPTY].includes(name) || FAILING_JSON.some((one) => one.name === name);

const failing = [...FAILING, ...FAILING_JSON].map((fault) => [fault.name, fault] as const);

test.each(failing)('%s: its sentence, and nothing stored', async (_, fault) => {
  const { plans, sentence, calls } = fault;
  const kinds = isRefused(fault) ? (['structure'] as const) : KINDS;
  const { ofKind, ends } = await endsWith(0, plans, kinds);
  for (const [kind, end] of ends) {
    if (end?.event !== 'failed') throw new Error(`${kind} ended with ${end?.event}`);
    expect(end.data.error).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  }
  expect(await storedOf(ofKind)).toEqual({ structure: 0, lesson: 0, content: 0 });
  expect(writings(app.gemini)).toHaveLength(calls * kinds.length);
});

test.each(
  failing.filter(([, fault]) => isRefused(fault)).map(([name, { plans }], at) => [name, plans, at] as const),
)('%s in the place of a lesson: it is asked for once more, and all is well', async (name, plans, at) => {
  const course = COURSES[45] ?? '';
  await buyCourse(app.database, reader.id, course);
  const ids = await storeStructureOf(app.database, course, 20);
  app.gemini.setPace(PACE);
  app.gemini.misbehave(...plans);
  const answer = await reader.post(`/api/courses/${course}/lessons/${ids[at]}`, {});
  const end = (await allEvents<WritingEvent>(answer)).at(-1);
  expect(end).toMatchObject({
    event: 'done',
    data: { needsWork: false, lesson: { practice: { questions: expect.anything() } } },
  });
  // Behind the state it costs that alone, and no call.
  expect(writings(app.gemini)).toHaveLength(name === 'a trailing comma' ? 1 : 2);
});

test('a structure of another shape is asked for once more, and then refused', async () => {
  const lesson = { id: '1', content: 'Bez tytułu' };
  const modules = [{ id: '1', title: 'M', description: 'O', lessons: [lesson] }];
  const plan = {
    kind: 'text',
    text: JSON.stringify({ title: 'Kurs', description: 'Opis.', modules }),
  } as const;
  const { ofKind, ends } = await endsWith(0, [plan, plan], ['structure']);
  expect(ends).toMatchObject([['structure', { event: 'failed', data: { error: STRUCTURE } }]]);
  expect(await storedOf(ofKind)).toMatchObject({ structure: 0 });
  expect(writings(app.gemini)).toHaveLength(2);
});

const passing: typeof PASSING = [['a 500, then a good reply', { kind: 'status', status: 500 }], ...PASSING];

test.each(passing.map(([name, plan], index) => [name, plan, index + 1] as const))(
  '%s: all is stored',
  async (_, plan, at) => {
    const { ofKind, ends } = await endsWith(at, [plan]);
    expect(ends.map(([kind, end]) => [kind, end?.event])).toEqual(KINDS.map((kind) => [kind, 'done']));
    expect(await storedOf(ofKind)).toEqual({ structure: 1, lesson: 1, content: 2 });
    const texts = await app.database.select().from(lessons);
    for (const { content } of texts) expect(content).not.toMatch(/^```|[^\P{Cc}\n]|\ufeff/u);
  },
);

test('after so many failures the next attempt succeeds', async () => {
  const { ends } = await endsWith(0, []);
  expect(ends.map(([, end]) => end?.event)).toEqual(['done', 'done', 'done']);
});

test.each(['structure', 'lesson'] as const)(
  'a %s tells that the model thinks, and none of its thoughts',
  async (kind) => {
    const ofKind = await courses(kind === 'structure' ? 13 : 14);
    app.gemini.misbehave({ kind: 'think', ms: 600 });
    const events = await allEvents<WritingEvent>(await reader.post(pathOf(kind, ofKind[kind]), {}));
    const stages = events.flatMap(({ event, data }) => (event === 'progress' ? [data.stage] : []));
    expect(stages.slice(0, 3)).toEqual(['start', 'mysli', 'pisanie']);
    expect(JSON.stringify(events)).not.toMatch(/Rozważam odpowiedzi|której nikt nie powinien/);
  },
);

test('a lesson that was stored meanwhile is the one that is told in the end', async () => {
  const { lesson: course } = await courses(12);
  app.gemini.misbehave({ kind: 'slow-first-byte', ms: 1_500 });
  const answer = await reader.post(pathOf('lesson', course), {});
  const row = { course_id: course, lesson_id: lessonIds[0] ?? '', words: 3, model: 'test', created_at: 1 };
  await app.database.insert(lessons).values({ ...row, content: 'Zapisany wcześniej tekst.' });
  expect((await allEvents<WritingEvent>(answer)).at(-1)).toMatchObject({
    event: 'done',
    data: { lesson: { blocks: ['<p>Zapisany wcześniej tekst.</p>'], words: 3 } },
  });
});
