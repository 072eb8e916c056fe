// What the work so far is worth. Experience is a treasure: the own trade may be kept, what is near to it comes with it, nobody is sent
// back to the first rung; and who leaves or refuses a trade isn't offered it under another name.
import type { Education, Occupation } from '../occupation.ts';
import type { PastWork, Person } from '../person.ts';
import type { WorkRelation } from '../reading/reading.ts';
import { isStudied, type FieldWish } from './field-wishes.ts';
import { kinshipsOf, leadsTo, nextFrom } from './kinship.ts';
import { isLastPost } from './last-posts.ts';
import { LEADS, plainFactor, type Factor } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { levelOf } from './way-in.ts';
import {
  AWAY,
  EXPERIENCE,
  FIRST_RUNG,
  KINSHIP,
  LAST_POSTS,
  LEADS_WITHOUT_YEARS,
  LEVEL,
  NEXT_WORK,
  OUTSIDER,
  STAYS,
  STEP_DOWN,
  WANTED,
} from './weights.ts';

const HELD: ReadonlySet<WorkRelation> = new Set(['now', 'before', 'trained']);
const DONE: ReadonlySet<WorkRelation> = new Set(['now', 'before', 'trained', 'leaves']);

export const isDone = ({ relation }: PastWork) => DONE.has(relation);

/** Of work in all: trades follow each other. */
export function yearsOfWork({ work, facts }: Person): number {
  const said = work.filter(isDone).reduce((sum, { years }) => sum + (years ?? 0), 0);
  return Math.max(said, facts.years ?? 0);
}

/** No candidate: what somebody leaves or refuses, and the trade held by somebody who wants far away. */
export function isLeft(person: Person, occupation: number): boolean {
  return person.work.some(
    ({ number, relation, isFar }) =>
      number === occupation && (relation === 'leaves' || relation === 'refuses' || isFar),
  );
}

/** Near enough that who leaves one's field leaves the other, too. */
export function isOfOneField(one: number, other: number, index: OccupationIndex): boolean {
  const field = (number: number) => index.occupations[number]?.code.slice(0, 2);
  return field(one) === field(other) || (kinshipsOf(one, index)[other] ?? 0) >= KINSHIP.related;
}

export function wantedFactor({ work, wishes }: Person, index: OccupationIndex): Factor {
  const named = work
    .filter(({ relation }) => relation === 'wants')
    .map(({ number, evidence }) => ({
      evidence,
      points: (occupation: number) =>
        number === occupation ? WANTED.itself : Math.round(WANTED.near * leadsTo(number, occupation, index)),
    }));
  return bestOf('wanted', [...named, ...wishes.map((wish) => ofField(wish, index))]);
}

// Beside studies only what is studied, too: who wants to be a lawyer doesn't ask for the office next to one.
function ofField({ occupations, isStudies, evidence }: FieldWish, index: OccupationIndex): Ground {
  const itself = isStudies ? WANTED.itself : WANTED.field;
  return {
    evidence,
    points: (occupation) => {
      const share = occupations.get(occupation);
      if (share !== undefined) return Math.round(itself * share);
      if (isStudies && !isStudied(occupation, index)) return 0;
      const nearest = [...occupations].map(([number, worth]) => worth * leadsTo(number, occupation, index));
      return Math.round(WANTED.nearField * Math.max(0, ...nearest));
    },
  };
}

/** What the model that read proposes, the best first. */
export function proposedFactor(
  name: 'ideas' | 'alike',
  proposed: ReadonlyMap<number, string>,
  { first, last }: { first: number; last: number },
): Factor {
  const step = (first - last) / Math.max(1, proposed.size - 1);
  const places = new Map([...proposed.keys()].map((number, at) => [number, at]));
  return plainFactor(
    name,
    (occupation) => {
      const at = places.get(occupation);
      return at === undefined ? 0 : Math.round(first - at * step);
    },
    (occupation) => proposed.get(occupation) ?? '',
  );
}

/** From 0 to 1: how far an occupation meets what the person likes. */
export type Meeting = (occupation: number) => number;

/** 'Zostajesz w zawodzie'. */
export function staysFactor(person: Person, meeting: Meeting, index: OccupationIndex): Factor {
  const held = person.work.filter(({ relation, isFar }) => HELD.has(relation) && !isFar);
  const pointsOf = ({ number, relation, isOutdated }: PastWork, occupation: number) => {
    const one = index.occupations[number];
    if (number !== occupation || one === undefined) return 0;
    const worth = relation === 'now' || relation === 'trained' ? STAYS[relation] : STAYS.before;
    const kept =
      (person.stay === 'near' ? EXPERIENCE.kept : 1) * (isOutdated ? EXPERIENCE.outdated.share : 1);
    return Math.round(worth * kept * (isUnskilled(one) ? STAYS.unskilled : 1) * meeting(occupation));
  };
  return bestOf(
    'stays',
    held.map((past) => ({
      evidence: past.evidence,
      points: (occupation: number) => pointsOf(past, occupation),
    })),
  );
}

