// Conditions of health that nobody wrote, only added by hand (docs/decisions.md 'Who reads what a person wrote'): they say something of
// health (art. 9 RODO) that no text holds, so they are kept with the analysis only by a consent of their own, and taken back with it. When one
// works (shifts, nights) is no such thing: most who mind it have a family or a bus in mind.
import type { Condition, ConditionKind, Reading } from './reading.ts';

const OF_HEALTH: ReadonlySet<ConditionKind> = new Set([
  'lifting',
  'standing',
  'kneeling',
  'walking',
  'screen',
  'dust',
  'chemicals',
  'pollen',
  'fumes',
  'hazards',
  'hearing',
  'sight',
  'hands',
  'legs',
]);

const isUnsaidHealth = ({ kind, value, quote }: Condition) =>
  quote === null && value === 'avoid' && OF_HEALTH.has(kind);

/** Words of an answer (domain/advice/answers-back.ts) that says so. */
export const HEALTH_ANSWERS = [...OF_HEALTH].flatMap((kind) => [`${kind} avoid`, `${kind} avoid soft`]);

export function unsaidHealthOf({ conditions }: Pick<Reading, 'conditions'>): Condition[] {
  return conditions.filter(isUnsaidHealth);
}

export function withoutUnsaidHealth(reading: Reading): Reading {
  return { ...reading, conditions: reading.conditions.filter((one) => !isUnsaidHealth(one)) };
}
