// An analysis in three sentences: the first one of each of its first predispositions. Nothing is added to what the analysis says, and what
// a plan cuts stays cut.
import type { VisibleAnalysis } from './events.ts';

const SENTENCES = 3;

// An end of a sentence is followed by a capital, which what stands after 'np.' may have, too.
const END = /[.!?…]["”)]?(?=\s+["„(]?\p{Lu})/gu;
const ABBREVIATED =
  /(?:^|[\s(])(?:np|m\.in|tzn|tzw|ok|itp|itd|tj|dr|mgr|inż|ul|al|św|nr|min|maks|godz|proc)\.$/iu;

export function inShort({ predyspozycje }: Pick<VisibleAnalysis, 'predyspozycje'>): string[] {
  return predyspozycje
    .map(({ uzasadnienie }) => firstSentence(uzasadnienie))
    .filter((sentence) => sentence !== '')
    .slice(0, SENTENCES);
}

export function firstSentence(text: string): string {
  const words = text.trim().replaceAll(/\s+/g, ' ');
  for (const end of words.matchAll(END)) {
    const sentence = words.slice(0, end.index + end[0].length);
    if (!ABBREVIATED.test(sentence)) return sentence;
  }
  return words;
}
