// What is said twice, or against itself. A meaning that is a condition and nothing else is told as the condition alone: 'bez nocnych zmian' gives
// one chip, not two; and who wants no haste isn't told that they like it.
import type { Activity, Condition, ConditionKind } from './reading.ts';

const SAID_BY: Readonly<Record<string, readonly ConditionKind[] | undefined>> = {
  'praca-w-nocy': ['night', 'shifts'],
};

/** Meanings by the condition that they are. */
const IS_CONDITION: Readonly<Record<string, ConditionKind | undefined>> = {
  'praca-w-nocy': 'night',
  halas: 'noise',
  'szybkie-tempo': 'pace',
  telefon: 'telephone',
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
    if (stance !== 'dislikes' && isRefused(concept, conditions)) return false;
    const value = stance === 'dislikes' ? 'avoid' : 'want';
    return !conditions.some((one) => one.value === value && SAID_BY[concept]?.includes(one.kind));
  });
}

/** 'Telefon' that isn't liked, where 'bez telefonów' stands: it ranks, and is shown as the condition. */
export function isToldBy(conditions: readonly Condition[], { concept, stance }: Activity): boolean {
  return stance === 'dislikes' && isRefused(concept, conditions);
}

function isRefused(concept: string, conditions: readonly Condition[]): boolean {
  const kind = IS_CONDITION[concept];
  return conditions.some((one) => one.kind === kind && one.value === 'avoid');
}
