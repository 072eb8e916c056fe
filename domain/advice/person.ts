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
import { isDone, isTrade } from './ranking/experience.ts';
import { fieldOccupations, fieldWish, type FieldWish } from './ranking/field-wishes.ts';
import { pastimeIn } from './ranking/pastimes.ts';
import { levelOf } from './ranking/way-in.ts';
import { BESIDE_A_WISH, FIELD_WISH, OF_A_FIELD, OF_A_LABEL, STANCE } from './ranking/weights.ts';
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
export type PastWork = { number: number; relation: WorkRelation; years: number | null; evidence: string };

/** `evidence`: the person's words, or the kind where they come from the facts or were added by hand. */
export type PersonCondition = ConditionValue & { firm: boolean; evidence: string };

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
  /** What the model that read proposes. */
  ideas: readonly { number: number; evidence: string }[];
  /** Fields that are wanted, where no occupation was named. */
  wishes: readonly FieldWish[];
  stay: 'near' | 'far' | null;
  licences: readonly string[];
  voivodeship: string | undefined;
  /** Shortly before the pension, or on it. */
  isNearPension: boolean;
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
  const conditions = conditionsOf(reading, facts).filter(
    ({ kind, evidence }) => !isDenied('conditions', evidence) && !isDenied('limits', LIMIT_OF[kind] ?? kind),
  );
  const work = workOf(reading, facts, index).filter(
    ({ evidence }) => !['experience', 'stays', 'wanted'].some((factor) => isDenied(factor, evidence)),
  );
  const field = index.conceptsIn(background.education?.field ?? '');
  const said = likedBy(reading, field, index).filter(({ word }) => !isDenied('words', word));
  const stay = stayOf(conditions, facts);
  const leavesSchool =
    background.circumstances.some(({ label }) => LEAVES_SCHOOL.test(folded(label))) &&
    !work.some((one) => isDone(one) && (isTrade(one.number, index) || (one.years ?? 0) > HOLIDAYS));
  const wishes = wishesOf(reading, leavesSchool, index).filter(
    ({ evidence }) => !isDenied('wanted', evidence),
  );
  const pastimes = pastimesAmong(said, { reading, answers: input.answers, work, wishes, field, stay }, index);
  return {
    liked: besideWishes(
      said.filter((one) => !pastimes.includes(one)),
      work,
      wishes,
      index,
    ),
    pastimes,
    disliked: dislikedBy(reading, field, index).filter(({ word }) => !isDenied('dislikes', word)),
    preferences: [...new Set(input.answers.preferences)].filter((key) => !isDenied('preferences', key)),
    conditions,
    limits: limitsOf(conditions),
    education: facts.education ?? background.education?.level ?? levelOfWork(work, index),
    isOfField: fieldOf(field, index),
    work,
    ideas: ideasOf(reading, index).filter(({ evidence }) => !isDenied('ideas', evidence)),
    wishes,
    stay,
    licences: [...new Set([...(facts.licences ?? []), ...background.licences.map(({ key }) => key)])],
    voivodeship: voivodeshipOf({ facts, reading }),
    isNearPension: background.circumstances.some(({ label }) => PENSION.test(folded(label))),
    mustEarn: background.circumstances.some(({ label }) => MUST_EARN.test(folded(label))),
    leavesSchool,
    facts: withoutActivities(facts, (key) => isDenied('activities', key)),
    setAside: new Set(
      (input.denied ?? []).map(({ factor }) => factor).filter((factor) => DENIED_AS_A_WHOLE.includes(factor)),
    ),
  };
}

function ideasOf({ ideas }: Reading, index: OccupationIndex): Person['ideas'] {
  return ideas.flatMap(({ occupation, quote }) => {
    const number = index.numberOf.get(occupation);
    return number === undefined ? [] : [{ number, evidence: quote }];
  });
}

// 'Przedemerytalny', 'do emerytury', 'na emeryturze'; 'emerytowany' says it, too.
const PENSION = /emeryt/;

const MUST_EARN = /\bmus\w+ (?:\w+ ){0,2}zarabia/;

/** 'Zdałam maturę', 'maturzysta', 'w klasie maturalnej', 'kończę liceum', 'chcę iść na studia'. */
const LEAVES_SCHOOL = /matur|licealist|na studia|koncz\w* (?:\w+ )?(?:liceum|technikum)/;
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
      ? index.conceptsIn(label).map((concept) => ({
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
function wishesOf({ activities, work }: Reading, leavesSchool: boolean, index: OccupationIndex): FieldWish[] {
  const said = [
    ...activities.flatMap(({ concept, stance, quote }) =>
      quote !== null && ((stance === 'likes' && isWish(quote)) || (stance === 'can' && isCourse(quote)))
        ? [{ concept: index.conceptOf.get(concept), quote }]
        : [],
    ),
    ...work.flatMap(({ occupation, relation, label, quote }) =>
      occupation === null && relation === 'wants'
        ? index.conceptsIn(label).map((concept) => ({ concept, quote: quote ?? label }))
        : [],
    ),
  ];
  const found = said.flatMap(({ concept, quote }) =>
    concept === undefined ? [] : (fieldWish(concept, quote, leavesSchool, index) ?? []),
  );
  return found.filter(({ concept }, at) => found.findIndex((one) => one.concept === concept) === at);
}

// Where somebody says what they want, all else that they like comes behind it; studies speak through what they lead to.
function besideWishes(
  liked: readonly SaidWord[],
  work: readonly PastWork[],
  wishes: readonly FieldWish[],
  index: OccupationIndex,
): SaidWord[] {
  const wanted = new Set([
    ...work.filter(({ relation }) => relation === 'wants').map(({ number }) => number),
    ...wishes.flatMap(({ occupations }) => [...occupations.keys()]),
  ]);
  if (wanted.size === 0) return [...liked];
  const isOfWish = ({ concept }: SaidWord) =>
    wishes.some((one) => one.concept === concept) ||
    index.concepts[concept]?.named.some((number) => wanted.has(number)) === true;
  return liked
    .filter(({ concept }) => !wishes.some((one) => one.isStudies && one.concept === concept))
    .map((one) => (isOfWish(one) ? one : { ...one, weight: one.weight * BESIDE_A_WISH }));
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

function saidBy({ activities }: Reading, stances: readonly string[], index: OccupationIndex): SaidWord[] {
  const said = activities
    .filter(({ stance }) => stances.includes(stance))
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
      : [{ number, relation, years: said ?? years ?? null, evidence: quote ?? label }];
  });
  const given = from.flatMap((id): PastWork[] => {
    const number = index.numberOf.get(id);
    if (number === undefined || read.some((one) => one.number === number)) return [];
    return [{ number, relation: 'before', years: years ?? null, evidence: id }];
  });
  return [...read, ...given];
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
function conditionsOf({ conditions, background }: Reading, facts: Facts): PersonCondition[] {
  const given = factConditions(facts);
  const isGiven = new Set(given.map(({ kind }) => kind));
  const read = [...conditions, ...polishOf(background, conditions)]
    .filter(({ kind }) => !isGiven.has(kind))
    .map(({ quote, ...condition }) => ({ ...condition, evidence: quote ?? keyOfCondition(condition) }));
  return [
    ...given.map((condition) => ({ ...condition, firm: true, evidence: keyOfCondition(condition) })),
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
