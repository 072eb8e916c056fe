import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { FIELD_NAMES, fieldOf, FIELDS } from './fields.ts';

const { occupations } = await readCareers();
const members = Map.groupBy(occupations, fieldOf);

test('every occupation has a field, and every field is large enough to be found on the map', () => {
  expect([...members.values()].flat()).toHaveLength(occupations.length);
  for (const field of FIELDS) expect(members.get(field)?.length, field).toBeGreaterThanOrEqual(10);
});

test('an occupation of a group that nobody has placed stops the build', () => {
  expect(() => fieldOf({ id: 'nowy-zawod', code: '999101' })).toThrow(/nowy-zawod/);
});

test('what an occupation is called by outweighs its group', () => {
  expect([
    fieldOf({ id: 'spawacz', code: '721208' }),
    fieldOf({ id: 'kierownik-budowy', code: '132301' }),
  ]).toEqual(['mechanika', 'budowa']);
});

test('no two fields are called alike', () => {
  expect(new Set(Object.values(FIELD_NAMES)).size).toBe(FIELDS.length);
});
