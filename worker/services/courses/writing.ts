// Having a course written, for its owners (docs/product.md 'Course writing'). What is stored is sent at once, without a call to anybody;
// the rest is the course's Durable Object's. Opening a lesson ends the right of withdrawal, whether it is stored or written before one's
// eyes.
import { sql, type SQL } from 'drizzle-orm';
import { rememberedLessons } from '#domain/courses/memory/memory.ts';
import { readStoredStructure } from '#domain/courses/structure/schema.ts';
import { lessonsOf, placeOf, titlesOf, type CourseStructure } from '#domain/courses/structure/structure.ts';
import type { WritingEvent, WrittenLesson } from '#domain/courses/writing/events.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { incrementUse } from '#db/platform/commands/quotas.ts';
import {
  lacksLesson,
  lacksStructure,
  lessonMemories,
  ownStructure,
  waitingLessons,
  writtenLessons,
} from '#db/courses/queries/lessons.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import { personOf, type SessionRef } from '#db/session-ref.ts';
import { findCourse } from '#content/catalogue.server.ts';
import type { JobToAttach } from '../../course-writer.ts';
import type { Order } from '../../course-writer/job-log.ts';
import { attachedResponse, streamResponse } from '../../streams/attached.ts';
import { encodeEvent } from '../../streams/listener.ts';
import type { RequestScope } from '../../scope.ts';
import { openedLesson } from './opened-lesson.ts';
import { courseWriterOf } from '../../streams/durable-objects.ts';
import { readableLesson } from './lesson-text.ts';
import { idInSnapshot } from '../account/viewer.ts';
import { lessonsOff } from '../platform/model-off.ts';
import { enforceQuota, quotaRoom, spend } from '../platform/quotas.ts';

export type WritingTask = { courseId: string } & (
  | { kind: 'structure' | 'content' }
  | { kind: 'lesson'; lessonId: string }
);

/** What this reader has seen of an earlier response; a new try names no run. */
type SeenSoFar = { runId: string | null; after: number };

const QUOTA = 'writingByPerson';

const NO_STRUCTURE = 'Najpierw otwórz kurs: spis jego lekcji jeszcze nie powstał.';
const NOT_OPENED = 'Najpierw otwórz pierwszą lekcję. Potem przygotujemy resztę kursu naraz.';
const NO_LESSON = 'Nie ma takiej lekcji w\u00a0tym kursie. Wróć do spisu lekcji.';
export const RESTING =
  'Przygotowanie tego tekstu nie udało się kilka razy z\u00a0rzędu. Odczekaj chwilę i\u00a0spróbuj ponownie.';

/** The event stream. Throws not-found, no-session, not-owner, no-structure, not-opened, gemini-off, too-many-requests, database-down. */
export async function writeCourse(
  scope: RequestScope,
  task: WritingTask,
  seen: SeenSoFar,
): Promise<Response> {
  const { session, batch } = scope;
  if (session === null) throw appError('no-session');
  const { gemini } = scope.config;
  const [accountState, used, [owned], [stored], written, waiting, memories, lessons] = await Promise.all([
    scope.accountState(),
    gemini === null ? [] : countAhead(scope, session, task),
    batch.ask((db) => ownershipToRead(db, session, task.courseId)),
    batch.ask((db) => ownStructure(db, session, task.courseId)),
    task.kind === 'content' ? batch.ask((db) => writtenLessons(db, session, task.courseId)) : [],
    task.kind === 'structure' ? [] : batch.ask((db) => waitingLessons(db, session, task.courseId)),
    task.kind === 'lesson'
      ? batch.ask((db) => lessonMemories(db, task.courseId, isLacking(session, task)))
      : [],
    task.kind === 'lesson' ? openedLesson(scope, session, task) : [],
  ]);
  if (accountState === null) throw appError('no-session');
  if (findCourse(task.courseId) === null) throw appError('not-found');
  if (owned === undefined) throw appError('not-owner');
  const structure = readStoredStructure(stored?.structure);
  const waitingIds = new Set(waiting.map(({ lesson_id }) => lesson_id));
  const known = await knownEvents(task, {
    structure,
    createdAt: stored?.created_at ?? 0,
    written,
    waitingIds,
    lesson: lessons[0],
  });
  if (known !== null) return storedStream(known);
  const order = orderOf(task, structure, { written, waitingIds, memories });
  // Until a good lesson is opened the whole sum can be taken back, and nothing is written ahead for it.
  if (task.kind === 'content' && owned.opened_at === null) throw new AppError('not-opened', NOT_OPENED);
  if (gemini === null) throw lessonsOff();
  if (used.length > 0) enforceQuota(scope, QUOTA, used);
  else await spend(scope, { name: QUOTA, subject: accountState.person.id });
  const reader = { personId: accountState.person.id, sessionId: accountState.session.id };
  return askWriter(scope, { order, reader, ...seen });
}

