import { expect, test } from 'vitest';
import { parsePractice } from './reply.ts';

const told = {
  summary: 'O zmiennych.',
  terms: [{ term: 'zmienna', meaning: 'Nazwa.' }],
  questions: [{ kind: 'single', text: '?', options: ['a', 'b', 'c'], right: 1, why: 'Bo tak.' }],
  exercise: { task: 'Zapisz.', hint: 'Zacznij.', minutes: 10 },
};
const aim = { goal: 'Zapiszesz liczbę.', leaves: 'Plik.' };
const reasonOf = (value: unknown) => {
  const parsed = parsePractice(JSON.stringify(value), aim);
  return parsed.ok ? null : parsed.reason;
};

test('goal and what it leaves are those of the structure, and only without them those of the reply', () => {
  const reply = JSON.stringify({ ...told, goal: 'Inny cel.', leaves: 'Coś innego.', price: 0 });
  expect(parsePractice(reply, aim)).toEqual({ ok: true, practice: { ...told, ...aim } });
  expect(parsePractice(reply, {})).toMatchObject({ practice: { goal: 'Inny cel.', leaves: 'Coś innego.' } });
  expect(parsePractice(JSON.stringify(told), {})).toMatchObject({ ok: false });
});

test('fences and signs that nobody sees go', () => {
  const reply = `\`\`\`json\n${JSON.stringify({ ...told, summary: ' O\u0007 zmien\u200bnych. ' })}\n\`\`\``;
  expect(parsePractice(reply, aim)).toMatchObject({ practice: { summary: 'O zmiennych.' } });
});

test.each([
  ['no object', [], 'To nie jest obiekt JSON.'],
  ['no exercise', { ...told, exercise: undefined }, 'Pole exercise: niepoprawna wartość.'],
  [
    'a question without a right answer',
    { ...told, questions: [{ ...told.questions[0], right: undefined }] },
    'Pole questions[0].right: niepoprawna wartość.',
  ],
])('%s: its place is told', (_, value, reason) => {
  expect(reasonOf(value)).toBe(reason);
});

test('a reply that is cut says so', () => {
  expect(parsePractice(JSON.stringify(told).slice(0, -20), aim)).toEqual({
    ok: false,
    reason: 'odpowiedź urywa się przed końcem',
  });
  expect(parsePractice(null, aim)).toMatchObject({ ok: false });
});
