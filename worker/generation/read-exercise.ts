// Feedback on an exercise by the model (docs/decisions.md 'Feedback on an exercise').
import { createFeedbackReader } from '#domain/courses/practice/feedback-reply.ts';
import type { Feedback, FeedbackPart } from '#domain/courses/practice/feedback.ts';
import {
  FEEDBACK_SETTINGS,
  feedbackPrompt,
  type AnsweredExercise,
} from '#domain/courses/prompts/feedback.ts';
import type { ModelCalls, ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { asWritten, type Written } from './as-written.ts';

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function feedbackRequest({ lessonModel }: GeminiConfig, answered: AnsweredExercise): ModelRequest {
  return {
    purpose: 'feedback',
    model: lessonModel,
    prompt: feedbackPrompt(answered),
    settings: FEEDBACK_SETTINGS,
  };
}

export function feedbackByModel(
  config: GeminiConfig,
  answered: AnsweredExercise,
  calls: ModelCalls,
): AsyncGenerator<Written<FeedbackPart, Feedback>> {
  const { task, hint } = answered.practice.exercise;
  const reader = createFeedbackReader([task, hint, answered.practice.summary, answered.answer].join('\n'));
  return asWritten(config, { request: feedbackRequest(config, answered), reader }, calls);
}
