// A row of words: words in all their forms, '=forma' for itself alone, '-forma' for a form that isn't meant, "kilka słów" for a phrase of
// them. 'dron~tron' inflects like a word that the dictionary knows.
import { patternOf, type Pattern } from './patterns.ts';

type Says = { words: Pattern[]; not: ReadonlySet<string>; models: ReadonlyMap<string, string> };

export function entriesOf(say: string): Says {
  const words: Pattern[] = [];
  const not = new Set<string>();
  const models = new Map<string, string>();
  for (const [, phrase, one = ''] of say.matchAll(/"([^"]+)"|(\S+)/g)) {
    if (phrase === undefined && one.startsWith('-')) {
      not.add(one.slice(1));
      continue;
    }
    const bare = (phrase ?? one).replaceAll(/([^\s=]+)~(\S+)/g, (_, word: string, model: string) => {
      models.set(word, model);
      return word;
    });
    words.push(patternOf(bare));
  }
  return { words, not, models };
}

/** The same as plain words, for a search that knows forms by itself. */
export function plainWords(say: string): string {
  return say
    .split(' ')
    .filter((word) => !word.startsWith('-') && !word.startsWith('..'))
    .map((word) => word.replaceAll(/["=]|~.*/g, ''))
    .join(' ');
}
