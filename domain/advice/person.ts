// What the rule knows of somebody: a reading (reading/reading.ts) joined with the quiz's preferences and the facts, without what the
// person denied. Name, age, sex and nationality are not read.
import { folded } from '../platform/folded-text.ts';
import { readFacts, type Facts } from './facts.ts';
import type { Education, Occupation } from './occupation.ts';
import type { QuizTexts } from './quiz/answers.ts';
import { keyOfCondition } from './reading/condition-key.ts';
import { readByRules } from './reading/read-by-rules.ts';
import type {
  Background,
  Condition,
  ConditionKind,
  ConditionValue,
  Reading,
  WorkRelation,
} from './reading/reading.ts';
import type { SaidWord } from './ranking/words.ts';
import type { StatedLimits } from './reading/stated-limits.ts';
import { DENIED_AS_A_WHOLE } from './ranking/ledger.ts';
import type { OccupationIndex } from './ranking/occupation-index.ts';
import { circumstancesOf, type Circumstances } from './ranking/circumstances.ts';
import { isDone, isOfOneField, isTrade } from './ranking/experience.ts';
import { fieldOccupations, fieldWish, isWideWish, type FieldWish } from './ranking/field-wishes.ts';
import { pastimeIn } from './ranking/pastimes.ts';
import { levelOf } from './ranking/way-in.ts';
import {
  BESIDE_A_WISH,
  EXPERIENCE,
  FIELD_WISH,
  NEAR_THE_PENSION,
  ONE_WORD_ALONE,
  OF_A_FIELD,
  OF_A_LABEL,
  STANCE,
  WISHED_WORD,
} from './ranking/weights.ts';
import { isCourse, isWish } from './reading/wish.ts';
import { withTrials } from './trial.ts';
import { voivodeshipOf } from './voivodeships.ts';

export type AdviceAnswers = QuizTexts & { preferences: readonly string[] };

/** A line of the ledger that the person marked as not true; its evidence may join several with ', '. */
export type Denied = { factor: string; evidence: string };

/** `reading`: what was understood of the answers; missing = they are read here, by rules. */
export type AdviceInput = {
  answers: AdviceAnswers;
  facts?: unknown;
  reading?: Reading;
  denied?: readonly Denied[];
};

/** `number`: of the occupation. */
export type PastWork = {
  number: number;
  relation: WorkRelation;
  years: number | null;
  evidence: string;
  /** Its whole field is left, too. */
  isFar: boolean;
  /** Learned, and another trade was done for years since. */
  isOutdated: boolean;
};

/** `evidence`: the person's words, or the kind where they come from the facts or were added by hand. */
export type PersonCondition = ConditionValue & {
  firm: boolean;
  evidence: string;
  /** Ticked on the sheet of facts, and so meant to the letter. */
  isGiven?: true;
};

export type Person = {
  liked: readonly SaidWord[];
  disliked: readonly SaidWord[];
  /** Done for pleasure beside a trade or a wish; none of them among `liked`. */
  pastimes: readonly SaidWord[];
  preferences: readonly string[];
  conditions: readonly PersonCondition[];
  /** Those of the firm conditions that the sheet of facts has, too. */
  limits: StatedLimits;
  education: Education | null;
  /** Occupations that the schooling's own field names. */
  isOfField: (occupation: number) => boolean;
  work: readonly PastWork[];
  /** What the model that read proposes, by occupation, the best first: the words for which. */
  ideas: ReadonlyMap<number, string>;
  /** The same of the rules: what their words are nearest to. */
  alike: ReadonlyMap<number, string>;
  /** Fields that are wanted, where no occupation was named. */
  wishes: readonly FieldWish[];
  stay: 'near' | 'far' | null;
  licences: readonly string[];
  voivodeship: string | undefined;
  /** Until the pension; 0 = on it, or shortly before it; null = not said. */
  yearsToPension: number | null;
  isNearPension: boolean;
  /** In a trade of years that isn't left, nor about to be. */
  isSettled: boolean;
  /** Said of themselves: no years without pay. */
  mustEarn: boolean;
  /** Just out of school or about to be, without a trade: whichever way it is, it begins now. */
  leavesSchool: boolean;
  facts: Facts;
  /** Factors that the person denied as a whole, since no single word or answer stands behind them. */
  setAside: ReadonlySet<string>;
};

