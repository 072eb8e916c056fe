// A condition as its owner wants it now, whatever the reading said of it: an answer to the question that an analysis asks back, or what
// was kept of 'Co gdyby'. It is one of the objections, under a factor of its own, so ranking anew, the next analysis, export and deletion
// know it. No tables here: the browser uses it too. What it does to a ranking: with-answers-back.ts.
import { conditionOfKey, keyOfCondition } from './reading/condition-key.ts';
import { WISH_KINDS, type ConditionValue, type WishKind } from './reading/reading.ts';

export const ANSWER_FACTOR = 'answer';

export const ANSWER_VALUES = ['want', 'avoid', 'any'] as const;

export type AnswerMeaning = { warunek: WishKind; jak: (typeof ANSWER_VALUES)[number] };

/** Conditions that can be changed one by one. */
export const CHANGEABLE_KINDS = ['months', 'pay', ...WISH_KINDS] as const;

export type ChangeableKind = (typeof CHANGEABLE_KINDS)[number];

export type ChangeableValue = Extract<ConditionValue, { kind: ChangeableKind }> & { firm: boolean };

/** `condition` null = it doesn't matter. */
export type ConditionChange = { kind: ChangeableKind; condition: ChangeableValue | null };

const ANY = ' any';
const SOFT = ' soft';
const HIGHEST = { months: 600, pay: 1_000_000 } as const;

/** As an objection's evidence: 'night avoid'; who answers for themselves answers firmly. */
export function evidenceOf({ warunek, jak }: AnswerMeaning): string {
  return `${warunek} ${jak}`;
}

/** As an objection's evidence: 'night avoid', 'months 12 soft', 'remote any'. */
export function evidenceOfChange({ kind, condition }: ConditionChange): string {
  if (condition === null) return `${kind}${ANY}`;
  return `${keyOfCondition(condition)}${condition.firm ? '' : SOFT}`;
}

/** Null = it says no change. */
export function changeOf(evidence: string): ConditionChange | null {
  const matters = CHANGEABLE_KINDS.find((kind) => evidence === `${kind}${ANY}`);
  if (matters !== undefined) return { kind: matters, condition: null };
  const firm = !evidence.endsWith(SOFT);
  const value = conditionOfKey(firm ? evidence : evidence.slice(0, -SOFT.length));
  if (value === null || value.kind === 'polish' || value.kind === 'field') return null;
  if ((value.kind === 'months' || value.kind === 'pay') && value.value > HIGHEST[value.kind]) return null;
  return { kind: value.kind, condition: { ...value, firm } };
}

export function isAnswer({ factor }: { factor: string }): boolean {
  return factor === ANSWER_FACTOR;
}
