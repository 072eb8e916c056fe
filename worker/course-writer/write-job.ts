// Which way each kind of job is written: a structure, a lesson, or all missing lessons one by one, since each builds on what
// those before it hold and leave (docs/product.md 'Course writing'; docs/decisions.md 'A course as a whole').
import { readCourse } from '#content/catalogue.server.ts';
import { readFirstLessonSource } from '#content/first-lessons.server.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import { lessonsBetween } from '#domain/courses/memory/between.ts';
import type { RememberedLessons } from '#domain/courses/memory/memory.ts';
import type { WantedLesson } from '#domain/courses/prompts/lesson.ts';
import { lessonsOf, placeOf } from '#domain/courses/structure/structure.ts';
import type { WrittenLesson as ToldLesson } from '#domain/courses/writing/events.ts';
import { WRITING_FAILURES } from '#domain/courses/writing/failures.ts';
import { ModelFault, type ModelCalls } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import type { ContentOrder, LessonOrder, LessonText, Order, Outcome } from './job-log.ts';
import { plannedBetween } from './plan-between.ts';
import { writingProgress, type Emit } from './progress.ts';
import { storedLesson } from './stored-lesson.ts';
import { writeLesson } from './write-lesson.ts';
import { writeStructure } from './write-structure.ts';

type Ways = {
  emit: Emit;
  calls: ModelCalls;
  /** The course's lessons that are stored. */
  remembered: () => Promise<RememberedLessons>;
  /** Keeps what is planned of lessons that were passed over. */
  keepPlans: (plans: RememberedLessons) => Promise<void>;
  isBeingWritten: (lessonId: string) => boolean;
  /** One after the other in this course: two lessons opened at once must not plan the same ones. */
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** By a job of its own; its text is stored when this comes back. 'later' = another alarm must go on. */
  writeLesson: (lessonId: string) => Promise<Outcome | 'later'>;
  /** Remembers how far the order has come. */
  keep: (order: ContentOrder) => void;
};

/** Throws ModelFault or ReplyFault. */
export async function writeJob(config: GeminiConfig, order: Order, ways: Ways): Promise<Outcome | 'later'> {
  const course = await readCourse(order.courseId);
  if (course === null) throw new ModelFault(WRITING_FAILURES.lost);
  switch (order.kind) {
    case 'structure': {
      const first = await readFirstLessonSource(course.id);
      const structure = await writeStructure(config, { course, first }, ways.emit, ways.calls);
      return { kind: 'structure', structure, createdAt: now() };
    }
    case 'lesson':
      return { kind: 'lessons', lessons: [await lessonText(config, course, order, ways)], createdAt: now() };
    case 'content':
      return oneByOne(order, ways);
  }
}

async function lessonText(
  config: GeminiConfig,
  course: PublishedCourse,
  { structure, lessonId, remembered: known }: LessonOrder,
  ways: Ways,
): Promise<LessonText> {
  const { emit, calls } = ways;
  const place = placeOf(structure, lessonId);
  if (place === null) throw new ModelFault(WRITING_FAILURES.lost);
  const asked = { course, structure, place, remembered: known ?? (await ways.remembered()) };
  const wanted = lessonsBetween(asked).length === 0 ? asked : await withPlans(config, asked, ways);
  return storedLesson(lessonId, await writeLesson(config, wanted, { emit, calls }));
}

/** With what the lessons before it will leave, where it was opened before them. */
function withPlans(config: GeminiConfig, asked: WantedLesson, ways: Ways): Promise<WantedLesson> {
  ways.emit(writingProgress(0));
  return ways.inTurn(async () => {
    // The person who was first may have planned them.
    const wanted = { ...asked, remembered: { ...asked.remembered, ...(await ways.remembered()) } };
    // What is being written plans itself.
    const between = lessonsBetween(wanted).filter(({ id }) => !ways.isBeingWritten(id));
    if (between.length === 0) return wanted;
    const plans = await plannedBetween(config, { wanted, between }, ways.calls);
    await ways.keepPlans(plans);
    return { ...wanted, remembered: { ...plans, ...wanted.remembered } };
  });
}

async function oneByOne(order: ContentOrder, ways: Ways): Promise<Outcome | 'later'> {
  const { emit, keep } = ways;
  const all = order.missing.length + order.written.length;
  let so = order;
  emit(writingProgress(so.written.length / all));
  emitWritten(so, so.written, emit);
  for (const [index, id] of order.missing.entries()) {
    const outcome = await ways.writeLesson(id);
    if (outcome === 'later' || outcome.kind === 'failure') return outcome;
    const told = so.written.length;
    so = (outcome.kind === 'lessons' ? outcome.lessons : []).reduce(withLesson, so);
    keep(so);
    emitWritten(so, so.written.slice(told), emit);
    emit(writingProgress((order.written.length + index + 1) / all));
  }
  return { kind: 'lessons', lessons: [], createdAt: now() };
}

/** One that needs work is neither missing nor told. */
function withLesson(order: ContentOrder, { id, words, state }: LessonText): ContentOrder {
  const title = lessonsOf(order.structure).find((one) => one.id === id)?.title ?? '';
  return {
    ...order,
    missing: order.missing.filter((one) => one !== id),
    written: state === 'needs-work' ? order.written : [...order.written, { id, title, words }],
  };
}

function emitWritten({ structure }: ContentOrder, written: readonly ToldLesson[], emit: Emit): void {
  const ids = lessonsOf(structure).map(({ id }) => id);
  for (const value of written)
    emit({ event: 'section', data: { name: 'lessons', index: ids.indexOf(value.id), value } });
}

function now(): string {
  return new Date().toISOString();
}
