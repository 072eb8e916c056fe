// Addresses of 'Co gdyby', and of the list with it beside: only what is tried otherwise than it is stands in one.
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import { valueOf } from '#domain/advice/decide/changes.ts';

export const WHAT_IF = '/dashboard/co-gdyby';

/** A page where conditions are tried, and what else stands in its address. */
export type TriedAt = { path: string; kept: readonly (readonly [string, string])[] };

export const WHAT_IF_PAGE: TriedAt = { path: WHAT_IF, kept: [] };

export function triedAddress({ path, kept }: TriedAt, changes: readonly ConditionChange[]): string {
  const params = new URLSearchParams(
    [...kept, ...changedFields(changes)].map(([name, value]) => [name, value]),
  );
  return params.size === 0 ? path : `${path}?${params}`;
}

export function whatIfAddress(changes: readonly ConditionChange[]): string {
  return triedAddress(WHAT_IF_PAGE, changes);
}

/** As an address and a form's hidden fields have them. */
export function changedFields(changes: readonly ConditionChange[]): [string, string][] {
  return changes.map(({ kind, condition }) => [kind, valueOf(kind, condition)]);
}

/** With one of them otherwise. */
export function withChange(changes: readonly ConditionChange[], change: ConditionChange): ConditionChange[] {
  return [...changes.filter(({ kind }) => kind !== change.kind), change];
}
