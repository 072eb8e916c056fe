// Scores the bank against the answers. Free text weighs more than the ticked boxes: it says more about the person.
import { mentions } from './answers.ts';
import type { Answers, Fragment } from './answers.ts';
import type { Chance } from './chance.ts';
import type { Preference } from '#domain/quiz/answers.ts';

type Scored = { fits: Record<Preference, number>; keywords: string };

export type Match<T> = { item: T; score: number; fragments: Fragment[] };

/** Best first. `chance` only breaks ties and near ties. */
export function rank<T extends Scored>(
  items: T[],
  answers: Answers,
  fragments: Fragment[],
  chance: Chance,
): Match<T>[] {
  return items
    .map((item) => {
      const keywords = item.keywords.split('|');
      const hits = fragments.filter(({ folded }) => keywords.some((keyword) => mentions(folded, keyword)));
      const liked = hits.filter(({ disliked }) => !disliked);
      const fit = fitOf(item, answers.preferences);
      const score =
        fit +
        fragmentScore(liked) -
        4 * (hits.length - liked.length) +
        chance() * 0.8 -
        (fit === 0 && hits.length === 0 ? 1 : 0);
      return { item, score, fragments: liked };
    })
    .sort((one, other) => other.score - one.score);
}

/** The mean of the chosen preferences' weights, 0 to 3. */
function fitOf(item: Scored, preferences: Preference[]): number {
  const sum = preferences.reduce((total, preference) => total + item.fits[preference], 0);
  return sum / Math.max(preferences.length, 1);
}

/** Each further mention counts less, so that a long answer doesn't drown everything else. */
function fragmentScore(liked: Fragment[]): number {
  return liked.reduce((total, { from }, at) => total + (from === 'interests' ? 4 : 2) / (at + 1), 0);
}
