import { expect, test } from 'vitest';
import { wordsOf } from '../lessons/lesson.ts';
import { PRACTICE_BOUNDS } from './practice-rules.ts';
import type { Question } from './practice.ts';
import { parsePractice } from './reply.ts';

const why = 'Bo tak.';
const single = { kind: 'single', text: '?', options: ['a', 'b', 'c'], right: 1, why };
const told = {
  summary: 'O zmiennych.',
  terms: [{ term: 'zmienna', meaning: 'Nazwa.' }],
  questions: [single],
  exercise: { task: 'Zapisz.', hint: 'Zacznij.', minutes: 10 },
};
const aim = { title: 'Zmienne', goal: 'Zapiszesz liczbę.', leaves: 'Plik.' };
const practiceOf = (value: object, of: Parameters<typeof parsePractice>[1] = aim) => {
  const parsed = parsePractice(JSON.stringify({ ...told, ...value }), of);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.practice;
};
const reasonOf = (value: unknown) => {
  const parsed = parsePractice(JSON.stringify(value), aim);
  return parsed.ok ? null : parsed.reason;
};
const sentences = (count: number) => Array.from({ length: count }, () => 'Ala ma kota i psa.').join(' ');

test('goal and what it leaves are those of the structure, and only without them those of the reply', () => {
  const own = { goal: 'Inny cel.', leaves: 'Coś innego.', price: 0 };
  const { title, ...aims } = aim;
  expect(practiceOf(own)).toEqual({ ...told, ...aims });
  expect(practiceOf(own, { title })).toMatchObject({ goal: 'Inny cel.', leaves: 'Coś innego.' });
  expect(practiceOf({}, { title })).toMatchObject({ goal: 'Zmienne', leaves: 'Zmienne' });
});

test('fences and signs that nobody sees go', () => {
  const reply = `\`\`\`json\n${JSON.stringify({ ...told, summary: ' O\u0007 zmien\u200bnych. ' })}\n\`\`\``;
  expect(parsePractice(reply, aim)).toMatchObject({ practice: { summary: 'O zmiennych.' } });
});

const state = { now: 'a.py:\nif a:\n    b()', concepts: ['if'], words: [] };

test('the state is kept as it came; one that can’t be used, or breaks all after it, is dropped', () => {
  expect(practiceOf({ state }).state).toEqual(state);
  for (const broken of [7, null, {}, { now: [] }])
    expect(practiceOf({ state: broken })).not.toHaveProperty('state');
  const whole = JSON.stringify({ ...told, state });
  for (const reply of [
    whole.slice(0, -9),
    whole.slice(0, whole.indexOf('"now"')),
    whole.replace('if a', 'if "a'),
  ])
    expect(parsePractice(reply, aim)).toMatchObject({ ok: true, practice: told });
  expect(parsePractice(whole.slice(0, whole.indexOf('"exercise"')), aim)).toMatchObject({ ok: false });
});

test('what is too long is shortened at a sentence, and what is forgotten filled in', () => {
  const { summary, terms, exercise } = practiceOf({
    summary: sentences(40),
    terms: [{ term: 'a', meaning: sentences(20) }],
    exercise: { task: sentences(40), hint: sentences(30), minutes: 90 },
  });
  expect(summary.length).toBeLessThanOrEqual(PRACTICE_BOUNDS.summary);
  expect(terms[0]?.meaning.length).toBeLessThanOrEqual(PRACTICE_BOUNDS.meaning);
  expect(exercise.hint.length).toBeLessThanOrEqual(PRACTICE_BOUNDS.hint);
  expect(wordsOf(exercise.task)).toBe(PRACTICE_BOUNDS.taskWords.most);
  for (const text of [summary, terms[0]?.meaning, exercise.hint, exercise.task])
    expect(text).toMatch(/psa\.$/);
  expect(exercise.minutes).toBe(45);
  expect(practiceOf({ summary: undefined }).summary).toBe(aim.goal);
});

test.each([
  [undefined, 20],
  ['15 min', 15],
  [9, 10],
  [10.4, 10],
  [45.6, 45],
])('%j minutes are %i', (minutes, expected) => {
  expect(practiceOf({ exercise: { task: 'Zrób.', minutes } }).exercise).toEqual({
    task: 'Zrób.',
    hint: '',
    minutes: expected,
  });
});

