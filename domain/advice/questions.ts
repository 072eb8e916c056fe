// The next question, of those that the rule could use: the one whose answers would change the first eight most, given what is known
// (docs/decisions.md 'Questions that change the list'). Pure; nobody is asked more than five.
import { readFacts } from './facts.ts';
import type { Careers } from './occupation.ts';
import { personOf, type AdviceAnswers, type Person } from './person.ts';
import { heldConditions } from './ranking/conditions.ts';
import { scoreOf } from './ranking/ledger.ts';
import { indexOf, type OccupationIndex } from './ranking/occupation-index.ts';
import { weigh, type Weighed } from './ranking/weigh.ts';
import type {
  Activity,
  Condition,
  ConditionKind,
  ConditionValue,
  Reading,
  ReadingAddition,
} from './reading/reading.ts';

type QuestionAnswer = { label: string; adds: ReadingAddition };

type Question = { id: string; question: string; why: string; answers: readonly QuestionAnswer[] };

export const MAX_QUESTIONS = 5;

const FIRST = 8;
/** On average over its answers a question must change as many of the first eight. */
const WORTH_ASKING = 0.75;

/** `kinds`: where one of them is known already, the question is answered. */
type Asking = {
  id: string;
  question: string;
  kinds: readonly ConditionKind[];
  /** Whether it makes sense to ask; missing = always. */
  isFor?: (person: Person) => boolean;
  answers: readonly QuestionAnswer[];
};

const FEW_LIKED = 3;

/** Null = nothing that could be asked would change the list enough, or enough was asked. `asked`: ids. */
export function nextQuestion(
  reading: Reading,
  preferences: readonly string[],
  facts: unknown,
  careers: Careers,
  asked: readonly string[],
): Question | null {
  if (asked.length >= MAX_QUESTIONS) return null;
  const index = indexOf(careers);
  const answers = { preferences, additional_interests: '', additional_info: '' };
  const person = personOf({ answers, facts, reading }, index);
  const known = new Set(person.conditions.map(({ kind }) => kind));
  if (readFacts(facts).stay !== undefined) known.add('field');
  const weighed = weigh(person, index);
  const scores = index.occupations.map((_, number) => scoreOf(weighed.factors.all, number));
  const now = firstOf(weighed, scores);
  const found = ASKINGS.filter(
    ({ id, kinds, isFor }) =>
      !asked.includes(id) && !kinds.some((kind) => known.has(kind)) && isFor?.(person) !== false,
  ).map((asking) => {
    const changes = asking.answers.map(({ adds }) =>
      changedBy(now, firstAfter(adds, { reading, answers, facts, weighed, scores, index })),
    );
    const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
    return { asking, mean, most: Math.max(...changes) };
  });
  const best = found.reduce<(typeof found)[number] | null>(
    (one, other) => (one === null || other.mean > one.mean ? other : one),
    null,
  );
  if (best === null || best.mean < WORTH_ASKING) return null;
  const { id, question, answers: ready } = best.asking;
  return { id, question, why: whyOf(best.most), answers: ready };
}

function whyOf(most: number): string {
  return `Pytamy, bo to zmienia najwięcej: do ${most} z\u00a0pierwszych ośmiu zawodów.`;
}

function changedBy(now: readonly number[], after: readonly number[]): number {
  return now.filter((number) => !after.includes(number)).length;
}

type Before = {
  reading: Reading;
  answers: AdviceAnswers;
  facts: unknown;
  weighed: Weighed;
  scores: readonly number[];
  index: OccupationIndex;
};

