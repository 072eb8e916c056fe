// 'Cała lista' as a plan may see it (docs/decisions.md 'The whole list'): every candidate with its points and reasons, or the row of the path
// that the plan opens and the first names; and any occupation that is asked for, with why it is not there. Pure.
import { isAllowed } from '../../atlas/choices.ts';
import { entryFor } from '../../atlas/entry.ts';
import { MONTHS, type AtlasState } from '../../atlas/state.ts';
import { againstFromTables, payBesideWish } from '../analysis/grounding/against.ts';
import type { Careers, Occupation } from '../occupation.ts';
import type { AdviceInput } from '../person.ts';
import { advertName, type PublicFacts, type PublicFactsBook } from '../public-facts.ts';
import { rankWhole, type Ranking } from '../rank.ts';
import { type LedgerLine, ledgerOf, scoreOf } from '../ranking/ledger.ts';
import type { Exclusion } from '../ranking/weigh.ts';
import type { ConditionValue } from '../reading/reading.ts';

/** Names that every plan sees. */
export const FIRST_NAMES = 8;

const SHOWN_AGAINST = 3;

export type RowDetails = {
  score: number;
  /** Its place among all that nothing excludes; null = something does. */
  among: { place: number; of: number } | null;
  ledger: LedgerLine[];
  /** Of the occupations and licences that the ledger names. */
  names: Record<string, string>;
  facts: PublicFacts;
  monthsLeft: number;
  /** What it pays beside the pay that is wished for; null = the wish is met, or there is none. */
  payBelow: string | null;
  against: string[];
};

export type ListRow = {
  id: string;
  name: string;
  oneLine: string;
  /** From 1; null = not on the list, or beyond what the plan names. */
  place: number | null;
  isTrail: boolean;
  /** Null = the plan doesn't show them. */
  details: RowDetails | null;
};

/** An occupation that is shown for itself. */
export type AskedRow = ListRow & { isListed: boolean; why: Why | null };

export type WholeList = {
  /** How many candidates there are; `found`: what the choice leaves of them. */
  count: number;
  found: number;
  rows: ListRow[];
  /** The person's own path, where it is none of the rows. */
  own: AskedRow | null;
  asked: AskedRow | null;
};

export type Seen = {
  isWhole: boolean;
  /** Ids of the paths that the plan opens. */
  opened: readonly string[];
  /** Id of the chosen path; null = none. */
  trail: string | null;
};

type Choice = { state: AtlasState; asked: string | null; voivodeship: string | undefined };

/** `standing`: by what the list is ranked. */
export function wholeList(
  standing: Standings,
  { isWhole, opened, trail }: Seen,
  { state, asked, voivodeship }: Choice,
  { careers, book }: { careers: Careers; book: PublicFactsBook },
): WholeList {
  const occupations = new Map(careers.occupations.map((one) => [one.id, one]));
  const { candidates } = standing;

  function rowOf(occupation: Occupation): ListRow {
    const { id, oneLine } = occupation;
    const place = standing.placeOf(id);
    const isOpen = isWhole || opened.includes(id);
    const isNamed = isOpen || (place !== null && place <= FIRST_NAMES);
    return {
      id,
      name: advertName(occupation),
      oneLine,
      place: isNamed ? place : null,
      isTrail: id === trail,
      details: isOpen ? detailsOf(occupation, standing, book, voivodeship) : null,
    };
  }

  function askedRow(id: string | null): AskedRow | null {
    const occupation = id === null ? undefined : occupations.get(id);
    if (occupation === undefined) return null;
    const isListed = standing.placeOf(occupation.id) !== null;
    return { ...rowOf(occupation), isListed, why: standing.whyNot(occupation.id) };
  }

  const listed = candidates.flatMap(({ id }) => occupations.get(id) ?? []);
  const shown = isWhole
    ? listed.filter((one) => isChosen(one, state, standing, careers))
    : listed.slice(0, FIRST_NAMES);
  const own = trail ?? (isWhole ? null : (opened[0] ?? null));
  const isAmongRows = (isWhole ? listed : shown).some(({ id }) => id === own);
  return {
    count: candidates.length,
    found: shown.length,
    rows: shown.map(rowOf),
    own: isAmongRows || own === asked ? null : askedRow(own),
    asked: askedRow(asked),
  };
}

