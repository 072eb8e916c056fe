// The table of forms is made by `npm run words` and kept, so that no build needs the dictionary.
import { expect, test } from 'vitest';
import { vocabularyOf } from '#domain/advice/reading/rules/vocabulary.ts';
import { clashesIn, fingerprint, formsOf, readDictionary } from '#scripts/words/make-forms.ts';
import { CALLED } from './called.ts';
import forms from './forms.json' with { type: 'json' };
import { readOccupations } from './tables.ts';
import { WORDS } from './words.ts';

test('the table was made of today’s words: else run npm run words', async () => {
  expect(fingerprint(vocabularyOf(WORDS, CALLED, await readOccupations()))).toBe(forms.made);
});

test('two rows that claim one form are told', () => {
  const dictionary = readDictionary();
  const expand = (word: string) => formsOf(word, { models: new Map() }, dictionary) ?? [word];
  const rows = [
    { slug: 'stal', words: 'stal' },
    { slug: 'stanie', words: 'stać =stali' },
  ];
  expect(clashesIn(rows, expand)).toEqual(['stali: stal, stanie']);
  expect(clashesIn([{ slug: 'stal', words: 'stal -stali' }, ...rows.slice(1)], expand)).toEqual([]);
});