function firstAfter(adds: ReadingAddition, { weighed, scores, index, ...before }: Before): number[] {
  const { conditions = [] } = adds;
  const isSimple = adds.activities === undefined && conditions.every(({ kind }) => kind !== 'field');
  if (!isSimple) {
    const reading: Reading = {
      ...before.reading,
      activities: [...before.reading.activities, ...(adds.activities ?? [])],
      conditions: [...before.reading.conditions, ...conditions],
    };
    const after = weigh(personOf({ ...before, reading }, index), index);
    return firstOf(
      after,
      index.occupations.map((_, number) => scoreOf(after.factors.all, number)),
    );
  }
  // A condition more changes nothing but itself, so that not everything is weighed anew.
  const more = conditions.map(({ quote, ...condition }) => ({ ...condition, evidence: quote ?? '' }));
  const held = heldConditions({ ...weighed.person, conditions: more }, weighed.months, index);
  const eligible = weighed.eligible.filter((number) => !held.some((one) => one.excludes(number)));
  return firstOf(
    { eligible },
    scores.map((score, number) => held.reduce((sum, one) => sum + one.points(number), score)),
  );
}

function firstOf({ eligible }: Pick<Weighed, 'eligible'>, scores: readonly number[]): number[] {
  const first: number[] = [];
  for (const number of eligible) {
    const score = scores[number] ?? 0;
    let place = first.length;
    while (place > 0 && (scores[first[place - 1] ?? 0] ?? 0) < score) place--;
    if (place >= FIRST) continue;
    first.splice(place, 0, number);
    if (first.length > FIRST) first.pop();
  }
  return first;
}

const NOTHING: ReadingAddition = {};

const firmly = (...values: ConditionValue[]): ReadingAddition => ({
  conditions: values.map((one) => said(one, true)),
});

const rather = (...values: ConditionValue[]): ReadingAddition => ({
  conditions: values.map((one) => said(one, false)),
});

function said(value: ConditionValue, firm: boolean): Condition {
  return { ...value, firm, quote: null };
}

const liking = (...concepts: string[]): ReadingAddition => ({
  activities: concepts.map((concept): Activity => ({ concept, stance: 'likes', quote: null })),
});

