// Several lessons in one reply (docs/product.md 'Course writing'). A lesson that is missing in it, or is none, is
// left out: it can be written by itself later. Without a single good one the reply is refused.
import { replyFailure } from '#domain/analysis/failures.ts';
import { parseReply } from '#domain/analysis/reply/parse.ts';
import { createItemReader } from '#domain/analysis/reply/items.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import { checkLesson } from '#domain/courses/lessons/lesson.ts';
import { contentPrompt } from '#domain/courses/prompts/content.ts';
import { CONTENT_SETTINGS } from '#domain/courses/prompts/settings.ts';
import { parseContents } from '#domain/courses/structure/schema.ts';
import type { CourseStructure } from '#domain/courses/structure/structure.ts';
import { ReplyFault, streamReply } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from '../generation/retry-once.ts';
import type { LessonText } from './job-log.ts';
import { writingProgress, type Emit } from './progress.ts';

type Wanted = { course: PublishedCourse; structure: CourseStructure; missing: readonly string[] };

/** 32 000 tokens take longer than the deadline of the other tasks. */
const PATIENCE = 3;

/** Throws ModelFault or ReplyFault. */
export async function writeContent(config: GeminiConfig, wanted: Wanted, emit: Emit): Promise<LessonText[]> {
  emit(writingProgress(0));
  const reply = await retryOnce(() => readOnce(config, wanted, emit));
  const parsed = parseReply(reply, parseContents);
  if (!parsed.ok) throw new ReplyFault(replyFailure(parsed.code, parsed.detail), reply);
  const lessons = wanted.missing.flatMap((id): LessonText[] => {
    const lesson = checkLesson(parsed.contents.get(id) ?? '');
    return lesson.ok ? [{ id, markdown: lesson.markdown, words: lesson.words }] : [];
  });
  if (lessons.length === 0) throw new ReplyFault(replyFailure('invalid', 'brak lekcji'), reply);
  return lessons;
}

async function readOnce(config: GeminiConfig, wanted: Wanted, emit: Emit): Promise<string> {
  const { course, structure, missing } = wanted;
  const modules = structure.modules.filter(({ lessons }) => lessons.some(({ id }) => missing.includes(id)));
  const reader = createItemReader<'modules'>({ lists: ['modules'], texts: [], within: null });
  const chunks: string[] = [];
  const request = {
    model: config.lessonModel,
    prompt: contentPrompt(course, structure, new Set(missing)),
    settings: CONTENT_SETTINGS,
    thinksLittle: true,
    patience: PATIENCE,
  };
  for await (const chunk of streamReply(config, request)) {
    chunks.push(chunk);
    for (const { index } of reader.push(chunk)) emit(writingProgress((index + 1) / modules.length));
    if (reader.overflowed) break;
  }
  return chunks.join('');
}
