// A person weighed against every occupation: how long the way is, what their conditions exclude, and the factors of the score. What ranks
// and what chooses the next question ask the same.
import type { Person } from '../person.ts';
import type { ConditionKind } from '../reading/reading.ts';
import { conditionsFactor, heldConditions, OF_AN_EMPLOYER, type HeldCondition } from './conditions.ts';
import {
  experienceFactor,
  proposedFactor,
  isBelowYears,
  isDone,
  isLeft,
  levelFactor,
  staysFactor,
  wantedFactor,
  yearsOfWork,
  type Meeting,
} from './experience.ts';
import { activitiesFactor, interestsFactor } from './interests.ts';
import { leadsTo } from './kinship.ts';
import type { Factor } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import {
  asksForStudies,
  demandFactor,
  entryFactor,
  isRefusedUniform,
  licenceFactor,
  preferencesFactor,
} from './outlook.ts';
import { levelOf, longestWay, monthsLeft, type Past } from './way-in.ts';
import { ALIKE, BORNE_OUT, IDEAS, KINSHIP, MEETING, STANCE } from './weights.ts';
import { DISLIKED_WORDS, LIKED_WORDS, PASTIMES, portraitFactor, wordsFactor } from './words.ts';

/** `said`: what the person said or did; `fit`: what speaks of them in any way; `all`: with what speaks of the occupation alone. */
export type Factors = { said: Factor[]; fit: Factor[]; all: Factor[] };

export type Weighed = {
  person: Person;
  /** Of the way that is left, by occupation. */
  months: readonly number[];
  held: readonly HeldCondition[];
  factors: Factors;
  /** Numbers of the occupations that nothing excludes. */
  eligible: readonly number[];
  excluded: Readonly<Partial<Record<ConditionKind, number>>>;
  /** Null = nothing excludes it. */
  exclusionOf: (occupation: number) => Exclusion | null;
};

/** 'left': what somebody leaves or refuses; 'far': a longer way than anybody is shown unasked; 'below': the field's first rung. */
export type Exclusion =
  | { kind: 'conditions'; broken: readonly HeldCondition[] }
  | { kind: 'left' }
  | { kind: 'far'; months: number; longest: number }
  | { kind: 'below' };

export function weigh(person: Person, index: OccupationIndex): Weighed {
  const past = pastOf(person, index);
  const months = index.occupations.map((occupation) => monthsLeft(occupation, past));
  const held = heldConditions(person, months, index);
  const exclusionOf = excluding(person, months, held, index);
  return {
    person,
    months,
    held,
    factors: factorsOf(person, months, held, index),
    ...withinLimits(index, exclusionOf),
    exclusionOf,
  };
}

function factorsOf(
  person: Person,
  months: readonly number[],
  held: readonly HeldCondition[],
  index: OccupationIndex,
): Factors {
  const { setAside, liked, disliked, pastimes } = person;
  const unless = (name: string, factor: () => Factor) => (setAside.has(name) ? [] : [factor()]);
  const counted = held.filter(({ kind }) => kind !== 'pay' || !setAside.has('pay'));
  const meeting = meetingOf(person, index);
  const grounds = [
    wantedFactor(person, index),
    proposedFactor('ideas', person.ideas, IDEAS),
    proposedFactor('alike', person.alike, ALIKE),
    staysFactor(person, meeting, index),
    experienceFactor(person, meeting, index),
  ].map(keepingPoints);
  // What else speaks for an occupation bears a single word out; the only thing that was liked is where somebody wants to go.
  const isHint = person.isSettled && liked.filter(({ weight }) => weight >= STANCE.likes).length > 1;
  const isBorneOut = (occupation: number) =>
    !isHint || grounds.some(({ points }) => points(occupation) >= BORNE_OUT);
  const words = [
    wordsFactor(liked, LIKED_WORDS, index, isBorneOut),
    wordsFactor(pastimes, PASTIMES, index),
    ...unless('portrait', () => portraitFactor(liked, disliked, index)),
    activitiesFactor(person.facts.activities ?? {}, index),
    wordsFactor(disliked, DISLIKED_WORDS, index),
  ].map(keepingPoints);
  const said = [...words, ...grounds];
  const others = [
    ...unless('interests', () => interestsFactor(liked, index)),
    preferencesFactor(person, index),
    ...unless('level', () => levelFactor(person, index)),
    conditionsFactor(counted, index),
  ].map(keepingPoints);
  const ofOccupations = [
    ...unless('entry', () => entryFactor(months, person, index)),
    ...unless('licence', () => licenceFactor(person, index)),
    ...unless('demand', () => demandFactor(person, index)),
  ].map(keepingPoints);
  const fit = [...said, ...others];
  return { said, fit, all: [...fit, ...ofOccupations] };
}

