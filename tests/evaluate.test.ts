// What 'npm run evaluate' must reach (tests/evaluate/table.ts), held on every push.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { PERSONAS } from './evaluate/personas/all.ts';
import { isMet, measureAll } from './evaluate/table.ts';
import { rankPersonas } from './evaluate/rank-personas.ts';

const careers = await readCareers();
const rows = measureAll(careers);

test('there are at least 60 personas, each with an id of its own', () => {
  expect(new Set(PERSONAS.map(({ id }) => id)).size).toBe(PERSONAS.length);
  expect(PERSONAS.length).toBeGreaterThanOrEqual(60);
});

test.each(rows.map((row) => [row.measure, row] as const))('%s reaches what it must', (_, row) => {
  expect(isMet(row, row.must)).toBe(true);
});

test('personas from outside come back with their gate and whole ledgers', () => {
  const answers = {
    preferences: ['nature'],
    additional_interests: 'Lubię góry, las i porządek w dokumentach.',
    additional_info: '',
  };
  const [one] = rankPersonas(
    { personas: [{ id: 'a', answers, facts: { maxMonths: 'x', noLifting: true } }] },
    careers,
  );
  expect(one).toMatchObject({ id: 'a', gate: 'ok' });
  expect(Object.keys(one?.candidates[0] ?? {})).toEqual(['id', 'score', 'ledger']);
});

test.each([
  [null],
  [{}],
  [{ personas: 'x' }],
  [{ personas: [null, 7, { id: 1, answers: { preferences: 'x' } }] }],
])('%j is ranked or left out, never a crash', (file) => {
  expect(() => rankPersonas(file, careers)).not.toThrow();
});
