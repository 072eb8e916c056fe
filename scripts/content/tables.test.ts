import { expect, test } from 'vitest';
import { readTables } from '#content/careers/tables.ts';
import { missingRows } from './tables.ts';

const { careers } = await readTables();

test('every occupation has its row in each table beside', () => {
  expect(missingRows(careers)).toEqual([]);
});

test('a new occupation is told of each table that does not know it', () => {
  const [known] = careers.occupations;
  if (known === undefined) throw new Error('There are no occupations.');
  const grown = { ...careers, occupations: [...careers.occupations, { ...known, id: 'nowy-zawod' }] };
  expect(missingRows(grown)).toEqual([
    "portraits has no row 'nowy-zawod'.",
    "contexts.json has no row 'nowy-zawod'.",
    "near.json has no row 'nowy-zawod'.",
  ]);
});
