import { expect, test } from 'vitest';
import type { AnswerChanges } from '#domain/advice/analysis/comparison/compare-answers.ts';
import type { ComparedPath, PathThen } from '#domain/advice/analysis/comparison/compare.ts';
import { answerLines, changeBefore, changeNow, ledgerChangeWords } from './change-words.ts';

const none = { added: [], removed: [] };
const NOTHING: AnswerChanges = { preferences: none, interests: none, info: none, facts: [] };
const then = (place: number, quotes: string[] | null = null): PathThen => ({ place, pay: null, quotes });
const path = (some: Partial<ComparedPath>): ComparedPath => ({
  name: 'Leśnik',
  before: then(1),
  now: then(1),
  ledger: null,
  names: {},
  ...some,
});

test('answers that differ are quoted, and those that don’t are left out', () => {
  expect(answerLines(NOTHING)).toEqual([]);
  expect(
    answerLines({
      preferences: { added: ['nature'], removed: [] },
      interests: { added: ['las', 'góry'], removed: ['morze'] },
      info: none,
      facts: ['years', 'noShifts'],
    }),
  ).toEqual([
    { label: 'Co Cię inspiruje', said: ['dodane: „Natura”'] },
    { label: 'Zainteresowania', said: ['dodane: „las”, „góry”', 'usunięte: „morze”'] },
    { label: 'Fakty', said: ['inne: lata pracy, praca zmianowa'] },
  ]);
});

test.each([
  [0, 12, 'doszło: Twoje słowa: las (+12)'],
  [9, 0, 'odpadło: Twoje słowa: las (+9)'],
  [-2, 3, 'Twoje słowa: las (−2 → +3)'],
])('a line of the ledger from %d to %d', (before, now, words) => {
  expect(ledgerChangeWords({ factor: 'words', evidence: 'las', before, now }, {})).toBe(words);
});

const line = { factor: 'words', evidence: 'las', before: 0, now: 1 } as const;

test.each<[string, Partial<ComparedPath>]>([
  ['nowe', { before: null }],
  ['z\u00a03. na 1. miejsce', { before: then(3) }],
  ['bez zmian', {}],
  ['bez zmian', { ledger: [], before: then(1, ['las']), now: then(1, ['las']) }],
  ['to samo miejsce', { ledger: [line] }],
  ['to samo miejsce', { before: then(1, ['las']), now: then(1, ['góry']) }],
])('a path is called "%s"', (word, some) => {
  expect(changeNow(path(some))?.word).toBe(word);
});

test('a path that has gone says so where it was, and nowhere else', () => {
  expect(changeBefore(path({ now: null }))?.word).toBe('nie ma już');
  expect(changeNow(path({ now: null }))).toBeNull();
  expect(changeBefore(path({}))).toBeNull();
});
