// 'Co gdyby' (docs/decisions.md 'What if'): the same rule with other conditions, and how each row moves by it, with one reason. As the plan
// may see it: every row, or those of the paths that it opens and the first names. And what the firm conditions take away: which excludes
// most, and what would come in if one were loosened. Pure.
import { ledgerChanges, type LedgerChange } from '../analysis/comparison/compare.ts';
import type { AdviceOrder } from '../analysis/grounding/context.ts';
import { ANSWER_FACTOR } from '../answers-back.ts';
import { evidenceOfChange, type ChangeableValue, type ConditionChange } from '../condition-change.ts';
import type { Careers } from '../occupation.ts';
import { advertName, type PublicFactsBook } from '../public-facts.ts';
import { rank, type Ranking } from '../rank.ts';
import type { LedgerLine } from '../ranking/ledger.ts';
import { readByRules } from '../reading/read-by-rules.ts';
import { withAnswersBack } from '../with-answers-back.ts';
import { askedConditions, changesIn, currentOf, type Asked } from './changes.ts';
import { FIRST_NAMES, type Seen, standings, type Standings, type Why } from './whole-list.ts';

/** `others`: its own points are the same, so others moved it. */
export type Reason =
  | { kind: 'out'; why: Why }
  | { kind: 'in'; why: Why }
  | { kind: 'ledger'; change: LedgerChange; names: Record<string, string> }
  | { kind: 'others' };

/** Where a row stood and stands, from 1; null = not on the list. `reason` null = it hasn't moved. */
export type Move = { place: number | null; placeBefore: number | null; reason: Reason | null };

export type MovedRow = {
  id: string;
  name: string;
  /** Of the chosen path, or of one that the plan opens. */
  isTrail: boolean;
  isPath: boolean;
  place: number | null;
  /** Null = the plan doesn't show it. */
  move: Move | null;
};

/** `count`: of occupations. */
type Strict = { condition: ChangeableValue; count: number };

/** What comes onto the list with one condition loosened: to a year more, or altogether. */
export type Loosened = {
  condition: ChangeableValue;
  /** Null = it doesn't matter any more. */
  to: ChangeableValue | null;
  count: number;
  /** The first of them; none where the plan doesn't name them. */
  names: string[];
};

/** The list by other conditions. */
export type Tried = {
  asked: Asked[];
  changes: ConditionChange[];
  count: number;
  countBefore: number;
  /** How many weren't on the list. */
  came: number;
  rows: MovedRow[];
  /** Off the list now; none where the plan doesn't show them. */
  gone: MovedRow[];
  /** The paths that the plan opens, in the analysis' order. */
  paths: MovedRow[];
};

export type WhatIf = Tried & {
  /** Of the firm conditions that exclude anything, the strictest first. */
  strict: Strict[];
  loosened: Loosened[];
};

const LOOSENED = 3;
const NAMED = 3;
const YEAR = 12;

type Tables = { careers: Careers; book: PublicFactsBook };

export function whatIf(order: AdviceOrder, seen: Seen, params: URLSearchParams, tables: Tables): WhatIf {
  const { tried, shown, after, nameOf } = tryConditions(order, seen, params, tables);
  const { careers } = tables;
  const strict = strictOf(after);
  return {
    ...shown,
    strict,
    loosened: strict.slice(0, LOOSENED).flatMap(({ condition }) => {
      const to = looserOf(condition);
      const loose = withChanges(tried, [{ kind: condition.kind, condition: to }]);
      const { candidates } = rank(withAnswersBack(loose, careers), careers);
      const came = candidates.filter(({ id }) => after.placeOf(id) === null);
      const names = seen.isWhole ? came.slice(0, NAMED).map(({ id }) => nameOf(id)) : [];
      return came.length === 0 ? [] : [{ condition, to, count: came.length, names }];
    }),
  };
}

