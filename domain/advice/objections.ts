// 'To się nie zgadza': lines of the ledger that a person marks as not true. Ranking then goes on without them (person.ts).
// No tables here: the browser uses it too.
import type { ANSWER_FACTOR } from './answers-back.ts';
import { DENIED_AS_A_WHOLE, type FactorName, type LedgerLine } from './ranking/ledger.ts';
import type { TRIAL_FACTOR } from './trial.ts';

/** Of one person, in all their analyses. */
export const MAX_OBJECTIONS = 100;

/** As long as the longest text of an answer: a line's evidence is a part of one. */
export const MAX_EVIDENCE_LENGTH = 1000;

/** An answer to the question that the analysis asks back is kept as one, too, and so is what a trial has taught. */
export type Objection = {
  factor: FactorName | typeof ANSWER_FACTOR | typeof TRIAL_FACTOR;
  evidence: string;
};

export type MovedPath = {
  zawodId: string;
  /** From 1; null = no longer among the candidates. */
  place: number | null;
  placeBefore: number | null;
  /** As it is now, without what was denied. */
  bilans: LedgerLine[];
};

export type Overtaking = { zawodId: string; nazwa: string; place: number; placeBefore: number | null };

/** The ranking of one analysis without what its owner denied. */
export type RankedAnew = {
  objections: Objection[];
  /** Only paths that the plan opens. */
  paths: MovedPath[];
  /** Those that passed one of these paths; names are public. */
  nowHigher: Overtaking[];
  /** How many candidates there are. */
  candidates: number;
};

/** The objection by which a line no longer counts; one against a factor that is denied as a whole holds for all its lines. */
export function objectionTo(line: Objection, objections: readonly Objection[]): Objection | null {
  const isWhole = DENIED_AS_A_WHOLE.includes(line.factor);
  const found = objections.find(
    ({ factor, evidence }) => factor === line.factor && (isWhole || evidence === line.evidence),
  );
  return found ?? null;
}

export type LedgerEntry = LedgerLine & { /** Null = it counts. */ objection: Objection | null };

/**
 * The lines to show: those of the analysis in the order of their weight, with the points of today, and at the end what came anew.
 * A line that was denied keeps its place and its old points. So nothing jumps under the hand that pressed.
 */
export function entriesOf(
  stored: readonly LedgerLine[],
  now: readonly LedgerLine[] | null,
  objections: readonly Objection[],
): LedgerEntry[] {
  const ordered = stored.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  const today = new Map((now ?? []).map((line) => [keyOf(line), line]));
  const shown = ordered.flatMap((line): LedgerEntry[] => {
    const objection = objectionTo(line, objections);
    if (objection !== null) return [{ ...line, objection }];
    const current = now === null ? line : today.get(keyOf(line));
    return current === undefined ? [] : [{ ...current, objection }];
  });
  const seen = new Set(shown.map(keyOf));
  const added = (now ?? []).filter((line) => !seen.has(keyOf(line)));
  return [...shown, ...added.map((line) => ({ ...line, objection: objectionTo(line, objections) }))];
}

/** Those that passed this path. */
export function overtakersOf(
  { place, placeBefore }: MovedPath,
  nowHigher: readonly Overtaking[],
): Overtaking[] {
  if (placeBefore === null) return [];
  return nowHigher.filter(
    (other) => (other.placeBefore ?? Infinity) > placeBefore && (place === null || other.place < place),
  );
}

/** A factor that is denied as a whole has one line, whose evidence may be another by now. */
export function keyOf({ factor, evidence }: Objection): string {
  return DENIED_AS_A_WHOLE.includes(factor) ? factor : `${factor} ${evidence}`;
}