/** Counts the use in the round trip itself, where the snapshot says whose it is. No row = it is still to be counted. */
async function countAhead(scope: RequestScope, session: SessionRef, task: WritingTask) {
  const personId = idInSnapshot(scope);
  if (personId === null) return [];
  const room = quotaRoom(scope, { name: QUOTA, subject: personId });
  const guard = sql`${personOf(session)} = ${personId} AND ${isLacking(session, task)}`;
  return scope.batch.ask((db) => incrementUse(db, room, guard));
}

/** Something has to be written for it. */
function isLacking(session: SessionRef, task: WritingTask): SQL {
  if (task.kind === 'structure') return lacksStructure(session, task.courseId);
  return lacksLesson(session, task.courseId, task.kind === 'lesson' ? task.lessonId : null);
}

type LessonRow = { content: string; words: number; created_at: number; state: 'ready' | 'needs-work' };
type WrittenRow = { lesson_id: string; words: number };

type MemoryRow = Awaited<ReturnType<typeof lessonMemories>>[number];

type Stored = {
  structure: CourseStructure | null;
  createdAt: number;
  written: WrittenRow[];
  /** Of lessons that need work: they are written again only when somebody asks (needs-work.ts). */
  waitingIds: ReadonlySet<string>;
  lesson: LessonRow | undefined;
};

/** Null = something has to be written. */
async function knownEvents(
  task: WritingTask,
  { structure, createdAt, written, waitingIds, lesson }: Stored,
): Promise<WritingEvent[] | null> {
  if (structure === null) return null;
  if (task.kind === 'structure') {
    const shown = titlesOf(structure);
    const sections = shown.modules.map((value, index) => ({ name: 'modules', index, value }) as const);
    return withEnds(sections, { structure: shown, savedAt: new Date(createdAt).toISOString() });
  }
  if (task.kind === 'lesson') {
    if (lesson === undefined) return null;
    const readable = await readableLesson(task.courseId, lesson);
    const sections = readable.blocks.map((value, index) => ({ name: 'blocks', index, value }) as const);
    const needsWork = lesson.state === 'needs-work';
    const savedAt = new Date(lesson.created_at).toISOString();
    return withEnds(sections, { lesson: readable, needsWork, savedAt });
  }
  const lessons = writtenOf(structure, written);
  if (missingOf(structure, written, waitingIds).length > 0) return null;
  const sections = lessons.map((value, index) => ({ name: 'lessons', index, value }) as const);
  return withEnds(sections, { content: { lessons }, savedAt: new Date(createdAt).toISOString() });
}

function writtenOf(structure: CourseStructure, rows: readonly WrittenRow[]): WrittenLesson[] {
  return lessonsOf(structure).flatMap(({ id, title }) => {
    const row = rows.find(({ lesson_id }) => lesson_id === id);
    return row === undefined ? [] : [{ id, title, words: row.words }];
  });
}

/** Ids of those that can still be written. */
function missingOf(
  structure: CourseStructure,
  rows: readonly WrittenRow[],
  waitingIds: ReadonlySet<string>,
): string[] {
  const ids = lessonsOf(structure).map(({ id }) => id);
  return ids.filter((id) => !waitingIds.has(id) && rows.every(({ lesson_id }) => lesson_id !== id));
}

type SectionData = Extract<WritingEvent, { event: 'section' }>['data'];
type DoneData = Extract<WritingEvent, { event: 'done' }>['data'];

function withEnds(sections: SectionData[], done: DoneData): WritingEvent[] {
  return [
    ...sections.map((data): WritingEvent => ({ event: 'section', data })),
    { event: 'progress', data: { percent: 100, stage: 'koniec' } },
    { event: 'done', data: done },
  ];
}

function orderOf(
  task: WritingTask,
  structure: CourseStructure | null,
  { written, waitingIds, memories }: Pick<Stored, 'written' | 'waitingIds'> & { memories: MemoryRow[] },
): Order {
  const { courseId } = task;
  if (task.kind === 'structure') return { kind: 'structure', courseId };
  if (structure === null) throw new AppError('no-structure', NO_STRUCTURE);
  if (task.kind === 'lesson') {
    if (placeOf(structure, task.lessonId) === null) throw new AppError('not-found', NO_LESSON);
    const remembered = rememberedLessons(memories);
    return { kind: 'lesson', courseId, lessonId: task.lessonId, structure, remembered };
  }
  const missing = missingOf(structure, written, waitingIds);
  return { kind: 'content', courseId, structure, missing, written: writtenOf(structure, written) };
}

function storedStream(events: readonly WritingEvent[]): Response {
  const text = events.map((event, index) => encodeEvent(index + 1, event)).join('');
  return streamResponse(text, 'stored');
}

async function askWriter(scope: RequestScope, wanted: JobToAttach): Promise<Response> {
  const attached = await courseWriterOf(scope, wanted.order.courseId).attach(wanted);
  if (attached.kind === 'resting')
    throw new AppError('too-many-requests', RESTING, attached.retryAfterSeconds);
  if (attached.kind === 'not-owner' || attached.kind === 'database-down') throw appError(attached.kind);
  return attachedResponse(attached);
}
