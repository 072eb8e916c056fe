// What the rule offers for the answers that the tests send: a made reply has to choose from it.
import { readCareers } from '#content/careers.server.ts';
import { adviceContext, type AdvisedCandidate } from '#domain/advice/analysis/grounding/context.ts';
import type { WrittenAnalysis } from '#domain/advice/analysis/reply/written.ts';
import type { QuizAnswers } from '#domain/advice/quiz/answers.ts';
import { ANSWERS } from '../account/visitor.ts';

/** In the rule's order. */
export async function candidatesFor(
  answers: Partial<QuizAnswers> = {},
): Promise<readonly AdvisedCandidate[]> {
  const order = { answers: { ...(ANSWERS as QuizAnswers), ...answers }, facts: {}, denied: [] };
  return adviceContext(order, await readCareers()).candidates;
}

const CANDIDATES = await candidatesFor();

/** The reply with its paths made of the first candidates, as the model would write it. */
export function replyOf(written: WrittenAnalysis, candidates = CANDIDATES): string {
  const sciezkiKariery = written.sciezkiKariery.map((path, at) => ({ ...path, zawodId: candidates[at]?.id }));
  return JSON.stringify({ uwaga: 'brak', ...written, sciezkiKariery });
}
