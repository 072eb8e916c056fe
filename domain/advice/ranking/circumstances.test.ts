// Years until the pension, schools that aren't over and limits that were told as circumstances, in the words people use.
import { describe, expect, test } from 'vitest';
import { EMPTY_BACKGROUND, type Background } from '../reading/reading.ts';
import { circumstancesOf } from './circumstances.ts';

const lives = (...labels: string[]): Background => ({
  ...EMPTY_BACKGROUND,
  circumstances: labels.map((label) => ({ label, quote: null })),
});

test.each([
  ['dwa lata do emerytury', 2],
  ['9 lat do emerytury', 9],
  ['rok do emerytury', 1],
  ['cztery lata do emerytury', 4],
  ['wiek przedemerytalny', 0],
  ['na emeryturze', 0],
  ['emerytura mundurowa ok. 3 tys.', null],
  ['emerytka policyjna', null],
  ['15 lat na swoim', null],
])('%s: the pension is so many years away', (label, years) => {
  expect(circumstancesOf(lives(label)).yearsToPension).toBe(years);
});

test('the words behind a label tell the years, too', () => {
  const background = {
    ...EMPTY_BACKGROUND,
    circumstances: [{ label: 'blisko emerytury', quote: 'do emerytury pięć lat' }],
  };
  expect(circumstancesOf(background).yearsToPension).toBe(5);
});

describe('at school', () => {
  const schooled = (field: string, level: 'podstawowe' | 'srednie' = 'podstawowe') => ({
    ...EMPTY_BACKGROUND,
    education: { level, field, quote: null },
  });

  test.each([
    ['liceum, klasa humanistyczna w trakcie', 'srednie'],
    ['technikum hotelarskie w trakcie', 'srednie'],
    ['szkoła branżowa, 2 klasa', 'branzowe'],
  ] as const)('%s: it counts as done', (field, level) => {
    const { schoolBegun, leavesSchool } = circumstancesOf(schooled(field));
    expect(schoolBegun).toBe(level);
    expect(leavesSchool).toBe(true);
  });

  test('studies that have begun are no school that ends', () => {
    const { schoolBegun, leavesSchool } = circumstancesOf(
      schooled('administracja, studia w trakcie', 'srednie'),
    );
    expect(schoolBegun).toBeNull();
    expect(leavesSchool).toBe(false);
  });

  test.each([
    ['klasa maturalna', true],
    ['zdałam maturę', true],
    ['chcę iść na studia', true],
    ['bez matury', false],
    ['na studia odpada', false],
    ['nie na studia', false],
  ])('%s: out of school now: %s', (label, leaves) => {
    expect(circumstancesOf(lives(label)).leavesSchool).toBe(leaves);
  });
});

test.each([
  ['bez prawa jazdy, dojazd pociągiem', ['driving']],
  ['nie mam prawa jazdy', ['driving']],
  ['bez matury, nie na studia', ['studies']],
  ['kurs tak, szkoła nie', ['school']],
  ['mam prawo jazdy', []],
  ['studia zaoczne, 2 rok', []],
  ['szkoła syna obok domu', []],
])('%s is a limit: %j', (label, kinds) => {
  const { conditions } = circumstancesOf(lives(label));
  expect(conditions.map(({ kind }) => kind)).toEqual(kinds);
  expect(conditions.every(({ firm, value }) => firm && value === 'avoid')).toBe(true);
});
