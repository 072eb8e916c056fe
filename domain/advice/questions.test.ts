// The chooser: it asks what changes the list, never what is known, never more than five, and quickly.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { MAX_QUESTIONS, nextQuestion } from './questions.ts';
import { EMPTY_READING, type Reading } from './reading/reading.ts';

const careers = await readCareers();
const likes = (...concepts: string[]) =>
  concepts.map((concept) => ({ concept, stance: 'likes', quote: null }) as const);
const READING: Reading = {
  ...EMPTY_READING,
  activities: likes('pacjenci', 'dokumenty'),
  work: [{ occupation: 'pielegniarka', label: 'pielęgniarka', relation: 'now', years: 18, quote: null }],
};
const ask = (reading: Reading, asked: readonly string[] = [], facts: unknown = {}) =>
  nextQuestion(reading, ['helping'], facts, careers, asked);

test('a question comes with its reason and at least two ready answers, one of which changes the reading', () => {
  const question = ask(READING);
  expect(question?.why).toMatch(/^Pytamy, bo to zmienia najwięcej: do [1-8] z/);
  expect(question?.answers.length).toBeGreaterThanOrEqual(2);
  expect(question?.answers.some(({ adds }) => Object.keys(adds).length > 0)).toBe(true);
});

test('the same reading is asked the same', () => {
  expect(ask(READING)).toEqual(ask(READING));
});

test('nothing is asked twice, and after five questions nothing at all', () => {
  const asked: string[] = [];
  for (let round = 0; round < MAX_QUESTIONS; round++) {
    const question = ask(READING, asked);
    if (question === null) break;
    expect(asked).not.toContain(question.id);
    asked.push(question.id);
  }
  expect(asked.length).toBeGreaterThan(1);
  expect(ask(READING, ['a', 'b', 'c', 'd', 'e'])).toBeNull();
  expect(ask(READING, ['a', 'b', 'c', 'd'])).not.toBeNull();
});

test.each([
  ['by the reading', [{ kind: 'lifting', value: 'avoid', firm: true, quote: null }], {}],
  ['by the facts', [], { noLifting: true }],
] as const)('what is known %s is not asked', (_, conditions, facts) => {
  const ids: string[] = [];
  for (;;) {
    const question = ask({ ...READING, conditions }, ids, facts);
    if (question === null) break;
    ids.push(question.id);
  }
  expect(ids).not.toContain('lifting');
});

test('nobody without work behind them is asked whether they want to stay in it', () => {
  const ids: string[] = [];
  for (;;) {
    const question = ask({ ...READING, work: [] }, ids);
    if (question === null) break;
    ids.push(question.id);
  }
  expect(ids).not.toContain('field');
});

test('the concepts that answers add are rows of words', () => {
  const question = nextQuestion(EMPTY_READING, ['helping'], {}, careers, []);
  const slugs = new Set(careers.words.map(({ slug }) => slug));
  const added = question?.answers.flatMap(({ adds }) => adds.activities ?? []) ?? [];
  for (const { concept } of added) expect(slugs.has(concept)).toBe(true);
});
