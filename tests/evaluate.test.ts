// What 'npm run evaluate' must reach (tests/evaluate/table.ts), held on every push.
import { expect, test } from 'vitest';
import measures from '#content/careers/measures.json' with { type: 'json' };
import { readCareers } from '#content/careers.server.ts';
import { MEASURES_SHOWN } from '#app/features/method/measures.ts';
import { gate } from '#domain/advice/gate.ts';
import { readProse } from './evaluate/prose.ts';
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

test('nothing that our own texts say is taken for danger, however long they are', () => {
  const isTaken = (text: string) =>
    gate({ preferences: [], additional_interests: text, additional_info: '' }).kind === 'crisis';
  const prose = readProse();
  expect(prose.filter(isTaken).length).toBeLessThanOrEqual(prose.length * 0.005);
});

test('/dane-i-metoda shows what is measured now: after a change, npm run evaluate -- --write', () => {
  const now = rows.map(({ measure, measured }) => [measure, measured.toFixed(3)]);
  const shown = measures.rows
    .filter(({ unit }) => unit !== 'ms')
    .map(({ measure, measured }) => [measure, measured.toFixed(3)]);
  expect(shown).toEqual(now);
});

test('every measure that the page names is there', () => {
  const measured = new Set(rows.map(({ measure }) => measure));
  expect(MEASURES_SHOWN.filter((name) => !measured.has(name))).toEqual([]);
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
