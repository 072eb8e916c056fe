// One lesson on its way through the model: each block of its Markdown is mended and sent as soon as it is finished, as safe HTML; the whole
// is checked at the end (domain/courses/writing/written-lesson.ts). One that is refused is asked for once more, with the reasons, while
// what was sent stays with its reader; where only its practice can't be used, the practice alone. A good one is read by a second reader
// (domain/courses/writing/second-reading.ts), whose corrections come with the whole.
import { createMender } from '#domain/courses/lesson-rules/mend.ts';
import type { Parsers } from '#domain/courses/lesson-rules/lesson-rules.ts';
import { taughtLanguage } from '#domain/courses/lessons/foreign.ts';
import { LESSON_WORDS, MAX_LESSON_CHARACTERS, wordsOf } from '#domain/courses/lessons/lesson.ts';
import { lessonPrompt, type WantedLesson } from '#domain/courses/prompts/lesson.ts';
import { practicePrompt } from '#domain/courses/prompts/practice.ts';
import { secondReadingPrompt, SECOND_READING_SETTINGS } from '#domain/courses/prompts/second-reading.ts';
import { LESSON_SETTINGS, PRACTICE_TOKENS } from '#domain/courses/prompts/settings.ts';
import { createTextReader } from '#domain/courses/writing/lesson-reply.ts';
import { mendedBySecondReader, secondFindingsIn } from '#domain/courses/writing/second-reading.ts';
import {
  betterOf,
  checkWrittenLesson,
  lacksPracticeAlone,
  unsafeLesson,
  withPractice,
  type WrittenLesson,
} from '#domain/courses/writing/written-lesson.ts';
import type { Prompt } from '#domain/advice/analysis/prompt.ts';
import { ModelFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { retryOnce } from '../generation/retry-once.ts';
import { logWarning } from '../log.ts';
import { checkingProgress, thinkingProgress, writingProgress, type Emit } from './progress.ts';

type Ways = {
  emit: Emit;
  /** Of languages that can be parsed where this runs; JSON alone where it is left out. */
  parsers?: Parsers;
  calls?: ModelCalls | undefined;
};

const USUAL_WORDS = (LESSON_WORDS.least + LESSON_WORDS.most) / 2;

/** Its reader waits for it. */
const SECOND_READING_MS = 40_000;

/** Needs no database and no Durable Object. What still has issues needs work. Throws ModelFault. */
export async function writeLesson(
  config: GeminiConfig,
  wanted: WantedLesson,
  { emit, parsers, calls }: Ways,
): Promise<WrittenLesson> {
  emit(writingProgress(0));
  const lesson = await written(config, wanted, { emit, parsers, calls });
  if (lesson.issues.length > 0) return lesson;
  emit(checkingProgress());
  return readAgain(config, { wanted, parsers, calls }, lesson);
}

async function written(
  config: GeminiConfig,
  wanted: WantedLesson,
  { emit, parsers, calls }: Omit<Ask, 'wanted'> & { emit: Emit },
): Promise<WrittenLesson> {
  const ask = { wanted, parsers, calls };
  const first = await completed(config, ask, await attempted(config, { ...ask, reasons: null, emit }));
  if (first.issues.length === 0) return first;
  emit({ event: 'section', data: { name: 'again', index: 0, value: 2 } });
  const reasons = first.issues.map(({ sentence }) => sentence);
  try {
    const second = await attempted(config, { ...ask, reasons, emit: null });
    return betterOf(first, await completed(config, ask, second));
  } catch (error) {
    // With the model away as well, what there is stays; where there is nothing, another try may bring it.
    if (!(error instanceof ModelFault) || first.markdown === '') throw error;
    return first;
  }
}

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function lessonRequest(
  config: GeminiConfig,
  wanted: WantedLesson,
  reasons: readonly string[] | null,
): ModelRequest {
  return requestOf(config, lessonPrompt(wanted, reasons), LESSON_SETTINGS);
}

type Ask = { wanted: WantedLesson; parsers: Parsers | undefined; calls: ModelCalls | undefined };

/** `emit` null = nothing of it is sent before it is known to be better. */
type Attempt = Ask & { reasons: readonly string[] | null; emit: Emit | null };

async function attempted(config: GeminiConfig, ask: Attempt): Promise<WrittenLesson> {
  const { wanted, parsers, emit } = ask;
  try {
    const { reply, blocks } = await retryOnce(() => readOnce(config, ask));
    const lesson = checkWrittenLesson(reply, wanted.place.lesson, parsers);
    note(wanted, lesson);
    // What is left, before it is stored: who is sent any of it has opened the lesson (course-writer.ts).
    const { renderBlocks } = await import('../markdown/blocks.ts');
    const taught = taughtLanguage(wanted.course.id);
    for (const [index, value] of emit === null ? [] : renderBlocks(lesson.markdown, taught).entries())
      if (index >= blocks) emit?.({ event: 'section', data: { name: 'blocks', index, value } });
    return lesson;
  } catch (error) {
    if (!(error instanceof ModelFault) || error.failure.code !== 'model-blocked') throw error;
    const lesson = unsafeLesson();
    note(wanted, lesson);
    return lesson;
  }
}

/** With its practice, where only that is missing and a call for it alone brings one. */
async function completed(config: GeminiConfig, ask: Ask, lesson: WrittenLesson): Promise<WrittenLesson> {
  if (!lacksPracticeAlone(lesson)) return lesson;
  const [{ sentence: reason } = { sentence: '' }] = lesson.issues;
  return withNewPractice(config, ask, { lesson, reason });
}

async function withNewPractice(
  config: GeminiConfig,
  { wanted, calls }: Ask,
  { lesson, reason }: { lesson: WrittenLesson; reason: string },
): Promise<WrittenLesson> {
  const prompt = practicePrompt(wanted, { markdown: lesson.markdown, reason });
  const settings = { ...LESSON_SETTINGS, maxOutputTokens: PRACTICE_TOKENS };
  try {
    const reply = await retryOnce(() => wholeReply(config, requestOf(config, prompt, settings), calls));
    return withPractice(lesson, reply, wanted.place.lesson);
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return lesson;
  }
}

/** As it is where the second reader finds nothing, is away or says nothing that can be used. */
async function readAgain(config: GeminiConfig, ask: Ask, lesson: WrittenLesson): Promise<WrittenLesson> {
  const { wanted, parsers, calls } = ask;
  const hasty = { ...config, totalMs: Math.min(config.totalMs, SECOND_READING_MS) };
  try {
    const reply = await wholeReply(hasty, secondReadingRequest(config, wanted, lesson), calls);
    const { markdown, mended, practice } = mendedBySecondReader(lesson, secondFindingsIn(reply), parsers);
    if (mended + practice.length > 0)
      logWarning('second-reader', `${mended} mended, ${practice.length} in the practice`, {
        courseId: wanted.course.id,
        lessonId: wanted.place.lesson.id,
      });
    const better = { ...lesson, markdown, words: wordsOf(markdown) };
    if (practice.length === 0) return better;
    return await withNewPractice(config, ask, { lesson: better, reason: practice.join(' ') });
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return lesson;
  }
}

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function secondReadingRequest(
  { lessonModel: model }: GeminiConfig,
  wanted: WantedLesson,
  lesson: Pick<WrittenLesson, 'markdown' | 'practice'>,
): ModelRequest {
  const prompt = secondReadingPrompt(wanted, lesson);
  return { purpose: 'second-reading', model, prompt, settings: SECOND_READING_SETTINGS };
}

async function wholeReply(
  config: GeminiConfig,
  request: ModelRequest,
  calls: ModelCalls | undefined,
): Promise<string> {
  let text = '';
  for await (const chunk of streamReply(config, request, calls)) text += chunk;
  return text;
}

function requestOf(config: GeminiConfig, prompt: Prompt, settings: ModelRequest['settings']): ModelRequest {
  return { purpose: 'lesson', model: config.lessonModel, prompt, settings };
}

async function readOnce(
  config: GeminiConfig,
  { wanted, reasons, calls, emit }: Attempt,
): Promise<{ reply: string; blocks: number }> {
  const { createBlockWriter } = await import('../markdown/blocks.ts');
  const writer = createBlockWriter(taughtLanguage(wanted.course.id));
  const reader = createTextReader();
  const mender = createMender(wanted.place.lesson.title);
  let reply = '';
  let blocks = 0;
  const request = lessonRequest(config, wanted, reasons);
  const thinks = (isThinking: boolean) => emit?.(thinkingProgress(isThinking));
  for await (const chunk of streamReply(config, request, calls, thinks)) {
    reply += chunk;
    // More than a lesson may hold: it will be refused, and no listener should have to carry it.
    if (reply.length > MAX_LESSON_CHARACTERS) break;
    const lines = reader.push(chunk);
    if (emit === null || lines === '') continue;
    const finished = writer.write(mender.push(lines));
    for (const html of finished)
      emit({ event: 'section', data: { name: 'blocks', index: blocks++, value: html } });
    if (finished.length > 0) emit(writingProgress(wordsOf(reply) / USUAL_WORDS));
  }
  return { reply, blocks };
}

/** Codes alone: sentences quote the lesson. What was mended is counted by them, too. */
function note({ course, place }: WantedLesson, { issues, findings }: WrittenLesson): void {
  if (issues.length + findings.length === 0) return;
  const codes = [...issues.map(({ code }) => code), ...findings].join(', ');
  logWarning('course-lesson', codes, { courseId: course.id, lessonId: place.lesson.id });
}
