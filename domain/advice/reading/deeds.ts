// Occupations by what people say of such work ('układam trasy', 'jestem na kasie', 'marzy mi się pasieka'): by the stems that a text shares
// with phrases of each occupation, the rarer and the more often the more. It guesses: rules/likely-work.ts asks by it, rules/proposed.ts
// proposes by it.
import { wordsIn } from '../../platform/folded-text.ts';
import { stemOfFolded } from './stem.ts';

/** Occupations by the stems of their phrases: places in the table, each with the number of phrases behind a colon ('17:2 230:1'). */
export type DeedsTable = Readonly<Record<string, string>>;

/** What more occupations share tells none from another. */
const MOST_SHARING = 90;
const SHORTEST = 3;
/** Letters of a stem: 'transport' and 'transportowy' are one, 'kierowca' and 'kierownik' two. */
const LONGEST = 7;
/** Of a stem's phrases more say nothing more. */
const MOST_COUNTED = 9;

/** `phrases` of each occupation. `isSilent`: words, folded, that tell of no work; what has a stem with them tells of none either. */
export function indexOfDeeds(
  phrases: readonly (readonly string[])[],
  isSilent: (word: string) => boolean = () => false,
): DeedsTable {
  const rows = new Map<string, string[]>();
  const silent = new Set<string>();
  for (const [number, said] of phrases.entries()) {
    const counts = new Map<string, number>();
    for (const phrase of said) {
      for (const stem of stemsOf(phrase)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      for (const { folded } of wordsIn(phrase))
        if (isSilent(folded)) for (const stem of stemOfWord(folded)) silent.add(stem);
    }
    for (const [stem, count] of counts)
      rows.set(stem, [...(rows.get(stem) ?? []), `${number}:${Math.min(count, MOST_COUNTED)}`]);
  }
  const telling = [...rows].filter(([stem, row]) => row.length <= MOST_SHARING && !silent.has(stem));
  return Object.fromEntries(telling.map(([stem, row]) => [stem, row.join(' ')]));
}

export function stemsOf(text: string): Set<string> {
  return new Set(wordsIn(text).flatMap((word) => stemOfWord(word.folded)));
}

function stemOfWord(word: string): string[] {
  if (word.length < SHORTEST || /^\d/.test(word) || SAYS_NOTHING.has(word)) return [];
  // 'Szyłam' and 'szyłem' are one: who somebody is plays no part.
  return [stemOfFolded(word.replace(/l[ae][ms]$/, 'l')).slice(0, LONGEST)];
}

/** Of everybody and every work. */
const SAYS_NOTHING = new Set(
  `jest sie mam nie lubie chce chcialbym chcialabym praca prace pracy pracuje pracowac moje moja moj oraz przez przed kiedy tylko
  bardzo zawsze codziennie sobie jako marzy marze zeby jestem bylem bylam robie robilem robilam caly cale cala dzien wszystko
  swoje swoj swoja roku lata lat dla mnie dni dwa trzy jak ale czy tam tez juz gdy ten tak byl mial przy pod nad aby poza`.split(
    /\s+/,
  ),
);

export type Likely = { number: number; points: number; shared: number };

/** `of`: how many occupations there are. By points; what shares nothing isn't there. */
export function likelyByDeeds(stems: ReadonlySet<string>, deeds: DeedsTable, of: number): Likely[] {
  const found = new Map<number, Likely>();
  for (const stem of stems) {
    const row = Object.hasOwn(deeds, stem) ? (deeds[stem]?.split(' ') ?? []) : [];
    const rarity = Math.log(of / row.length) ** STEEPNESS;
    for (const one of row) {
      const [number = 0, count = 0] = one.split(':').map(Number);
      const { points, shared } = found.get(number) ?? { points: 0, shared: 0 };
      const worth = rarity * (1 - OFTEN ** count);
      found.set(number, { number, points: points + worth, shared: shared + 1 });
    }
  }
  return Array.from(found.values()).sort(
    (one, other) => other.points - one.points || one.number - other.number,
  );
}

const STEEPNESS = 1.3;
/** What is left to say after a phrase that says it: two phrases are worth more than one, nine hardly more than eight. */
const OFTEN = 0.6;