/** `tried`: by what it is ranked with these conditions. */
export function tryConditions(
  given: AdviceOrder,
  { isWhole, opened, trail }: Seen,
  params: URLSearchParams,
  { careers, book }: Tables,
): { tried: AdviceOrder; shown: Tried; after: Standings; nameOf: (id: string) => string } {
  // Once for all the rankings.
  const order = { ...given, reading: given.reading ?? readByRules(given.answers, careers) };
  const before = standings(withAnswersBack(order, careers), careers);
  const asked = askedConditions(before.conditions, params);
  const changes = changesIn(asked);
  const tried = withChanges(order, changes);
  const after = changes.length === 0 ? before : standings(withAnswersBack(tried, careers), careers);
  const occupations = new Map(careers.occupations.map((one) => [one.id, one]));
  const nameOf = (id: string) => {
    const occupation = occupations.get(id);
    return occupation === undefined ? id : advertName(occupation);
  };

  function rowOf(id: string): MovedRow {
    const place = after.placeOf(id);
    const isShown = isWhole || opened.includes(id);
    return {
      id,
      name: nameOf(id),
      isTrail: id === trail,
      isPath: opened.includes(id),
      place,
      move: isShown ? moveOf(id, before, after, book) : null,
    };
  }

  const ids = after.candidates.map(({ id }) => id);
  const gone = before.candidates.map(({ id }) => id).filter((id) => after.placeOf(id) === null);
  const shown = {
    asked,
    changes,
    count: ids.length,
    countBefore: before.candidates.length,
    came: ids.filter((id) => before.placeOf(id) === null).length,
    rows: (isWhole ? ids : ids.slice(0, FIRST_NAMES)).map(rowOf),
    gone: isWhole ? gone.map(rowOf) : [],
    paths: opened.filter((id) => occupations.has(id)).map(rowOf),
  };
  return { tried, shown, after, nameOf };
}

/** As if its owner had kept them: the latest word holds. */
export function withChanges(order: AdviceOrder, changes: readonly ConditionChange[]): AdviceOrder {
  const lines = changes.map((change) => ({ factor: ANSWER_FACTOR, evidence: evidenceOfChange(change) }));
  return { ...order, denied: [...order.denied, ...lines] };
}

function moveOf(id: string, before: Standings, after: Standings, book: PublicFactsBook): Move {
  const place = after.placeOf(id);
  const placeBefore = before.placeOf(id);
  const reason = place === placeBefore ? null : reasonOf(id, { place, placeBefore }, before, after, book);
  return { place, placeBefore, reason };
}

function reasonOf(
  id: string,
  { place, placeBefore }: Omit<Move, 'reason'>,
  before: Standings,
  after: Standings,
  book: PublicFactsBook,
): Reason {
  const isExclusion = (why: Why | null) => why !== null && why.kind !== 'points' && why.kind !== 'crowded';
  const whyOut = place === null ? after.whyNot(id) : null;
  if (whyOut !== null && isExclusion(whyOut)) return { kind: 'out', why: whyOut };
  const whyIn = placeBefore === null ? before.whyNot(id) : null;
  if (whyIn !== null && isExclusion(whyIn)) return { kind: 'in', why: whyIn };
  const isUp = (placeBefore ?? Infinity) > (place ?? Infinity);
  const change = ledgerChanges(before.ledgerOf(id), after.ledgerOf(id)).find(
    ({ before: was, now }) => now > was === isUp,
  );
  if (change === undefined) return { kind: 'others' };
  const lines: LedgerLine[] = [{ ...change, points: change.now }];
  return { kind: 'ledger', change, names: book.namesIn(lines) };
}

function strictOf({ conditions, excluded }: Pick<Ranking, 'conditions' | 'excluded'>): Strict[] {
  return [...currentOf(conditions).values()]
    .flatMap((condition): Strict[] => {
      const count = excluded[condition.kind] ?? 0;
      return condition.firm && count > 0 ? [{ condition, count }] : [];
    })
    .toSorted((one, other) => other.count - one.count);
}

function looserOf(condition: ChangeableValue): ChangeableValue | null {
  return condition.kind === 'months' ? { ...condition, value: condition.value + YEAR } : null;
}
