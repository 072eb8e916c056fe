// One reading by the model (docs/decisions.md 'Who reads what a person wrote'): entries as they are read, then the whole. Whatever goes wrong
// before all that was said is read, six seconds among it, is null: then the rules read.
import type { Careers } from '#domain/advice/occupation.ts';
import type { ReadingEvent } from '#domain/advice/reading/events.ts';
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { knownIds } from '#domain/advice/reading/known-ids.ts';
import { readingPrompt, READING_SETTINGS } from '#domain/advice/reading/prompt.ts';
import { EMPTY_READING, type Reading } from '#domain/advice/reading/reading.ts';
import { createReadingReader } from '#domain/advice/reading/reply.ts';
import { READING_RESPONSE } from '#domain/advice/reading/response-schema.ts';
import type { QuizAnswers } from '#domain/advice/quiz/answers.ts';
import { ModelFault, streamOnce, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';

const DEADLINE_MS = 6_000;

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function readingRequest(
  { readingModel }: GeminiConfig,
  answers: QuizAnswers,
  careers: Careers,
): ModelRequest {
  return {
    purpose: 'reading',
    model: readingModel,
    prompt: readingPrompt(answers, careers),
    settings: { ...READING_SETTINGS, responseJsonSchema: READING_RESPONSE },
  };
}

export async function* readByModel(
  config: GeminiConfig,
  { answers, careers }: { answers: QuizAnswers; careers: Careers },
  calls: ModelCalls,
): AsyncGenerator<ReadingEvent, Reading | null> {
  const reader = createReadingReader(answers, knownIds(careers));
  const within = (ms: number) => Math.min(ms, DEADLINE_MS);
  const hasty = {
    ...config,
    firstByteMs: within(config.firstByteMs),
    idleMs: within(config.idleMs),
    totalMs: within(config.totalMs),
  };
  try {
    for await (const chunk of streamOnce(hasty, readingRequest(config, answers, careers), calls)) {
      const pieces = reader.push(chunk);
      // Nothing else is shown or asked of somebody who may be in danger.
      if (reader.alarm !== 'none') return { ...EMPTY_READING, alarm: reader.alarm };
      for (const data of pieces) yield { event: 'reading', data };
      if (reader.overflowed) return null;
    }
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    // What was said is the reading; of what is proposed behind it, what came in time.
    return error.failure === FAILURES.blocked ? null : reader.cutShort();
  }
  return reader.whole();
}
