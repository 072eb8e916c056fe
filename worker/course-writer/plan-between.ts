// What lessons that somebody passed over will leave, planned by the model in one call before the lesson that was opened is written
// (domain/courses/memory/between.ts). Without it that one is written on what they are for, as ever.
import { createItemReader } from '#domain/advice/analysis/reply/items.ts';
import { plannedIn, type NumberedLesson } from '#domain/courses/memory/between.ts';
import type { RememberedLessons } from '#domain/courses/memory/memory.ts';
import { betweenPrompt, BETWEEN_SETTINGS } from '#domain/courses/prompts/between.ts';
import type { WantedLesson } from '#domain/courses/prompts/lesson.ts';
import { ModelFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { logWarning } from '../log.ts';

/** Somebody waits for the lesson. */
const DEADLINE_MS = 30_000;

type Wanted = { wanted: WantedLesson; between: readonly NumberedLesson[] };

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function betweenRequest(
  { lessonModel: model }: GeminiConfig,
  { wanted, between }: Wanted,
): ModelRequest {
  const prompt = betweenPrompt(wanted, between);
  return { purpose: 'lesson-plan', model, prompt, settings: BETWEEN_SETTINGS };
}

/** By lesson id; what was read before a reply broke off counts, and a model that is away plans nothing. */
export async function plannedBetween(
  config: GeminiConfig,
  asked: Wanted,
  calls: ModelCalls | undefined,
): Promise<RememberedLessons> {
  const { wanted, between } = asked;
  const reader = createItemReader<'lessons'>({ lists: ['lessons'], texts: [], within: null });
  const plans: Record<string, RememberedLessons[string]> = {};
  const hasty = { ...config, totalMs: Math.min(config.totalMs, DEADLINE_MS) };
  try {
    for await (const chunk of streamReply(hasty, betweenRequest(config, asked), calls)) {
      for (const { value } of reader.push(chunk)) {
        const one = plannedIn(value, between);
        if (one !== null) plans[one.id] ??= one.planned;
      }
      if (reader.overflowed) break;
    }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
  }
  const missing = between.length - Object.keys(plans).length;
  if (missing > 0)
    logWarning('lesson-plan', `${missing} of ${between.length} not planned`, {
      courseId: wanted.course.id,
      lessonId: wanted.place.lesson.id,
    });
  return plans;
}
