// A reader's side of a course that is being written: the events of its stream, and what they end with.
import { TASKS } from '#domain/courses/prompts/course-data.ts';
import type { WritingEvent } from '#domain/courses/writing/events.ts';
import type { LocalGemini } from '#sandbox/gemini/server.ts';
import { allEvents, type Received } from '../analysis/event-stream.ts';
import type { Visitor } from '../account/visitor.ts';

export type Event = Received<WritingEvent>;

/** Throws what the call was refused with. */
export async function written(visitor: Visitor, path: string): Promise<Event[]> {
  const answer = await visitor.post(path, {});
  if (!answer.ok) throw new Error(`answered ${answer.status}: ${await answer.text()}`);
  return allEvents<WritingEvent>(answer);
}

export const endOf = (events: Event[]) => events.at(-1);
export const structureOf = (events: Event[]) => {
  const end = endOf(events);
  if (end?.event !== 'done' || !('structure' in end.data))
    throw new Error(`ended with ${JSON.stringify(end)}`);
  return end.data.structure;
};
export const lessonOf = (events: Event[]) => {
  const end = endOf(events);
  if (end?.event !== 'done' || !('lesson' in end.data)) throw new Error(`ended with ${JSON.stringify(end)}`);
  return end.data.lesson;
};

/** What the model was asked to write: neither what it was asked to read a second time nor to plan. */
export const writings = ({ calls }: Pick<LocalGemini, 'calls'>) =>
  calls.filter(({ prompt }) => [TASKS.secondReading, TASKS.between].every((task) => !prompt.includes(task)));
