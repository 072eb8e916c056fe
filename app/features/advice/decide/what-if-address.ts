// Addresses of 'Co gdyby': only what is tried otherwise than it is stands in one.
import type { ConditionChange } from '#domain/advice/condition-change.ts';
import { valueOf } from '#domain/advice/decide/changes.ts';

export const WHAT_IF = '/dashboard/co-gdyby';

export function whatIfAddress(changes: readonly ConditionChange[]): string {
  const params = new URLSearchParams(changes.map(({ kind, condition }) => [kind, valueOf(kind, condition)]));
  return params.size === 0 ? WHAT_IF : `${WHAT_IF}?${params}`;
}

/** With one of them otherwise. */
export function withChange(changes: readonly ConditionChange[], change: ConditionChange): ConditionChange[] {
  return [...changes.filter(({ kind }) => kind !== change.kind), change];
}
