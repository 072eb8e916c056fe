// The next question, of those that the rule could use: the one whose answers would change the first eight most, given what is known
// (docs/decisions.md 'Questions that change the list'). Pure; nobody is asked more than five at a sitting.
import { isAnswer } from './answers-back.ts';
import { changeOf, type ChangeableKind, type ConditionChange } from './condition-change.ts';
import type { Careers } from './occupation.ts';
import { personOf, type AdviceInput, type Person } from './person.ts';
import { heldConditions } from './ranking/conditions.ts';
import { scoreOf } from './ranking/ledger.ts';
import { indexOf, type OccupationIndex } from './ranking/occupation-index.ts';
import { weigh, type Weighed } from './ranking/weigh.ts';
import type { ConditionValue } from './reading/reading.ts';
import { withAnswersBack } from './with-answers-back.ts';

/** `change` null = it changes nothing. */
export type QuestionAnswer = { label: string; change: ConditionChange | null };

export type Question = { id: string; question: string; why: string; answers: readonly QuestionAnswer[] };

export const MAX_QUESTIONS = 5;

const FIRST = 8;
/** On average over its answers a question must change as many of the first eight. */
const WORTH_ASKING = 0.75;

/** `kinds`: where one of them is known already, the question is answered. */
type Asking = {
  id: string;
  question: string;
  kinds: readonly ChangeableKind[];
  /** Whether it makes sense to ask; missing = always. */
  isFor?: (person: Person) => boolean;
  answers: readonly QuestionAnswer[];
};

/** Null = nothing that could be asked would change the list enough, or enough was asked. `asked`: ids. */
export function nextQuestion(
  input: AdviceInput,
  careers: Careers,
  asked: readonly string[],
): Question | null {
  if (asked.length >= MAX_QUESTIONS) return null;
  const index = indexOf(careers);
  const person = personOf(withAnswersBack(input, careers), index);
  const known = new Set<string>([...person.conditions.map(({ kind }) => kind), ...answeredKinds(input)]);
  const weighed = weigh(person, index);
  const scores = index.occupations.map((_, number) => scoreOf(weighed.factors.all, number));
  const now = firstOf(weighed.eligible, scores);
  const found = ASKINGS.filter(
    ({ id, kinds, isFor }) =>
      !asked.includes(id) && !kinds.some((kind) => known.has(kind)) && isFor?.(person) !== false,
  ).map((asking) => {
    const changes = asking.answers.map(({ change }) =>
      changedBy(now, firstAfter(change, { weighed, scores, index })),
    );
    const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
    return { asking, mean, most: Math.max(...changes) };
  });
  const best = found.reduce<(typeof found)[number] | null>(
    (one, other) => (one === null || other.mean > one.mean ? other : one),
    null,
  );
  if (best === null || best.mean < WORTH_ASKING) return null;
  const { id, question, answers } = best.asking;
  return { id, question, why: whyOf(best.most), answers };
}

/** Also those that don't matter to the person: they have said so. */
function answeredKinds({ denied = [] }: AdviceInput): ChangeableKind[] {
  return denied.filter(isAnswer).flatMap(({ evidence }) => changeOf(evidence)?.kind ?? []);
}

function whyOf(most: number): string {
  return `Pytamy, bo to zmienia najwięcej: do ${most} z\u00a0pierwszych ośmiu zawodów.`;
}

function changedBy(now: readonly number[], after: readonly number[]): number {
  return now.filter((number) => !after.includes(number)).length;
}

type Before = { weighed: Weighed; scores: readonly number[]; index: OccupationIndex };

/** A condition more changes nothing but itself, so that not everything is weighed anew. */
function firstAfter(change: ConditionChange | null, { weighed, scores, index }: Before): number[] {
  const conditions =
    change === null || change.condition === null ? [] : [{ ...change.condition, evidence: '' }];
  const held = heldConditions({ ...weighed.person, conditions }, weighed.months, index);
  return firstOf(
    weighed.eligible.filter((number) => !held.some((one) => one.excludes(number))),
    scores.map((score, number) => held.reduce((sum, one) => sum + one.points(number), score)),
  );
}

