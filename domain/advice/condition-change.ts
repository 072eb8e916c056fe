// A condition as its owner wants it now, and the words by which it is kept (an answer's evidence) and stands in an address: 'night avoid',
// 'months 12 soft', 'remote any'.
import { conditionOfKey, keyOfCondition } from './reading/condition-key.ts';
import { WISH_KINDS, type ConditionValue } from './reading/reading.ts';

/** Conditions that can be changed one by one. */
export const CHANGEABLE_KINDS = ['months', 'pay', ...WISH_KINDS] as const;

export type ChangeableKind = (typeof CHANGEABLE_KINDS)[number];

export type ChangeableValue = Extract<ConditionValue, { kind: ChangeableKind }> & { firm: boolean };

/** `condition` null = it doesn't matter. */
export type ConditionChange = { kind: ChangeableKind; condition: ChangeableValue | null };

const ANY = ' any';
const SOFT = ' soft';
const HIGHEST = { months: 600, pay: 1_000_000 } as const;

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
