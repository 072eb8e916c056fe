// What the rule hears in the quiz's texts, by name, for whoever is still typing (docs/decisions.md 'What the quiz says it heard'). The
// same reading as in person.ts, over the dictionary alone: it needs no table of occupations, so the browser can do it.
import { lazy } from '../../lazy.ts';
import { LIKED, LIVED } from './cues.ts';
import { makeDictionary } from './dictionary.ts';
import { hear, type HeardWords, type Hearing } from './heard-words.ts';
import { standsOf } from './stands.ts';
import { statedLimits, type StatedLimits } from './stated-limits.ts';
import { plainText, tokensOf } from './tokens.ts';

/** The words of a meaning and its name; '' = it speaks of no occupation, or isn't told. */
export type NamedWords = readonly [say: string, name: string];

/** Names in the order in which they were said. */
export type Echo = { liked: string[]; disliked: string[]; limits: StatedLimits };

/** `isInfo`: the last text, where people tell of themselves. */
export type Listening = (text: string, isInfo: boolean) => Echo;

export function listeningWith(words: readonly NamedWords[]): Listening {
  const hearing = lazy((): Hearing => ({
    dictionary: makeDictionary(words.map(([say]) => say)),
    concepts: words.map(([, name]) => ({ occupations: name === '' ? [] : [name] })),
  }));
  const namesOf = (heard: HeardWords) => [
    ...new Set([...heard.keys()].map((concept) => words[concept]?.[1] ?? '')),
  ];
  return (text, isInfo) => {
    const tokens = tokensOf(text);
    const liked: HeardWords = new Map();
    const disliked: HeardWords = new Map();
    hear(tokens, standsOf(tokens, isInfo ? LIVED : LIKED), hearing(), liked, disliked);
    const plain = plainText(tokens);
    const limits = statedLimits(plain, isInfo ? plain : '');
    return { liked: namesOf(liked), disliked: namesOf(disliked), limits };
  };
}
