// The chooser: it asks what changes the list, never what is known, never more than five, and quickly.
import { expect, test } from 'vitest';
import { readCareers } from '#content/careers.server.ts';
import { ANSWER_FACTOR } from './answers-back.ts';
import type { AdviceInput } from './person.ts';
import { MAX_QUESTIONS, nextQuestion } from './questions.ts';
import { readByRules } from './reading/read-by-rules.ts';

const careers = await readCareers();
const ANSWERS = {
  preferences: ['nature'],
  additional_interests: 'Lubię zwierzęta i las.',
  additional_info: '',
};
const ask = (asked: readonly string[] = [], more: Omit<AdviceInput, 'answers'> = {}) =>
  nextQuestion({ answers: ANSWERS, ...more }, careers, asked);
const LIFTING = { kind: 'lifting', value: 'avoid' } as const;
const READING = readByRules(ANSWERS, careers);

test('a question comes with its reason and at least two ready answers, one of which changes a condition', () => {
  const question = ask();
  expect(question?.why).toMatch(/^Pytamy, bo to zmienia najwięcej: do [1-8] z/);
  expect(question?.answers.length).toBeGreaterThanOrEqual(2);
  expect(question?.answers.some(({ change }) => change !== null)).toBe(true);
});

test('the same reading is asked the same', () => {
  expect(ask()).toEqual(ask());
});

test('nothing is asked twice, and after five questions nothing at all', () => {
  const asked: string[] = [];
  for (let round = 0; round < MAX_QUESTIONS; round++) {
    const question = ask(asked);
    if (question === null) break;
    expect(asked).not.toContain(question.id);
    asked.push(question.id);
  }
  expect(asked.length).toBeGreaterThan(1);
  expect(ask(['a', 'b', 'c', 'd', 'e'])).toBeNull();
  expect(ask(['a', 'b', 'c', 'd'])).not.toBeNull();
});

test.each([
  ['by the reading', { reading: { ...READING, conditions: [{ ...LIFTING, firm: true, quote: null }] } }],
  ['by the facts', { facts: { noLifting: true } }],
  ['by an answer', { denied: [{ factor: ANSWER_FACTOR, evidence: 'lifting avoid' }] }],
  ['by an answer that it doesn’t matter', { denied: [{ factor: ANSWER_FACTOR, evidence: 'lifting any' }] }],
] as const)('what is known %s is not asked', (_, more) => {
  expect(allAsked({})).toContain('lifting');
  expect(allAsked(more)).not.toContain('lifting');
});

/** What would be asked, one after another. */
function allAsked(more: Omit<AdviceInput, 'answers'>): string[] {
  const ids: string[] = [];
  for (;;) {
    const question = ask(ids, more);
    if (question === null) return ids;
    ids.push(question.id);
  }
}
