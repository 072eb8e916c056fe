// The question that would change the current list most (docs/decisions.md 'Questions that change the list').
import { readCareers } from '#content/careers.server.ts';
import { nextQuestion, type Question } from '#domain/advice/questions.ts';
import type { RequestScope } from '../../scope.ts';
import { readCurrent } from './whole-list.ts';

/** `passed`: ids of questions that change nothing for this person. Null = nothing to ask, or no list. */
export async function readNextQuestion(
  scope: RequestScope,
  passed: readonly string[],
): Promise<Question | null> {
  const [careers, current] = await Promise.all([readCareers(), readCurrent(scope)]);
  const order = current?.order ?? null;
  return order === null ? null : nextQuestion(order, careers, passed);
}
