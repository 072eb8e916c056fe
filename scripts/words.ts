// npm run words: makes content/careers/forms.json, the inflected forms of all words that reading by rules knows. Needed after a word of
// content/careers or of a pattern has changed; a test says so. Fails on a form that two rows claim.
import { writeFileSync } from 'node:fs';
import { CALLED } from '#content/careers/called.ts';
import { readOccupations } from '#content/careers/tables.ts';
import { WORDS } from '#content/careers/words.ts';
import { vocabularyOf } from '#domain/advice/reading/rules/vocabulary.ts';
import { clashesIn, formsOf, makeTable, readDictionary } from './words/make-forms.ts';

const vocabulary = vocabularyOf(WORDS, CALLED, await readOccupations());
const dictionary = readDictionary();
const clashes = clashesIn(WORDS, (word) => formsOf(word, vocabulary, dictionary) ?? [word]);
if (clashes.length > 0) {
  process.stderr.write(`Two rows claim a form; let one say '-form':\n${clashes.join('\n')}\n`);
  process.exitCode = 1;
} else {
  const { table, unknown } = makeTable(vocabulary, dictionary);
  writeFileSync('content/careers/forms.json', `${JSON.stringify(table, null, 2)}\n`);
  process.stdout.write(
    `${table.words.length} words. Not in the dictionary, so without forms: ${unknown.join(', ')}\n`,
  );
}
