// What of the landing page needs no code at first (see late-part.tsx).
import { latePart, prepareParts } from '../../../lib/late-part.tsx';

export const LateQuiz = latePart(async () => (await import('../../advice/quiz/QuizSection.tsx')).QuizSection);
export const LateBelow = latePart(async () => (await import('./BelowTheFold.tsx')).BelowTheFold);

/** Before the landing page is rendered, on the server and on the way from another page alike. */
export function prepareLanding(): Promise<void> {
  return prepareParts(LateQuiz, LateBelow);
}
