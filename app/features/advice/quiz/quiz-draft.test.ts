import { expect, test } from 'vitest';
import {
  draftSeenBy,
  EMPTY_DRAFT,
  isStillAsked,
  parseAnswers,
  parseDraft,
  type QuizDraft,
} from './quiz-draft.ts';

const DRAFT: QuizDraft = {
  owner: 'anna',
  hasLapsed: false,
  step: 3,
  answers: { preferences: ['nature', 'creative'], additional_interests: 'las', additional_info: 'wieczory' },
  extras: { facts: { years: 3, noLifting: true }, healthConsent: true },
  understood: null,
  askedAt: null,
};

test('a draft survives being stored', () => {
  expect(parseDraft(JSON.stringify(DRAFT))).toEqual(DRAFT);
  expect(parseDraft(JSON.stringify(EMPTY_DRAFT))).toEqual(EMPTY_DRAFT);
});

test('a draft from before there were facts has none', () => {
  const { extras: _, ...older } = DRAFT;
  expect(parseDraft(JSON.stringify(older))).toEqual({ ...DRAFT, extras: {} });
});

test.each([
  '',
  'undefined',
  'null',
  '[]',
  '{}',
  '{"step":1}',
  JSON.stringify({ ...DRAFT, step: 4 }),
  JSON.stringify({ ...DRAFT, owner: 7 }),
  JSON.stringify({ ...DRAFT, answers: { ...DRAFT.answers, preferences: 'nature' } }),
  JSON.stringify({ ...DRAFT, answers: { ...DRAFT.answers, additional_interests: 5 } }),
])('a broken draft is dropped: %s', (text) => {
  expect(parseDraft(text)).toBeNull();
});

test('unknown and repeated options go', () => {
  const answers = { ...DRAFT.answers, preferences: ['creative', 'fame', 'creative'] };
  expect(parseAnswers(JSON.stringify(answers))?.preferences).toEqual(['creative']);
});

test('a stranger’s draft passes to anyone who signs in', () => {
  expect(draftSeenBy('anna', { ...DRAFT, owner: null })).toEqual(DRAFT);
  expect(draftSeenBy(null, { ...DRAFT, owner: null })).toEqual({ ...DRAFT, owner: null });
});

test('a person’s draft is nobody else’s, and out of sight after signing out', () => {
  expect(draftSeenBy('anna', DRAFT)).toEqual(DRAFT);
  expect(draftSeenBy('piotr', DRAFT)).toBeNull();
  expect(draftSeenBy(null, DRAFT)).toBeNull();
});

test('when the session ran out in mid-quiz, the draft waits for its owner in sight, and for nobody else', () => {
  const lapsed = { ...DRAFT, hasLapsed: true };
  expect(draftSeenBy(null, lapsed)).toEqual(lapsed);
  expect(draftSeenBy('anna', lapsed)).toEqual(DRAFT);
  expect(draftSeenBy('piotr', lapsed)).toBeNull();
});

test('while nobody can tell who is here, the draft stays', () => {
  expect(draftSeenBy(undefined, DRAFT)).toEqual(DRAFT);
});

test.each([
  [null, false],
  [1_000, true],
  [1_000 - 10 * 60_000, true],
  [1_000 - 10 * 60_000 - 1, false],
  // Of a clock that was set back.
  [1_001, false],
])('what was asked for at %j is waited for: %s', (askedAt, isAsked) => {
  expect(isStillAsked({ askedAt }, 1_000)).toBe(isAsked);
});

test('a draft that somebody waits for survives the way through Google, and only a moment is one', () => {
  expect(parseDraft(JSON.stringify({ ...DRAFT, askedAt: 7 }))?.askedAt).toBe(7);
  expect(parseDraft(JSON.stringify({ ...DRAFT, askedAt: 'now' }))?.askedAt).toBeNull();
  expect(draftSeenBy('piotr', { ...DRAFT, hasLapsed: true, askedAt: 7 })).toBeNull();
});