export function personOf(input: AdviceInput, index: OccupationIndex): Person {
  const facts = readFacts(input.facts);
  const isDenied = deniedBy(input.denied ?? []);
  const reading = withTrials(
    input.reading ?? readByRules(input.answers, index.careers),
    input.denied ?? [],
    (id) => {
      const tried = index.occupations[index.numberOf.get(id) ?? -1];
      return tried?.everydayName ?? tried?.name ?? null;
    },
  );
  const { background } = reading;
  const life = circumstancesOf(background);
  const conditions = conditionsOf(reading, life.conditions, facts).filter(
    ({ kind, evidence }) => !isDenied('conditions', evidence) && !isDenied('limits', LIMIT_OF[kind] ?? kind),
  );
  const stay = stayOf(conditions, facts);
  const work = leftWhole(workOf(reading, facts, index), stay, index).filter(
    ({ evidence }) => !['experience', 'stays', 'wanted'].some((factor) => isDenied(factor, evidence)),
  );
  const field = index.conceptsIn(withoutSchools(background.education?.field ?? ''));
  const said = likedBy(reading, field, index).filter(({ word }) => !isDenied('words', word));
  // A trade that is still being learned at school is no past.
  const isPast = (one: PastWork) => isDone(one) && (life.schoolBegun === null || one.relation !== 'trained');
  const leavesSchool =
    life.leavesSchool &&
    !work.some((one) => isPast(one) && (isTrade(one.number, index) || (one.years ?? 0) > HOLIDAYS));
  const wishes = wishesOf(reading, leavesSchool, index).filter(
    ({ evidence }) => !isDenied('wanted', evidence),
  );
  const wide = wideWishes(reading, index).filter((one) => !wishes.some(({ concept }) => concept === one));
  const pastimes = pastimesAmong(said, { reading, answers: input.answers, work, wishes, field, stay }, index);
  return {
    liked: besideWishes(
      said.filter((one) => !pastimes.includes(one)),
      { work, wishes, wide },
      index,
    ),
    pastimes,
    disliked: dislikedBy(reading, field, index).filter(({ word }) => !isDenied('dislikes', word)),
    preferences: [...new Set(input.answers.preferences)].filter((key) => !isDenied('preferences', key)),
    conditions,
    limits: limitsOf(conditions),
    education: facts.education ?? schoolingOf(background, life) ?? levelOfWork(work, index),
    isOfField: fieldOf(field, index),
    work,
    ideas: ideasOf(reading, false, index, (evidence) => isDenied('ideas', evidence)),
    alike: ideasOf(reading, true, index, (evidence) => isDenied('alike', evidence)),
    wishes,
    stay,
    licences: [...new Set([...(facts.licences ?? []), ...background.licences.map(({ key }) => key)])],
    voivodeship: voivodeshipOf({ facts, reading }),
    yearsToPension: life.yearsToPension,
    isNearPension: life.yearsToPension !== null && life.yearsToPension <= NEAR_THE_PENSION,
    isSettled: isSettledIn(work, index) && life.yearsToPension === null,
    mustEarn: life.mustEarn,
    leavesSchool,
    facts: withoutActivities(facts, (key) => isDenied('activities', key)),
    setAside: new Set(
      (input.denied ?? []).map(({ factor }) => factor).filter((factor) => DENIED_AS_A_WHOLE.includes(factor)),
    ),
  };
}

function ideasOf(
  { ideas }: Reading,
  areByRules: boolean,
  index: OccupationIndex,
  isDenied: (evidence: string) => boolean,
): ReadonlyMap<number, string> {
  const found = ideas.flatMap(({ occupation, quote, isByRules = false }) => {
    const number = index.numberOf.get(occupation);
    return number === undefined || isByRules !== areByRules || isDenied(quote)
      ? []
      : [[number, quote] as const];
  });
  return new Map(found);
}

/** So many years of work that anybody may begin are what pupils do besides. */
const HOLIDAYS = 1;

function deniedBy(denied: readonly Denied[]): (factor: string, evidence: string) => boolean {
  const lines = new Set(
    denied.flatMap(({ factor, evidence }) =>
      [evidence, ...evidence.split(', ')].map((one) => `${factor} ${folded(one)}`),
    ),
  );
  return (factor, evidence) => lines.has(`${factor} ${folded(evidence)}`);
}

