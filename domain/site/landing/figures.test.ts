import { expect, test } from 'vitest';
import { landingFigures } from './figures.ts';

test('nothing is told below a hundred', () => {
  expect(landingFigures({})).toEqual([]);
  expect(landingFigures({ people_analysed: 99, steps_walked: 0, courses_finished: 99 })).toEqual([]);
});

test('each is told by itself from a hundred on', () => {
  const titles = landingFigures({ people_analysed: 12_322, steps_walked: 99, courses_finished: 100 });
  expect(titles.map(({ title }) => title)).toEqual(['12\u00a0322\u00a0osoby', '100\u00a0kursów']);
});
