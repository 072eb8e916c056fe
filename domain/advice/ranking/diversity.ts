// Which of the fitting occupations become candidates: the best, few of one kind, and among them some to start now and some farther off.
// The order stays that of the points.
import type { Occupation } from '../occupation.ts';

export const CANDIDATES = 24;
const OF_ONE_UNIT = 2;
const OF_ONE_GROUP = 4;
const STARTABLE = 4;
const FARTHER = 2;
/** Below this share of the best score nobody is taken for diversity's sake. */
const WORTH_TAKING = 0.6;
/** Below this share of it a list of twelve isn't made longer. */
const WORTH_NAMING = 0.57;
const LEAST_CANDIDATES = 12;

export type Scored = { number: number; id: string; score: number };

export type Reach = 'near' | 'adjacent' | 'farther';

/** `scored` in order. Same kind = same 4 digits (units) or 3 digits (groups) of the classification. */
export function chooseCandidates(
  scored: readonly Scored[],
  occupationOf: (number: number) => Occupation,
  isStartable: (number: number) => boolean,
): Scored[] {
  const varied = fewOfAKind(scored, occupationOf);
  const best = scored[0];
  if (best === undefined) return [];
  const field = ({ number }: Scored) => occupationOf(number).code.slice(0, 1);
  const bestFields = new Set(varied.slice(0, 3).map(field));
  const worthTaking = varied.filter(({ score }) => score >= best.score * WORTH_TAKING);
  const taken = new Set([
    ...worthTaking.filter(({ number }) => isStartable(number)).slice(0, STARTABLE),
    ...worthTaking.filter((one) => !bestFields.has(field(one))).slice(0, FARTHER),
  ]);
  for (const one of varied) {
    const isWeak = one.score < best.score * WORTH_NAMING;
    if (taken.size >= CANDIDATES || (isWeak && taken.size >= LEAST_CANDIDATES)) break;
    taken.add(one);
  }
  return varied.filter((one) => taken.has(one));
}

function fewOfAKind(scored: readonly Scored[], occupationOf: (number: number) => Occupation): Scored[] {
  const counts = new Map<string, number>();
  return scored.filter(({ number }) => {
    const { code } = occupationOf(number);
    const unit = code.slice(0, 4);
    const group = code.slice(0, 3);
    if ((counts.get(unit) ?? 0) >= OF_ONE_UNIT || (counts.get(group) ?? 0) >= OF_ONE_GROUP) return false;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
    counts.set(group, (counts.get(group) ?? 0) + 1);
    return true;
  });
}

/** How far a candidate lies from the first: of its group, of its field, or beyond. */
export function reachOf(occupation: Occupation, firsts: readonly Occupation[]): Reach {
  const shares = (digits: number) =>
    firsts.some((first) => first.code.slice(0, digits) === occupation.code.slice(0, digits));
  if (shares(3)) return 'near';
  return shares(1) ? 'adjacent' : 'farther';
}
