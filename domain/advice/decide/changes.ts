// The conditions of 'Co gdyby' (docs/decisions.md 'What if'): those that the rule knows and a person may move, what each may be, and how
// they stand in the address. Whatever isn't named there stays as it is. Pure.
import {
  CHANGEABLE_KINDS,
  changeOf,
  evidenceOfChange,
  type ChangeableKind,
  type ChangeableValue,
  type ConditionChange,
} from '../condition-change.ts';
import type { PersonCondition } from '../person.ts';
import { WANTED_EXCLUDES } from '../ranking/conditions.ts';

/** Offered to everybody, in this order; of the others those that the person has. */
const OFFERED: readonly ChangeableKind[] = [
  'months',
  'pay',
  'remote',
  'shifts',
  'lifting',
  'telephone',
  'strangers',
  'screen',
];

const STEPS = { months: [3, 6, 12, 24, 36, 60], pay: [5000, 6000, 7000, 8000, 10_000, 12_000] } as const;

/** A condition with what it is now, what it is tried as, and all that it may be; null = it doesn't matter. */
export type Asked = {
  kind: ChangeableKind;
  current: ChangeableValue | null;
  wanted: ChangeableValue | null;
  choices: readonly ChangeableValue[];
};

/** `conditions`: all that the rule holds of the person today. */
export function askedConditions(conditions: readonly PersonCondition[], params: URLSearchParams): Asked[] {
  const today = currentOf(conditions);
  const kinds = [
    ...OFFERED,
    ...CHANGEABLE_KINDS.filter((kind) => !OFFERED.includes(kind) && today.has(kind)),
  ];
  return kinds.map((kind) => {
    const current = today.get(kind) ?? null;
    const change = changeOf(`${kind} ${params.get(kind) ?? ''}`);
    const wanted = change === null ? current : change.condition;
    return { kind, current, wanted, choices: choicesOf(kind, [current, wanted]) };
  });
}

/** What is tried otherwise than it is. */
export function changesIn(asked: readonly Asked[]): ConditionChange[] {
  return asked
    .filter(({ kind, current, wanted }) => valueOf(kind, current) !== valueOf(kind, wanted))
    .map(({ kind, wanted }) => ({ kind, condition: wanted }));
}

/** As the address and the form have it: 'avoid', '12 soft', 'any'. */
export function valueOf(kind: ChangeableKind, condition: ChangeableValue | null): string {
  return evidenceOfChange({ kind, condition }).slice(kind.length + 1);
}

/** Of several of a kind the firm one, else the last. */
export function currentOf(conditions: readonly PersonCondition[]): Map<ChangeableKind, ChangeableValue> {
  const found = new Map<ChangeableKind, ChangeableValue>();
  for (const { evidence: _, ...value } of conditions) {
    if (value.kind === 'polish' || value.kind === 'field') continue;
    if (found.get(value.kind)?.firm !== true) found.set(value.kind, value);
  }
  return found;
}

/** The soft ones first. What they have and what stands in the address can always be chosen again. */
function choicesOf(kind: ChangeableKind, held: readonly (ChangeableValue | null)[]): ChangeableValue[] {
  const usual = kind === 'months' || kind === 'pay' ? stepsOf(kind) : wishesOf(kind);
  const other = held.flatMap((one) =>
    one === null || usual.some((choice) => valueOf(kind, choice) === valueOf(kind, one)) ? [] : [one],
  );
  const unique = other.filter((one, at) => valueOf(kind, one) !== valueOf(kind, other[at - 1] ?? null));
  return [...usual, ...unique].toSorted(
    (one, another) => Number(one.firm) - Number(another.firm) || numberOf(one) - numberOf(another),
  );
}

const numberOf = ({ value }: ChangeableValue) => (typeof value === 'number' ? value : 0);

function stepsOf(kind: 'months' | 'pay'): ChangeableValue[] {
  return [false, true].flatMap((firm) => STEPS[kind].map((value) => ({ kind, value, firm })));
}

/** A wanted thing is offered as a condition only where the tables can exclude by it. */
function wishesOf(kind: Exclude<ChangeableKind, 'months' | 'pay'>): ChangeableValue[] {
  return [
    { kind, value: 'want', firm: false },
    { kind, value: 'avoid', firm: false },
    ...(WANTED_EXCLUDES.has(kind) ? [{ kind, value: 'want', firm: true } as const] : []),
    { kind, value: 'avoid', firm: true },
  ];
}
