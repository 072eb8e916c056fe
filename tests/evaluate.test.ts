// What 'npm run evaluate' must reach (tests/evaluate/table.ts), held on every push.
import { expect, test } from 'vitest';
import measures from '#content/careers/measures.json' with { type: 'json' };
import { readCareers } from '#content/careers.server.ts';
import { MEASURES_SHOWN } from '#app/features/site/method/method.server.ts';
import { gate } from '#domain/advice/gate.ts';
import { measureReplies, MUST, REPLIES_FOLDER, sharesOf, type Outcome } from './evaluate/measure-replies.ts';
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

const replies = await measureReplies(REPLIES_FOLDER);

test('of the recorded replies enough pass at once or mended, and hardly one never', () => {
  expect(replies.length).toBeGreaterThanOrEqual(19);
  const { passed, never } = sharesOf(replies);
  expect(passed).toBeGreaterThanOrEqual(MUST.passed);
  expect(never).toBeLessThanOrEqual(MUST.never);
});

test('shares are of all replies, and a second call is neither', () => {
  const of = (outcome: Outcome) => ({ name: outcome, outcome, why: '' });
  const four = (['at once', 'repaired', 'second call', 'never'] as const).map(of);
  expect(sharesOf(four)).toEqual({ passed: 0.5, never: 0.25 });
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
