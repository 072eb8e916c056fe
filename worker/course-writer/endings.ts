// The event that a job ends with.
import { titlesOf } from '#domain/courses/structure/structure.ts';
import type { WritingDone, WritingEvent } from '#domain/courses/writing/events.ts';
import { readableLesson } from '../services/courses/lesson-text.ts';
import { failedEvent } from '../streams/job.ts';
import type { Order, Outcome } from './job-log.ts';
import type { Written } from './settle.ts';

/** Whether anyone who is sent the event has been sent some of a lesson's text. */
export function carriesText({ event, data }: WritingEvent): boolean {
  return event === 'section' ? data.name === 'blocks' : event === 'done' && 'lesson' in data;
}

/** `isSettled`: the database has it. */
export async function terminalEvent(
  order: Order,
  outcome: Outcome,
  isSettled: boolean,
): Promise<WritingEvent> {
  return outcome.kind === 'failure' ? failedEvent(outcome) : done(order, outcome, isSettled);
}

async function done(order: Order, outcome: Written, isSettled: boolean): Promise<WritingEvent> {
  const savedAt = isSettled ? outcome.createdAt : null;
  return { event: 'done', data: await doneData(order, outcome, savedAt) };
}

async function doneData(order: Order, outcome: Written, savedAt: string | null): Promise<WritingDone> {
  if (outcome.kind === 'structure') return { structure: titlesOf(outcome.structure), savedAt };
  if (order.kind === 'content') return { content: { lessons: order.written }, savedAt };
  const [only] = outcome.lessons;
  if (only === undefined) throw new Error('a lesson without a text');
  const lesson = await readableLesson(order.courseId, { ...only, content: only.markdown });
  return { lesson, needsWork: only.state === 'needs-work', savedAt };
}
