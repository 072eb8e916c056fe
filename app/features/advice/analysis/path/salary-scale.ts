// The scale on which salary ranges are drawn: the same for all paths on screen, so that they can be compared.
import type { VisiblePath } from '#domain/advice/analysis/events.ts';
import { payOfPath } from '#domain/advice/analysis/path-pay.ts';

const STEP = 10_000;

/** The end of the scale in złoty: the highest pay, rounded up to full ten thousands, so that its middle is a round figure. */
export function scaleEnd(highestPays: readonly number[]): number {
  return Math.max(STEP, Math.ceil(Math.max(0, ...highestPays) / STEP) * STEP);
}

/** Of an analysis' paths, open and locked. */
export function scaleOfPaths(paths: readonly VisiblePath[]): number {
  return scaleEnd(paths.map((path) => payOfPath(path)?.to ?? 0));
}
