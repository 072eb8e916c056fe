// Phrases written as people say them, and where they stand in a sentence. 'zabij*' is any word that begins so, 'a|b' either, '_' any
// one word, '_?' one word or none, ',' a pause or the end. Each phrase belongs to a concept; rules speak of concepts only.
import { keyOf, plain } from './reading.ts';

type Step = { exact: Set<string>; beginnings: string[]; isAny: boolean };
type Phrase = { concept: string; steps: Step[] };

export type Place = { start: number; end: number };
export type Places = Map<string, Place[]>;

/** The phrases by their first word, or by the first letters of it. */
type PhraseIndex = { byWord: Map<string, Phrase[]>; byBeginning: Map<string, Phrase[]> };

const BEGINNING = 3;

export function phraseIndex(lists: Record<string, readonly string[]>): PhraseIndex {
  const index: PhraseIndex = { byWord: new Map(), byBeginning: new Map() };
  const stepOf = remembered(parsedStep);
  for (const [concept, lines] of Object.entries(lists)) {
    for (const line of lines.flatMap(variants)) {
      const phrase = { concept, steps: line.split(/ +/).map(stepOf) };
      const [first] = phrase.steps;
      for (const word of first?.exact ?? []) addTo(index.byWord, word, phrase);
      for (const part of new Set(first?.beginnings.map(beginningOf))) addTo(index.byBeginning, part, phrase);
    }
  }
  return index;
}

/** Every place of every concept, in the order of the sentence. */
export function placesIn(sentence: readonly string[], index: PhraseIndex): Places {
  const places: Places = new Map();
  for (const [start, word] of sentence.entries()) {
    const tryAt = (phrase: Phrase) => {
      const { concept, steps } = phrase;
      if (!steps.every((step, offset) => fits(sentence[start + offset], step))) return;
      addTo(places, concept, { start, end: start + steps.length });
    };
    index.byWord.get(word)?.forEach(tryAt);
    index.byBeginning.get(beginningOf(word))?.forEach(tryAt);
  }
  return places;
}

const isPlain = (text: string) => /^[a-z]+\*?$/.test(text);

const beginningOf = (word: string) => word.slice(0, BEGINNING);

function addTo<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [item]);
  else list.push(item);
}

function remembered<Made>(make: (text: string) => Made): (text: string) => Made {
  const made = new Map<string, Made>();
  return (text) => {
    const known = made.get(text) ?? make(text);
    made.set(text, known);
    return known;
  };
}

function variants(line: string): string[] {
  if (!line.includes('_?')) return [line];
  return [...variants(line.replace('_? ', '')), ...variants(line.replace('_?', '_'))];
}

function parsedStep(written: string): Step {
  const step: Step = { exact: new Set(), beginnings: [], isAny: written === '_' };
  for (const one of written.split('|')) {
    const key = one === ',' ? one : keyOf(isPlain(one) ? one.replace('*', '') : plain(one.replace('*', '')));
    // 'odbier*' is the beginning of 'odbierze', too, where 'rz' sounds like 'ż'.
    if (one.endsWith('r*')) step.beginnings.push(key, `${key.slice(0, -1)}z`);
    else if (one.endsWith('*')) step.beginnings.push(key);
    else step.exact.add(key);
  }
  return step;
}

function fits(word: string | undefined, step: Step): boolean {
  if (word === undefined) return false;
  if (step.isAny) return word !== ',';
  return step.exact.has(word) || step.beginnings.some((beginning) => word.startsWith(beginning));
}