function likedBy(reading: Reading, field: readonly number[], index: OccupationIndex): SaidWord[] {
  const heard = saidBy(reading, ['likes', 'can'], index);
  const labels = reading.work.flatMap(({ occupation, label, relation }) =>
    occupation === null && relation !== 'leaves' && relation !== 'refuses'
      ? meantBy(label, reading, index).map((concept) => ({
          concept,
          word: label,
          weight: relation === 'wants' ? STANCE.likes : OF_A_LABEL,
        }))
      : [],
  );
  const learned = field.map((concept) => ({
    concept,
    word: reading.background.education?.field ?? '',
    weight: OF_A_FIELD,
  }));
  const known = new Set(heard.map(({ concept }) => concept));
  return [...heard, ...unique([...labels, ...learned].filter(({ concept }) => !known.has(concept)))];
}

/** What is wanted without an occupation that stands for it: as an activity, or as work by its label. */
function wishesOf(reading: Reading, leavesSchool: boolean, index: OccupationIndex): FieldWish[] {
  const found = wishedOf(reading, index).flatMap(({ concept, quote }) =>
    concept === undefined ? [] : (fieldWish(concept, quote, leavesSchool, index) ?? []),
  );
  return found.filter(({ concept }, at) => found.findIndex((one) => one.concept === concept) === at);
}

// 'Przewodnik psa w policji': of several fields in one breath, those of the work that is named besides.
function meantBy(label: string, { work }: Reading, index: OccupationIndex): readonly number[] {
  const named = new Set(
    work.flatMap(({ occupation, relation }) =>
      relation === 'wants' && occupation !== null ? (index.numberOf.get(occupation) ?? []) : [],
    ),
  );
  const concepts = index.conceptsIn(label);
  const ofNamed = concepts.filter((one) => index.concepts[one]?.named.some((number) => named.has(number)));
  return ofNamed.length === 0 ? concepts : ofNamed;
}

/** Wanted in a word too wide to be one field. */
function wideWishes(reading: Reading, index: OccupationIndex): number[] {
  const wished = wishedOf(reading, index).flatMap(({ concept, isCourseOnly }) =>
    concept === undefined || isCourseOnly ? [] : [concept],
  );
  return [...new Set(wished)].filter((concept) => isWideWish(concept, index));
}

function wishedOf(reading: Reading, index: OccupationIndex) {
  const { activities, work } = reading;
  return [
    ...activities.flatMap(({ concept, stance, quote }) =>
      quote !== null && ((stance === 'likes' && isWish(quote)) || (stance === 'can' && isCourse(quote)))
        ? [{ concept: index.conceptOf.get(concept), quote, isCourseOnly: stance === 'can' }]
        : [],
    ),
    ...work.flatMap(({ occupation, relation, label, quote }) =>
      occupation === null && relation === 'wants'
        ? meantBy(label, reading, index).map((concept) => ({
            concept,
            quote: quote ?? label,
            isCourseOnly: false,
          }))
        : [],
    ),
  ];
}

// Where somebody says what they want, all else that they like comes behind it; studies speak through what they lead to.
function besideWishes(
  liked: readonly SaidWord[],
  {
    work,
    wishes,
    wide,
  }: { work: readonly PastWork[]; wishes: readonly FieldWish[]; wide: readonly number[] },
  index: OccupationIndex,
): SaidWord[] {
  const wanted = new Set([
    ...work.filter(({ relation }) => relation === 'wants').map(({ number }) => number),
    ...wishes.flatMap(({ occupations }) => [...occupations.keys()]),
  ]);
  if (wanted.size === 0 && wide.length === 0) return [...liked];
  const isOfWish = ({ concept }: SaidWord) =>
    wishes.some((one) => one.concept === concept) ||
    index.concepts[concept]?.named.some((number) => wanted.has(number)) === true;
  return liked
    .filter(({ concept }) => !wishes.some((one) => one.isStudies && one.concept === concept))
    .map((one) => {
      if (wide.includes(one.concept)) return { ...one, weight: WISHED_WORD };
      return isOfWish(one) ? one : { ...one, weight: one.weight * BESIDE_A_WISH };
    });
}

