// The pay of a path as it may be drawn: the tables' figures of its group, or the model's range of an analysis made before them.
import { isAdvised } from './analysis.ts';
import { isLocked, type VisiblePath } from './events.ts';

export type PathPay = {
  from: number;
  /** Null = an estimate of the model's, which has none. */
  median: number | null;
  to: number;
};

/** Null = there is no figure, or the plan doesn't show it. */
export function payOfPath(path: VisiblePath): PathPay | null {
  if (isLocked(path) || isAdvised(path)) {
    const pay = path.fakty?.pay ?? null;
    return pay === null ? null : { from: pay.d1, median: pay.median, to: pay.d9 };
  }
  return path.zarobki === null ? null : { from: path.zarobki.min, median: null, to: path.zarobki.max };
}
