// What of a confirmed reading is kept with an analysis, and what comes back of it (docs/decisions.md 'Who reads what a person wrote'): a
// condition of health that nobody wrote stays for the run alone, since the screen asks for no consent (art. 9 RODO). Questions are answered by
// then, and an alarm is nobody's to keep.
import type { Denied } from '../person.ts';
import { folded } from '../../platform/folded-text.ts';
import type { Condition, ConditionKind, Reading } from './reading.ts';
import { parseReading, type KnownIds } from './reading-schema.ts';

const OF_HEALTH: ReadonlySet<ConditionKind> = new Set([
  'lifting',
  'standing',
  'kneeling',
  'walking',
  'shifts',
  'night',
  'screen',
  'dust',
  'chemicals',
  'hearing',
  'sight',
  'hands',
]);

const isUnsaidHealth = ({ kind, value, quote }: Condition) =>
  quote === null && value === 'avoid' && OF_HEALTH.has(kind);

export function readingToKeep(reading: Reading): Reading {
  const conditions = reading.conditions.filter((one) => !isUnsaidHealth(one));
  return { ...reading, conditions, unclear: [], alarm: 'none' };
}

class Anything extends Set<string> {
  override has(): boolean {
    return true;
  }
}

const ANY: KnownIds = { concepts: new Anything(), occupations: new Anything(), licences: new Anything() };

/** Of our own record, whose tables may be older; what today's don't know, the rule passes over. Null = it holds none. */
export function readKeptReading(value: unknown): Reading | null {
  return typeof value === 'object' && value !== null ? parseReading(value, ANY) : null;
}

/** What was denied in the ledger of the last analysis isn't said again: both are one thing. */
export function withoutDenied(reading: Reading, denied: readonly Denied[]): Reading {
  const said = new Set(denied.flatMap(({ evidence }) => [evidence, ...evidence.split(', ')]).map(folded));
  const isLeft = ({ quote }: { quote: string | null }) => quote === null || !said.has(folded(quote));
  return {
    ...reading,
    activities: reading.activities.filter(isLeft),
    work: reading.work.filter((one) => isLeft(one) && !said.has(folded(one.occupation ?? ''))),
    conditions: reading.conditions.filter((one) => isLeft(one) && !said.has(one.kind)),
  };
}
