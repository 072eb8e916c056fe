// What is kept of a reader's answers to a lesson's questions, and what a lesson that was mended since says of them.
import { keyOf, verdictOf } from './answer.ts';
import { askedOf, fieldsOf, givenTo, solutionOf, type GivenFields, type Solution } from './asked.ts';
import type { Fields } from './answer.ts';
import type { Question } from './practice.ts';

/** 'open' is never kept. */
export type KeptVerdict = 'right' | 'wrong';

/** `key`: the wording that was answered; `at` (epoch ms). */
export type QuestionResult = {
  number: number;
  key: string;
  given: GivenFields;
  first: KeptVerdict;
  latest: KeptVerdict;
  at: number;
};

export type ShownResult =
  | { kind: 'none' }
  | {
      kind: 'answered';
      given: GivenFields;
      verdict: KeptVerdict;
      /** It was wrong at first. */
      isSecondTry: boolean;
      solution: Solution;
    }
  /** The question has been changed since: its answer was judged then, and isn't judged anew. */
  | { kind: 'earlier'; verdict: KeptVerdict; at: number };

/** What is shown at one question. */
export function shownResult(
  asked: { question: Question; key: string },
  result: QuestionResult | undefined,
): ShownResult {
  if (result === undefined) return { kind: 'none' };
  const { latest, at, given, first } = result;
  if (result.key !== asked.key) return { kind: 'earlier', verdict: latest, at };
  return {
    kind: 'answered',
    given,
    verdict: latest,
    isSecondTry: first === 'wrong',
    solution: solutionOf(asked.question),
  };
}

/** A form's answer to the question of this number, and whether it is right; null = it isn't whole. */
export function judged(
  question: Question,
  number: number,
  form: Fields,
): { given: GivenFields; verdict: KeptVerdict } | null {
  const given = givenTo(askedOf(question), number, form);
  const verdict = verdictOf(keyOf(question), number, fieldsOf(given));
  return verdict === 'open' ? null : { given, verdict };
}

/** Every question of the lesson as it is now has been answered rightly. */
export function isAllRight(results: readonly ShownResult[]): boolean {
  return (
    results.length > 0 && results.every((result) => result.kind === 'answered' && result.verdict === 'right')
  );
}
