// What was said, for and against: rare words count more, and the more there are, the less each adds, so that no word decides alone.
import { isOneField } from './field-wishes.ts';
import { plainFactor, type Factor, type FactorName } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { MEANING, WORDS } from './weights.ts';

/** What was said, the meaning that it has, and how much it counts (0 to 2, 1 = said once as liked). */
export type SaidWord = { concept: number; word: string; weight: number };

/**
 * `most` points at most (below 0 = against), half of them at about 0.7 × `slowness`; `rarest` = a word counts as rare as that at least;
 * `besides` = so much of it counts where no word is the occupation's own subject.
 */
type WordScale = { factor: FactorName; most: number; slowness: number; rarest: number; besides: number };

export const LIKED_WORDS: WordScale = { factor: 'words', ...WORDS.liked };
export const PASTIMES: WordScale = { factor: 'words', ...WORDS.pastime };
export const DISLIKED_WORDS: WordScale = { factor: 'dislikes', ...WORDS.disliked };

export function wordsFactor(said: readonly SaidWord[], scale: WordScale, index: OccupationIndex): Factor {
  const sums = new Float64Array(index.occupations.length);
  const isSubject = new Uint8Array(index.occupations.length);
  for (const one of said) {
    const concept = index.concepts[one.concept];
    if (concept === undefined) continue;
    const strength = strengthOf(one, scale, index);
    const isField = isOneField(one.concept, index);
    for (const [place, occupation] of concept.occupations.entries()) {
      const weight = concept.weights[place] ?? 0;
      sums[occupation] = (sums[occupation] ?? 0) + strength * weight;
      if (weight === 1 || (isField && weight >= MEANING.ofATag)) isSubject[occupation] = 1;
    }
  }
  // 'Uczę innych' by itself is in a driving instructor's day and in a dancing teacher's; what they teach nobody spoke of. 'Maszyny' are in
  // many kinds of work and the subject of none.
  const counted = (occupation: number) => (isSubject[occupation] === 1 ? 1 : scale.besides);
  const sumOf = (occupation: number) => (sums[occupation] ?? 0) * counted(occupation);
  return {
    points: (occupation) => pointsFor(sumOf(occupation), scale),
    lines: (occupation) => {
      if ((sums[occupation] ?? 0) === 0) return [];
      let sum = 0;
      let last = 0;
      return sharesOf(said, scale, index, occupation).map(({ word, share }, place, shares) => {
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

function sharesOf(said: readonly SaidWord[], scale: WordScale, index: OccupationIndex, occupation: number) {
  return said
    .flatMap((one) => {
      const place = index.concepts[one.concept]?.occupations.indexOf(occupation) ?? -1;
      if (place < 0) return [];
      const weight = index.concepts[one.concept]?.weights[place] ?? 0;
      return [{ word: one.word, share: strengthOf(one, scale, index) * weight }];
    })
    .sort((one, other) => other.share - one.share || (one.word < other.word ? -1 : 1));
}
