// What a lesson begins with: a question or two of the lesson before (docs/decisions.md 'Recall'). Only what the reader has been told the
// answer to already: questions they answered, those that went wrong first, then stops, which tell it in the text.
import type { Stop } from '../stops/stop.ts';
import { askedOf, solutionOf, type AskedQuestion, type Solution } from './asked.ts';
import type { Question } from './practice.ts';
import type { ShownResult } from './results.ts';

/** `code`: shown under the question; '' = none. */
export type Recall = { question: AskedQuestion; code: string; solution: Solution };

/** Half a minute's worth. */
const MOST = 2;

export function recallOf(
  answered: readonly { question: Question; result: ShownResult }[],
  stops: readonly Pick<Stop, 'question' | 'code'>[],
): Recall[] {
  const known = answered.flatMap(({ question, result }) =>
    result.kind === 'answered' ? [{ question, code: '', slips: slipsIn(result) }] : [],
  );
  return [...known.toSorted((one, other) => other.slips - one.slips), ...stops]
    .slice(0, MOST)
    .map(({ question, code }) => ({ question: askedOf(question), code, solution: solutionOf(question) }));
}

function slipsIn({ verdict, isSecondTry }: Extract<ShownResult, { kind: 'answered' }>): number {
  return Number(verdict === 'wrong') + Number(isSecondTry);
}
