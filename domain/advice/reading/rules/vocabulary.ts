// All words that the table of forms has to know, with the words that some of them inflect like (scripts/words.ts makes the table).
import type { CalledRow, WordRow } from '../../occupation.ts';
import { BACKGROUND_PATTERNS } from './background.ts';
import { CONDITION_PATTERNS } from './conditions.ts';
import { FIGURE_PATTERNS } from './figures.ts';
import { wordsOfPattern } from './patterns.ts';
import { entriesOf } from './says.ts';
import { STANCE_PATTERNS } from './stances.ts';
import { namePatterns, type NamedOccupation } from './trades.ts';
import { COURSE } from './courses.ts';
import { WORK_PATTERNS } from './work.ts';
import { QUESTION_PATTERNS } from './questions.ts';
import { YEARS_PATTERNS } from './years.ts';

// Participles that stand as adjectives, and adjectives with 'nie': the dictionary files them under another word.
const LIKE: readonly (readonly [string, string])[] = [
  ['stojący', 'gorący'],
  ['siedzący', 'gorący'],
  ['czyszczący', 'gorący'],
  ['niepełny', 'pełny'],
  ['niesprawny', 'sprawny'],
  ['wypalony', 'zielony'],
  ['zmęczony', 'zielony'],
  ['znudzony', 'zielony'],
  ['ulubiony', 'zielony'],
  ['zainteresowany', 'znany'],
];

export type Vocabulary = {
  words: ReadonlySet<string>;
  models: ReadonlyMap<string, string>;
};

export function vocabularyOf(
  rows: readonly Pick<WordRow, 'words'>[],
  called: readonly CalledRow[],
  occupations: readonly NamedOccupation[],
): Vocabulary {
  const said = [...rows, ...called].map(({ words }) => entriesOf(words));
  const patterns = [
    ...said.flatMap(({ words }) => words),
    ...occupations.flatMap(namePatterns),
    ...STANCE_PATTERNS,
    ...CONDITION_PATTERNS,
    ...WORK_PATTERNS,
    ...COURSE,
    ...YEARS_PATTERNS,
    ...BACKGROUND_PATTERNS,
    ...FIGURE_PATTERNS,
    ...QUESTION_PATTERNS,
  ];
  return {
    words: new Set(patterns.flatMap(wordsOfPattern)),
    models: new Map([...LIKE, ...said.flatMap(({ models }) => [...models])]),
  };
}
