// The local copy of the answers that were sent, under the specified key (docs/product.md 'Storage keys'): for trying again, and for filling
// the quiz in once more. Never a fact about the person: the server has its own.
import type { QuizAnswers } from '#domain/advice/quiz/answers.ts';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';
import { parseAnswers } from './quiz-draft.ts';

const keyOf = (userId: string) => `quiz_${userId}`;

export function keepLocalAnswers(userId: string, answers: QuizAnswers): void {
  writeStored('localStorage', keyOf(userId), JSON.stringify(answers));
}

/** Null = there is none; a broken one is removed. */
export function readLocalAnswers(userId: string): QuizAnswers | null {
  const text = readStored('localStorage', keyOf(userId));
  if (text === null) return null;
  const answers = parseAnswers(text);
  if (answers === null) removeStored('localStorage', keyOf(userId));
  return answers;
}
