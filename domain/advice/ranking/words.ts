// What was said, for and against: rare words count more, and the more there are, the less each adds, so that no word decides alone.
import { isOneField } from './field-wishes.ts';
import { plainFactor, type Factor, type FactorName } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { A_NARROWER_HOLDS, BESIDE_A_NARROWER, MEANING, ONE_WORD_ALONE, WORDS } from './weights.ts';

/** What was said, the meaning that it has, and how much it counts (0 to 2, 1 = said once as liked). */
export type SaidWord = { concept: number; word: string; weight: number };

/**
 * `most` points at most (below 0 = against), half of them at about 0.7 × `slowness`; `rarest` = a word counts as rare as that at least;
 * `besides` = so much of it counts where no word is the occupation's own subject; `close` = of a word that is only close to it.
 */
type WordScale = {
  factor: FactorName;
  most: number;
  slowness: number;
  rarest: number;
  besides: number;
  close: number;
};

export const LIKED_WORDS: WordScale = { factor: 'words', ...WORDS.liked };
export const PASTIMES: WordScale = { factor: 'words', ...WORDS.pastime };
export const DISLIKED_WORDS: WordScale = { factor: 'dislikes', ...WORDS.disliked };

/** `isBorneOut`: something else speaks for the occupation, too, so that one word may count whole. */
export function wordsFactor(
  said: readonly SaidWord[],
  scale: WordScale,
  index: OccupationIndex,
  isBorneOut: (occupation: number) => boolean = () => true,
): Factor {
  const words = new Map(said.map(({ word }, place) => [word, place]));
  const places = said.map(({ word }) => words.get(word) ?? 0);
  // -1 = no word yet, -2 = several.
  const onlyWord = new Int16Array(index.occupations.length).fill(-1);
  const sums = new Float64Array(index.occupations.length);
  const isSubject = new Uint8Array(index.occupations.length);
  const narrowed = said.map((one) => narrowerOf(one, said, index));
  for (const [at, one] of said.entries()) {
    const concept = index.concepts[one.concept];
    if (concept === undefined) continue;
    const strength = strengthOf(one, scale, index);
    const isField = isOneField(one.concept, index);
    for (const [place, occupation] of concept.occupations.entries()) {
      const weight = weightAt(concept.weights[place] ?? 0, scale) * narrowing(narrowed[at], occupation);
      sums[occupation] = (sums[occupation] ?? 0) + strength * weight;
      if (weight > MEANING.close) {
        const other = places[at] ?? 0;
        const before = onlyWord[occupation];
        if (before !== other) onlyWord[occupation] = before === -1 ? other : -2;
      }
      if (weight === 1 || (isField && weight >= MEANING.ofATag)) isSubject[occupation] = 1;
    }
  }
  // 'Uczę innych' by itself is in a driving instructor's day and in a dancing teacher's; what they teach nobody spoke of. 'Maszyny' are in
  // many kinds of work and the subject of none.
  const counted = (occupation: number) =>
    (isSubject[occupation] === 1 ? 1 : scale.besides) *
    (onlyWord[occupation] === -2 || isBorneOut(occupation) ? 1 : ONE_WORD_ALONE.share);
  const sumOf = (occupation: number) => (sums[occupation] ?? 0) * counted(occupation);
  return {
    points: (occupation) => pointsFor(sumOf(occupation), scale),
    lines: (occupation) => {
      if ((sums[occupation] ?? 0) === 0) return [];
      let sum = 0;
      let last = 0;
      return sharesOf(said, scale, index, occupation, narrowed).map(({ word, share }, place, shares) => {
        sum = place === shares.length - 1 ? sumOf(occupation) : sum + share * counted(occupation);
        const points = pointsFor(sum, scale) - last;
        last += points;
        return { factor: scale.factor, points, evidence: word };
      });
    },
  };
}

/** What the portrait names of what was said, for less, and against it for as little; only what the tags don't say already. */
export function portraitFactor(
  liked: readonly SaidWord[],
  disliked: readonly SaidWord[],
  index: OccupationIndex,
): Factor {
  const named = (said: readonly SaidWord[], occupation: number) =>
    said.filter(
      ({ concept }) =>
        index.portraits[occupation]?.has(concept) === true &&
        index.concepts[concept]?.occupations.includes(occupation) !== true,
    );
  const sumOf = (said: readonly SaidWord[]) =>
    said.reduce((sum, one) => sum + one.weight * (index.concepts[one.concept]?.rarity ?? 0), 0);
  const points = (occupation: number) =>
    pointsFor(sumOf(named(liked, occupation)), WORDS.portrait) -
    pointsFor(sumOf(named(disliked, occupation)), WORDS.portrait);
  return plainFactor('portrait', points, (occupation) => {
    const isFor = points(occupation) > 0;
    const words = named(isFor ? liked : disliked, occupation).map(({ word }) => word);
    return [...new Set(words)].join(', ');
  });
}

function pointsFor(sum: number, { most, slowness }: { most: number; slowness: number }): number {
  return Math.round(most * (1 - Math.exp(-sum / slowness)));
}

function strengthOf(
  { concept, weight }: SaidWord,
  { rarest }: WordScale,
  { concepts }: OccupationIndex,
): number {
  return weight * Math.max(rarest, concepts[concept]?.rarity ?? 0);
}

/** What the narrower words among those said name; null = there is none. */
type Narrower = ReadonlySet<number> | null;

// 'Zwierzęta, najchętniej psy': the narrower word says which animals are meant.
function narrowerOf(
  { concept }: SaidWord,
  said: readonly SaidWord[],
  { concepts }: OccupationIndex,
): Narrower {
  const wide = concepts[concept]?.named ?? [];
  const found = said.filter((other) => {
    const named = concepts[other.concept]?.named ?? [];
    return (
      other.concept !== concept &&
      named.length > 1 &&
      named.length < wide.length &&
      named.length >= A_NARROWER_HOLDS * wide.length &&
      named.every((one) => wide.includes(one))
    );
  });
  return found.length === 0 ? null : new Set(found.flatMap((other) => concepts[other.concept]?.named ?? []));
}

const narrowing = (narrower: Narrower | undefined, occupation: number) =>
  narrower === null || narrower === undefined || narrower.has(occupation) ? 1 : BESIDE_A_NARROWER;

const weightAt = (weight: number, { close }: WordScale) =>
  weight === MEANING.close ? weight * close : weight;

function sharesOf(
  said: readonly SaidWord[],
  scale: WordScale,
  index: OccupationIndex,
  occupation: number,
  narrowed: readonly Narrower[],
) {
  return said
    .flatMap((one, at) => {
      const place = index.concepts[one.concept]?.occupations.indexOf(occupation) ?? -1;
      if (place < 0) return [];
      const weight =
        weightAt(index.concepts[one.concept]?.weights[place] ?? 0, scale) *
        narrowing(narrowed[at], occupation);
      return [{ word: one.word, share: strengthOf(one, scale, index) * weight }];
    })
    .sort((one, other) => other.share - one.share || (one.word < other.word ? -1 : 1));
}
