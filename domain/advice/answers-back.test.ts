import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { ANSWER_FACTOR, evidenceOf, isHeard, meaningOf, withAnswersBack } from './answers-back.ts';
import { rank } from './rank.ts';
import { rankedAnew } from './rank-anew.ts';
import { EMPTY_READING, type Reading } from './reading/reading.ts';

const answers = { preferences: ['helping'], additional_interests: 'opieka nad ludźmi', additional_info: '' };
const answer = (evidence: string) => ({ factor: ANSWER_FACTOR, evidence }) as const;

test('an answer is kept as its condition and value, and read back', () => {
  const meaning = { warunek: 'part-time', jak: 'want' } as const;
  expect(meaningOf(evidenceOf(meaning))).toEqual(meaning);
  expect([meaningOf('mars want'), meaningOf('night often'), meaningOf('')]).toEqual([null, null, null]);
});

test('with a reading, an answer takes the place of what it said of that condition', () => {
  const reading: Reading = {
    ...EMPTY_READING,
    conditions: [
      { kind: 'night', value: 'want', firm: false, quote: 'noce' },
      { kind: 'noise', value: 'avoid', firm: false, quote: 'cicho' },
    ],
  };
  const conditionsAfter = (evidence: string) =>
    withAnswersBack({ answers, reading, denied: [answer(evidence)] }).reading?.conditions;
  expect(conditionsAfter('night avoid')).toEqual([
    { kind: 'noise', value: 'avoid', firm: false, quote: 'cicho' },
    { kind: 'night', value: 'avoid', firm: true, quote: null },
  ]);
  expect(conditionsAfter('night any')).toEqual([reading.conditions[1]]);
});

test('without one, it stands for the fact of that condition, where there is one', () => {
  const facts = { years: 3 };
  expect(withAnswersBack({ answers, facts, denied: [answer('night avoid')] })).toEqual({
    answers,
    facts: { years: 3, noShifts: true },
    denied: [],
  });
  expect(isHeard({}, { warunek: 'night', jak: 'avoid' })).toBe(true);
  expect(isHeard({}, { warunek: 'noise', jak: 'avoid' })).toBe(false);
  expect(isHeard({ reading: EMPTY_READING }, { warunek: 'noise', jak: 'avoid' })).toBe(true);
  expect(isHeard({ reading: EMPTY_READING }, { warunek: 'noise', jak: 'any' })).toBe(false);
});

test('other objections stay, and without an answer nothing changes', () => {
  const words = { factor: 'words', evidence: 'opieka' };
  expect(withAnswersBack({ answers, denied: [words, answer('night avoid')] }).denied).toEqual([words]);
  const input = { answers, denied: [words] };
  expect(withAnswersBack(input)).toBe(input);
});

test('ranking anew hears the answer: work on shifts is gone', async () => {
  const careers = await readCareers();
  const onShifts = new Set(
    careers.occupations.filter(({ conditions }) => conditions.shifts === true).map(({ id }) => id),
  );
  const before = rank({ answers }, careers).candidates.map(({ id }) => id);
  const opened = before.filter((id) => onShifts.has(id)).slice(0, 1);
  expect(opened).toHaveLength(1);
  const anew = rankedAnew({ answers }, [answer('shifts avoid')], opened, careers);
  expect(anew.paths[0]).toMatchObject({ place: null });
});
