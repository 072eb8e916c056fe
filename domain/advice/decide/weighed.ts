// What the person's own marks and weights come to, and which single change would put the second path in front (docs/decisions.md 'Weigh it
// up'). Only criteria by which every path has a mark are counted, so that none gains by a gap. Whole numbers, so equal is equal. Pure.
import { MARKS, type Criterion, type Decision } from './decision.ts';

/** `average`: of its marks by their weights, from 1 to 5. */
type WeighedPath = { place: number; points: number; average: number };

/** One change that alone would do it. */
export type Turn =
  | { kind: 'weight'; criterion: string; from: number; to: number }
  | { kind: 'mark'; criterion: string; place: number; from: number; to: number };

export type Weighed = {
  /** The highest first; equal ones as they were chosen. */
  paths: WeighedPath[];
  counted: number;
  /** No path is in front. */
  isLevel: boolean;
  /** The smallest changes first; none where it is level. */
  turns: Turn[];
};

const SHOWN_TURNS = 3;

/** Null = fewer than two paths, or no criterion by which each has a mark. */
export function weighed({ paths, criteria }: Pick<Decision, 'paths' | 'criteria'>): Weighed | null {
  const counted = criteria.filter(({ marks }) => paths.every((place) => marks[place] !== undefined));
  if (paths.length < 2 || counted.length === 0) return null;
  const weights = counted.reduce((sum, { weight }) => sum + weight, 0);
  const order = paths
    .map((place) => ({ place, points: pointsOf(place, counted) }))
    .toSorted((one, other) => other.points - one.points);
  const [first, second] = order;
  const isLevel = first?.points === second?.points;
  return {
    paths: order.map((path) => ({ ...path, average: path.points / weights })),
    counted: counted.length,
    isLevel,
    turns:
      isLevel || first === undefined || second === undefined
        ? []
        : turnsTo(second.place, { first: first.place, paths, counted }),
  };
}

function pointsOf(place: number, counted: readonly Criterion[]): number {
  return counted.reduce((sum, { weight, marks }) => sum + weight * (marks[place] ?? 0), 0);
}

type Before = { first: number; paths: readonly number[]; counted: readonly Criterion[] };

function turnsTo(second: number, { first, paths, counted }: Before): Turn[] {
  function isInFront(at: number, changed: Criterion): boolean {
    const anew = counted.with(at, changed);
    const own = pointsOf(second, anew);
    return paths.every((place) => place === second || pointsOf(place, anew) < own);
  }
  const found = counted.flatMap((criterion, at) => {
    const { name, weight, marks } = criterion;
    const weightTurns = MARKS.filter((to) => isInFront(at, { ...criterion, weight: to })).map((to): Turn => ({
      kind: 'weight',
      criterion: name,
      from: weight,
      to,
    }));
    const markTurns = [second, first].map((place) => {
      const from = marks[place] ?? 0;
      return MARKS.filter((to) => isInFront(at, { ...criterion, marks: { ...marks, [place]: to } })).map(
        (to): Turn => ({ kind: 'mark', criterion: name, place, from, to }),
      );
    });
    return [weightTurns, ...markTurns].flatMap((turns) => turns.toSorted(bySize).slice(0, 1));
  });
  return found.toSorted(bySize).slice(0, SHOWN_TURNS);
}

function bySize(one: Turn, other: Turn): number {
  return Math.abs(one.to - one.from) - Math.abs(other.to - other.from);
}