function firstOf(eligible: readonly number[], scores: readonly number[]): number[] {
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

type Value = Extract<ConditionValue, { kind: ChangeableKind }>;

const firmly = (value: Value): ConditionChange => ({ kind: value.kind, condition: { ...value, firm: true } });
const rather = (value: Value): ConditionChange => ({
  kind: value.kind,
  condition: { ...value, firm: false },
});

const ASKINGS: readonly Asking[] = [
  {
    id: 'lifting',
    question: 'Czy w\u00a0pracy możesz dźwigać?',
    kinds: ['lifting'],
    answers: [
      { label: 'Tak', change: null },
      { label: 'Trochę, nie cały dzień', change: rather({ kind: 'lifting', value: 'avoid' }) },
      { label: 'Nie', change: firmly({ kind: 'lifting', value: 'avoid' }) },
    ],
  },
  {
    id: 'standing',
    question: 'Czy możesz stać albo chodzić przez cały dzień?',
    kinds: ['standing', 'walking', 'sitting', 'legs'],
    answers: [
      { label: 'Tak', change: null },
      { label: 'Wolę siedzieć', change: rather({ kind: 'sitting', value: 'want' }) },
      { label: 'Nie mogę', change: firmly({ kind: 'standing', value: 'avoid' }) },
    ],
  },
  {
    id: 'night',
    question: 'Czy możesz pracować w\u00a0nocy?',
    kinds: ['night', 'shifts'],
    answers: [
      { label: 'Tak', change: null },
      { label: 'Wolę nie', change: rather({ kind: 'night', value: 'avoid' }) },
      { label: 'Nie', change: firmly({ kind: 'night', value: 'avoid' }) },
    ],
  },
  {
    id: 'weekends',
    question: 'Czy możesz pracować w\u00a0weekendy?',
    kinds: ['weekends'],
    answers: [
      { label: 'Tak', change: null },
      { label: 'Wolę nie', change: rather({ kind: 'weekends', value: 'avoid' }) },
      { label: 'Nie', change: firmly({ kind: 'weekends', value: 'avoid' }) },
    ],
  },
  {
    id: 'strangers',
    question: 'Ile obcych ludzi chcesz spotykać w\u00a0ciągu dnia?',
    kinds: ['strangers', 'alone'],
    answers: [
      { label: 'Dużo, to lubię', change: rather({ kind: 'strangers', value: 'want' }) },
      { label: 'Wszystko jedno', change: null },
      { label: 'Jak najmniej', change: rather({ kind: 'strangers', value: 'avoid' }) },
    ],
  },
  {
    id: 'screen',
    question: 'Co myślisz o\u00a0całym dniu przy komputerze?',
    kinds: ['screen'],
    answers: [
      { label: 'Pasuje mi', change: rather({ kind: 'screen', value: 'want' }) },
      { label: 'Wszystko jedno', change: null },
      { label: 'To nie dla mnie', change: rather({ kind: 'screen', value: 'avoid' }) },
    ],
  },
  {
    id: 'outdoors',
    question: 'Gdzie wolisz pracować?',
    kinds: ['outdoors', 'indoors', 'remote'],
    answers: [
      { label: 'Na dworze', change: rather({ kind: 'outdoors', value: 'want' }) },
      { label: 'Pod dachem', change: rather({ kind: 'outdoors', value: 'avoid' }) },
      { label: 'Najchętniej w\u00a0domu', change: rather({ kind: 'remote', value: 'want' }) },
      { label: 'Wszystko jedno', change: null },
    ],
  },
  {
    id: 'months',
    question: 'Ile możesz się uczyć, zanim zaczniesz zarabiać w\u00a0nowym zawodzie?',
    kinds: ['months'],
    isFor: ({ isNearPension }) => !isNearPension,
    answers: [
      { label: 'Do 3 miesięcy', change: firmly({ kind: 'months', value: 3 }) },
      { label: 'Do roku', change: firmly({ kind: 'months', value: 12 }) },
      { label: 'Do 3 lat', change: firmly({ kind: 'months', value: 36 }) },
      { label: 'Ile będzie trzeba', change: null },
    ],
  },
  {
    id: 'telephone',
    question: 'Co myślisz o\u00a0rozmowach przez telefon?',
    kinds: ['telephone'],
    answers: [
      { label: 'Mogę dzwonić cały dzień', change: rather({ kind: 'telephone', value: 'want' }) },
      { label: 'Czasem, czemu nie', change: null },
      { label: 'Jak najmniej', change: rather({ kind: 'telephone', value: 'avoid' }) },
    ],
  },
  {
    id: 'conflict',
    question: 'Jak znosisz rozmowy z\u00a0ludźmi, którzy są źli?',
    kinds: ['conflict'],
    answers: [
      { label: 'Nie rusza mnie to', change: null },
      { label: 'Wolę ich nie mieć', change: rather({ kind: 'conflict', value: 'avoid' }) },
    ],
  },
];
