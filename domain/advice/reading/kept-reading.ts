// What of a confirmed reading is kept with an analysis, and what comes back of it (docs/decisions.md 'Who reads what a person wrote').
// Questions are answered by then, and an alarm is nobody's to keep.
import type { Denied } from '../person.ts';
import { folded } from '../../platform/folded-text.ts';
import { unsaidHealthOf, withoutUnsaidHealth } from './health-conditions.ts';
import type { Condition, Reading } from './reading.ts';
import { parseReading, type KnownIds } from './reading-schema.ts';

/** `health` apart, so that a consent that is taken back takes it along (db/advice/commands/facts.ts); missing = there is none, or no consent. */
export type KeptReading = { reading: Reading; health?: Condition[] };

export function readingToKeep(reading: Reading, hasHealthConsent: boolean): KeptReading {
  const health = hasHealthConsent ? unsaidHealthOf(reading) : [];
  return {
    reading: { ...withoutUnsaidHealth(reading), unclear: [], alarm: 'none' },
    ...(health.length > 0 && { health }),
  };
}

class Anything extends Set<string> {
  override has(): boolean {
    return true;
  }
}

const ANY: KnownIds = { concepts: new Anything(), occupations: new Anything(), licences: new Anything() };

/** Of our own record, whose tables may be older; what today's don't know, the rule passes over. Null = it holds none. */
export function readKeptReading(value: unknown, health: unknown): Reading | null {
  if (typeof value !== 'object' || value === null) return null;
  const reading = parseReading(value, ANY);
  const { conditions } = parseReading({ conditions: health }, ANY);
  return { ...reading, conditions: [...reading.conditions, ...conditions] };
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
