// In a text without diacritics a word may be two ('sadzie': 'sąd' or 'sad'): what it may mean is asked, never assumed.
import type { Activity, Unclear, Work } from '../reading.ts';
import type { Concepts } from './concepts.ts';
import type { Held } from './stances.ts';
import { quoteOf, type Text } from './text.ts';
import { numberOf } from './years.ts';

const MOST_MEANINGS = 3;

type Reader = {
  stands: readonly (Held | null)[];
  concepts: Concepts;
  nameOf: (slug: string) => string;
  /** What was read with certainty asks nothing more. */
  known: readonly Work[];
};

/** The widest doubt first, and none twice. */
export function doubtfulAsked(text: Text, { stands, concepts, nameOf, known }: Reader): Unclear[] {
  const doubts = new Map<string, { at: number; meanings: string[] }>();
  for (const [at, token] of text.tokens.entries()) {
    if (
      !token.isDoubtful ||
      numberOf(text.tokens[at - 1]) !== null ||
      known.some(({ quote }) => quote?.includes(token.raw) === true)
    )
      continue;
    const meanings = concepts.meaningsOf(token).slice(0, MOST_MEANINGS);
    const key = meanings.join(' ');
    if (key !== '' && !doubts.has(key)) doubts.set(key, { at, meanings });
  }
  return [...doubts.values()]
    .toSorted((one, other) => other.meanings.length - one.meanings.length)
    .map(({ at, meanings }): Unclear => {
      const quote = quoteOf(text, at, at);
      const stance: Activity['stance'] = stands[at]?.stand === 'dislikes' ? 'dislikes' : 'likes';
      return {
        question: `Piszesz bez polskich liter: „${quote}”. Co masz na myśli?`,
        quote,
        answers: [
          ...meanings.map((concept) => ({
            label: nameOf(concept),
            adds: { activities: [{ concept, stance, quote }] },
          })),
          { label: 'Coś innego', adds: {} },
        ],
      };
    });
}
