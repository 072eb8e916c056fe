// An answer to the question that an analysis asks back, or a condition kept of 'Co gdyby': it is one of the objections, under a factor of its
// own, so ranking again, the next analysis, export and deletion know it. What it says: condition-change.ts; what it does: with-answers-back.ts.
import type { WishKind } from './reading/reading.ts';

export const ANSWER_FACTOR = 'answer';

export const ANSWER_VALUES = ['want', 'avoid', 'any'] as const;

export type AnswerMeaning = { warunek: WishKind; jak: (typeof ANSWER_VALUES)[number] };

/** As an objection's evidence: 'night avoid'; who answers for themselves answers firmly. */
export function evidenceOf({ warunek, jak }: AnswerMeaning): string {
  return `${warunek} ${jak}`;
}

export function isAnswer({ factor }: { factor: string }): boolean {
  return factor === ANSWER_FACTOR;
}
