// One lesson on its way through the model: each block of its Markdown is sent as soon as it is finished, as safe HTML; the whole is
// checked at the end (domain/courses/writing/written-lesson.ts). One that breaks a rule is asked for once more, with the reasons.
import { replyFailure } from '#domain/analysis/failures.ts';
import type { Parsers } from '#domain/courses/lesson-rules/lesson-rules.ts';
import { LESSON_LIMITS, LESSON_WORDS, wordsOf } from '#domain/courses/lessons/lesson.ts';
import { lessonPrompt, type WantedLesson } from '#domain/courses/prompts/lesson.ts';
import { LESSON_SETTINGS } from '#domain/courses/prompts/settings.ts';
import { WRITING_FAILURES } from '#domain/courses/writing/failures.ts';
import { createTextReader } from '#domain/courses/writing/lesson-reply.ts';
import { betterOf, checkWrittenLesson, type WrittenLesson } from '#domain/courses/writing/written-lesson.ts';
import { ReplyFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from '../generation/retry-once.ts';
import { logWarning } from '../log.ts';
import { thinkingProgress, writingProgress, type Emit } from './progress.ts';

type Ways = {
  emit: Emit;
  /** Of languages that can be parsed where this runs; JSON alone where it is left out. */
  parsers?: Parsers;
  calls?: ModelCalls | undefined;
};

const USUAL_WORDS = (LESSON_WORDS.least + LESSON_WORDS.most) / 2;

/** Needs no database and no Durable Object. What still has issues may not be shown. Throws ModelFault or ReplyFault. */
export async function writeLesson(
  config: GeminiConfig,
  wanted: WantedLesson,
  { emit, parsers, calls }: Ways,
): Promise<WrittenLesson> {
  emit(writingProgress(0));
  const first = await attempted(config, { wanted, reasons: null, parsers, calls }, emit);
  if (first.issues.length === 0) return first;
  noteIssues(wanted, first);
  emit({ event: 'section', data: { name: 'again', index: 0, value: 2 } });
  const reasons = first.issues.map(({ sentence }) => sentence);
  const second = await attempted(config, { wanted, reasons, parsers, calls }, emit);
  if (second.issues.length > 0) noteIssues(wanted, second);
  return betterOf(first, second);
}

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function lessonRequest(
  { lessonModel }: GeminiConfig,
  wanted: WantedLesson,
  reasons: readonly string[] | null,
): ModelRequest {
  return {
    purpose: 'lesson',
    model: lessonModel,
    prompt: lessonPrompt(wanted, reasons),
    settings: LESSON_SETTINGS,
  };
}

type Ask = {
  wanted: WantedLesson;
  reasons: readonly string[] | null;
  parsers: Parsers | undefined;
  calls: ModelCalls | undefined;
};

async function attempted(config: GeminiConfig, ask: Ask, emit: Emit): Promise<WrittenLesson> {
  const { renderBlocks } = await import('../markdown/blocks.ts');
  const { reply, blocks } = await retryOnce(() => readOnce(config, ask, emit));
  const checked = checkWrittenLesson(reply, ask.wanted.place.lesson, ask.parsers);
  if (!checked.ok) {
    const failure = checked.fault === 'empty' ? replyFailure('empty', '') : WRITING_FAILURES.badText;
    throw new ReplyFault(failure, reply);
  }
  const { lesson } = checked;
  // What is left, before it is stored: who is sent any of it has opened the lesson (course-writer.ts).
  if (lesson.issues.length === 0)
    for (const [index, value] of renderBlocks(lesson.markdown).entries())
      if (index >= blocks) emit({ event: 'section', data: { name: 'blocks', index, value } });
  return lesson;
}

async function readOnce(
  config: GeminiConfig,
  { wanted, reasons, calls }: Ask,
  emit: Emit,
): Promise<{ reply: string; blocks: number }> {
  const { createBlockWriter } = await import('../markdown/blocks.ts');
  const writer = createBlockWriter();
  const reader = createTextReader();
  let reply = '';
  let blocks = 0;
  const request = lessonRequest(config, wanted, reasons);
  const thinks = (isThinking: boolean) => emit(thinkingProgress(isThinking));
  for await (const chunk of streamReply(config, request, calls, thinks)) {
    reply += chunk;
    // More than a lesson may hold: it will be refused, and no listener should have to carry it.
    if (reply.length > LESSON_LIMITS.maxCharacters) break;
    const finished = writer.write(reader.push(chunk));
    for (const html of finished)
      emit({ event: 'section', data: { name: 'blocks', index: blocks++, value: html } });
    if (finished.length > 0) emit(writingProgress(wordsOf(reply) / USUAL_WORDS));
  }
  return { reply, blocks };
}

/** Codes alone: sentences quote the lesson. */
function noteIssues({ course, place }: WantedLesson, { issues }: WrittenLesson): void {
  const codes = issues.map(({ code }) => code).join(', ');
  logWarning('course-lesson', codes, { courseId: course.id, lessonId: place.lesson.id });
}
