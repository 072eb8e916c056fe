// 'Tak Cię rozumiemy' as plain form fields (docs/product.md 'Quiz without JavaScript'): of each entry whether it stays and what it should be
// instead, of each question an answer, for each group what is to be added. The same corrections as on the screen, by the same functions.
import {
  choiceNamed,
  choicesFor,
  groupsOf,
  without,
  withAddition,
  type Choice,
  type Chip,
  type GroupName,
  type ReadingNames,
} from './reading-groups.ts';
import type { Reading, ReadingAddition } from './reading.ts';

/** By name; of several the first. */
export type SentFields = { one: (name: string) => string; all: (name: string) => readonly string[] };

/** Names of fields; `at`: the entry's place among all that were shown. */
export const FIELDS = {
  stays: 'zostaje',
  instead: (at: number) => `inaczej-${at}`,
  answer: (at: number) => `odpowiedz-${at}`,
  add: (group: GroupName) => `dodaj-${group}`,
  chosen: (group: GroupName) => `wybierz-${group}`,
  relation: 'zawod-jest',
} as const;

export type FormEntry = { at: number; name: string; quote: string | null; changes: readonly string[] };

/** What a trade that is added may be; the first unless somebody says otherwise. */
export const ADDED_RELATIONS = ['now', 'before', 'trained'] as const;

type AddedRelation = (typeof ADDED_RELATIONS)[number];

/** `typed`: what was to be added and isn't certain; `found`: what may be meant by it; `relation`: what a trade behind oneself is. */
export type Adding = { typed: string; found: readonly string[]; relation?: AddedRelation };

export type FormGroup = {
  name: GroupName;
  title: string;
  entries: readonly FormEntry[];
  asides: readonly string[];
  adding: Adding;
};

const NOTHING: Adding = { typed: '', found: [] };

export type Corrected = {
  reading: Reading;
  /** Of the groups where something was to be added that is still to be chosen. */
  adding: Partial<Record<GroupName, Adding>>;
};

export function formGroupsOf(
  reading: Reading,
  names: ReadingNames,
  adding: Corrected['adding'] = {},
): FormGroup[] {
  let at = 0;
  return groupsOf(reading, names).map(({ name, title, chips, asides }) => ({
    name,
    title,
    entries: chips.map((chip) => ({
      at: at++,
      name: chip.name,
      quote: chip.quote,
      changes: chip.changes.map(({ label }) => label),
    })),
    asides,
    adding: adding[name] ?? NOTHING,
  }));
}

/** `shown`: the reading that the form was made of. */
export function correctedBy(shown: Reading, names: ReadingNames, fields: SentFields): Corrected {
  const chips = chipsOf(shown, names);
  const staying = new Set(fields.all(FIELDS.stays));
  // By their keys, since places move once something is taken away.
  let reading = shown;
  for (const [at, { key }] of chips.entries()) {
    const chip = chipsOf(reading, names).find((one) => one.key === key);
    if (chip === undefined) continue;
    if (!staying.has(String(at))) reading = withoutEvery(reading, chip, names);
    else reading = chip.changes[Number(fields.one(FIELDS.instead(at)) || -1)]?.reading ?? reading;
  }
  for (const [at, unclear] of shown.unclear.entries()) {
    const answer = unclear.answers[Number(fields.one(FIELDS.answer(at)) || -1)];
    if (answer === undefined) continue;
    const left = { ...reading, unclear: reading.unclear.filter((one) => one !== unclear) };
    reading = withAddition(left, answer.adds);
  }
  const adding: Corrected['adding'] = {};
  const relation = ADDED_RELATIONS.find((one) => one === fields.one(FIELDS.relation)) ?? 'now';
  for (const { name } of groupsOf(shown, names)) {
    const typed = fields.one(FIELDS.add(name)).trim();
    const found = choicesFor(fields.one(FIELDS.chosen(name)).trim() || typed, name, names);
    const chosen = fields.one(FIELDS.chosen(name));
    const meant =
      certainOf(chosen || typed, found) ?? (chosen === '' ? choiceNamed(typed, name, names) : null);
    if (meant !== null)
      reading = withAddition(reading, name === 'past' ? as(relation, meant.adds) : meant.adds);
    else if (typed !== '')
      adding[name] = { typed, found: found.map(({ label }) => label), ...(name === 'past' && { relation }) };
  }
  return { reading, adding };
}

const chipsOf = (reading: Reading, names: ReadingNames) =>
  groupsOf(reading, names).flatMap(({ chips }) => chips);

/** One that says just the same and wasn't shown twice goes, too. */
function withoutEvery(reading: Reading, { key }: Chip, names: ReadingNames): Reading {
  let left = reading;
  for (;;) {
    const chip = chipsOf(left, names).find((one) => one.key === key);
    if (chip === undefined) return left;
    left = without(left, chip.place);
  }
}

const as = (relation: AddedRelation, { work = [], ...others }: ReadingAddition): ReadingAddition => ({
  ...others,
  work: work.map((one) => ({ ...one, relation })),
});

function certainOf(said: string, found: readonly Choice[]): Choice | null {
  const [first] = found;
  const isSame = first?.label.toLocaleLowerCase('pl') === said.trim().toLocaleLowerCase('pl');
  return first !== undefined && (isSame || found.length === 1) ? first : null;
}
