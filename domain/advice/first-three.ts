// What a stranger sees before the account (docs/decisions.md 'Before the account'): of the rule's first three those that something certain
// speaks for, each with one line of why in their own words, one against and the pay. No model, nothing stored. And which condition leaves
// less than half of all occupations.
import type { Careers } from './occupation.ts';
import { rank } from './rank.ts';
import type { FactorName, LedgerLine } from './ranking/ledger.ts';
import type { ConditionKind } from './reading/reading.ts';
import { isPartOf } from './reading/said-once.ts';
import { PREFERENCES, textsOf, type QuizAnswers } from './quiz/answers.ts';
import { PREFERENCE_MEANINGS } from './analysis/prompt.ts';
import { againstFromTables, payBesideWish } from './analysis/grounding/against.ts';
import { adviceContext, type AdviceOrder } from './analysis/grounding/context.ts';
import { quoteCheck } from './analysis/grounding/quotes.ts';

const SHOWN = 3;
/**
 * Named to a stranger is what work done or wanted, or activities that were ticked, speak for with so many points, or else the words that were
 * liked: of much that was written rules hear single words, so there they must be many.
 */
const CERTAIN = { grounds: 8, words: 8, wordsOfMuch: 20, much: 40 } as const;
const GROUNDS: readonly FactorName[] = ['wanted', 'alike', 'stays', 'experience', 'activities'];
const QUOTED = 2;
/** Of the strongest reason's points. */
const WORTH_TELLING = 1 / 3;

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

/** `isUnsure`: of the rule's first three some would be a guess, and are left out. */
export type FirstLooks = { firsts: FirstLook[]; isUnsure: boolean };

export function firstThree(order: AdviceOrder, careers: Careers): FirstLooks {
  const written =
    textsOf(order.answers)
      .join(' ')
      .match(/\p{L}+/gu)?.length ?? 0;
  const leastWords = written > CERTAIN.much ? CERTAIN.wordsOfMuch : CERTAIN.words;
  const { candidates, conditions } = adviceContext(order, careers);
  const three = candidates.slice(0, SHOWN);
  const certain = three.filter(
    ({ ledger }) => pointsOf(ledger, GROUNDS) >= CERTAIN.grounds || pointsOf(ledger, ['words']) >= leastWords,
  );
  const told = new Set<string>();
  const firsts = certain.map((candidate) => {
    // What the wish is held against goes before what the tables say to everybody, and of that what no other of the three has said.
    const sentences = [payBesideWish(candidate, conditions) ?? [], againstFromTables(candidate)].flat();
    const against = sentences.find((one) => !told.has(one)) ?? sentences[0] ?? '';
    told.add(against);
    return {
      id: candidate.id,
      name: candidate.name,
      why: whyOf(candidate.ledger, order.answers),
      against,
      pay: candidate.facts.pay?.median ?? null,
    };
  });
  return { firsts, isUnsure: certain.length < three.length };
}

function pointsOf(ledger: readonly LedgerLine[], factors: readonly FactorName[]): number {
  return ledger.reduce((sum, { factor, points }) => sum + (factors.includes(factor) ? points : 0), 0);
}

export function strictConditions(order: AdviceOrder, careers: Careers): Strict {
  const of = careers.occupations.length;
  const kinds = Object.entries(rank(order, careers).excluded)
    .map(([kind, excluded]) => ({ kind: kind as ConditionKind, excluded }))
    .filter(({ excluded }) => excluded > of / 2);
  return { kinds, of };
}

/** The two reasons with most points, in the person's words where there are any. */
function whyOf(ledger: readonly LedgerLine[], answers: QuizAnswers): string {
  const isSaid = quoteCheck(answers);
  const sorted = ledger.toSorted((one, other) => other.points - one.points);
  const least = (sorted[0]?.points ?? 0) * WORTH_TELLING;
  const reasons = sorted.filter(({ points }) => points > 0 && points >= least);
  const said = reasons.flatMap(({ evidence }) => evidence.split(', ').find(isSaid) ?? []);
  const quotes = said
    .filter((quote, at) => !said.slice(0, at).some((one) => isPartOf(one, quote)))
    .slice(0, QUOTED);
  const chosen = PREFERENCES.find((one) =>
    reasons.some(({ factor, evidence }) => factor === 'preferences' && evidence === one),
  );
  const added = reasons.find(
    ({ factor, evidence }) => ADDED[factor] !== undefined && !evidence.split(', ').some(isSaid),
  );
  const lines = [
    ...(added === undefined ? [] : [`${ADDED[added.factor]}: ${added.evidence}.`]),
    ...(quotes.length === 0 ? [] : [`Piszesz: ${quotes.map((quote) => `„${quote}”`).join(' i\u00a0')}.`]),
    ...(quotes.length === QUOTED || chosen === undefined
      ? []
      : [`Wybierasz: ${PREFERENCE_MEANINGS[chosen].split(' – ')[0]}.`]),
  ];
  return lines.length === 0
    ? 'Żadne pojedyncze słowo na to nie wskazuje: pasuje do całości.'
    : lines.join(' ');
}

/** What was added by hand has its name for words. */
const ADDED: Partial<Record<FactorName, string>> = {
  wanted: 'Chcesz tak pracować',
  stays: 'To Twój zawód',
  experience: 'Blisko tego, co umiesz z\u00a0pracy',
};
