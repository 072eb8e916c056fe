import { expect, test } from 'vitest';
import { pageOf, placeBefore, placeOfMore } from './page.ts';

const listOf = (count: number) => ({
  courses: Array.from({ length: count }, (_, place) => place),
  nearest: [],
  isQueryUnmet: false,
  popular: [],
  facets: { categories: [], levels: [], prices: [], certificate: 0, bestSeller: 0 },
});
const page = (count: number, place: { page: number; shown: number }) => pageOf(listOf(count), place);

test('a list of one step is whole', () => {
  const whole = page(12, { page: 1, shown: 12 });
  expect([whole.courses.length, whole.found, placeOfMore(whole), placeBefore(whole)]).toEqual([
    12,
    12,
    null,
    null,
  ]);
});

test('a course more is a step away', () => {
  expect(placeOfMore(page(13, { page: 1, shown: 12 }))).toEqual({ page: 1, shown: 24 });
});

test('a full page leads to the next one, and that one back', () => {
  const full = page(241, { page: 1, shown: 240 });
  expect(placeOfMore(full)).toEqual({ page: 2, shown: 12 });
  const next = page(241, { page: 2, shown: 12 });
  expect([next.courses, next.before, placeOfMore(next)]).toEqual([[240], 240, null]);
  expect(placeBefore(next)).toEqual({ page: 1, shown: 240 });
});

test('a page past the end is the last one', () => {
  expect(page(240, { page: 2, shown: 12 }).courses[0]).toBe(0);
  expect(page(500, { page: 99, shown: 12 }).courses[0]).toBe(480);
  expect(page(0, { page: 2, shown: 12 })).toMatchObject({ courses: [], before: 0, found: 0 });
});

test('the links for more lead from the first page to every course', () => {
  const seen = new Set<number>();
  for (let place: { page: number; shown: number } | null = { page: 1, shown: 12 }; place !== null;) {
    const shown = page(1_000, place);
    for (const course of shown.courses) seen.add(course);
    place = placeOfMore(shown);
  }
  expect(seen.size).toBe(1_000);
});
