import { expect, test } from 'vitest';
import {
  dueTrial,
  firstSentence,
  thingsWithoutTrail,
  todayThings,
  type BegunLesson,
  type Standing,
} from './today.ts';

const TODAY = '2026-11-22';
const NOW = Date.parse('2026-11-22T12:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

const PLAN = ['Jeden', 'Dwa'].map((nazwa) => ({
  nazwa,
  czasWykonania: '2 tygodnie',
  opis: 'Zadzwoń do urzędu. Potem czekaj.',
}));
const OPEN = { done: false, dueOn: null };
const TRIAL = {
  zawodId: 'piekarz',
  name: 'Piekarz',
  note: null,
  co: 'Dzień w piekarni.',
  godziny: 3,
  koszt: 0,
  ...OPEN,
};
const LESSON: BegunLesson = {
  courseId: 'sql-od-podstaw',
  lessonId: 'm1-l1',
  title: 'Pierwsze zapytanie',
  minutes: 20,
  openedAt: NOW - 3 * DAY_MS + 1,
};
const START: Standing = {
  trials: [TRIAL],
  trail: 'piekarz',
  plan: PLAN,
  steps: [OPEN, OPEN],
  walked: { next: 0, done: 0 },
  lesson: null,
  course: null,
  cards: 0,
};

const kinds = (standing: Partial<Standing>) =>
  todayThings({ ...START, ...standing }, TODAY, NOW).map(({ kind }) => kind);

test('at the start the trial comes first: today one chooses its day', () => {
  const [first, second] = todayThings(START, TODAY, NOW);
  expect(first).toEqual({ kind: 'test', test: TRIAL, asks: 'day' });
  expect(second).toEqual({ kind: 'step', step: 0, name: 'Jeden', move: 'Zadzwoń do urzędu.' });
});

test.each([
  ['2026-11-21', ['test', 'step']],
  ['2026-11-22', ['test', 'step']],
  ['2026-11-23', ['step']],
])('a trial planned for %s leaves %j', (dueOn, expected) => {
  expect(kinds({ trials: [{ ...TRIAL, dueOn }] })).toEqual(expected);
});

test('once its day is here the trial comes before the steps, also on the way', () => {
  const walked = { next: 1, done: 1 };
  expect(kinds({ walked })).toEqual(['step', 'test']);
  const [first] = todayThings({ ...START, walked, trials: [{ ...TRIAL, dueOn: TODAY }] }, TODAY, NOW);
  expect(first).toMatchObject({ kind: 'test', asks: 'doing' });
});

test.each([
  ['2026-11-21', 'telling'],
  ['2026-11-22', 'doing'],
])('a trial planned for %s asks for %s', (dueOn, asks) => {
  expect(dueTrial([{ ...TRIAL, dueOn }], TODAY)).toMatchObject({ asks });
});

test('a trial whose day is here comes first whichever path it is of, the earliest of several', () => {
  const of = (zawodId: string, dueOn: string | null) => ({ ...TRIAL, zawodId, dueOn });
  const trials = [TRIAL, of('ogrodnik', TODAY), of('kucharz', '2026-11-15'), of('murarz', '2026-11-23')];
  const [first] = todayThings({ ...START, walked: { next: 1, done: 1 }, trials }, TODAY, NOW);
  expect(first).toMatchObject({ test: { zawodId: 'kucharz' }, asks: 'telling' });
  // Of a path that isn't the trail nobody is asked to choose a day.
  expect(kinds({ trials: [of('ogrodnik', null)] })).toEqual(['step']);
});

test('a trial that is done, or a trail without one, leaves the steps', () => {
  expect(kinds({ trials: [{ ...TRIAL, done: true }] })).toEqual(['step']);
  expect(kinds({ trials: [] })).toEqual(['step']);
});

test.each([
  ['just under three days ago', LESSON.openedAt, ['lesson', 'test', 'step']],
  ['three days ago', NOW - 3 * DAY_MS, ['test', 'step', 'lesson']],
])('a lesson opened %s has its place', (_, openedAt, expected) => {
  expect(kinds({ lesson: { ...LESSON, openedAt } })).toEqual(expected);
});

test('a lesson of more than twenty minutes is no thing for today', () => {
  expect(kinds({ lesson: { ...LESSON, minutes: 21 } })).toEqual(['test', 'step']);
});

test.each([
  [{}, ['test', 'cards', 'step']],
  [{ lesson: LESSON }, ['lesson', 'cards', 'test', 'step']],
  [{ trials: [], walked: { next: null, done: 2 } }, ['cards']],
])(
  'review cards of today stand beside the first thing, and for themselves with none',
  (standing, expected) => {
    expect(kinds({ ...standing, cards: 4 })).toEqual(expected);
  },
);

test('when everything is done nothing is left', () => {
  expect(kinds({ trials: [{ ...TRIAL, done: true }], walked: { next: null, done: 2 } })).toEqual([]);
});

test.each([
  ['Zrób listę. Potem zadzwoń.', 'Zrób listę.'],
  ['Zrób listę', 'Zrób listę'],
  ['Sprawdź m.in. kursy w powiecie. Wybierz jeden.', 'Sprawdź m.in. kursy w powiecie.'],
  ['Zapytaj: „Jak zacząć?” Zapisz odpowiedź.', 'Zapytaj: „Jak zacząć?” Zapisz odpowiedź.'],
])('the first move of %j is %j', (description, move) => {
  expect(firstSentence(description)).toBe(move);
});

test('a sentence that is too long ends at a clause, else at a word, and never in mid-character', () => {
  const clause = `${'słowo '.repeat(20)}koniec, ${'dalej '.repeat(30)}`;
  expect(firstSentence(clause)).toBe(`${'słowo '.repeat(20)}koniec…`);
  expect(firstSentence('słowo '.repeat(60))).toBe(`${'słowo '.repeat(30).trim()}…`);
  expect(firstSentence('😀'.repeat(200)).isWellFormed()).toBe(true);
});

const COURSE = { id: 'sql-od-podstaw', title: 'SQL od podstaw', isBegun: false, resumeAt: null };

test.each([
  [{}, ['test', 'step', 'course']],
  [{ lesson: LESSON }, ['lesson', 'test', 'step']],
  [{ lesson: { ...LESSON, minutes: 21 } }, ['test', 'step', 'course']],
])('a course is the last thing, and none beside a lesson of it (%#)', (standing, expected) => {
  expect(kinds({ ...standing, course: COURSE })).toEqual(expected);
});

const DUE = [{ ...TRIAL, dueOn: TODAY }];

test.each([
  [{ lesson: LESSON, course: COURSE, cards: 2 }, ['lesson', 'cards']],
  [{ lesson: null, course: COURSE, cards: 2 }, ['cards', 'course']],
  [{ lesson: null, course: COURSE, cards: 2, trials: DUE }, ['test', 'cards', 'course']],
  [{ lesson: null, course: COURSE, cards: 0 }, ['course']],
  [{ lesson: null, course: null, cards: 0 }, []],
])(
  'without a trail there is a trial that has its day, and what an owner of courses has (%#)',
  (owned, expected) => {
    expect(thingsWithoutTrail({ trials: [TRIAL], ...owned }, TODAY, NOW).map(({ kind }) => kind)).toEqual(
      expected,
    );
  },
);