const ASKINGS: readonly Asking[] = [
  {
    id: 'lifting',
    question: 'Czy w\u00a0pracy możesz dźwigać?',
    kinds: ['lifting'],
    answers: [
      { label: 'Tak', adds: NOTHING },
      { label: 'Trochę, nie cały dzień', adds: rather({ kind: 'lifting', value: 'avoid' }) },
      { label: 'Nie', adds: firmly({ kind: 'lifting', value: 'avoid' }) },
    ],
  },
  {
    id: 'standing',
    question: 'Czy możesz stać albo chodzić przez cały dzień?',
    kinds: ['standing', 'walking', 'sitting'],
    answers: [
      { label: 'Tak', adds: NOTHING },
      { label: 'Wolę siedzieć', adds: rather({ kind: 'sitting', value: 'want' }) },
      { label: 'Nie mogę', adds: firmly({ kind: 'standing', value: 'avoid' }) },
    ],
  },
  {
    id: 'night',
    question: 'Czy możesz pracować w\u00a0nocy?',
    kinds: ['night', 'shifts'],
    answers: [
      { label: 'Tak', adds: NOTHING },
      { label: 'Wolę nie', adds: rather({ kind: 'night', value: 'avoid' }) },
      { label: 'Nie', adds: firmly({ kind: 'night', value: 'avoid' }) },
    ],
  },
  {
    id: 'weekends',
    question: 'Czy możesz pracować w\u00a0weekendy?',
    kinds: ['weekends'],
    answers: [
      { label: 'Tak', adds: NOTHING },
      { label: 'Wolę nie', adds: rather({ kind: 'weekends', value: 'avoid' }) },
      { label: 'Nie', adds: firmly({ kind: 'weekends', value: 'avoid' }) },
    ],
  },
  {
    id: 'strangers',
    question: 'Ile obcych ludzi chcesz spotykać w\u00a0ciągu dnia?',
    kinds: ['strangers', 'alone'],
    answers: [
      { label: 'Dużo, to lubię', adds: rather({ kind: 'strangers', value: 'want' }) },
      { label: 'Wszystko jedno', adds: NOTHING },
      { label: 'Jak najmniej', adds: rather({ kind: 'strangers', value: 'avoid' }) },
    ],
  },
  {
    id: 'screen',
    question: 'Co myślisz o\u00a0całym dniu przy komputerze?',
    kinds: ['screen'],
    answers: [
      { label: 'Pasuje mi', adds: rather({ kind: 'screen', value: 'want' }) },
      { label: 'Wszystko jedno', adds: NOTHING },
      { label: 'To nie dla mnie', adds: rather({ kind: 'screen', value: 'avoid' }) },
    ],
  },
  {
    id: 'outdoors',
    question: 'Gdzie wolisz pracować?',
    kinds: ['outdoors', 'indoors', 'remote'],
    answers: [
      { label: 'Na dworze', adds: rather({ kind: 'outdoors', value: 'want' }) },
      { label: 'Pod dachem', adds: rather({ kind: 'outdoors', value: 'avoid' }) },
      { label: 'Najchętniej w\u00a0domu', adds: rather({ kind: 'remote', value: 'want' }) },
      { label: 'Wszystko jedno', adds: NOTHING },
    ],
  },
  {
    id: 'months',
    question: 'Ile możesz się uczyć, zanim zaczniesz zarabiać w\u00a0nowym zawodzie?',
    kinds: ['months'],
    isFor: ({ isNearPension }) => !isNearPension,
    answers: [
      { label: 'Do 3 miesięcy', adds: firmly({ kind: 'months', value: 3 }) },
      { label: 'Do roku', adds: firmly({ kind: 'months', value: 12 }) },
      { label: 'Do 3 lat', adds: firmly({ kind: 'months', value: 36 }) },
      { label: 'Ile będzie trzeba', adds: NOTHING },
    ],
  },
  {
    id: 'telephone',
    question: 'Co myślisz o\u00a0rozmowach przez telefon?',
    kinds: ['telephone'],
    answers: [
      { label: 'Mogę dzwonić cały dzień', adds: rather({ kind: 'telephone', value: 'want' }) },
      { label: 'Czasem, czemu nie', adds: NOTHING },
      { label: 'Jak najmniej', adds: rather({ kind: 'telephone', value: 'avoid' }) },
    ],
  },
  {
    id: 'conflict',
    question: 'Jak znosisz rozmowy z\u00a0ludźmi, którzy są źli?',
    kinds: ['conflict'],
    answers: [
      { label: 'Nie rusza mnie to', adds: NOTHING },
      { label: 'Wolę ich nie mieć', adds: rather({ kind: 'conflict', value: 'avoid' }) },
    ],
  },
  {
    id: 'field',
    question: 'Chcesz zostać blisko dotychczasowej pracy?',
    kinds: ['field'],
    isFor: ({ work }) => work.some(({ relation }) => relation === 'now' || relation === 'before'),
    answers: [
      { label: 'Tak, szkoda doświadczenia', adds: rather({ kind: 'field', value: 'keep' }) },
      { label: 'Nie, chcę czegoś zupełnie innego', adds: rather({ kind: 'field', value: 'leave' }) },
      { label: 'Jeszcze nie wiem', adds: NOTHING },
    ],
  },
  {
    id: 'matter',
    question: 'Przy czym najszybciej mija Ci czas?',
    kinds: [],
    isFor: ({ liked }) => liked.length < FEW_LIKED,
    answers: [
      { label: 'Gdy pomagam ludziom', adds: liking('pomaganie', 'rozmowa-i-sluchanie') },
      { label: 'Gdy coś naprawiam albo robię rękami', adds: liking('praca-rekami', 'naprawianie') },
      { label: 'Gdy liczę i\u00a0porządkuję', adds: liking('liczby', 'porzadek') },
      { label: 'Gdy coś wymyślam i\u00a0tworzę', adds: liking('kreatywnosc', 'projektowanie') },
    ],
  },
];
