// Answers that came in the page's address, from a browser without JavaScript: what is in them of ours, and what is to be said to them.
import { keyOf, verdictOf, type Verdict } from '#domain/courses/practice/answer.ts';
import { askedOf, fieldsOf, givenTo, type GivenFields } from '#domain/courses/practice/asked.ts';
import type { Question } from '#domain/courses/practice/practice.ts';
import { ASKED } from './addresses.ts';

export type GivenAnswer = {
  fields: GivenFields;
  /** Null = nothing is to be said. */
  verdict: Verdict | null;
};

export function givenAnswers(questions: readonly Question[], query: URLSearchParams): GivenAnswer[] {
  return questions.map((question, index) => {
    const number = index + 1;
    const fields = givenTo(askedOf(question), number, query);
    const verdict = verdictOf(keyOf(question), number, fieldsOf(fields));
    const isAsked = query.get(ASKED) === String(number);
    return { fields, verdict: verdict === 'open' && !isAsked ? null : verdict };
  });
}
