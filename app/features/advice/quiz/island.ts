// The quiz as an island (lib/island).
import { hasUnderstood } from '../understood/LazyUnderstood.tsx';
import { screenHere } from './quiz-history.ts';

export { QuizSection as Part } from './QuizSection.tsx';

/** A reload on one of the later screens comes back to it: its code is there first, so that no step is seen for a moment. */
export async function prepare(): Promise<void> {
  const screen = screenHere();
  if (screen === 'understood' || screen === 'firsts') await hasUnderstood();
}
