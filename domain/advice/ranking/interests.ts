// Interests (RIASEC): those of the words said, by what the occupations they speak of have in common, and those of the activities ticked.
// An occupation that a word names fits it fully, so that naming it can't lower it.
import { RIASEC } from '../occupation.ts';
import type { SaidWord } from './words.ts';
import type { Activities } from '../facts.ts';
import { plainFactor, type Factor } from './ledger.ts';
import type { OccupationIndex } from './occupation-index.ts';
import { likeness, ofLengthOne } from './vectors.ts';
import { INTERESTS } from './weights.ts';

const EVIDENCE_WORDS = 3;

export function interestsFactor(liked: readonly SaidWord[], index: OccupationIndex): Factor {
  const sums = new Float64Array(index.occupations.length);
  let said = 0;
  for (const { concept: number, weight } of liked) {
    const concept = index.concepts[number];
    if (concept === undefined) continue;
    const strength = weight * concept.rarity;
    said += strength;
    for (let occupation = 0; occupation < sums.length; occupation++) {
      const fit = INTERESTS.presumed * likeness(concept.interests, index.interests[occupation]);
      sums[occupation] = (sums[occupation] ?? 0) + strength * fit;
    }
    for (const occupation of concept.named) {
      const fit = INTERESTS.presumed * likeness(concept.interests, index.interests[occupation]);
      sums[occupation] = (sums[occupation] ?? 0) + strength * (1 - fit);
    }
  }
  const enough = Math.max(said, INTERESTS.enoughSaid);
  const points = (occupation: number) => Math.round((INTERESTS.ofWords * (sums[occupation] ?? 0)) / enough);
  return plainFactor('interests', points, (occupation) => tellingWords(liked, index, occupation));
}

function tellingWords(liked: readonly SaidWord[], index: OccupationIndex, occupation: number): string {
  const fits = liked.map(({ word, concept, weight }) => {
    const { interests, rarity = 0 } = index.concepts[concept] ?? {};
    return { word, fit: Math.abs(weight * rarity * likeness(interests, index.interests[occupation])) };
  });
  const telling = fits.toSorted((one, other) => other.fit - one.fit || (one.word < other.word ? -1 : 1));
  return telling
    .slice(0, EVIDENCE_WORDS)
    .map(({ word }) => word)
    .join(', ');
}

export function activitiesFactor(activities: Activities, index: OccupationIndex): Factor {
  const answered = Object.keys(activities).length;
  const means = RIASEC.map((letter) => {
    const levels = [1, 2, 3].flatMap((number) => activities[`${letter}${number}`] ?? []);
    return levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length;
  });
  const known = means.filter((mean) => mean !== null);
  const middle = known.reduce((sum, mean) => sum + mean, 0) / Math.max(1, known.length);
  const profile = ofLengthOne(Float64Array.from(means, (mean) => (mean === null ? 0 : mean - middle)));
  const share = Math.min(1, answered / 9);
  const points = (occupation: number) =>
    Math.round(INTERESTS.ofActivities * share * likeness(profile, index.interests[occupation]));
  const liked = Object.keys(activities).filter((key) => activities[key] === 2);
  return plainFactor('activities', points, () => liked.join(', '));
}
