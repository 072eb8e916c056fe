import { expect, test } from 'vitest';
import { dayAfter, startInPoland } from '../../platform/calendar-day.ts';
import { announcedTerms, hasBeenTold, isAnnouncedInTime, TERMS, termsInForce } from './versions.ts';

const ONE = { effectiveOn: '2024-03-14', announcedOn: '2024-03-14', slug: 'a', changes: [] };
const TWO = { effectiveOn: '2026-12-10', announcedOn: '2026-11-24', slug: 'b', changes: ['x'] };
const ALL = [ONE, TWO];
const at = (day: string) => startInPoland(day);

test('a version binds from the beginning of its day in Poland', () => {
  expect(termsInForce(at('2026-12-10') - 1, ALL)).toBe(ONE);
  expect(termsInForce(at('2026-12-10'), ALL)).toBe(TWO);
  expect(termsInForce(0, ALL)).toBe(ONE);
});

test('a version is announced from its day of announcement until it binds', () => {
  expect(announcedTerms(at('2026-11-24') - 1, ALL)).toBeNull();
  expect(announcedTerms(at('2026-11-24'), ALL)).toBe(TWO);
  expect(announcedTerms(at('2026-12-10') - 1, ALL)).toBe(TWO);
  expect(announcedTerms(at('2026-12-10'), ALL)).toBeNull();
});

test('who was told of a version, or of a later one, isn’t told of it again', () => {
  expect(hasBeenTold('', TWO)).toBe(false);
  expect(hasBeenTold('2024-03-14', TWO)).toBe(false);
  expect(hasBeenTold('2026-12-10', TWO)).toBe(true);
  expect(hasBeenTold('2027-01-01', TWO)).toBe(true);
});

test.each([
  [14, false],
  [15, false],
  [16, true],
])('announced %i days ahead, in time: %s', (days, isInTime) => {
  expect(isAnnouncedInTime({ ...TWO, effectiveOn: dayAfter(TWO.announcedOn, days) })).toBe(isInTime);
});

test('our versions are in order, announced in time, and each change says what it changes', () => {
  const [first, ...later] = TERMS;
  expect(first?.effectiveOn).toBe('2024-03-14');
  expect(TERMS.map(({ effectiveOn }) => effectiveOn)).toEqual(
    TERMS.map(({ effectiveOn }) => effectiveOn).toSorted(),
  );
  expect(TERMS.at(-1)?.slug).toBe('regulamin');
  for (const version of later) {
    expect([version.effectiveOn, isAnnouncedInTime(version)]).toEqual([version.effectiveOn, true]);
    expect(version.changes.length).toBeGreaterThan(0);
  }
});
