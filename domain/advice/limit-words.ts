// The sentence for conditions that leave too few occupations: which of them exclude most, and that one has to be loosened.
import { MIN_CANDIDATES } from './analysis/grounding/context.ts';
import type { Ranking } from './rank.ts';
import { conditionName } from './reading/condition-words.ts';

const NAMED = 2;

/** Null = enough are left. */
export function tooStrictSentence({ candidates, conditions, excluded }: Ranking): string | null {
  if (candidates.length >= MIN_CANDIDATES) return null;
  const counts = conditions
    .filter(({ firm }) => firm)
    .map((condition) => ({ name: conditionName(condition), count: excluded[condition.kind] ?? 0 }));
  const worst = counts
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, NAMED)
    .map(({ name }) => `„${name}”`);
  const which =
    worst.length === 0
      ? ''
      : ` Najwięcej zawodów ${worst.length === 1 ? 'wyklucza warunek' : 'wykluczają warunki'}: ${worst.join(' i\u00a0')}.`;
  return `Przy tych warunkach nie zostaje dość zawodów, żeby było z\u00a0czego wybierać.${which} Złagodź choć jeden i\u00a0spróbuj ponownie.`;
}
