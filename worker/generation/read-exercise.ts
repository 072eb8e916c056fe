// Feedback on an exercise by the model (docs/decisions.md 'Feedback on an exercise'): its parts as they are written and checked, then the whole.
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { createFeedbackReader } from '#domain/courses/practice/feedback-reply.ts';
import type { Feedback, FeedbackPart } from '#domain/courses/practice/feedback.ts';
import {
  FEEDBACK_SETTINGS,
  feedbackPrompt,
  type AnsweredExercise,
} from '#domain/courses/prompts/feedback.ts';
import { ModelFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';

/** The longest that somebody waits, and well within the life of a place. */
const DEADLINE_MS = 60_000;

export type Written = { kind: 'part'; part: FeedbackPart } | { kind: 'whole'; feedback: Feedback };

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function feedbackRequest({ lessonModel }: GeminiConfig, answered: AnsweredExercise): ModelRequest {
  return {
    purpose: 'feedback',
    model: lessonModel,
    prompt: feedbackPrompt(answered),
    settings: FEEDBACK_SETTINGS,
  };
}

/** Ends with the whole. Throws ModelFault, of a crisis among it. */
export async function* feedbackByModel(
  config: GeminiConfig,
  answered: AnsweredExercise,
  calls: ModelCalls,
): AsyncGenerator<Written> {
  const { task, hint } = answered.practice.exercise;
  const reader = createFeedbackReader([task, hint, answered.practice.summary, answered.answer].join('\n'));
  const hasty = { ...config, totalMs: Math.min(config.totalMs, DEADLINE_MS) };
  for await (const chunk of streamReply(hasty, feedbackRequest(config, answered), calls)) {
    const parts = reader.push(chunk);
    // Nothing else is shown to somebody who may be in danger.
    if (reader.isCrisis) throw new ModelFault(FAILURES.crisis);
    for (const part of parts) yield { kind: 'part', part };
    if (reader.overflowed) break;
  }
  const feedback = reader.whole();
  if (feedback === null) throw new ModelFault(FAILURES.lost);
  yield { kind: 'whole', feedback };
}
