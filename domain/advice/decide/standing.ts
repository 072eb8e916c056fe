// Where each occupation stands for one person, candidate or not: its place, or why it has none – a condition of theirs, what they leave, a way
// that is too long, the field's first rung, or points. Pure.
import type { Careers } from '../occupation.ts';
import type { AdviceInput } from '../person.ts';
import { rankWhole, type Ranking } from '../rank.ts';
import { ledgerOf, scoreOf, type LedgerLine } from '../ranking/ledger.ts';
import type { Exclusion } from '../ranking/weigh.ts';
import type { ConditionValue } from '../reading/reading.ts';

/** As it goes to the browser: conditions by what they are, never the rule's functions. */
export type Why =
  | { kind: 'conditions'; broken: readonly ConditionValue[] }
  | { kind: 'left' }
  | { kind: 'far'; months: number; longest: number }
  | { kind: 'below' }
  /** Nothing excludes it, others have more. */
  | { kind: 'points' }
  /** Enough points, but others of its kind stand there already, or too little of it comes of what the person said. */
  | { kind: 'crowded' };

export type Standings = Pick<Ranking, 'candidates' | 'conditions' | 'excluded'> & {
  /** From 1; null = no candidate. */
  placeOf: (id: string) => number | null;
  /** For this person, from today. */
  monthsOf: (id: string) => number;
  ledgerOf: (id: string) => LedgerLine[];
  scoreOf: (id: string) => number;
  /** Among all that nothing excludes, by points alone; null = something excludes it. */
  amongOf: (id: string) => { place: number; of: number } | null;
  /** Null for a candidate, and for an id that the tables don't have. */
  whyNot: (id: string) => Why | null;
};

export function standings(input: AdviceInput, careers: Careers): Standings {
  const { ranking, weighed, index, scored } = rankWhole(input, careers);
  const { candidates, conditions, excluded } = ranking;
  const places = new Map(candidates.map(({ id }, at) => [id, at + 1]));
  const numberOf = (id: string) => index.numberOf.get(id) ?? -1;
  const score = (id: string) => scoreOf(weighed.factors.all, numberOf(id));
  return {
    candidates,
    conditions,
    excluded,
    placeOf: (id) => places.get(id) ?? null,
    monthsOf: (id) => weighed.months[numberOf(id)] ?? 0,
    ledgerOf: (id) => ledgerOf(weighed.factors.all, numberOf(id)),
    scoreOf: score,
    amongOf: (id) => {
      const place = scored.findIndex((one) => one.id === id) + 1;
      return place === 0 ? null : { place, of: scored.length };
    },
    whyNot: (id) => {
      if (!index.numberOf.has(id) || places.has(id)) return null;
      const exclusion = weighed.exclusionOf(numberOf(id));
      if (exclusion !== null) return whyOf(exclusion);
      const least = Math.min(...candidates.map((one) => one.score));
      return { kind: score(id) > least ? 'crowded' : 'points' };
    },
  };
}

function whyOf(exclusion: Exclusion): Why {
  if (exclusion.kind !== 'conditions') return exclusion;
  // What a condition is, without what the rule asks of it.
  const broken = exclusion.broken.map(({ kind, value }) => ({ kind, value }) as ConditionValue);
  return { kind: 'conditions', broken };
}
