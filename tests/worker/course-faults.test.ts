// What the model can do wrong while it writes a course (faults 1-12), for its three tasks at once, each on a course of its own: the
// specified sentence, nothing partial stored, and nothing lost.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { courseStructures, lessons } from '#db/schema/lessons.ts';
import type { WritingEvent } from '#domain/courses/writing-events.ts';
import { listCourses } from '#content/catalogue.server.ts';
import type { Misbehaviour } from '#tests/sandbox/gemini/server.ts';
import { startApplication, type Application } from '#tests/support/application.ts';
import { allEvents } from '#tests/support/event-stream.ts';
import { buyCourse } from '#tests/support/purchases.ts';
import { signedIn } from '#tests/support/visitor.ts';
import { storeStructureOf } from '#tests/support/written-course.ts';

const COURSES = listCourses().map(({ id }) => id);
const KINDS = ['structure', 'lesson', 'content'] as const;

const PACE = 2_000;

type Kind = (typeof KINDS)[number];

let app: Application;
let reader: Awaited<ReturnType<typeof signedIn>>;
let lessonIds: string[] = [];
beforeAll(async () => {
  app = await startApplication({
    GEMINI_FIRST_BYTE_MS: '700',
    GEMINI_IDLE_MS: '700',
    GEMINI_TOTAL_MS: '6000',
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

const BLOCKED = 'Generowanie treści zostało zablokowane przez filtry bezpieczeństwa Google.';
const LIMIT = 'Generowanie treści zostało przerwane z powodu osiągnięcia limitu tokenów.';
const NO_DATA = 'Nieprawidłowy format odpowiedzi z API Gemini (brak danych)';
const EMPTY = 'Otrzymano pustą odpowiedź z AI. Spróbuj ponownie.';
const STRUCTURE = 'Odpowiedź AI nie jest poprawna strukturalnie. Spróbuj ponownie.';
const BAD_TEXT = 'Nieprawidłowy format odpowiedzi tekstowej z API Gemini.';
const SILENT = 'Błąd AI: model zbyt długo nie odpowiada. Spróbuj ponownie za chwilę.';
const CUT = 'Błąd AI: połączenie z modelem zostało przerwane. Spróbuj ponownie.';
const PARSING = /^Błąd parsowania odpowiedzi JSON z AI: /;

const withContent = JSON.stringify({
  title: 'Kurs',
  description: 'Opis.',
  modules: [{ id: '1', title: 'M', description: 'O', lessons: [{ id: '1', title: 'L', content: '' }] }],
});
const overloaded = { kind: 'status', status: 503 } as const;

type Sentence = string | RegExp;

/** The sentences of the JSON tasks and of the lesson; without one, the lesson is none of this fault's. */
const failing: [string, Misbehaviour[], Sentence, Sentence | null, number?][] = [
  ['5xx twice', [overloaded, overloaded], /^Błąd API Gemini \(503\): /, /^Błąd API Gemini \(503\): /, 2],
  ['429', [{ kind: 'status', status: 429 }], /^Błąd API Gemini \(429\): /, /^Błąd API Gemini \(429\): /],
  ['403', [{ kind: 'status', status: 403 }], /^Błąd API Gemini \(403\): /, /^Błąd API Gemini \(403\): /],
  ['silence before the headers', [{ kind: 'hang-before-headers' }], SILENT, SILENT],
  ['silence before the first byte', [{ kind: 'hang-before-first-byte' }], SILENT, SILENT],
  ['silence in mid-stream', [{ kind: 'hang-after' }], SILENT, SILENT],
  ['a cut in mid-stream', [{ kind: 'cut-after' }], CUT, CUT],
  [
    'an error in mid-stream',
    [{ kind: 'error-after' }],
    /^Błąd API Gemini \(503\): /,
    /^Błąd API Gemini \(503\): /,
  ],
  ['a truncated reply', [{ kind: 'truncated' }], PARSING, BAD_TEXT],
  ['a trailing comma', [{ kind: 'trailing-comma' }], PARSING, null],
  ['a refusal in prose', [{ kind: 'text', text: 'Nie mogę pomóc.' }], PARSING, BAD_TEXT],
  ['a safety block', [{ kind: 'safety' }], BLOCKED, BLOCKED],
  ['a blocked prompt', [{ kind: 'blocked-prompt' }], BLOCKED, BLOCKED],
  ['recitation', [{ kind: 'recitation' }], BLOCKED, BLOCKED],
  ['the token limit with text', [{ kind: 'max-tokens' }], LIMIT, LIMIT],
  ['the token limit without text', [{ kind: 'max-tokens', characters: 0 }], LIMIT, LIMIT],
  ['an empty body', [{ kind: 'empty-body' }], NO_DATA, NO_DATA],
  ['no candidates', [{ kind: 'no-candidates' }], NO_DATA, NO_DATA],
  ['empty text', [{ kind: 'empty-text' }], EMPTY, EMPTY],
  ["the text 'null'", [{ kind: 'text', text: 'null' }], EMPTY, EMPTY],
  ['lessons without a good text', [{ kind: 'text', text: withContent }], STRUCTURE, BAD_TEXT],
  ['a reply of 4 MB', [{ kind: 'huge' }], STRUCTURE, BAD_TEXT],
  ['100 000 nested lists', [{ kind: 'nested' }], STRUCTURE, BAD_TEXT],
];

test.each(failing)('%s: its sentence, and nothing stored', async (_, plans, json, text, calls = 1) => {
  const kinds = text === null ? (['structure', 'content'] as const) : KINDS;
  const { ofKind, ends } = await endsWith(0, plans, kinds);
  for (const [kind, end] of ends) {
    if (end?.event !== 'failed') throw new Error(`${kind} ended with ${end?.event}`);
    const sentence = kind === 'lesson' && text !== null ? text : json;
    expect(end.data.error).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  }
  expect(await storedOf(ofKind)).toEqual({ structure: 0, lesson: 0, content: 0 });
  expect(app.gemini.calls).toHaveLength(calls * kinds.length);
});

const passing: [string, Misbehaviour][] = [
  ['a 500, then a good reply', { kind: 'status', status: 500 }],
  ['fences', { kind: 'fenced' }],
  ['prose around', { kind: 'prose-around' }],
  ['a byte order mark', { kind: 'bom' }],
  ['control characters', { kind: 'control-characters' }],
  ['letters torn between chunks', { kind: 'split-bytes' }],
  ['thoughts first', { kind: 'thought-first' }],
  ['many parts', { kind: 'many-parts' }],
  ['an unknown finish reason', { kind: 'unknown-finish' }],
];

test.each(passing.map(([name, plan], index) => [name, plan, index + 1] as const))(
  '%s in the reply: all is stored',
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