type Bound = {
  reading: Reading;
  answers: AdviceAnswers;
  work: readonly PastWork[];
  wishes: readonly FieldWish[];
  field: readonly number[];
  stay: Person['stay'];
};

/**
 * What is called a pastime, and beside a trade, a schooling or a wish what usually is one. None where nothing else says where somebody wants
 * to go: nothing else is liked, and they have no trade or leave it. What belongs to the own trade or schooling is none.
 */
function pastimesAmong(
  said: readonly SaidWord[],
  { reading, answers, work, wishes, field, stay }: Bound,
  index: OccupationIndex,
): SaidWord[] {
  const own = work.filter(({ relation }) => relation !== 'refuses');
  const wants = wishes.length > 0 || own.some(({ relation }) => relation === 'wants');
  const isBound = wants || field.length > 0 || own.some(({ number }) => isTrade(number, index));
  const isOwn = (concept: number) =>
    field.includes(concept) ||
    wishes.some((one) => one.concept === concept) ||
    own.some(({ number }) => index.concepts[concept]?.named.includes(number) === true);
  const isPastime = pastimeIn(answers);
  const activities = new Map(reading.activities.map((one) => [index.conceptOf.get(one.concept), one]));
  const found = said.filter(({ concept }) => {
    const one = activities.get(concept);
    if (one === undefined || isOwn(concept)) return false;
    const pastime = isPastime(one.concept, one.quote);
    return pastime === 'said' || (isBound && pastime === 'usual');
  });
  const leaves =
    stay === 'far' || work.some(({ relation }) => relation === 'leaves' || relation === 'refuses');
  const saysMore = wants || said.some((one) => one.weight >= STANCE.likes && !found.includes(one));
  return saysMore || (isBound && !leaves) ? found : [];
}

// What is liked or studied besides was refused in one kind only: 'psychologia, ale nie terapia'.
function dislikedBy(reading: Reading, field: readonly number[], index: OccupationIndex): SaidWord[] {
  const liked = new Set([...saidBy(reading, ['likes'], index).map(({ concept }) => concept), ...field]);
  return saidBy(reading, ['dislikes'], index).filter(({ concept }) => !liked.has(concept));
}

/** Meanings that are conditions: what is avoided counts once, as the condition. */
const SAID_AS_CONDITION: Readonly<Record<string, readonly ConditionKind[] | undefined>> = {
  'praca-w-nocy': ['night', 'shifts'],
  'praca-siedzaca': ['sitting'],
  'praca-przy-ekranie': ['screen'],
  komputery: ['screen'],
  'praca-z-domu': ['remote'],
  'swieze-powietrze': ['outdoors'],
  telefon: ['telephone'],
  halas: ['noise'],
  powtarzalnosc: ['monotony'],
  'szybkie-tempo': ['pace'],
  sila: ['lifting'],
};

function saidBy(
  { activities, conditions }: Reading,
  stances: readonly string[],
  index: OccupationIndex,
): SaidWord[] {
  const isCondition = ({ concept, stance }: Reading['activities'][number]) =>
    stance === 'dislikes' &&
    conditions.some(
      ({ kind, value }) => value === 'avoid' && SAID_AS_CONDITION[concept]?.includes(kind) === true,
    );
  const said = activities
    .filter((one) => stances.includes(one.stance) && !isCondition(one))
    .flatMap(({ concept: slug, stance, quote }): SaidWord[] => {
      const concept = index.conceptOf.get(slug);
      if (concept === undefined) return [];
      return [{ concept, word: quote ?? index.names[concept] ?? slug, weight: STANCE[stance] }];
    });
  return unique(said);
}

/** Each meaning once, as what was said most of it; in the order of the concepts, so that the order of what was said plays no part. */
function unique(said: readonly SaidWord[]): SaidWord[] {
  const most = new Map<number, SaidWord>();
  for (const one of said) {
    const before = most.get(one.concept);
    if (before === undefined || before.weight < one.weight) most.set(one.concept, one);
  }
  return [...most.values()].toSorted((one, other) => one.concept - other.concept);
}

