// From a reading (or the answers, read by rules) and facts to candidates, each with its ledger. Pure: no clock, no chance, no model; the
// same reading and data give the same candidates in the same order.
import type { Careers, Education, Occupation } from './occupation.ts';
import { personOf, type AdviceInput, type Person } from './person.ts';
import { conditionsFactor, heldConditions, type HeldCondition } from './ranking/conditions.ts';
import { chooseCandidates, reachOf, type Reach } from './ranking/diversity.ts';
import {
  experienceFactor,
  isBelowYears,
  isDone,
  isLeft,
  levelFactor,
  staysFactor,
  wantedFactor,
} from './ranking/experience.ts';
import { activitiesFactor, interestsFactor } from './ranking/interests.ts';
import { kinshipsOf } from './ranking/kinship.ts';
import { ledgerOf, scoreOf, type Factor, type LedgerLine } from './ranking/ledger.ts';
import { indexOf, type OccupationIndex } from './ranking/occupation-index.ts';
import { demandFactor, entryFactor, licenceFactor, preferencesFactor } from './ranking/outlook.ts';
import { levelOf, longestWay, monthsLeft, type Past } from './ranking/way-in.ts';
import { KINSHIP, NOW_MONTHS } from './ranking/weights.ts';
import { DISLIKED_WORDS, LIKED_WORDS, portraitFactor, wordsFactor } from './ranking/words.ts';
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
  /** The firm conditions that the sheet of facts has, too. */
  limits: StatedLimits;
  /** How many occupations each firm condition excludes; one may be excluded by several. */
  excluded: Readonly<Partial<Record<ConditionKind, number>>>;
  /** How many no condition excludes. */
  eligible: number;
  /** By facts, by the reading or by the work done; null = not known. */
  education: Education | null;
};

export function rank(input: AdviceInput, careers: Careers): Ranking {
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
    }))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  const isStartable = (number: number) =>
    occupationOf(index, number).entry.withoutExperience && (months[number] ?? 0) <= NOW_MONTHS;
  const chosen = chooseCandidates(scored, (number) => occupationOf(index, number), isStartable);
  const firsts = chosen.slice(0, 3).map(({ number }) => occupationOf(index, number));
  const candidates = chosen.map(({ number, id, score }): Candidate => ({
    id,
    score,
    ledger: ledgerOf(factors.all, number),
    reach: reachOf(occupationOf(index, number), firsts),
    monthsLeft: months[number] ?? 0,
    startableNow: isStartable(number),
    unknown: [...new Set(held.filter((one) => one.isUnknown(number)).map(({ kind }) => kind))],
  }));
  const { limits, education } = person;
  return { candidates, limits, excluded, eligible: eligible.length, education };
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

/** `said`: what the person said or did; `fit`: what speaks of them in any way; `all`: with what speaks of the occupation alone. */
type Factors = { said: Factor[]; fit: Factor[]; all: Factor[] };

type Weighed = {
  person: Person;
  /** Of the way that is left, by occupation. */
  months: readonly number[];
  held: readonly HeldCondition[];
  factors: Factors;
  /** Numbers of the occupations that nothing excludes. */
  eligible: readonly number[];
  excluded: Readonly<Partial<Record<ConditionKind, number>>>;
};

function weigh(person: Person, index: OccupationIndex): Weighed {
  const past = pastOf(person, index);
  const months = index.occupations.map((occupation) => monthsLeft(occupation, past));
  const held = heldConditions(person, months, index);
  return {
    person,
    months,
    held,
    factors: factorsOf(person, months, held, index),
    ...withinLimits(person, months, held, index),
  };
}

function factorsOf(
  person: Person,
  months: readonly number[],
  held: readonly HeldCondition[],
  index: OccupationIndex,
): Factors {
  const { setAside, liked, disliked } = person;
  const unless = (name: string, factor: () => Factor) => (setAside.has(name) ? [] : [factor()]);
  const counted = held.filter(({ kind }) => kind !== 'pay' || !setAside.has('pay'));
  const said = [
    wordsFactor(liked, LIKED_WORDS, index),
    ...unless('portrait', () => portraitFactor(liked, disliked, index)),
    activitiesFactor(person.facts.activities ?? {}, index),
    wordsFactor(disliked, DISLIKED_WORDS, index),
    wantedFactor(person, index),
    staysFactor(person, index),
    experienceFactor(person, index),
  ];
  const fit = [
    ...said,
    ...unless('interests', () => interestsFactor(liked, index)),
    preferencesFactor(person, index),
    ...unless('level', () => levelFactor(person, index)),
    conditionsFactor(counted, index),
  ];
  const all = [
    ...fit,
    ...unless('entry', () => entryFactor(months, person.education !== null)),
    ...unless('licence', () => licenceFactor(person, index)),
    ...unless('demand', () => demandFactor(person, index)),
  ];
  return { said, fit, all };
}

function withinLimits(
  person: Person,
  months: readonly number[],
  held: readonly HeldCondition[],
  index: OccupationIndex,
) {
  const excluded: Partial<Record<ConditionKind, number>> = {};
  const longest = longestWay(person.education, yearsOf(person), person.isNearPension);
  const wanted = new Set(
    person.work.filter(({ relation }) => relation === 'wants').map(({ number }) => number),
  );
  const eligible = index.occupations.flatMap((_, number) => {
    const broken = new Set(held.filter((one) => one.excludes(number)).map(({ kind }) => kind));
    for (const kind of broken) excluded[kind] = (excluded[kind] ?? 0) + 1;
    if (broken.size > 0 || isLeft(person, number)) return [];
    const isAsked = wanted.has(number);
    const isTooFar = !isAsked && ((months[number] ?? 0) > longest || isBelowYears(person, number, index));
    return isTooFar ? [] : [number];
  });
  return { eligible, excluded };
}

/** Of work in all: trades follow each other. */
function yearsOf({ work, facts }: Person): number {
  const said = work.filter(isDone).reduce((sum, { years }) => sum + (years ?? 0), 0);
  return Math.max(said, facts.years ?? 0);
}

function pastOf(person: Person, index: OccupationIndex): Past {
  const done = person.work.filter(isDone);
  const occupations = done.flatMap((work) => {
    const occupation = index.occupations[work.number];
    return occupation === undefined ? [] : [{ ...work, occupation }];
  });
  return {
    education: person.education,
    licences: person.licences,
    known: new Set(occupations.map(({ occupation }) => occupation.id)),
    near: (occupation) => {
      const number = index.numberOf.get(occupation.id) ?? -1;
      const group = occupation.code.slice(0, 3);
      const near = occupations.filter(
        (one) =>
          one.occupation.code.startsWith(group) ||
          (kinshipsOf(one.number, index)[number] ?? 0) >= KINSHIP.related,
      );
      const highest = near.toSorted(
        (one, other) => levelOf(other.occupation.entry.education) - levelOf(one.occupation.entry.education),
      )[0];
      if (highest === undefined) return null;
      return {
        years: Math.max(...near.map(({ years }) => years ?? 0)),
        level: highest.occupation.entry.education,
        isSameGroup: near.some((one) => one.occupation.code.startsWith(group)),
      };
    },
    isOfField: (occupation) => person.isOfField(index.numberOf.get(occupation.id) ?? -1),
  };
}

function occupationOf(index: OccupationIndex, number: number): Occupation {
  const occupation = index.occupations[number];
  if (occupation === undefined) throw new Error(`There is no occupation ${number}.`);
  return occupation;
}
