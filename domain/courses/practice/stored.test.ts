import { expect, test } from 'vitest';
import type { LessonPractice } from './practice.ts';
import { readStoredFeedback, readStoredPractice, storedPracticeText } from './stored.ts';

const practice: LessonPractice = {
  goal: 'Zapiszesz liczbę pod nazwą.',
  leaves: 'Plik z jedną zmienną.',
  summary: 'Zmienna to nazwa.',
  terms: [{ term: 'zmienna', meaning: 'Nazwa wartości.' }],
  questions: [
    { kind: 'single', text: '?', options: ['a', 'b', 'c'], right: 1, why: 'Bo tak.' },
    { kind: 'multiple', text: '?', options: ['a', 'b', 'c'], right: [0, 2], why: 'Bo tak.' },
    { kind: 'order', text: '?', items: ['a', 'b', 'c'], why: 'Bo tak.' },
    { kind: 'gap', text: 'Ala ma ___.', accepted: ['kota'], why: 'Bo tak.' },
  ],
  exercise: { task: 'Zapisz.', hint: 'Zacznij.', minutes: 10 },
};

test('what is stored reads back, without fields that nobody knows', () => {
  expect(readStoredPractice(storedPracticeText({ ...practice, title: 'x' } as LessonPractice))).toEqual(
    practice,
  );
});

test('a state is kept, and a broken one costs no practice', () => {
  const state = { now: 'ceny.txt', concepts: ['suma'], words: [] };
  expect(readStoredPractice(storedPracticeText({ ...practice, state }))).toEqual({ ...practice, state });
  expect(readStoredPractice(JSON.stringify({ ...practice, state: 'x' }))).toEqual(practice);
});

test('a talk is kept, and a broken one costs no practice', () => {
  const talk = {
    partner: 'Ola',
    scene: 'Umawiasz się.',
    opening: 'Tak?',
    knows: 'Ma czas.',
    points: ['a', 'b'],
  };
  expect(readStoredPractice(storedPracticeText({ ...practice, talk }))).toEqual({ ...practice, talk });
  expect(readStoredPractice(JSON.stringify({ ...practice, talk: { partner: 'Ola' } }))).toEqual(practice);
});

test.each([null, undefined, '', '{', 'null', '{"goal":1}', '[]'])('%s is no practice', (text) => {
  expect(readStoredPractice(text)).toBeNull();
});

test('feedback that is kept comes back, and what is none of ours is none', () => {
  const kept = { there: ['Jest suma.'], missing: [], next: 'Dopisz gaz.', version: 2, at: 7 };
  expect(readStoredFeedback(JSON.stringify(kept))).toEqual(kept);
  expect(readStoredFeedback(JSON.stringify({ ...kept, next: 7 }))).toBeNull();
  expect(readStoredFeedback('{')).toBeNull();
  expect(readStoredFeedback(null)).toBeNull();
});
