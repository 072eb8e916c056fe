// Answers that came in the page's address, from a browser without JavaScript: what is in them of ours, and what is to be said to them.
import { fieldName, keyOf, shownOrder, verdictOf, type Verdict } from '#domain/courses/practice/answer.ts';
import type { Question } from '#domain/courses/practice/practice.ts';
import { ASKED } from './addresses.ts';

/** Far more than a word for a gap. */
const MAX_LENGTH = 200;

/** A question's fields, each with what was chosen or typed. */
export type GivenAnswer = {
  fields: readonly (readonly [name: string, value: string])[];
  /** Null = nothing is to be said. */
  verdict: Verdict | null;
};

export function givenAnswers(questions: readonly Question[], query: URLSearchParams): GivenAnswer[] {
  return questions.map((question, index) => {
    const number = index + 1;
    const fields = namesOf(question, number).flatMap((name) =>
      query
        .getAll(name)
        .filter((value) => value !== '' && value.length <= MAX_LENGTH)
        .map((value) => [name, value] as const),
    );
    const verdict = verdictOf(keyOf(question), number, new URLSearchParams(fields.map(([...pair]) => pair)));
    const isAsked = query.get(ASKED) === String(number);
    return { fields, verdict: verdict === 'open' && !isAsked ? null : verdict };
  });
}

function namesOf(question: Question, number: number): string[] {
  if (question.kind !== 'order') return [fieldName(number)];
  return shownOrder(question).map((_, place) => fieldName(number, place));
}