/** Each factor is asked of an occupation in three sums, and again for anyone who compares two rankings. */
function keepingPoints({ points, lines }: Factor): Factor {
  const kept: number[] = [];
  return { points: (occupation) => (kept[occupation] ??= points(occupation)), lines };
}

// Who stays in the field said it, and years from the pension nobody leaves a trade because a hobby is dearer to them.
function meetingOf({ liked, isNearPension, stay }: Person, index: OccupationIndex): Meeting {
  if (isNearPension || stay === 'near') return () => 1;
  const likes = liked.filter(({ weight }) => weight >= STANCE.likes);
  if (likes.length === 0) return () => 1;
  const { points } = wordsFactor(likes, LIKED_WORDS, index);
  return (occupation) =>
    MEETING.least + (1 - MEETING.least) * Math.min(1, points(occupation) / MEETING.enough);
}

function withinLimits({ occupations }: OccupationIndex, exclusionOf: Weighed['exclusionOf']) {
  const excluded: Partial<Record<ConditionKind, number>> = {};
  const eligible = occupations.flatMap((_, number) => {
    const exclusion = exclusionOf(number);
    if (exclusion?.kind === 'conditions')
      for (const kind of new Set(exclusion.broken.map((one) => one.kind)))
        excluded[kind] = (excluded[kind] ?? 0) + 1;
    return exclusion === null ? [number] : [];
  });
  return { eligible, excluded };
}

function excluding(
  person: Person,
  months: readonly number[],
  held: readonly HeldCondition[],
  index: OccupationIndex,
): Weighed['exclusionOf'] {
  const life = { ...person, years: yearsOfWork(person) };
  const done = person.leavesSchool ? [] : person.work.filter(isDone);
  const longest = asksForStudies(person) ? Infinity : longestWay({ ...life, hasWorked: done.length > 0 });
  const longestStep = longestWay({ ...life, hasWorked: false });
  const isNextStep = (number: number) =>
    done.some((past) => leadsTo(past.number, number, index) >= KINSHIP.up);
  const longestIdea = person.isNearPension || person.mustEarn ? IDEAS.longestInHaste : Infinity;
  const wanted = new Set([
    ...person.work.filter(({ relation }) => relation === 'wants').map(({ number }) => number),
    ...person.wishes.flatMap(({ occupations, isStudies }) => (isStudies ? [...occupations.keys()] : [])),
  ]);
  // Hours and journeys are the employer's: they take no work that is wanted by name.
  return (number) => {
    const broken = held.filter(
      (one) =>
        one.excludes(number) && !(one.kind in OF_AN_EMPLOYER && one.isGiven !== true && wanted.has(number)),
    );
    if (broken.length > 0) return { kind: 'conditions', broken };
    if (isLeft(person, number) || isRefusedUniform(person, number, index)) return { kind: 'left' };
    if (wanted.has(number)) return null;
    const left = months[number] ?? 0;
    // The person who proposed it knew of the school and the years.
    if (person.ideas.has(number) && left <= longestIdea) return null;
    // The steps of the own trade are gone by people like this one, whatever school they told of.
    const most = left > longest && isNextStep(number) ? longestStep : longest;
    if (left > most) return { kind: 'far', months: left, longest: most };
    return isBelowYears(person, number, index) ? { kind: 'below' } : null;
  };
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
          one.occupation.code.startsWith(group) || leadsTo(one.number, number, index) >= KINSHIP.related,
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
