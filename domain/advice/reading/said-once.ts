// What is said twice. A meaning that is a condition and nothing else is told as the condition alone: 'bez nocnych zmian' gives one chip, not two.
import type { Activity, Condition, ConditionKind } from './reading.ts';

const SAID_BY: Readonly<Record<string, readonly ConditionKind[] | undefined>> = {
  'praca-w-nocy': ['night', 'shifts'],
};

/** Of two quotes: one stands in the other. */
export function isPartOf(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

export function activitiesSaidOnce(
  activities: readonly Activity[],
  conditions: readonly Condition[],
): Activity[] {
  return activities.filter(({ concept, stance }) => {
    const value = stance === 'dislikes' ? 'avoid' : 'want';
    return !conditions.some((one) => one.value === value && SAID_BY[concept]?.includes(one.kind));
  });
}
