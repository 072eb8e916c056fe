// What each condition of a reading is held against: O*NET's contexts and our own estimates, from 0 (nothing of it) to 1 (all day). Where
// there is no figure nothing is excluded; the candidate says that we don't know.
import { POLISH_LEVELS, type Estimates, type Occupation } from '../occupation.ts';
import type { Person, PersonCondition } from '../person.ts';
import type { ConditionKind, WishKind } from '../reading/reading.ts';
import type { Factor, LedgerLine } from './ledger.ts';
import { keptByIndex, type OccupationIndex } from './occupation-index.ts';
import { payAt } from './pay.ts';
import { levelOf } from './way-in.ts';
import { CONDITION, MEASURES, type MeasureKey } from './weights.ts';

type Work = {
  occupation: Occupation;
  /** From 0 to 1; null = no figure. */
  much: (key: MeasureKey) => number | null;
  isListed: (list: keyof Estimates) => boolean;
};

const sure = (value: boolean | null) => (value === null ? null : Number(value));

/** The most of what is known; null = nothing is. */
function most(...degrees: readonly (number | null)[]): number | null {
  const known = degrees.filter((degree) => degree !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Null = it depends on the employer. */
function listedDegree(list: keyof Estimates, byPlace: keyof Estimates, { isListed }: Work): number | null {
  if (isListed(list)) return 1;
  return isListed(byPlace) ? null : 0;
}

const inverse = (degree: number | null) => (degree === null ? null : 1 - degree);

const hasTag = ({ tags }: Occupation, words: RegExp) => tags.some((tag) => words.test(tag));

const VEHICLES = /^(?:prawko|kierowca|taxi|uprzyw|tramwaj|maszynista|instr-jazdy|maszyny-bud)/;
const CHECKED_FOR_RECORD =
  /^(?:nauczyciel|opieka3|adwokat|radca|notariusz|prokurator|sedzia|komornik|kurator|podatkowy|rewident|agent-ubez|policja|psp|sg|sw|kas|straz-gm|wojsko|ochrona|detektyw|taxi|lotnictwo|lekarz|piel|farm|ratmed)$/;

const outdoors = ({ occupation: { conditions }, much }: Work) =>
  conditions.outdoors === null ? much('naDworze') : sure(conditions.outdoors);

const strangers = ({ occupation: { conditions }, much }: Work) => {
  const measured = much('klienci');
  if (conditions.people === true) return Math.max(0.6, measured ?? 0.6);
  return conditions.people === false ? Math.min(0.4, measured ?? 0) : measured;
};

const standing = ({ occupation: { conditions }, much }: Work) =>
  // Our own word is the surer one: O*NET's desk may be the drafter's of an occupation that walks the site.
  conditions.physical === 'sitting' ? 0 : Math.max(CONDITION.excludesFrom, much('stanie') ?? 1);

const shifts = ({ occupation: { conditions } }: Work) => sure(conditions.shifts);

// Who works in shifts works at some hours that others have off, though not surely at these.
const atHours = (list: 'night' | 'weekends', work: Work) => {
  if (work.isListed(list)) return 1;
  const degree = shifts(work);
  return degree === null ? null : Math.min(CONDITION.middle, degree);
};

const DEGREES: Readonly<Record<WishKind, (work: Work) => number | null>> = {
  lifting: ({ occupation, much }) =>
    occupation.conditions.physical === 'heavy' ? 1 : (much('silaStatyczna') ?? 0),
  standing,
  sitting: ({ occupation, much }) =>
    occupation.conditions.physical === 'sitting' ? Math.max(0.4, much('siedzenie') ?? 1) : 0,
  kneeling: ({ much, isListed }) => (isListed('kneeling') ? 1 : most(much('kleczenie'), much('schylanie'))),
  walking: ({ much }) => much('chodzenie'),
  heights: ({ occupation, much }) =>
    hasTag(occupation, /^(?:wysokość|dach|rusztowanie)$/) ? 1 : most(much('wysokosc'), much('wspinanie')),
  // O*NET's vehicles are a crane and a saw, too, and its Americans drive to every site: only our own word excludes.
  driving: ({ occupation, much, isListed }) => {
    if (isListed('driving') || VEHICLES.test(occupation.entry.licence ?? '')) return 1;
    const degree = most(much('prowadzenie'), much('wPojezdzie'));
    return degree === null ? null : CONDITION.middle * degree;
  },
  outdoors,
  indoors: (work) => inverse(outdoors(work)),
  night: (work) => atHours('night', work),
  shifts,
  weekends: (work) => atHours('weekends', work),
  away: ({ isListed }) => Number(isListed('away')),
  'part-time': () => null,
  remote: ({ occupation }) => sure(occupation.conditions.remote),
  screen: ({ occupation }) => sure(occupation.conditions.screen),
  telephone: ({ occupation, much, isListed }) =>
    isListed('telephone') || hasTag(occupation, /^(?:telefon|infolinia)/) ? 1 : much('telefon'),
  strangers,
  conflict: ({ much, isListed }) => (isListed('conflict') ? 1 : most(much('trudniLudzie'), much('agresja'))),
  noise: ({ much }) => much('halas'),
  // O*NET's figure holds a driver's fumes and a dishwasher's steam, too: it tells less from more, and only our own word excludes.
  dust: ({ much, isListed }) => {
    if (isListed('dust')) return 1;
    const degree = much('zanieczyszczenia');
    return degree === null ? null : CONDITION.middle * degree;
  },
  chemicals: ({ much, isListed }) => (isListed('chemicals') ? 1 : much('zanieczyszczenia')),
  // Who works outside all day meets pollen, too, though not the plants themselves.
  pollen: (work) => {
    if (work.isListed('pollen')) return 1;
    const degree = outdoors(work);
    return degree === null ? null : CONDITION.middle * degree;
  },
  fumes: ({ isListed }) => Number(isListed('fumes')),
  animals: ({ isListed }) => Number(isListed('animals')),
  blood: ({ much, isListed }) => (isListed('blood') ? 1 : much('infekcje')),
  hazards: (work) => listedDegree('hazards', 'hazardsByPlace', work),
  hearing: (work) => {
    const { much, isListed } = work;
    const talks = work.occupation.conditions.people === true ? much('wyraznaMowa') : 0;
    return isListed('telephone') ? 1 : most(much('sluch'), talks);
  },
  sight: (work) => most(work.much('wzrokBlisko'), work.much('wzrokDaleko'), DEGREES.driving(work)),
  hands: ({ much }) => most(much('palcePrecyzja'), much('rece')),
  legs: (work) => standing(work) || listedDegree('legs', 'legsByPlace', work),
  pace: ({ much }) => most(much('presjaCzasu'), much('tempoMaszyny')),
  monotony: ({ much }) => most(much('tempoMaszyny'), much('powtarzalneRuchy')),
  alone: (work) => {
    const people = strangers(work);
    const team = work.much('zespol');
    return people === null || team === null ? inverse(people) : 1 - 0.6 * people - 0.4 * team;
  },
  team: ({ much }) => much('zespol'),
  deciding: ({ occupation, much }) => (occupation.code.startsWith('1') ? 1 : much('bezpieczenstwoInnych')),
  studies: ({ occupation }) => Number(levelOf(occupation.entry.education) >= levelOf('licencjat_inzynier')),
  school: ({ occupation }) => Number(levelOf(occupation.entry.education) >= levelOf('branzowe')),
  record: ({ occupation, isListed }) =>
    Number(isListed('record') || CHECKED_FOR_RECORD.test(occupation.entry.licence ?? '')),
};

/** Wanted firmly, these exclude what certainly hasn't got them; the table knows too little of the others. */
export const WANTED_EXCLUDES: ReadonlySet<ConditionKind> = new Set([
  'remote',
  'outdoors',
  'indoors',
  'sitting',
  'studies',
]);

/** By occupation, how much of it the work has. */
const degreesOf = keptByIndex((kind: WishKind, index) =>
  index.occupations.map((occupation, number) =>
    DEGREES[kind]({
      occupation,
      much: (key) => muchOf(key, number, index),
      isListed: (list) => index.isListed(list, occupation.id),
    }),
  ),
);

function muchOf(key: MeasureKey, number: number, { contexts }: OccupationIndex): number | null {
  const value = contexts[number]?.[key] ?? null;
  if (value === null) return null;
  const [low, high] = MEASURES[key];
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

// The table's lowest level is A2; who has A1 gets there in the first months of such work.
const LOWEST_ASKED = POLISH_LEVELS.indexOf('A2');

export type HeldCondition = PersonCondition & {
  excludes: (occupation: number) => boolean;
  points: (occupation: number) => number;
  isUnknown: (occupation: number) => boolean;
};

const OF_SCHOOLING: ReadonlySet<ConditionKind> = new Set(['studies', 'school']);

const NOTHING = { excludes: () => false, points: () => 0, isUnknown: () => false };

/** Each condition made ready to be asked of every occupation. `months`: of the way that is left. */
export function heldConditions(
  person: Person,
  months: readonly number[],
  index: OccupationIndex,
): HeldCondition[] {
  return eachComplaintOnce(
    person.conditions.map((condition) => ({ ...condition, ...holding(condition, person, months, index) })),
  );
}

// 'Kolana mnie bolą' is held against standing and against kneeling, yet it is one complaint: what is broken most counts, the other nothing.
function eachComplaintOnce(held: readonly HeldCondition[]): HeldCondition[] {
  return held.map((one, place) => {
    const before = held.slice(0, place).filter((other) => isSameComplaint(one, other));
    const behind = held.slice(place + 1).filter((other) => isSameComplaint(one, other));
    if (before.length + behind.length === 0) return one;
    const points = (number: number) => {
      const own = one.points(number);
      const isLess =
        before.some((other) => other.points(number) <= own) ||
        behind.some((other) => other.points(number) < own);
      return isLess ? 0 : own;
    };
    return { ...one, points };
  });
}

const isSameComplaint = (one: HeldCondition, other: HeldCondition) =>
  one.evidence === other.evidence && one.value === 'avoid' && other.value === 'avoid';

function holding(
  condition: PersonCondition,
  { work }: Person,
  months: readonly number[],
  index: OccupationIndex,
) {
  const { firm } = condition;
  switch (condition.kind) {
    case 'field':
      return NOTHING;
    case 'months':
      return {
        ...NOTHING,
        excludes: (number: number) => firm && (months[number] ?? 0) > condition.value,
        points: (number: number) =>
          !firm && (months[number] ?? 0) > condition.value ? CONDITION.tooLong : 0,
      };
    case 'pay': {
      const pay = payAt(condition.value, index, firm);
      return {
        excludes: (number: number) => firm && pay(number).tenths === 0,
        points: (number: number) => pay(number).points,
        isUnknown: (number: number) => pay(number).tenths === null,
      };
    }
    case 'polish': {
      const level = Math.max(LOWEST_ASKED, POLISH_LEVELS.indexOf(condition.value));
      const missing = (number: number) => {
        const asked = index.occupations[number]?.conditions.polish;
        return asked === undefined ? 0 : POLISH_LEVELS.indexOf(asked) - level;
      };
      return {
        ...NOTHING,
        excludes: (number: number) => firm && missing(number) > 0,
        points: (number: number) => (firm || missing(number) <= 0 ? 0 : CONDITION.avoided * missing(number)),
      };
    }
    default: {
      const isWanted = condition.value === 'want';
      const ofTheWork = ofThePosts(condition, index);
      const isMetAnyway = (number: number) =>
        isWanted
          ? work.some((one) => one.relation === 'wants' && one.number === number)
          : (months[number] ?? 0) <= CONDITION.yearsOfSchool;
      // Who has the schooling, or names the work itself, is kept from nothing.
      const degrees = OF_SCHOOLING.has(condition.kind)
        ? ofTheWork.map((degree, number) => (isMetAnyway(number) ? Number(isWanted) : degree))
        : ofTheWork;
      return {
        excludes: (number: number) => {
          const degree = degrees[number] ?? null;
          if (!firm) return false;
          if (isWanted) return WANTED_EXCLUDES.has(condition.kind) && isTooLittle(condition.kind, degree);
          return degree !== null && degree >= CONDITION.excludesFrom;
        },
        points: (number: number) => wishPoints(degrees[number] ?? null, isWanted, firm),
        isUnknown: (number: number) => (degrees[number] ?? null) === null,
      };
    }
  }
}

/** Hours and journeys are the employer's: the list of the occupations that have ordinary posts without. */
export const OF_AN_EMPLOYER: Readonly<Partial<Record<ConditionKind, keyof Estimates>>> = {
  night: 'byDay',
  shifts: 'byDay',
  weekends: 'byDay',
  away: 'awayByPlace',
};

// Where a post without it is ordinary it is asked of the employer, and nothing is excluded. The sheet's box says 'no shifts' to the letter;
// words ('na rano', 'regularne godziny') ask for such a post.
function ofThePosts({ kind, value, isGiven }: PersonCondition & { kind: WishKind }, index: OccupationIndex) {
  const degrees = degreesOf(kind, index);
  const list = OF_AN_EMPLOYER[kind];
  // A journey that not every post has is no sure wish either.
  const isMeant = value === 'avoid' || kind === 'away';
  if (list === undefined || !isMeant || isGiven === true) return degrees;
  return degrees.map((degree, number) =>
    degree !== null && index.isListed(list, index.occupations[number]?.id ?? '')
      ? Math.min(degree, CONDITION.middle)
      : degree,
  );
}

// Work from home must be certain; of the rest only what is certainly otherwise goes.
function isTooLittle(kind: ConditionKind, degree: number | null): boolean {
  if (kind === 'remote') return degree !== 1;
  return degree !== null && degree < (kind === 'sitting' ? CONDITION.middle : CONDITION.excludesFrom);
}

function wishPoints(degree: number | null, isWanted: boolean, firm: boolean): number {
  if (degree === null) return 0;
  if (!isWanted) return Math.round(CONDITION.avoided * degree);
  return Math.round(CONDITION.wanted * (firm ? CONDITION.firmly : 1) * (degree - CONDITION.middle));
}

export function conditionsFactor(held: readonly HeldCondition[], index: OccupationIndex): Factor {
  const lineOf = (one: HeldCondition, number: number): LedgerLine => {
    const points = one.points(number);
    if (one.kind !== 'pay') return { factor: 'conditions', points, evidence: one.evidence };
    return { factor: 'pay', points, evidence: payAt(one.value, index)(number).evidence };
  };
  return {
    points: (number) => held.reduce((sum, one) => sum + one.points(number), 0),
    lines: (number) => held.map((one) => lineOf(one, number)),
  };
}