function workOf({ work }: Reading, { from = [], years }: Facts, index: OccupationIndex): PastWork[] {
  const read = work.flatMap(({ occupation, label, relation, years: said, quote }): PastWork[] => {
    const number = index.numberOf.get(occupation ?? '');
    return number === undefined
      ? []
      : [
          {
            number,
            relation,
            years: said ?? years ?? null,
            evidence: quote ?? label,
            isFar: false,
            isOutdated: false,
          },
        ];
  });
  const given = from.flatMap((id): PastWork[] => {
    const number = index.numberOf.get(id);
    if (number === undefined || read.some((one) => one.number === number)) return [];
    return [
      { number, relation: 'before', years: years ?? null, evidence: id, isFar: false, isOutdated: false },
    ];
  });
  return [...read, ...given];
}

// Who leaves the field leaves what is near to the work they leave; a trade of another field stays theirs ('dosyć munduru', technik
// mechanik). Where no work is named as left, all of it is.
function leftWhole(
  work: readonly PastWork[],
  stay: Person['stay'],
  index: OccupationIndex,
): readonly PastWork[] {
  const known = work.map((one) => ({ ...one, isOutdated: isOutdated(one, work, index) }));
  if (stay !== 'far') return known;
  const left = work.filter(({ relation }) => relation === 'leaves');
  const isNear = (number: number) => left.some((one) => isOfOneField(one.number, number, index));
  return known.map((one) => ({
    ...one,
    isFar: isDone(one) && (left.length === 0 || one.relation === 'leaves' || isNear(one.number)),
  }));
}

// 'Zawodowe mechanik samochodowy', and thirty years of buses since; what was done near to it keeps it alive.
function isOutdated(one: PastWork, work: readonly PastWork[], index: OccupationIndex): boolean {
  if (one.relation !== 'trained' || one.years !== null) return false;
  const others = work.filter((other) => other !== one && isDone(other) && isTrade(other.number, index));
  return (
    others.some(({ years }) => (years ?? 0) >= EXPERIENCE.outdated.years) &&
    !others.some(({ number }) => number === one.number || isOfOneField(one.number, number, index))
  );
}

/** In a trade of years that isn't left. */
function isSettledIn(work: readonly PastWork[], index: OccupationIndex): boolean {
  return (
    !work.some(({ relation }) => relation === 'leaves') &&
    work.some(
      (one) =>
        isDone(one) && !one.isFar && (one.years ?? 0) >= ONE_WORD_ALONE.years && isTrade(one.number, index),
    )
  );
}

/** The kind of school says nothing of what is learned there. */
const withoutSchools = (field: string) =>
  field.replaceAll(/(?<!\p{L})(?:liceum|technikum|szkoł\p{L}*|klas\p{L}*|studi\p{L}*)(?!\p{L})/giu, ' ');

/** Whose school isn't over has it behind them when they begin. */
function schoolingOf({ education }: Background, { schoolBegun }: Circumstances): Education | null {
  const level = education?.level ?? null;
  if (schoolBegun === null || level === null) return level;
  return levelOf(schoolBegun) > levelOf(level) ? schoolBegun : level;
}

/** Condition kinds that the sheet of facts has under another name. */
export const LIMIT_OF: Readonly<Partial<Record<ConditionKind, keyof StatedLimits>>> = {
  lifting: 'noLifting',
  standing: 'noStanding',
  shifts: 'noShifts',
  screen: 'noScreen',
  remote: 'remoteOnly',
  outdoors: 'outdoors',
  months: 'maxMonths',
  pay: 'minPay',
  polish: 'polishLevel',
};

/** Those of the reading; a fact of the same kind takes the place of one, since it was given last. */
function conditionsOf(
  { conditions, background }: Reading,
  ofLife: readonly Condition[],
  facts: Facts,
): PersonCondition[] {
  const given = factConditions(facts);
  const isGiven = new Set(given.map(({ kind }) => kind));
  const lived = ofLife.filter(({ kind }) => !conditions.some((one) => one.kind === kind));
  const read = [...conditions, ...polishOf(background, conditions), ...lived]
    .filter(({ kind }) => !isGiven.has(kind))
    .map(({ quote, ...condition }) => ({ ...condition, evidence: quote ?? keyOfCondition(condition) }));
  return [
    ...given.map((condition) => ({
      ...condition,
      firm: true,
      evidence: keyOfCondition(condition),
      isGiven: true as const,
    })),
    ...read,
  ];
}

