// A stored lesson as it is read: its Markdown in blocks of safe HTML.
import { minutesToRead } from '#domain/courses/lesson.ts';
import type { ReadableLesson } from '#domain/courses/writing-events.ts';
import { renderBlocks } from '../markdown/blocks.ts';

export function readableLesson({ content, words }: { content: string; words: number }): ReadableLesson {
  return { blocks: renderBlocks(content), words, minutes: minutesToRead(words) };
}
