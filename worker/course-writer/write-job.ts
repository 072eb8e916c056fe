// Which way each kind of job is written: a structure, a lesson, or all missing lessons, in one reply where they fit, else one by one
// (docs/product.md 'Course writing').
import { readCourse } from '#content/catalogue.server.ts';
import { fitsOneReply } from '#domain/courses/prompts/settings.ts';
import { lessonsOf, placeOf } from '#domain/courses/structure/structure.ts';
import type { WrittenLesson } from '#domain/courses/writing/events.ts';
import { WRITING_FAILURES } from '#domain/courses/writing/failures.ts';
import { ModelFault } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import type { ContentOrder, LessonText, Order, Outcome } from './job-log.ts';
import { writingProgress, type Emit } from './progress.ts';
import { writeContent } from './write-content.ts';
import { writeLesson } from './write-lesson.ts';
import { writeStructure } from './write-structure.ts';

type Ways = {
  emit: Emit;
  /** By a job of its own; its text is stored when this comes back. 'later' = another alarm must go on. */
  writeLesson: (lessonId: string) => Promise<Outcome | 'later'>;
  /** Remembers how far the order has come. */
  keep: (order: ContentOrder) => void;
};

/** Throws ModelFault or ReplyFault. */
export async function writeJob(config: GeminiConfig, order: Order, ways: Ways): Promise<Outcome | 'later'> {
  const course = await readCourse(order.courseId);
  if (course === null) throw new ModelFault(WRITING_FAILURES.lost);
  const { emit } = ways;
  if (order.kind === 'structure')
    return { kind: 'structure', structure: await writeStructure(config, course, emit), createdAt: now() };
  if (order.kind === 'content' && !fitsOneReply(order.missing.length)) return oneByOne(order, ways);
  if (order.kind === 'content') {
    const lessons = await writeContent(config, { ...order, course }, emit);
    const whole = lessons.reduce(withLesson, order);
    ways.keep(whole);
    emitWritten(whole, whole.written, emit);
    return { kind: 'lessons', lessons, createdAt: now() };
  }
  const place = placeOf(order.structure, order.lessonId);
  if (place === null) throw new ModelFault(WRITING_FAILURES.lost);
  const lesson = await writeLesson(config, { course, structure: order.structure, place }, emit);
  return { kind: 'lessons', lessons: [lesson], createdAt: now() };
}

async function oneByOne(order: ContentOrder, ways: Ways): Promise<Outcome | 'later'> {
  const { emit, keep } = ways;
  const all = order.missing.length + order.written.length;
  let so = order;
  emit(writingProgress(so.written.length / all));
  emitWritten(so, so.written, emit);
  for (const id of order.missing) {
    const outcome = await ways.writeLesson(id);
    if (outcome === 'later' || outcome.kind === 'failure') return outcome;
    const texts = outcome.kind === 'lessons' ? outcome.lessons : [];
    so = texts.reduce(withLesson, so);
    keep(so);
    emitWritten(so, so.written.slice(-texts.length), emit);
    emit(writingProgress(so.written.length / all));
  }
  return { kind: 'lessons', lessons: [], createdAt: now() };
}

function withLesson(order: ContentOrder, { id, words }: LessonText): ContentOrder {
  const title = lessonsOf(order.structure).find((one) => one.id === id)?.title ?? '';
  return {
    ...order,
    missing: order.missing.filter((one) => one !== id),
    written: [...order.written, { id, title, words }],
  };
}

function emitWritten({ structure }: ContentOrder, written: readonly WrittenLesson[], emit: Emit): void {
  const ids = lessonsOf(structure).map(({ id }) => id);
  for (const value of written)
    emit({ event: 'section', data: { name: 'lessons', index: ids.indexOf(value.id), value } });
}

function now(): string {
  return new Date().toISOString();
}