function factConditions(facts: Facts): ConditionValue[] {
  const { maxMonths, minPay, polishLevel } = facts;
  return [
    ...(facts.noLifting === true ? [{ kind: 'lifting', value: 'avoid' } as const] : []),
    ...(facts.noStanding === true ? [{ kind: 'standing', value: 'avoid' } as const] : []),
    ...(facts.noShifts === true ? [{ kind: 'shifts', value: 'avoid' } as const] : []),
    ...(facts.noScreen === true ? [{ kind: 'screen', value: 'avoid' } as const] : []),
    ...(facts.remoteOnly === true ? [{ kind: 'remote', value: 'want' } as const] : []),
    ...(facts.outdoors === true ? [{ kind: 'outdoors', value: 'want' } as const] : []),
    ...(maxMonths === undefined ? [] : [{ kind: 'months', value: maxMonths } as const]),
    ...(minPay === undefined ? [] : [{ kind: 'pay', value: minPay } as const]),
    ...(polishLevel === undefined ? [] : [{ kind: 'polish', value: polishLevel } as const]),
  ];
}

/** Polish among the languages with its level is a limit as one said outright; natives say no level. */
function polishOf({ languages }: Background, said: readonly Condition[]): Condition[] {
  const polish = languages.find(
    ({ language, level }) => level !== null && folded(language).startsWith('pol'),
  );
  if (polish === undefined || polish.level === null || said.some(({ kind }) => kind === 'polish')) return [];
  return [{ kind: 'polish', value: polish.level, firm: true, quote: polish.quote }];
}

function stayOf(conditions: readonly PersonCondition[], { stay }: Facts): Person['stay'] {
  if (stay !== undefined) return stay;
  const field = conditions.find(({ kind }) => kind === 'field');
  if (field === undefined) return null;
  return field.value === 'keep' ? 'near' : 'far';
}

// Where a meaning names occupations outright, or by what they are tagged with first, these ask for such studies; those that share any
// other tag with it are close to the field.
function fieldOf(field: readonly number[], index: OccupationIndex): Person['isOfField'] {
  const close = new Set(field.flatMap((number) => index.concepts[number]?.named ?? []));
  const outright = new Set(
    field.flatMap((number) =>
      [...fieldOccupations(number, index)].flatMap(([one, worth]) =>
        worth > FIELD_WISH.beside ? [one] : [],
      ),
    ),
  );
  return (occupation) =>
    (index.occupations[occupation]?.entry.degreeFieldRequired === true ? outright : close).has(occupation);
}

function withoutActivities(facts: Facts, isDenied: (key: string) => boolean): Facts {
  const answered = Object.entries(facts.activities ?? {});
  return { ...facts, activities: Object.fromEntries(answered.filter(([key]) => !isDenied(key))) };
}

// Who did the work had its schooling; the least of it when the word means several occupations.
function levelOfWork(work: readonly PastWork[], { occupations }: OccupationIndex): Education | null {
  const levels = work
    .filter(({ relation }) => relation !== 'wants' && relation !== 'refuses')
    .flatMap(({ number }): Education[] => {
      const occupation: Occupation | undefined = occupations[number];
      return occupation === undefined ? [] : [occupation.entry.education];
    });
  const least = levels.toSorted((one, other) => levelOf(one) - levelOf(other))[0];
  return least === undefined || levelOf(least) < levelOf('branzowe') ? null : least;
}

function limitsOf(conditions: readonly PersonCondition[]): StatedLimits {
  const firm = conditions.filter((one) => one.firm);
  const has = (kind: ConditionKind, value: ConditionValue['value']) =>
    firm.some((one) => one.kind === kind && one.value === value);
  const months = firm.flatMap((one) => (one.kind === 'months' ? [one.value] : []));
  const pay = firm.flatMap((one) => (one.kind === 'pay' ? [one.value] : []));
  return {
    noLifting: has('lifting', 'avoid'),
    noStanding: has('standing', 'avoid'),
    noShifts: has('shifts', 'avoid'),
    noScreen: has('screen', 'avoid'),
    remoteOnly: has('remote', 'want'),
    outdoors: has('outdoors', 'want'),
    maxMonths: months.length === 0 ? null : Math.min(...months),
    minPay: pay.length === 0 ? null : Math.max(...pay),
    polishLevel: firm.flatMap((one) => (one.kind === 'polish' ? [one.value] : []))[0] ?? null,
  };
}
