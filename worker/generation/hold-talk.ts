// A practised talk by the model (docs/decisions.md 'A practised talk'): the partner's next words, and what is said of the talk at its end.
import { createFeedbackReader } from '#domain/courses/practice/feedback-reply.ts';
import type { Feedback, FeedbackPart } from '#domain/courses/practice/feedback.ts';
import { FEEDBACK_SETTINGS } from '#domain/courses/prompts/feedback.ts';
import {
  TALK_SETTINGS,
  talkFeedbackPrompt,
  talkPrompt,
  type HeldTalk,
  type TalkTurn,
} from '#domain/courses/prompts/talk.ts';
import { createTalkReader } from '#domain/courses/talk/talk-reply.ts';
import type { ModelCalls, ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';
import { asWritten, type Written } from './as-written.ts';

/** One sentence of each kind. */
const MOST = { there: 1, missing: 1, next: 1 };

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function talkRequest({ lessonModel }: GeminiConfig, turn: TalkTurn): ModelRequest {
  return { purpose: 'talk', model: lessonModel, prompt: talkPrompt(turn), settings: TALK_SETTINGS };
}

function talkFeedbackRequest({ lessonModel }: GeminiConfig, held: HeldTalk): ModelRequest {
  return {
    purpose: 'talk',
    model: lessonModel,
    prompt: talkFeedbackPrompt(held),
    settings: FEEDBACK_SETTINGS,
  };
}

export function wordsByModel(
  config: GeminiConfig,
  turn: TalkTurn,
  calls: ModelCalls,
): AsyncGenerator<Written<string, string>> {
  return asWritten(config, { request: talkRequest(config, turn), reader: createTalkReader() }, calls);
}

export function talkFeedbackByModel(
  config: GeminiConfig,
  held: HeldTalk,
  calls: ModelCalls,
): AsyncGenerator<Written<FeedbackPart, Feedback>> {
  const { scene, points } = held.talk;
  const known = [scene, ...points, ...held.turns.map(({ text }) => text)].join('\n');
  return asWritten(
    config,
    { request: talkFeedbackRequest(config, held), reader: createFeedbackReader(known, MOST) },
    calls,
  );
}
