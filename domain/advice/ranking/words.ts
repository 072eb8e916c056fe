// What was said, for and against: rare words count more, and the more there are, the less each adds, so that no word decides alone.
import type { SaidWord } from '../reading/heard-words.ts';
import type { Factor, FactorName } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';

/** `most` points at most (below 0 = against), half of them at about 0.7 × `slowness`; `rarest` = a word counts as rare as that at least. */
export type WordScale = { factor: FactorName; most: number; slowness: number; rarest: number };

export const LIKED_WORDS: WordScale = { factor: 'words', most: 46, slowness: 7, rarest: 0 };
export const DISLIKED_WORDS: WordScale = { factor: 'dislikes', most: -48, slowness: 2.6, rarest: 2 };

export function wordsFactor(said: readonly SaidWord[], scale: WordScale, index: OccupationIndex): Factor {
  const sums = new Float64Array(index.occupations.length);
  for (const one of said) {
    const concept = index.concepts[one.concept];
    if (concept === undefined) continue;
    const strength = strengthOf(one, scale, index);
    for (const [place, occupation] of concept.occupations.entries()) {
      sums[occupation] = (sums[occupation] ?? 0) + strength * (concept.weights[place] ?? 0);
    }
  }
  const pointsFor = (sum: number) => Math.round(scale.most * (1 - Math.exp(-sum / scale.slowness)));
  return {
    points: (occupation) => pointsFor(sums[occupation] ?? 0),
    lines: (occupation) => {
      if ((sums[occupation] ?? 0) === 0) return [];
      let sum = 0;
      let last = 0;
      return sharesOf(said, scale, index, occupation).map(({ word, share }, place, shares) => {
        sum = place === shares.length - 1 ? (sums[occupation] ?? 0) : sum + share;
        const points = pointsFor(sum) - last;
        last += points;
        return { factor: scale.factor, points, evidence: word };
      });
    },
  };
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