/** As the atlas chooses, but the way in is this person's own. */
function isChosen(occupation: Occupation, state: AtlasState, standing: Standings, careers: Careers): boolean {
  const longest = state.months === null ? Infinity : MONTHS[state.months];
  const isShort = standing.monthsOf(occupation.id) <= longest;
  return isShort && isAllowed({ ...state, months: null }, entryFor(occupation, careers));
}

function detailsOf(
  { id, conditions }: Occupation,
  standing: Standings,
  book: PublicFactsBook,
  voivodeship: string | undefined,
): RowDetails | null {
  const facts = book.of(id, voivodeship);
  if (facts === null) return null;
  const ledger = standing.ledgerOf(id);
  const monthsLeft = standing.monthsOf(id);
  return {
    score: standing.scoreOf(id),
    among: standing.amongOf(id),
    ledger: ledger.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points)),
    names: book.namesIn(ledger),
    facts,
    monthsLeft,
    payBelow: payBesideWish({ facts, ledger }, standing.conditions),
    against: againstFromTables({ facts, conditions, monthsLeft, ledger }).slice(0, SHOWN_AGAINST),
  };
}

// Where each occupation stands for one person, candidate or not: its place, or why it has none – a condition of theirs, what they leave, a way
// that is too long, the field's first rung, or points. Pure.

/** As it goes to the browser: conditions by what they are, never the rule's functions. */
export type Why =
  | { kind: 'conditions'; broken: readonly ConditionValue[] }
  | { kind: 'left' }
  | { kind: 'far'; months: number; longest: number }
  | { kind: 'below' }
  /** Nothing excludes it, others have more. */
  | { kind: 'points' }
  /** Enough points, but others of its kind stand there already, or too little of it comes of what the person said. */
  | { kind: 'crowded' };

export type Standings = Pick<Ranking, 'candidates' | 'conditions' | 'excluded'> & {
  /** From 1; null = no candidate. */
  placeOf: (id: string) => number | null;
  /** For this person, from today. */
  monthsOf: (id: string) => number;
  ledgerOf: (id: string) => LedgerLine[];
  scoreOf: (id: string) => number;
  /** Among all that nothing excludes, by points alone; null = something excludes it. */
  amongOf: (id: string) => { place: number; of: number } | null;
  /** Null for a candidate, and for an id that the tables don't have. */
  whyNot: (id: string) => Why | null;
};

export function standings(input: AdviceInput, careers: Careers): Standings {
  const { ranking, weighed, index, scored } = rankWhole(input, careers);
  const { candidates, conditions, excluded } = ranking;
  const places = new Map(candidates.map(({ id }, at) => [id, at + 1]));
  const numberOf = (id: string) => index.numberOf.get(id) ?? -1;
  const score = (id: string) => scoreOf(weighed.factors.all, numberOf(id));
  return {
    candidates,
    conditions,
    excluded,
    placeOf: (id) => places.get(id) ?? null,
    monthsOf: (id) => weighed.months[numberOf(id)] ?? 0,
    ledgerOf: (id) => ledgerOf(weighed.factors.all, numberOf(id)),
    scoreOf: score,
    amongOf: (id) => {
      const place = scored.findIndex((one) => one.id === id) + 1;
      return place === 0 ? null : { place, of: scored.length };
    },
    whyNot: (id) => {
      if (!index.numberOf.has(id) || places.has(id)) return null;
      const exclusion = weighed.exclusionOf(numberOf(id));
      if (exclusion !== null) return whyOf(exclusion);
      const least = Math.min(...candidates.map((one) => one.score));
      return { kind: score(id) > least ? 'crowded' : 'points' };
    },
  };
}

function whyOf(exclusion: Exclusion): Why {
  if (exclusion.kind !== 'conditions') return exclusion;
  // What a condition is, without what the rule asks of it.
  const broken = exclusion.broken.map(({ kind, value }) => ({ kind, value }) as ConditionValue);
  return { kind: 'conditions', broken };
}
