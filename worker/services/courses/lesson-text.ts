// A stored lesson as it is read: its Markdown in blocks of safe HTML. What reads Markdown is brought by who reads a lesson: it is
// dear to start, and most that comes first after a cold start are pages without one.
import { minutesToRead } from '#domain/courses/lessons/lesson.ts';
import type { ReadableLesson } from '#domain/courses/writing/events.ts';

export async function readableLesson(lesson: { content: string; words: number }): Promise<ReadableLesson> {
  const { renderBlocks } = await import('../../markdown/blocks.ts');
  const { content, words } = lesson;
  return { blocks: renderBlocks(content), words, minutes: minutesToRead(words) };
}
