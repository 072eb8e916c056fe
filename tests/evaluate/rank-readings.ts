// People from outside whose reading is given: the rule alone. Whatever can't be understood is taken as not said, entry by entry.
import { readFacts } from '#domain/advice/facts.ts';
import type { Careers } from '#domain/advice/occupation.ts';
import { rank } from '#domain/advice/rank.ts';
import type { LedgerLine } from '#domain/advice/ranking/ledger.ts';
import { knownIds } from '#domain/advice/reading/known-ids.ts';
import { parseReading } from '#domain/advice/reading/reading-schema.ts';

export type RankedReading = {
  id: string;
  candidates: readonly { id: string; score: number; ledger: readonly LedgerLine[] }[];
};

/** A list of people, or an object that holds one as `readings` or `people`. */
export function rankReadings(file: unknown, careers: Careers): RankedReading[] {
  return peopleIn(file).map((one: unknown, place): RankedReading => {
    const person = isRecord(one) ? one : {};
    const { preferences } = person;
    const answers = {
      preferences: Array.isArray(preferences) ? preferences.filter((key) => typeof key === 'string') : [],
      additional_interests: '',
      additional_info: '',
    };
    const reading = parseReading(withGaps(person['reading']), knownIds(careers));
    const facts = readFacts(person['facts']);
    const { candidates } = rank({ answers, reading, facts }, careers);
    return {
      id: typeof person['id'] === 'string' ? person['id'] : String(person['id'] ?? place),
      candidates: candidates.map(({ id, score, ledger }) => ({ id, score, ledger })),
    };
  });
}

/** An entry without a quote or a label is as good as one added by hand. */
function withGaps(reading: unknown): unknown {
  if (!isRecord(reading)) return reading;
  const filled = ['activities', 'work', 'conditions'].map((part) => {
    const entries: unknown = reading[part];
    const whole = (entry: unknown) =>
      isRecord(entry) ? { quote: null, label: entry['occupation'] ?? '', ...entry } : entry;
    return [part, Array.isArray(entries) ? entries.map(whole) : []];
  });
  return { ...reading, ...Object.fromEntries(filled) };
}

function peopleIn(file: unknown): unknown[] {
  if (Array.isArray(file)) return file;
  const { readings, people } = isRecord(file) ? file : {};
  if (Array.isArray(readings)) return readings;
  return Array.isArray(people) ? people : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
