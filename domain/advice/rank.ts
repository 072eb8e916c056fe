// From answers and facts to candidates, each with its ledger. Pure: no clock, no chance, no model; the same answers and data give the
// same candidates in the same order.
import type { Careers, Education, Occupation } from './occupation.ts';
import { personOf, type AdviceInput, type Person } from './person.ts';
import { chooseCandidates, reachOf, type Reach } from './ranking/diversity.ts';
import { experienceFactor, levelFactor } from './ranking/experience.ts';
import { activitiesFactor, interestsFactor } from './ranking/interests.ts';
import { ledgerOf, scoreOf, type Factor, type LedgerLine } from './ranking/ledger.ts';
import { brokenLimits, type LimitName } from './ranking/limits.ts';
import { indexOf, type OccupationIndex } from './ranking/occupation-index.ts';
import { demandFactor, entryFactor, licenceFactor, preferencesFactor } from './ranking/outlook.ts';
import { monthsLeft, type Past } from './ranking/way-in.ts';
import type { StatedLimits } from './reading/stated-limits.ts';
import { DISLIKED_WORDS, LIKED_WORDS, wordsFactor } from './ranking/words.ts';

export type Candidate = {
  id: string;
  score: number;
  /** Adds up to the score. */
  ledger: readonly LedgerLine[];
  reach: Reach;
  monthsLeft: number;
  /** Open within three months, to somebody without experience. */
  startableNow: boolean;
};

export type Ranking = {
  /** By score, then by id. */
  candidates: readonly Candidate[];
  /** Those of the facts and those that the text states; the person may deny the latter. */
  limits: StatedLimits;
  /** How many occupations each limit excludes; one may be excluded by several. */
  excluded: Readonly<Partial<Record<LimitName, number>>>;
  /** How many no limit excludes. */
  eligible: number;
  /** By facts, by the text or by the work done; null = not known. */
  education: Education | null;
};

const NOW_MONTHS = 3;

export function rank(input: AdviceInput, careers: Careers): Ranking {
  const index = indexOf(careers);
  const person = personOf(input, index);
  const past = pastOf(person, index);
  const { eligible, excluded } = withinLimits(person, past, index);
  const factors = factorsOf(person, past, index);
  const scored = eligible
    .map((number) => ({ number, id: occupationOf(index, number).id, score: scoreOf(factors, number) }))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1));
  const isStartable = (number: number) => {
    const occupation = occupationOf(index, number);
    return occupation.entry.withoutExperience && monthsLeft(occupation, past) <= NOW_MONTHS;
  };
  const chosen = chooseCandidates(scored, (number) => occupationOf(index, number), isStartable);
  const firsts = chosen.slice(0, 3).map(({ number }) => occupationOf(index, number));
  const candidates = chosen.map(({ number, id, score }): Candidate => ({
    id,
    score,
    ledger: ledgerOf(factors, number),
    reach: reachOf(occupationOf(index, number), firsts),
    monthsLeft: monthsLeft(occupationOf(index, number), past),
    startableNow: isStartable(number),
  }));
  const { limits, education } = person;
  return { candidates, limits, excluded, eligible: eligible.length, education };
}

/** By id, the score of every occupation that no limit excludes. */
export function scoresOf(input: AdviceInput, careers: Careers): ReadonlyMap<string, number> {
  const index = indexOf(careers);
  const person = personOf(input, index);
  const past = pastOf(person, index);
  const factors = factorsOf(person, past, index);
  const { eligible } = withinLimits(person, past, index);
  return new Map(eligible.map((number) => [occupationOf(index, number).id, scoreOf(factors, number)]));
}

/** By id, the ledger of each occupation that is asked for, whether or not it is among the candidates. */
export function ledgersOf(
  input: AdviceInput,
  careers: Careers,
  ids: readonly string[],
): ReadonlyMap<string, LedgerLine[]> {
  const index = indexOf(careers);
  const person = personOf(input, index);
  const factors = factorsOf(person, pastOf(person, index), index);
  return new Map(
    ids.flatMap((id) => {
      const number = index.numberOf.get(id);
      return number === undefined ? [] : [[id, ledgerOf(factors, number)] as const];
    }),
  );
}

function factorsOf(person: Person, past: Past, index: OccupationIndex): Factor[] {
  const { setAside } = person;
  return [
    wordsFactor(person.liked, LIKED_WORDS, index),
    ...(setAside.has('interests') ? [] : [interestsFactor(person.liked, index)]),
    activitiesFactor(person.facts.activities ?? {}, index),
    preferencesFactor(person, index),
    wordsFactor(person.disliked, DISLIKED_WORDS, index),
    experienceFactor(person, index),
    ...(setAside.has('level') ? [] : [levelFactor(person, index)]),
    ...(setAside.has('entry') ? [] : [entryFactor(past, index)]),
    ...(setAside.has('licence') ? [] : [licenceFactor(person, index)]),
    ...(setAside.has('demand') ? [] : [demandFactor(person, index)]),
  ];
}

function withinLimits(person: Person, past: Past, index: OccupationIndex) {
  const payGroups = new Map(index.careers.payGroups.map((group) => [group.id, group]));
  const excluded: Partial<Record<LimitName, number>> = {};
  const eligible: number[] = [];
  for (const [number, occupation] of index.occupations.entries()) {
    const payGroup = occupation.pay === null ? null : (payGroups.get(occupation.pay.group) ?? null);
    const broken = brokenLimits(occupation, person.limits, past, payGroup);
    for (const limit of broken) excluded[limit] = (excluded[limit] ?? 0) + 1;
    if (broken.length === 0 && !person.from.has(occupation.id)) eligible.push(number);
  }
  return { eligible, excluded };
}

function pastOf(person: Person, index: OccupationIndex): Past {
  const from = [...person.from.keys()].flatMap((id) => {
    const number = index.numberOf.get(id);
    return number === undefined ? [] : [occupationOf(index, number)];
  });
  return { education: person.education, licences: person.licences, from, years: person.facts.years ?? 0 };
}

function occupationOf(index: OccupationIndex, number: number): Occupation {
  const occupation = index.occupations[number];
  if (occupation === undefined) throw new Error(`There is no occupation ${number}.`);
  return occupation;
}
