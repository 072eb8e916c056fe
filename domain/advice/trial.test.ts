import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { rank } from './rank.ts';
import { rankedAnew } from './rank-anew.ts';
import { EMPTY_READING, type Reading } from './reading/reading.ts';
import {
  isTrialDay,
  MAX_TRIAL_NOTE,
  outcomeOf,
  readOutcome,
  readTrialNote,
  TRIAL_FACTOR,
  trialEvidence,
  weekendDays,
  withTrials,
  type TrialOutcome,
} from './trial.ts';

const careers = await readCareers();
const answers = { preferences: ['helping'], additional_interests: 'opieka nad ludźmi', additional_info: '' };
const INPUT = { answers };
const [FIRST = '', SECOND = '', ...REST] = rank(INPUT, careers).candidates.map(({ id }) => id);

const told = (zawodId: string, outcome: TrialOutcome) =>
  ({ factor: TRIAL_FACTOR, evidence: trialEvidence(zawodId, outcome) }) as const;
const MORE = { wish: 'more', effort: 'fine', most: null } as const;
const NO = { wish: 'no', effort: 'harder', most: 'pace' } as const;
const placesAfter = (...lines: ReturnType<typeof told>[]) =>
  rankedAnew(INPUT, lines, [FIRST, SECOND], careers);

test.each([
  ['2026-11-23', ['2026-11-28', '2026-11-29']],
  ['2026-11-27', ['2026-11-28', '2026-11-29']],
  ['2026-11-28', ['2026-11-28', '2026-11-29']],
  ['2026-11-29', ['2026-11-29', '2026-12-05']],
  ['2026-12-31', ['2027-01-02', '2027-01-03']],
])('on %s the weekend is %j', (today, days) => {
  expect(weekendDays(today)).toEqual(days);
});

test.each([
  ['2026-11-25', false],
  ['2026-11-26', true],
  ['2026-11-27', true],
  ['2027-02-29', false],
  ['jutro', false],
])('on 26 November a trial on %s is possible: %s', (day, possible) => {
  expect(isTrialDay(day, '2026-11-26')).toBe(possible);
});

test.each([
  [MAX_TRIAL_NOTE - 1, true],
  [MAX_TRIAL_NOTE, true],
  [MAX_TRIAL_NOTE + 1, false],
])('a line of %i letters is taken: %s', (length, taken) => {
  expect('note' in readTrialNote('a'.repeat(length))).toBe(taken);
});

test('a line is kept as one line, tidied', () => {
  expect(readTrialNote(' Ciężko,\r\nale  warto\u200b. ')).toEqual({ note: 'Ciężko, ale warto.' });
  expect(readTrialNote('  ')).toEqual({ note: '' });
});

test('what was told is kept and read back, the last of each occupation', () => {
  expect(outcomeOf([told('piekarz', MORE), told('piekarz', NO), told('kucharz', MORE)], 'piekarz')).toEqual(
    NO,
  );
  expect(outcomeOf([told('piekarz', MORE)], 'pie')).toBeNull();
  expect(outcomeOf([{ factor: 'words', evidence: trialEvidence('piekarz', MORE) }], 'piekarz')).toBeNull();
});

test.each([
  ['more', 'fine', 'nothing', true],
  ['more', 'fine', '', false],
  ['more', 'fine', 'lifting', false],
  ['more', '', 'nothing', false],
  ['', 'fine', 'nothing', false],
])('the presses %j, %j, %j are an answer: %s', (wish, effort, most, isAnswer) => {
  expect(readOutcome(wish, effort, most) !== null).toBe(isAnswer);
});

test('who wants more of it finds it higher, and who says it is not for them no longer among the candidates', () => {
  const [first, second] = placesAfter(told(SECOND, MORE)).paths;
  expect([first?.placeBefore, first?.place, second?.placeBefore, second?.place]).toEqual([1, 2, 2, 1]);
  const [left] = placesAfter(told(FIRST, NO)).paths;
  expect([left?.placeBefore, left?.place]).toEqual([1, null]);
});

test('mixed feelings about nothing that is listed move nothing', () => {
  const { paths } = placesAfter(told(FIRST, { wish: 'mixed', effort: 'harder', most: null }));
  expect(paths.map(({ place, placeBefore }) => place === placeBefore)).toEqual([true, true]);
});

test('what weighed most moves other occupations, too, and excludes none', () => {
  const before = rank(INPUT, careers);
  const after = rank({ ...INPUT, denied: [told(FIRST, { ...NO, wish: 'mixed' })] }, careers);
  expect(after.candidates.map(({ score }) => score)).not.toEqual(before.candidates.map(({ score }) => score));
  expect(after.eligible).toBe(before.eligible);
});

test('a trial takes the place of a wish that was said, but of no firm condition', () => {
  const reading: Reading = {
    ...EMPTY_READING,
    work: [
      { occupation: 'piekarz', label: 'piekarz', relation: 'wants', years: null, quote: 'piec' },
      { occupation: 'piekarz', label: 'piekarz', relation: 'before', years: 2, quote: null },
    ],
    conditions: [
      { kind: 'pace', value: 'want', firm: false, quote: 'szybko' },
      { kind: 'team', value: 'want', firm: true, quote: 'zespół' },
    ],
  };
  const after = (outcome: TrialOutcome) => withTrials(reading, [told('piekarz', outcome)], () => 'Piekarz');
  expect(after(NO).work.map(({ relation, label }) => [relation, label])).toEqual([
    ['before', 'piekarz'],
    ['refuses', 'Piekarz (po próbie)'],
  ]);
  expect(after(NO).conditions.map(({ kind, value, firm }) => [kind, value, firm])).toEqual([
    ['team', 'want', true],
    ['pace', 'avoid', false],
  ]);
  expect(after({ ...NO, most: 'team' }).conditions).toEqual(reading.conditions);
  expect(withTrials(reading, [told('nie-ma-takiego', NO)], () => null)).toBe(reading);
});

test('taken back, the list is what it was', () => {
  expect(placesAfter().paths.map(({ place }) => place)).toEqual([1, 2]);
  expect(REST.length).toBeGreaterThan(0);
});
