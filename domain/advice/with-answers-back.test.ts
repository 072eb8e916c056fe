import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { ANSWER_FACTOR } from './answers-back.ts';
import { rank } from './rank.ts';
import { rankedAnew } from './rank-anew.ts';
import { readByRules } from './reading/read-by-rules.ts';
import { EMPTY_READING, type Reading } from './reading/reading.ts';
import { withAnswersBack } from './with-answers-back.ts';

const careers = await readCareers();
const answers = { preferences: ['helping'], additional_interests: 'opieka nad ludźmi', additional_info: '' };
const answer = (evidence: string) => ({ factor: ANSWER_FACTOR, evidence }) as const;

test('an answer takes the place of what the reading said of that condition', () => {
  const reading: Reading = {
    ...EMPTY_READING,
    conditions: [
      { kind: 'night', value: 'want', firm: false, quote: 'noce' },
      { kind: 'noise', value: 'avoid', firm: false, quote: 'cicho' },
    ],
  };
  const conditionsAfter = (...lines: string[]) =>
    withAnswersBack({ answers, reading, denied: lines.map(answer) }, careers).reading?.conditions;
  const night = { kind: 'night', value: 'avoid', quote: null };
  expect(conditionsAfter('night avoid')).toEqual([reading.conditions[1], { ...night, firm: true }]);
  expect(conditionsAfter('night avoid soft')).toEqual([reading.conditions[1], { ...night, firm: false }]);
  expect(conditionsAfter('night any')).toEqual([reading.conditions[1]]);
  expect(conditionsAfter('night any', 'night avoid')).toEqual(conditionsAfter('night avoid'));
});

test('without a reading the answers are read by rules first, and a fact of that condition gives way', () => {
  const facts = { years: 3, noShifts: true, maxMonths: 12 };
  const denied = [answer('shifts any'), answer('months 24')];
  expect(withAnswersBack({ answers, facts, denied }, careers)).toMatchObject({
    facts: { years: 3 },
    reading: {
      activities: readByRules(answers, careers).activities,
      conditions: [{ kind: 'months', value: 24, firm: true, quote: null }],
    },
    denied: [],
  });
});

test('other objections stay, and without an answer nothing changes', () => {
  const words = { factor: 'words', evidence: 'opieka' };
  expect(withAnswersBack({ answers, denied: [words, answer('night avoid')] }, careers).denied).toEqual([
    words,
  ]);
  const input = { answers, denied: [words] };
  expect(withAnswersBack(input, careers)).toBe(input);
});

test.each([
  ['conditions', 'night avoid', 'night avoid'],
  ['limits', 'noShifts', 'shifts avoid'],
  ['pay', 'ponizej', 'pay 7000'],
])('of an objection to %s "%s" and an answer the latest word holds', (factor, evidence, said) => {
  const line = { factor, evidence };
  const left = (...denied: { factor: string; evidence: string }[]) =>
    withAnswersBack({ answers, denied }, careers).denied;
  expect(left(line, answer(said))).toEqual([]);
  expect(left(answer(said), line)).toEqual([line]);
});

test('ranking again hears the answer: work on shifts is gone', () => {
  const onShifts = new Set(
    careers.occupations.filter(({ conditions }) => conditions.shifts === true).map(({ id }) => id),
  );
  const before = rank({ answers }, careers).candidates.map(({ id }) => id);
  const opened = before.filter((id) => onShifts.has(id)).slice(0, 1);
  expect(opened).toHaveLength(1);
  const anew = rankedAnew({ answers }, [answer('shifts avoid')], opened, careers);
  expect(anew.paths[0]).toMatchObject({ place: null });
});