test('each term stands once, and five are enough', () => {
  const terms = ['a', 'A', 'b', '', 'c', 'd', 'e', 'f'].map((term) => ({ term, meaning: 'Znaczenie.' }));
  expect(practiceOf({ terms }).terms.map(({ term }) => term)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(practiceOf({ terms: null }).terms).toEqual([]);
});

test.each<[string, object, Partial<Question>]>([
  ['a number in digits', { ...single, right: '2' }, { kind: 'single', right: 2 }],
  ['the right words', { ...single, right: 'c' }, { kind: 'single', right: 2 }],
  ['a list of one', { ...single, right: [0] }, { kind: 'single', right: 0 }],
  ['two right ones', { ...single, right: [0, 2] }, { kind: 'multiple', right: [0, 2] }],
  ['no kind', { ...single, kind: undefined }, { kind: 'single', right: 1 }],
  ['no explanation', { ...single, why: '' }, { why: 'Odpowiedź znajdziesz w\u00a0tekście lekcji.' }],
  ['five options', { ...single, options: ['a', 'b', 'c', 'd', 'e'] }, { right: 1 }],
  [
    'a gap drawn otherwise',
    { kind: 'gap', text: 'Ala ma […].', accepted: 'kota', why },
    { text: 'Ala ma ___.' },
  ],
  [
    'a gap between the brackets of code',
    { kind: 'gap', text: 'Ostatni znak to nazwa[___].', accepted: ['-1'], why },
    { text: 'Ostatni znak to nazwa[___].' },
  ],
  ['a longer gap', { kind: 'gap', text: 'Ala ma _____.', accepted: ['kota'], why }, { text: 'Ala ma ___.' }],
])('%s is mended', (_, question, expected) => {
  expect(practiceOf({ questions: [question] }).questions).toMatchObject([expected]);
});

test.each<[string, unknown]>([
  ['two gaps', { kind: 'gap', text: '___ ma ___.', accepted: ['kota'], why }],
  ['no gap', { kind: 'gap', text: 'Ala ma kota.', accepted: ['kota'], why }],
  ['nothing accepted', { kind: 'gap', text: 'Ala ma ___.', accepted: [], why }],
  ['a right option that is not there', { ...single, right: 3 }],
  ['nothing right', { ...single, right: undefined }],
  ['all right', { ...single, kind: 'multiple', right: [0, 1, 2] }],
  ['an option twice', { ...single, options: ['a', 'A', 'b'] }],
  ['an empty option', { ...single, options: ['a', '', 'b'] }],
  ['one option', { ...single, options: ['a'], right: 0 }],
  ['one item', { kind: 'order', text: 'Ułóż.', items: ['a'], why }],
  ['no text', { ...single, text: '' }],
  ['a kind that nobody knows', { ...single, kind: 'essay' }],
  ['no object', 'Co to?'],
])('a question with %s is left out, and the others stay', (_, question) => {
  expect(practiceOf({ questions: [question, single] }).questions).toHaveLength(1);
  expect(reasonOf({ ...told, questions: [question] })).toMatch(/żadnego pytania/);
});

test('a link is its text, code is code, and an empty opening goes', () => {
  const task = 'Pamiętaj, że masz [wzór](https://firma.pl/a) i `git clone https://firma.pl/a`.';
  expect(practiceOf({ exercise: { ...told.exercise, task } }).exercise.task).toBe(
    'Masz wzór i `git clone https://firma.pl/a`.',
  );
});

test.each([
  ['no object', [], 'To nie jest obiekt JSON.'],
  ['no exercise', { ...told, exercise: undefined }, 'brakuje exercise.task.'],
  ['no question', { ...told, questions: undefined }, 'żadnego pytania w questions nie da się zadać.'],
])('%s: it is told', (_, value, reason) => {
  expect(reasonOf(value)).toBe(reason);
});

test('a reply that is cut says so', () => {
  expect(parsePractice(JSON.stringify(told).slice(0, -20), aim)).toEqual({
    ok: false,
    reason: 'odpowiedź urywa się przed końcem',
  });
  expect(parsePractice(null, aim)).toMatchObject({ ok: false });
});

test('a talk is cleaned like the rest, and one that nobody could hold is left out', () => {
  const talk = { partner: 'Ola', scene: 'Umawiasz się.', opening: 'Tak?', knows: '', points: ['a', 'b'] };
  expect(practiceOf({ talk }).talk).toEqual(talk);
  expect(practiceOf({ talk: { ...talk, opening: '\u0000 Tak? ' } }).talk).toEqual(talk);
  expect(practiceOf({ talk: { ...talk, points: ['a'] } })).not.toHaveProperty('talk');
});