export function experienceFactor(person: Person, meeting: Meeting, index: OccupationIndex): Factor {
  const { work, stay } = person;
  const evidence = [
    ...new Set(work.filter(({ relation }) => relation !== 'wants').map((one) => one.evidence)),
  ];
  const points = (occupation: number) => {
    const one = index.occupations[occupation];
    if (one === undefined) return 0;
    const away = Math.min(0, ...work.map((past) => awayFrom(past, one, occupation, index)));
    const near = work
      .map(
        (past) => nearTo(past, occupation, meeting, person, index) + stepDown(past, one, occupation, index),
      )
      .toSorted((first, second) => second - first);
    const [best = 0, second = 0] = near;
    const kept = stay === 'near' ? EXPERIENCE.kept : 1;
    const sum = best + EXPERIENCE.second * Math.max(0, second);
    return Math.round((sum > 0 ? sum * kept : sum) + away);
  };
  return plainFactor('experience', points, () => evidence.join(', '));
}

function nearTo(
  { number, relation, years, isFar, isOutdated }: PastWork,
  occupation: number,
  meeting: Meeting,
  { yearsToPension }: Person,
  index: OccupationIndex,
): number {
  if (number === occupation) return 0;
  const isLast = yearsToPension !== null && yearsToPension <= LAST_POSTS.yearsToPension;
  const met = meeting(occupation);
  const near = isFar ? 0 : met * (kinshipsOf(number, index)[occupation] ?? 0);
  // Who leaves the whole field a few years before the pension still knows who buys there.
  const isOpen = !isFar || (isLast && !isOfOneField(number, occupation, index));
  const next =
    isOpen && (years ?? Infinity) >= NEXT_WORK.years ? (nextFrom(number, index)[occupation] ?? 0) : 0;
  const last =
    isLast && (years ?? 0) >= LAST_POSTS.years && isLastPost(occupation, index) ? LAST_POSTS.kinship : 0;
  const kinship = Math.max(near, next * Math.max(met, NEXT_WORK.meeting), last);
  const before = index.occupations[number];
  const taught = before !== undefined && isUnskilled(before) ? EXPERIENCE.ofUnskilled : 1;
  const kept = isOutdated ? EXPERIENCE.outdated.share : 1;
  return EXPERIENCE.near * EXPERIENCE.share[relation] * worthOf(years) * taught * kept * kinship;
}

function worthOf(years: number | null): number {
  const { firstYear, fullYears, yearsUnknown } = EXPERIENCE;
  if (years === null) return yearsUnknown;
  return firstYear + (1 - firstYear) * Math.min(1, years / fullYears);
}

function awayFrom(
  { number, relation, isFar }: PastWork,
  { code }: Occupation,
  occupation: number,
  index: OccupationIndex,
): number {
  if (relation === 'wants' || (HELD.has(relation) && !isFar)) return 0;
  const { sameGroup, sameField, sameWork } =
    relation === 'refuses' ? AWAY.refuses : isFar ? AWAY.far : AWAY.leaves;
  const before = index.occupations[number];
  if (before === undefined) return 0;
  const isSameWork = (index.near[number]?.get(occupation) ?? 0) >= KINSHIP.sameWork;
  const group = before.code.slice(0, 3) === code.slice(0, 3) ? sameGroup : 0;
  const field = before.code.slice(0, 2) === code.slice(0, 2) ? sameField : 0;
  return Math.min(group, field, isSameWork ? sameWork : 0);
}

function stepDown(past: PastWork, one: Occupation, occupation: number, index: OccupationIndex): number {
  if (!isDone(past) || past.isFar || !isFirstRung(past, one, occupation, FIRST_RUNG.mostMonths, index))
    return 0;
  return (past.years ?? 0) >= STEP_DOWN.yearsLonger ? STEP_DOWN.longer : STEP_DOWN.points;
}

/** Below the own rung, in the own field, for somebody who has climbed for years. */
export function isBelowYears(person: Person, occupation: number, index: OccupationIndex): boolean {
  const one = index.occupations[occupation];
  const isKept = ({ number, relation }: PastWork) =>
    number === occupation && relation !== 'before' && relation !== 'leaves';
  if (one === undefined || person.work.some(isKept)) return false;
  return person.work.some(
    (past) =>
      isDone(past) &&
      (past.years ?? 0) >= STEP_DOWN.yearsExcluded &&
      isFirstRung(past, one, occupation, FIRST_RUNG.excludes, index),
  );
}

