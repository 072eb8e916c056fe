// The words of a text that mean something, for and against, each meaning once: said again in other words it counts more.
import { folded } from '../../folded-text.ts';
import { DISLIKED, type Stand } from './cues.ts';
import type { Dictionary } from './dictionary.ts';
import { isForeignLanguage, isNoise } from './noise.ts';
import type { Token } from './tokens.ts';

/** A word as written, the meaning that it has, and how much it counts (0 to 2, 1 = said once as liked). */
export type SaidWord = { concept: number; word: string; weight: number };

const FOREIGN_LANGUAGE = 'jezyk';

/** A dictionary, and whether a meaning of it speaks of any occupation. */
export type Hearing = {
  dictionary: Pick<Dictionary, 'findAt'>;
  concepts: readonly { occupations: readonly unknown[] }[];
};

export function hear(
  tokens: readonly Token[],
  stands: readonly Stand[],
  { dictionary, concepts }: Hearing,
  liked: HeardWords,
  disliked: HeardWords,
): void {
  const words = tokens.map((token, at) => wordAt(tokens, token, at));
  for (let at = 0; at < tokens.length;) {
    const found = words[at] === '' ? null : dictionary.findAt(words, at);
    const stand = stands[at] ?? 0;
    if (found !== null && stand !== 0) {
      const word = tokens.slice(at, at + found.length).map((token) => token.raw);
      for (const concept of found.rows) {
        if (concepts[concept]?.occupations.length === 0) continue;
        note(stand === DISLIKED ? disliked : liked, concept, word.join(' '), Math.abs(stand));
      }
    }
    at += found?.length ?? 1;
  }
}

/** By concept: the words that mean it, each with the most that it counted. */
export type HeardWords = Map<number, Map<string, { raw: string; weight: number }>>;

function note(heard: HeardWords, concept: number, raw: string, weight: number): void {
  const words = heard.get(concept) ?? new Map<string, { raw: string; weight: number }>();
  const before = words.get(folded(raw));
  if (before === undefined || before.weight < weight)
    words.set(folded(raw), { raw: before?.raw ?? raw, weight });
  heard.set(concept, words);
}

// 'Szycie, tkaniny, moda' is one wish, a strong one: the first word counts whole, the others a part.
const MORE_WORDS = 0.35;
const MOST_WEIGHT = 2;

/** In the order of the concepts, so that the order of what was said plays no part. */
export function saidWords(heard: HeardWords): SaidWord[] {
  return [...heard]
    .toSorted(([one], [other]) => one - other)
    .map(([concept, words]) => {
      const weights = [...words.values()].map(({ weight }) => weight).toSorted((one, other) => other - one);
      const [most = 0, ...others] = weights;
      const weight = Math.min(MOST_WEIGHT, most + MORE_WORDS * others.reduce((sum, one) => sum + one, 0));
      return { concept, word: [...words.values()].map(({ raw }) => raw).join(', '), weight };
    });
}

/** The folded word, empty when it must not count. */
function wordAt(tokens: readonly Token[], token: Token, at: number): string {
  if (isForeignLanguage(tokens, at)) return FOREIGN_LANGUAGE;
  if (isLearning(tokens, at)) return '';
  if (isPartOfPhrase(tokens, at)) return token.folded;
  return isNoise(tokens, at) ? '' : token.folded;
}

// 'Uczę się' and 'szkoła średnia' speak of schooling; 'uczę' and 'szkoła' of teaching.
function isLearning(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  const around = [tokens[at - 1]?.folded, tokens[at + 1]?.folded];
  if (/^(?:na)?ucz/.test(word)) return around.includes('sie');
  if (!word.startsWith('szkol')) return false;
  return around.some((other) =>
    /^(?:podstawow|sredni|branzow|zawodow|policealn|wieczorow|skonczyl|ukonczyl)/.test(other ?? ''),
  );
}

// 'Starsze osoby' are people to help; 'starsza osoba' alone is somebody's age.
function isPartOfPhrase(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.folded ?? '';
  if (!/^stars(?:zych|zym|zymi|ze|i)$/.test(word)) return false;
  return [tokens[at - 1], tokens[at + 1]].some((token) =>
    /^(?:osob(?:y|om|ami|ach)?|ludz)/.test(token?.folded ?? ''),
  );
}
