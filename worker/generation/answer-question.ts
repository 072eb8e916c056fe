// One answer by the model (docs/decisions.md 'A question to the adviser'): its parts as they are written and checked, then the whole.
import { ANSWER_RESPONSE, ANSWER_SETTINGS, answerPrompt, type AskedData } from '#domain/advice/ask/prompt.ts';
import type { Answer, AnswerPart } from '#domain/advice/ask/question.ts';
import { createAnswerReader } from '#domain/advice/ask/reply.ts';
import { FAILURES } from '#domain/advice/analysis/failures.ts';
import { ModelFault, streamReply, type ModelCalls, type ModelRequest } from '../adapters/gemini.ts';
import type { GeminiConfig } from '../config.ts';

/** The longest that somebody waits, and well within the life of a question's place. */
const DEADLINE_MS = 60_000;

type Written = { kind: 'part'; part: AnswerPart } | { kind: 'whole'; answer: Answer };

type Asked = { question: string; data: AskedData };

/** Also what a deployment is tried with (scripts/checks/model.ts). */
export function answerRequest({ analysisModel }: GeminiConfig, { question, data }: Asked): ModelRequest {
  return {
    purpose: 'question',
    model: analysisModel,
    prompt: answerPrompt(question, data),
    settings: { ...ANSWER_SETTINGS, responseJsonSchema: ANSWER_RESPONSE },
  };
}

/** Ends with the whole. Throws ModelFault, of a crisis among it. */
export async function* answerByModel(
  config: GeminiConfig,
  asked: Asked,
  calls: ModelCalls,
): AsyncGenerator<Written> {
  const reader = createAnswerReader(asked.question, asked.data);
  const hasty = { ...config, totalMs: Math.min(config.totalMs, DEADLINE_MS) };
  for await (const chunk of streamReply(hasty, answerRequest(config, asked), calls)) {
    const parts = reader.push(chunk);
    // Nothing else is shown to somebody who may be in danger.
    if (reader.isCrisis) throw new ModelFault(FAILURES.crisis);
    for (const part of parts) yield { kind: 'part', part };
    if (reader.overflowed) break;
  }
  const answer = reader.whole();
  if (answer === null) throw new ModelFault(FAILURES.lost);
  yield { kind: 'whole', answer };
}
