// Whether an occupation can be written as one more path of an analysis, and why not (docs/decisions.md 'One more path'). The server asks again
// where it reserves; this is what a page says.
import type { AskedRow } from '../decide/whole-list.ts';
import { ANALYSIS_LIMITS, isAdvised, type CareerPath } from '../analysis/analysis.ts';

export type Adding =
  /** Its place in the analysis, from 0. */
  | { kind: 'there'; place: number }
  | { kind: 'premium' }
  | { kind: 'excluded' }
  | { kind: 'being-written'; isThis: boolean }
  | { kind: 'full' }
  | { kind: 'none-left' }
  | { kind: 'free'; left: number };

type Standing = {
  paths: readonly CareerPath[];
  /** Of this paid period: the occupation that is being written, null for each that is written. */
  period: readonly (string | null)[];
  /** That the plan has in a period; 0 = none ever. */
  most: number;
};

export function mayAdd(
  { id, isListed, why }: Pick<AskedRow, 'id' | 'isListed' | 'why'>,
  { paths, period, most }: Standing,
): Adding {
  const place = placeOfPath(paths, id);
  if (place !== null) return { kind: 'there', place };
  if (most === 0) return { kind: 'premium' };
  const isExcluded = !isListed && why?.kind !== 'points' && why?.kind !== 'crowded';
  if (isExcluded) return { kind: 'excluded' };
  const writing = period.find((one) => one !== null) ?? null;
  if (writing !== null) return { kind: 'being-written', isThis: writing === id };
  const added = paths.filter((path) => isAdvised(path) && path.dopisana === true).length;
  if (added >= ANALYSIS_LIMITS.maxAdded) return { kind: 'full' };
  const left = most - period.length;
  return left > 0 ? { kind: 'free', left } : { kind: 'none-left' };
}

/** From 0; null = the analysis hasn't it. */
function placeOfPath(paths: readonly CareerPath[], zawodId: string): number | null {
  const place = paths.findIndex((path) => isAdvised(path) && path.zawodId === zawodId);
  return place === -1 ? null : place;
}
