// From a reading (or the answers, read by rules) and facts to candidates, each with its ledger. Pure: no clock, no chance, no model; the
// same reading and data give the same candidates in the same order.
import type { Careers, Education, Occupation } from './occupation.ts';
import { personOf, type AdviceInput, type PersonCondition } from './person.ts';
import { chooseCandidates, reachOf, type Reach, type Scored } from './ranking/diversity.ts';
import { ledgerOf, scoreOf, type LedgerLine } from './ranking/ledger.ts';
import { indexOf, type OccupationIndex } from './ranking/occupation-index.ts';
import { weigh, type Weighed } from './ranking/weigh.ts';
import { NOW_MONTHS } from './ranking/weights.ts';
import type { ConditionKind } from './reading/reading.ts';
import type { StatedLimits } from './reading/stated-limits.ts';

export type Candidate = {
  id: string;
  score: number;
  /** Adds up to the score. */
  ledger: readonly LedgerLine[];
  reach: Reach;
  monthsLeft: number;
  /** Open within three months, to somebody without experience. */
  startableNow: boolean;
  /** Conditions of the person of which no table says how it is here. */
  unknown: readonly ConditionKind[];
};

export type Ranking = {
  /** By score, then by id; as many as fit, at most 24. */
  candidates: readonly Candidate[];
  /** All that was said or given, as it was held. */
  conditions: readonly PersonCondition[];
  /** The firm conditions that the sheet of facts has, too. */
  limits: StatedLimits;
  /** How many occupations each firm condition excludes; one may be excluded by several. */
  excluded: Readonly<Partial<Record<ConditionKind, number>>>;
  /** How many no condition excludes. */
  eligible: number;
  /** By facts, by the reading or by the work done; null = not known. */
  education: Education | null;
};

/** All that ranking knows, for those who ask of occupations that are no candidates, too. */
type WholeRanking = {
  ranking: Ranking;
  weighed: Weighed;
  index: OccupationIndex;
  /** What nothing excludes, by score, then by id. */
  scored: readonly Scored[];
  /** One of `scored`, as if it were on the list. */
  asCandidate: (one: Scored) => Candidate;
};

export function rank(input: AdviceInput, careers: Careers): Ranking {
  return rankWhole(input, careers).ranking;
}

export function rankWhole(input: AdviceInput, careers: Careers): WholeRanking {
  const index = indexOf(careers);
  const weighed = weigh(personOf(input, index), index);
  const { person, months, held, factors, eligible, excluded } = weighed;
  const scored = eligible
    .map((number) => ({
      number,
      id: occupationOf(index, number).id,
      score: scoreOf(factors.all, number),
      fit: scoreOf(factors.fit, number),
      said: scoreOf(factors.said, number),
      isIdea: person.ideas.has(number),
    }))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  const isStartable = (number: number) =>
    occupationOf(index, number).entry.withoutExperience && (months[number] ?? 0) <= NOW_MONTHS;
  const chosen = chooseCandidates(
    scored,
    (number) => occupationOf(index, number),
    isStartable,
    (number) => months[number] ?? 0,
  );
  const firsts = chosen.slice(0, 3).map(({ number }) => occupationOf(index, number));
  const asCandidate = ({ number, id, score }: Scored): Candidate => ({
    id,
    score,
    ledger: ledgerOf(factors.all, number),
    reach: reachOf(occupationOf(index, number), firsts),
    monthsLeft: months[number] ?? 0,
    startableNow: isStartable(number),
    unknown: [...new Set(held.filter((one) => one.isUnknown(number)).map(({ kind }) => kind))],
  });
  const candidates = chosen.map(asCandidate);
  const { conditions, limits, education } = person;
  const ranking = { candidates, conditions, limits, excluded, eligible: eligible.length, education };
  return { ranking, weighed, index, scored, asCandidate };
}

/** All that was said or given, as ranking holds it, where nothing is ranked. */
export function conditionsOf(input: AdviceInput, careers: Careers): readonly PersonCondition[] {
  return personOf(input, indexOf(careers)).conditions;
}

/** By id, the score of every occupation that no condition excludes. */
export function scoresOf(input: AdviceInput, careers: Careers): ReadonlyMap<string, number> {
  const index = indexOf(careers);
  const { factors, eligible } = weigh(personOf(input, index), index);
  return new Map(eligible.map((number) => [occupationOf(index, number).id, scoreOf(factors.all, number)]));
}

/** By id, the ledger of each occupation that is asked for, whether or not it is among the candidates. */
export function ledgersOf(
  input: AdviceInput,
  careers: Careers,
  ids: readonly string[],
): ReadonlyMap<string, LedgerLine[]> {
  const index = indexOf(careers);
  const { factors } = weigh(personOf(input, index), index);
  return new Map(
    ids.flatMap((id) => {
      const number = index.numberOf.get(id);
      return number === undefined ? [] : [[id, ledgerOf(factors.all, number)] as const];
    }),
  );
}

function occupationOf(index: OccupationIndex, number: number): Occupation {
  const occupation = index.occupations[number];
  if (occupation === undefined) throw new Error(`There is no occupation ${number}.`);
  return occupation;
}
