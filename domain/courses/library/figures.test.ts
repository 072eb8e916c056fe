import { describe, expect, test } from 'vitest';
import {
  bestSellerIds,
  figuresOf,
  NO_FIGURES,
  withRead,
  withFigures,
  type CountedCourse,
} from './figures.ts';

const counted = (courseId: string, fields: Partial<CountedCourse> = {}): CountedCourse => ({
  courseId,
  ratings: 0,
  stars: 0,
  sold: 0,
  reduction: null,
  times: null,
  ...fields,
});

describe('best-sellers', () => {
  test('have sold twenty at least', () => {
    expect([...bestSellerIds([counted('a', { sold: 19 }), counted('b', { sold: 20 })])]).toEqual(['b']);
  });

  test('are the five most bought, of equals the first by id', () => {
    const all = ['f', 'e', 'd', 'c', 'b'].map((id) => counted(id, { sold: 20 }));
    expect([...bestSellerIds([...all, counted('z', { sold: 21 })])]).toEqual(['z', 'b', 'c', 'd', 'e']);
  });
});

describe('what is shown of a course', () => {
  const course = { id: 'a', price: 150 };
  const only = (fields: Partial<CountedCourse>) => figuresOf([course], [counted('a', fields)])['a'];

  test('is nothing where nothing happened', () => {
    expect(figuresOf([course], [])).toEqual({});
    expect(only({})).toEqual(NO_FIGURES);
    expect(withFigures([course], {})).toEqual([{ ...course, ...NO_FIGURES }]);
  });

  test('is its average from five ratings on, and their number always', () => {
    expect(only({ ratings: 4, stars: 20 })).toMatchObject({ rating: null, reviews: 4 });
    expect(only({ ratings: 5, stars: 23 })).toMatchObject({ rating: 4.6, reviews: 5 });
  });

  test('is what it takes once all of it can be read, and no hours before', () => {
    const { lessons, takes } =
      only({ times: { lessons: 24, readingMinutes: 140, exerciseMinutes: 360 } }) ?? {};
    expect([lessons, takes].map((words) => words?.replaceAll('\u00a0', ' '))).toEqual([
      '24 lekcje, 8 godz. 20 min',
      '24 lekcje, 8 godz. 20 min: 2 godz. 20 min czytania i 6 godz. ćwiczeń',
    ]);
    expect(only({ ratings: 1 })).not.toHaveProperty('lessons');
  });

  test('is its place among what is bought, and no number of sales', () => {
    const courses = ['a', 'b', 'c', 'd'].map((id) => ({ id, price: 1 }));
    const figures = figuresOf(courses, [
      counted('a', { sold: 123 }),
      counted('b', { sold: 7 }),
      counted('c', { sold: 7 }),
      counted('d'),
    ]);
    expect(Object.values(figures).map(({ popularity }) => popularity)).toEqual([2, 1, 1, 0]);
    expect(JSON.stringify(figures)).not.toContain('123');
  });

  test('is a reduction of the present price only', () => {
    const reduction = { priceGrosze: 15_000, struckGrosze: 25_000, lowestGrosze: 20_000 };
    expect(only({ reduction })).toMatchObject({ originalPrice: 250, lowestPrice: 200 });
    const other = only({ reduction: { ...reduction, priceGrosze: 14_999 } });
    expect(other).toMatchObject({ lowestPrice: null });
    expect(other).not.toHaveProperty('originalPrice');
  });
});

test('a course with lessons that were read says how many, whatever else is known of it', () => {
  const figures = { a: { ...NO_FIGURES, reviews: 3 } };
  const read = { count: 6, of: 24, lastOn: '2026-12-03' };
  const courses = ['a', 'b'].map((courseId) => ({ courseId, read }));
  expect(withRead(figures, [...courses, { courseId: 'c', read: undefined }])).toEqual({
    a: { ...NO_FIGURES, reviews: 3, read },
    b: { ...NO_FIGURES, read },
  });
  expect(withRead(figures, [])).toEqual(figures);
});
