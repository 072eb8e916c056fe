// What one run knows before the model is asked: the answers, the limits, and the candidates of the rule with what the tables say of
// them. The prompt is written from it and the reply is checked against it, so both are of the same list.
import { givenFacts, type GivenFact } from '../../advice/certainty.ts';
import type { Careers, Conditions } from '../../advice/occupation.ts';
import type { Denied } from '../../advice/person.ts';
import { advertName, publicFactsOf, type PublicFacts } from '../../advice/public-facts.ts';
import { rank } from '../../advice/rank.ts';
import type { LedgerLine } from '../../advice/ranking/ledger.ts';
import type { StatedLimits } from '../../advice/reading/stated-limits.ts';
import type { Facts } from '../../advice/facts.ts';
import type { QuizAnswers } from '../../quiz/answers.ts';

export type AdviceOrder = { answers: QuizAnswers; facts: Facts; denied: readonly Denied[] };

export type AdvisedCandidate = {
  id: string;
  name: string;
  facts: PublicFacts;
  conditions: Conditions;
  ledger: readonly LedgerLine[];
  /** For this person; the table's months are from zero. */
  monthsLeft: number;
  startableNow: boolean;
};

export type AdviceContext = {
  order: AdviceOrder;
  limits: StatedLimits;
  /** What is known of the person beside the quiz's answers. */
  given: readonly GivenFact[];
  /** In the rule's order. */
  candidates: readonly AdvisedCandidate[];
};

/** Fewer leave the model no choice, so no run begins. */
export const MIN_CANDIDATES = 4;

export function adviceContext(order: AdviceOrder, careers: Careers): AdviceContext {
  const occupations = new Map(careers.occupations.map((one) => [one.id, one]));
  const { candidates, limits, education } = rank(order, careers);
  return {
    order,
    limits,
    given: givenFacts(order.facts, education),
    candidates: candidates.flatMap(({ id, ledger, monthsLeft, startableNow }) => {
      const occupation = occupations.get(id);
      if (occupation === undefined) return [];
      const facts = publicFactsOf(occupation, careers, order.facts.voivodeship);
      const { conditions } = occupation;
      return [{ id, name: advertName(occupation), facts, conditions, ledger, monthsLeft, startableNow }];
    }),
  };
}
