// How much a sentence sounds like those of people in danger that were collected (tests/evaluate/gate-sentences), rather than like the
// ordinary ones: a weight for each word, piece of a word, pair of neighbours and concept, learned by `npm run evaluate -- --learn`.
// It hears what no list of phrases foresaw; crisis.ts weighs it with the rules.
import { lazy } from '../../platform/lazy.ts';
import type { Sentence } from './concepts.ts';
import { WEIGHTS } from './likeness-weights.ts';
import { RULES_ONLY_WORDS } from './words/rules-only.ts';

/** A weight is a sign, so many steps from this one: the few that are common pack well. */
export const ZERO = 64;
/** Features share this many weights, by their hash. */
export const BUCKETS = 16_384;
/** A clause among others is heard through a window of so many words. */
const WINDOW = 8;
const WHOLE_SENTENCE = 10;
const STEM = 5;
const PIECE = 4;
const NEIGHBOURS = 3;
/** Few words don't weigh more than these many features. */
const MIN_FEATURES = 8;
export const CONCEPT_SHARE = 0.4;

type Word = { features: readonly number[]; concepts: readonly number[] };
/** Words that stand side by side. */
export type Window = readonly Word[];

/** What learning and reading see of a sentence: all of it, or a part at a time when it is long. */
export function windowsOf({ text, places }: Sentence): Window[] {
  const concepts: number[][] = text.map(() => []);
  for (const [concept, found] of places) {
    if (concept in RULES_ONLY_WORDS) continue;
    for (const { start } of found) concepts[start]?.push(bucketOf('c', concept));
  }
  const stands = text.flatMap((word, at) => (word === ',' ? [] : [at]));
  const written = stands.map((at) => text[at] ?? '');
  const words = stands.map((at, nth) => ({
    features: featuresOf(written, nth),
    concepts: concepts[at] ?? [],
  }));
  if (words.length <= WHOLE_SENTENCE) return [words];
  return Array.from({ length: words.length - WINDOW + 1 }, (_, at) => words.slice(at, at + WINDOW));
}

function featuresOf(words: readonly string[], at: number): number[] {
  const word = words[at] ?? '';
  const stem = word.slice(0, STEM);
  const found = [bucketOf('s', stem), bucketOf('w', word)];
  const whole = `^${word}$`;
  for (let start = 0; start + PIECE <= whole.length; start++)
    found.push(bucketOf('p', whole.slice(start, start + PIECE)));
  for (let before = Math.max(0, at - NEIGHBOURS); before < at; before++)
    found.push(bucketOf((words[before] ?? '').slice(0, STEM), stem));
  return found;
}

/** FNV-1a of both strings. */
function bucketOf(one: string, other: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < one.length; at++) hash = Math.imul(hash ^ one.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ 0x2b, 0x01000193);
  for (let at = 0; at < other.length; at++) hash = Math.imul(hash ^ other.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) & (BUCKETS - 1);
}

/** Each weight of a window with its share in the score: the more words, the less each; a concept counts once. */
export function sharesOf(window: Window): {
  features: readonly number[];
  share: number;
  concepts: ReadonlySet<number>;
} {
  const features = window.flatMap((word) => word.features);
  const concepts = new Set(window.flatMap((word) => word.concepts));
  return { features, share: shareOf(features.length), concepts };
}

const shareOf = (features: number) => 1 / Math.sqrt(Math.max(MIN_FEATURES, features));

/** `sumOf` adds up the weights of a word's features. */
export function scoreOf(window: Window, weights: ArrayLike<number>, sumOf: (word: Word) => number): number {
  let sum = 0;
  let features = 0;
  const concepts = new Set<number>();
  for (const word of window) {
    sum += sumOf(word);
    features += word.features.length;
    for (const concept of word.concepts) concepts.add(concept);
  }
  let known = 0;
  for (const concept of concepts) known += weights[concept] ?? 0;
  return sum * shareOf(features) + known * CONCEPT_SHARE;
}

export function sumWith(weights: ArrayLike<number>): (word: Word) => number {
  return ({ features }) => features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);
}

const learned = lazy(() => {
  const { steps, unit } = WEIGHTS;
  return Float32Array.from(steps, (sign) => (sign.charCodeAt(0) - ZERO) * unit);
});

/** Above 0 rather like somebody in danger, below rather not. */
export function likeness(sentence: Sentence): number {
  const weights = learned();
  const sumOf = remembered(sumWith(weights));
  const scores = windowsOf(sentence).map((window) => scoreOf(window, weights, sumOf));
  return Math.max(...scores) + WEIGHTS.bias;
}

/** A word stands in several windows. */
function remembered(sumOf: (word: Word) => number): (word: Word) => number {
  const sums = new Map<Word, number>();
  return (word) => {
    const sum = sums.get(word) ?? sumOf(word);
    sums.set(word, sum);
    return sum;
  };
}