function isFirstRung(
  { number }: PastWork,
  one: Occupation,
  occupation: number,
  mostMonths: number,
  index: OccupationIndex,
): boolean {
  const before = index.occupations[number];
  if (before === undefined || number === occupation) return false;
  const isOfField =
    (kinshipsOf(number, index)[occupation] ?? 0) >= KINSHIP.related ||
    before.code.slice(0, 2) === one.code.slice(0, 2) ||
    index.careers.moves[before.id]?.start.includes(one.id) === true;
  if (!isOfField || !one.entry.withoutExperience) return false;
  const longest = ({ entry }: Occupation) => entry.months?.[1] ?? 0;
  const isShort = longest(one) <= mostMonths && longest(one) <= FIRST_RUNG.ofTheOther * longest(before);
  return isShort && !asksForLicence(one, index);
}

// What asks for an exam of its own is no first rung; a driving licence or a health certificate is none.
function asksForLicence({ entry }: Occupation, { careers }: OccupationIndex): boolean {
  const licence = careers.licences.find(({ key }) => key === entry.licence);
  return licence !== undefined && licence.kind !== 'prawo_jazdy' && licence.kind !== 'badania';
}

// A trade that asks for no school but a year of practice (a web developer's) is no step down.
function isOpenToAll({ entry: { withoutExperience, months } }: Occupation): boolean {
  return withoutExperience && (months?.[0] ?? 0) <= 1;
}

/** Work that one has learned, and nothing that anybody may begin tomorrow. */
export function isTrade(occupation: number, { occupations }: OccupationIndex): boolean {
  const one = occupations[occupation];
  return one !== undefined && !isUnskilled(one);
}

function isUnskilled(one: Occupation): boolean {
  return isOpenToAll(one) && levelOf(one.entry.education) < levelOf('branzowe');
}

/** Work far below the schooling that somebody has, nothing when it isn't known; a specialist's job for an outsider; and leading people without years near to it. */
export function levelFactor(person: Person, index: OccupationIndex): Factor {
  const { education, work, wishes } = person;
  const isNamed = new Set([
    ...work.filter(({ relation }) => relation !== 'refuses').map(({ number }) => number),
    ...wishes.flatMap(({ occupations, isStudies }) =>
      isStudies ? [...occupations.keys()].filter((number) => !leads(index.occupations[number])) : [],
    ),
  ]);
  const points = (occupation: number) => {
    const one = index.occupations[occupation];
    if (one === undefined || isNamed.has(occupation)) return 0;
    return (
      belowSchooling(education, one) +
      (isNear(person, occupation, index) ? 0 : withoutYears(person, one, occupation))
    );
  };
  return plainFactor('level', points, (occupation) => {
    const one = index.occupations[occupation];
    return one !== undefined && belowSchooling(education, one) === 0 ? LEADS : (education ?? '');
  });
}

const leads = (one: Occupation | undefined) => one?.code.startsWith('1') === true;

function belowSchooling(education: Education | null, one: Occupation): number {
  if (education === null) return 0;
  const below = levelOf(education) - levelOf(one.entry.education) - LEVEL.unnoticed;
  if (below <= 0) return 0;
  return isOpenToAll(one)
    ? LEVEL.below * Math.min(LEVEL.most, below)
    : LEVEL.belowInACraft * Math.min(LEVEL.mostInACraft, below);
}

function isNear({ work }: Person, occupation: number, index: OccupationIndex): boolean {
  return work.some((past) => isDone(past) && leadsTo(past.number, occupation, index) >= KINSHIP.related);
}

// Who still has the studies before them comes from there and not from elsewhere.
function withoutYears({ education, work, isOfField }: Person, one: Occupation, occupation: number): number {
  const { entry } = one;
  const asLeader = leads(one) ? LEADS_WITHOUT_YEARS : 0;
  const isSpecialist = !entry.withoutExperience && levelOf(entry.education) >= levelOf('licencjat_inzynier');
  const hasSchooling = education === null || levelOf(education) >= levelOf(entry.education);
  // Who has worked begins no studies that one trade alone asks for because a word of theirs is in it, too.
  const isBegun = entry.degreeFieldRequired === true && work.some(isDone);
  return asLeader + (isSpecialist && (hasSchooling || isBegun) && !isOfField(occupation) ? OUTSIDER : 0);
}

type Ground = { evidence: string; points: (occupation: number) => number };

/** The best of several grounds, with its own evidence. */
function bestOf(factor: 'wanted' | 'stays', grounds: readonly Ground[]): Factor {
  const best = (occupation: number) =>
    grounds.reduce(
      (found, ground) => {
        const points = ground.points(occupation);
        return points > found.points ? { points, evidence: ground.evidence } : found;
      },
      { points: 0, evidence: '' },
    );
  return plainFactor(
    factor,
    (occupation) => best(occupation).points,
    (occupation) => best(occupation).evidence,
  );
}
