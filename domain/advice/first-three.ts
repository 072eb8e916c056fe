// What a stranger sees before the account (docs/decisions.md 'Before the account'): the first three of the rule, each with one line of why in
// their own words, one against and the pay. No model, nothing stored. And which condition leaves less than half of all occupations.
import type { Careers } from './occupation.ts';
import { rank } from './rank.ts';
import type { LedgerLine } from './ranking/ledger.ts';
import type { ConditionKind } from './reading/reading.ts';
import { PREFERENCES, type QuizAnswers } from './quiz/answers.ts';
import { PREFERENCE_MEANINGS } from './analysis/prompt.ts';
import { againstFromTables } from './analysis/grounding/against.ts';
import { adviceContext, type AdviceOrder } from './analysis/grounding/context.ts';
import { quoteCheck } from './analysis/grounding/quotes.ts';

const SHOWN = 3;

export type FirstLook = {
  id: string;
  name: string;
  why: string;
  against: string;
  /** Median of the group, gross a month; null = no figure. */
  pay: number | null;
};

/** Conditions that exclude more than half, with how many occupations of how many. */
export type Strict = { kinds: { kind: ConditionKind; excluded: number }[]; of: number };

export function firstThree(order: AdviceOrder, careers: Careers): FirstLook[] {
  return adviceContext(order, careers)
    .candidates.slice(0, SHOWN)
    .map((candidate) => ({
      id: candidate.id,
      name: candidate.name,
      why: whyOf(candidate.ledger, order.answers),
      against: againstFromTables(candidate)[0] ?? '',
      pay: candidate.facts.pay?.median ?? null,
    }));
}

export function strictConditions(order: AdviceOrder, careers: Careers): Strict {
  const of = careers.occupations.length;
  const kinds = Object.entries(rank(order, careers).excluded)
    .map(([kind, excluded]) => ({ kind: kind as ConditionKind, excluded }))
    .filter(({ excluded }) => excluded > of / 2);
  return { kinds, of };
}

function whyOf(ledger: readonly LedgerLine[], answers: QuizAnswers): string {
  const isSaid = quoteCheck(answers);
  const reasons = ledger
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .flatMap(({ factor, evidence }) => {
      const said = evidence.split(', ').find(isSaid);
      if (said !== undefined) return [`Piszesz: „${said}”.`];
      const chosen = factor === 'preferences' ? PREFERENCES.find((one) => one === evidence) : undefined;
      return chosen === undefined ? [] : [`Wybierasz: ${PREFERENCE_MEANINGS[chosen].split(' – ')[0]}.`];
    });
  return reasons[0] ?? 'Żadne pojedyncze słowo na to nie wskazuje: pasuje do całości.';
}
