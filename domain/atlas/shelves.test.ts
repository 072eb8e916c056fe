import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { atlasOf } from './atlas.ts';
import { SHELVES, shelfState } from './shelves.ts';

const careers = await readCareers();
const ids = new Set(careers.occupations.map(({ id }) => id));

test('no shelf has the address of an occupation or of the comparison, and none has that of another', () => {
  for (const { slug } of SHELVES)
    expect([slug, ids.has(slug), ['porownaj', 'mapa'].includes(slug)]).toEqual([slug, false, false]);
  expect(new Set(SHELVES.map(({ slug }) => slug)).size).toBe(SHELVES.length);
});

test('every shelf holds some of the occupations, not all', () => {
  for (const shelf of SHELVES) {
    const { found } = atlasOf(careers).view(shelfState(shelf, 1));
    expect(found, shelf.slug).toBeGreaterThan(10);
    expect(found, shelf.slug).toBeLessThan(ids.size);
  }
});

test('titles and descriptions differ, and fit a list of results', () => {
  expect(new Set(SHELVES.map(({ title }) => title)).size).toBe(SHELVES.length);
  for (const { description } of SHELVES) {
    expect(description.length).toBeGreaterThan(110);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
