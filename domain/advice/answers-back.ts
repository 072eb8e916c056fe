// An answer to the question that an analysis asks back: one condition of work that the person wants, avoids or doesn't mind. It is kept
// among the objections, under a factor of its own, so ranking anew, the next analysis, export and deletion know it. Pure.
import type { Facts } from './facts.ts';
import type { AdviceInput, Denied } from './person.ts';
import { WISH_KINDS, type Condition, type WishKind } from './reading/reading.ts';

export const ANSWER_FACTOR = 'answer';

export const ANSWER_VALUES = ['want', 'avoid', 'any'] as const;

export type AnswerMeaning = { warunek: WishKind; jak: (typeof ANSWER_VALUES)[number] };

/** What the rule knew before readings: the few conditions that a fact stands for. */
const FACTS: Partial<Record<`${WishKind} ${AnswerMeaning['jak']}`, Facts>> = {
  'lifting avoid': { noLifting: true },
  'standing avoid': { noStanding: true },
  'shifts avoid': { noShifts: true },
  'night avoid': { noShifts: true },
  'screen avoid': { noScreen: true },
  'remote want': { remoteOnly: true },
  'outdoors want': { outdoors: true },
};

/** As an objection's evidence: 'night avoid'. */
export function evidenceOf({ warunek, jak }: AnswerMeaning): string {
  return `${warunek} ${jak}`;
}

export function meaningOf(evidence: string): AnswerMeaning | null {
  const [kind, value] = evidence.split(' ');
  const warunek = WISH_KINDS.find((one) => one === kind);
  const jak = ANSWER_VALUES.find((one) => one === value);
  return warunek === undefined || jak === undefined ? null : { warunek, jak };
}

/** Whether the answer changes anything in the ranking of this input. */
export function isHeard({ reading }: Pick<AdviceInput, 'reading'>, meaning: AnswerMeaning): boolean {
  if (meaning.jak === 'any') return false;
  return reading !== undefined || FACTS[`${meaning.warunek} ${meaning.jak}`] !== undefined;
}

/** The input with the answers among its objections taken in; who answers for themselves answers firmly. */
export function withAnswersBack<Input extends AdviceInput>(input: Input): Input {
  const { denied = [], reading } = input;
  const meanings = denied.flatMap((line) => (isAnswer(line) ? (meaningOf(line.evidence) ?? []) : []));
  if (meanings.length === 0) return input;
  const others = denied.filter((line) => !isAnswer(line));
  if (reading === undefined) {
    const facts = meanings.map(({ warunek, jak }) => FACTS[`${warunek} ${jak}`] ?? {});
    return { ...input, denied: others, facts: Object.assign({}, input.facts, ...facts) };
  }
  const answered = new Set<string>(meanings.map(({ warunek }) => warunek));
  const added = meanings.flatMap(({ warunek, jak }): Condition[] =>
    jak === 'any' ? [] : [{ kind: warunek, value: jak, firm: true, quote: null }],
  );
  const kept = reading.conditions.filter(({ kind }) => !answered.has(kind));
  return { ...input, denied: others, reading: { ...reading, conditions: [...kept, ...added] } };
}

export function isAnswer({ factor }: Pick<Denied, 'factor'>): boolean {
  return factor === ANSWER_FACTOR;
}
