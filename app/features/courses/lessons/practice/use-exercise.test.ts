import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropDraft, keepDraft, keptDraft } from './use-exercise.ts';

const ALA = { owner: 'ala', place: '/api/courses/sql/lessons/1/exercise' };
const OTHER_LESSON = { ...ALA, place: '/api/courses/sql/lessons/2/exercise' };
const OLA = { ...ALA, owner: 'ola' };

let stored: Map<string, string>;
let isFull: boolean;

beforeEach(() => {
  stored = new Map();
  isFull = false;
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => stored.delete(key),
    setItem(key: string, text: string) {
      if (isFull) throw new Error('full');
      stored.set(key, text);
    },
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a draft is its person’s and its exercise’s', () => {
  expect(keepDraft(ALA, { text: 'moje', base: 2 })).toBe(true);
  expect([keptDraft(ALA), keptDraft(OTHER_LESSON), keptDraft(OLA)]).toEqual([
    { text: 'moje', base: 2 },
    null,
    null,
  ]);
});

test('what the server has is dropped; another tab’s text and other lessons’ stay', () => {
  keepDraft(ALA, { text: 'nowsze', base: 2 });
  keepDraft(OTHER_LESSON, { text: 'inne', base: 0 });
  dropDraft(ALA, 'starsze');
  expect(keptDraft(ALA)?.text).toBe('nowsze');
  dropDraft(ALA, 'nowsze');
  expect([keptDraft(ALA), keptDraft(OTHER_LESSON)?.text]).toEqual([null, 'inne']);
  dropDraft(OTHER_LESSON, 'inne');
  expect(stored.size).toBe(0);
});

test('a browser that keeps nothing says so', () => {
  isFull = true;
  expect(keepDraft(ALA, { text: 'moje', base: 0 })).toBe(false);
});

test.each(['', 'null', '[]', '{"/api/courses/sql/lessons/1/exercise":{"text":1,"base":0}}', '{'])(
  'what can’t be read is no draft: %j',
  (text) => {
    stored.set('exercises_ala', text);
    expect(keptDraft(ALA)).toBeNull();
    expect(keepDraft(ALA, { text: 'moje', base: 0 })).toBe(true);
  },
);

test('the record tells when it was last changed', () => {
  vi.useFakeTimers({ now: 1_764_000_000_000 });
  keepDraft(ALA, { text: 'moje', base: 0 });
  expect(stored.get('exercises_ala')).toMatch(/,"at":1764000000000\}$/);
});
