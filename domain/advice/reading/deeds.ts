// Occupations found by what somebody does ('układam trasy i rozliczam kierowców'), where they name no trade: by the stems that a text shares
// with an occupation's names, tags, sentence and day, the rarer the more. It guesses, so it only ever makes a question (rules/likely-work.ts).
import { wordsIn } from '../../platform/folded-text.ts';
import { stemOfFolded } from './stem.ts';

/** Occupations by the stems of their texts: places in the table, each with the worth of its text behind a colon ('17:2 230:1'). */
export type DeedsTable = Readonly<Record<string, string>>;

/** What more occupations share tells none from another. */
const MOST_SHARING = 30;
const SHORTEST = 4;
/** Letters of a stem: 'transport' and 'transportowy' are one, 'kierowca' and 'kierownik' two. */
const LONGEST = 7;

/** `texts` of each occupation, the least telling first. */
export function indexOfDeeds(texts: readonly (readonly string[])[]): DeedsTable {
  const rows = new Map<string, string[]>();
  for (const [number, parts] of texts.entries()) {
    const worth = new Map<string, number>();
    for (const [at, part] of parts.entries()) for (const stem of stemsOf(part)) worth.set(stem, at + 1);
    for (const [stem, most] of worth) rows.set(stem, [...(rows.get(stem) ?? []), `${number}:${most}`]);
  }
  return Object.fromEntries(
    [...rows].filter(([, row]) => row.length <= MOST_SHARING).map(([stem, row]) => [stem, row.join(' ')]),
  );
}

export function stemsOf(text: string): Set<string> {
  return new Set(wordsIn(text).flatMap((word) => stemOfWord(word.folded)));
}

function stemOfWord(word: string): string[] {
  return word.length < SHORTEST || /^\d/.test(word) ? [] : [stemOfFolded(word).slice(0, LONGEST)];
}

export type Likely = { number: number; points: number; shared: number };

/** `of`: how many occupations there are. By points; what shares nothing isn't there. */
export function likelyByDeeds(stems: ReadonlySet<string>, deeds: DeedsTable, of: number): Likely[] {
  const found = new Map<number, Likely>();
  for (const stem of stems) {
    const row = Object.hasOwn(deeds, stem) ? (deeds[stem]?.split(' ') ?? []) : [];
    const rarity = Math.log(of / row.length) ** STEEPNESS;
    for (const one of row) {
      const [number = 0, worth = 0] = one.split(':').map(Number);
      const { points, shared } = found.get(number) ?? { points: 0, shared: 0 };
      found.set(number, { number, points: points + (WORTH[worth - 1] ?? 0) * rarity, shared: shared + 1 });
    }
  }
  return Array.from(found.values()).sort(
    (one, other) => other.points - one.points || one.number - other.number,
  );
}

/** Of a day, of tags and the sentence, of a name: who names a trade is read without this, and 'rozliczam kierowców' drives nothing. */
const WORTH = [1.5, 2, 1.5];
const STEEPNESS = 1.3;
