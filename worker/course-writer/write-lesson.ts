// One lesson on its way through the model: each block of its Markdown is sent as soon as it is finished, as safe HTML; the whole is
// checked at the end (domain/courses/lessons/lesson.ts).
import { replyFailure } from '#domain/analysis/failures.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import { checkLesson, LESSON_LIMITS, LESSON_WORDS, wordsOf } from '#domain/courses/lessons/lesson.ts';
import { lessonPrompt } from '#domain/courses/prompts/lesson.ts';
import { LESSON_SETTINGS } from '#domain/courses/prompts/settings.ts';
import type { CourseStructure, LessonPlace } from '#domain/courses/structure/structure.ts';
import { WRITING_FAILURES } from '#domain/courses/writing/failures.ts';
import { ReplyFault, streamReply } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from '../generation/retry-once.ts';
import type { LessonText } from './job-log.ts';
import { writingProgress, type Emit } from './progress.ts';

type Wanted = { course: PublishedCourse; structure: CourseStructure; place: LessonPlace };

const USUAL_WORDS = (LESSON_WORDS.least + LESSON_WORDS.most) / 2;
/** Models like to wrap Markdown into a block of its own; what is sent while it is written goes without its first line. */
const WRAPPER = /^\s*```(?:markdown|md|text|json)?[ \t]*\r?\n/i;
const MAX_WRAPPER_LENGTH = 20;

/** Throws ModelFault or ReplyFault. */
export async function writeLesson(config: GeminiConfig, wanted: Wanted, emit: Emit): Promise<LessonText> {
  emit(writingProgress(0));
  const { renderBlocks } = await import('../markdown/blocks.ts');
  const { reply, blocks } = await retryOnce(() => readOnce(config, wanted, emit));
  const text = checkedText(wanted.place.lesson.id, reply);
  // What is left, before it is stored: who is sent any of it has opened the lesson (course-writer.ts).
  for (const [index, value] of renderBlocks(text.markdown).entries())
    if (index >= blocks) emit({ event: 'section', data: { name: 'blocks', index, value } });
  return text;
}

function checkedText(id: string, reply: string): LessonText {
  const lesson = checkLesson(reply);
  if (lesson.ok) return { id, markdown: lesson.markdown, words: lesson.words };
  const failure = lesson.fault === 'empty' ? replyFailure('empty', '') : WRITING_FAILURES.badText;
  throw new ReplyFault(failure, reply);
}

async function readOnce(
  config: GeminiConfig,
  { course, structure, place }: Wanted,
  emit: Emit,
): Promise<{ reply: string; blocks: number }> {
  const { createBlockWriter } = await import('../markdown/blocks.ts');
  const writer = createBlockWriter();
  let reply = '';
  let shown = 0;
  let blocks = 0;
  const request = {
    model: config.lessonModel,
    prompt: lessonPrompt(course, structure, place),
    settings: LESSON_SETTINGS,
    thinksLittle: true,
  };
  for await (const chunk of streamReply(config, request)) {
    reply += chunk;
    // More than a lesson may hold: it will be refused, and no listener should have to carry it.
    if (reply.length > LESSON_LIMITS.maxCharacters) break;
    if (reply.length < MAX_WRAPPER_LENGTH) continue;
    if (shown === 0) shown = WRAPPER.exec(reply)?.[0].length ?? 0;
    const finished = writer.write(reply.slice(shown));
    shown = reply.length;
    for (const html of finished)
      emit({ event: 'section', data: { name: 'blocks', index: blocks++, value: html } });
    if (finished.length > 0) emit(writingProgress(wordsOf(reply) / USUAL_WORDS));
  }
  return { reply, blocks };
}
