// What a sentence speaks of: its words put right, without those that only fill, and where each concept stands in it.
import { lazy } from '../../platform/lazy.ts';
import { phraseIndex, placesIn, type Place, type Places } from './phrases.ts';
import { keyOf } from './reading.ts';
import { putRight } from './spelling.ts';
import { CONTEXT_WORDS } from './words/context.ts';
import { DEATH_WORDS } from './words/death.ts';
import { FILLERS } from './words/fillers.ts';
import { IDIOMS } from './words/idioms.ts';
import { LIFE_WORDS } from './words/life.ts';
import { LIVING_WORDS } from './words/living.ts';
import { MEANS_WORDS } from './words/means.ts';
import { VIOLENCE_WORDS } from './words/violence.ts';

/** Places are places of `text`. */
export type Sentence = { text: readonly string[]; places: Places };

const phrasesOf = (text: string) => text.split(/;\s*/).map((phrase) => phrase.trim());
const listsOf = (words: Record<string, string>) =>
  Object.fromEntries(Object.entries(words).map(([concept, text]) => [concept, phrasesOf(text)]));

const rules = lazy(() => ({
  fillers: new Set(FILLERS.split(/\s+/).map(keyOf)),
  idioms: phraseIndex({ IDIOM: phrasesOf(IDIOMS) }),
  words: phraseIndex(
    listsOf({
      ...DEATH_WORDS,
      ...LIFE_WORDS,
      ...MEANS_WORDS,
      ...VIOLENCE_WORDS,
      ...CONTEXT_WORDS,
      ...LIVING_WORDS,
    }),
  ),
}));

// A comma before these is a matter of spelling, no pause.
const JOINING = /^(?:ze|zeby\w*|aby\w*|by|bym|bys|czy|gdyby\w*|jakby\w*|niz|co|dla|ktor\w+|po)$/;

export function understood(sentence: readonly string[]): Sentence {
  const { fillers, idioms, words } = rules();
  const written = putRight(sentence);
  const kept = written.filter(
    (word, at) => !fillers.has(word) && !(word === ',' && JOINING.test(written[at + 1] ?? '')),
  );
  const text = withoutIdioms(kept, placesIn(kept, idioms).get('IDIOM') ?? []);
  return { text, places: placesIn(text, words) };
}

function withoutIdioms(words: readonly string[], idioms: readonly Place[]): string[] {
  const cut = new Set(
    idioms.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
  return words.map((word, at) => (cut.has(at) ? '…' : word));
}
