// The scale on which a salary range is drawn: the same for all paths on screen, so that they can be compared.

const STEP = 5_000;

/** The end of the scale in złoty: the highest pay, rounded up to full five thousands; at least 10 000. */
export function scaleEnd(highestPays: readonly number[]): number {
  return Math.max(2 * STEP, Math.ceil(Math.max(0, ...highestPays) / STEP) * STEP);
}

/** Where the range lies on the scale, from 0 to 100; never too narrow to be seen. */
export function stretchOf(range: { min: number; max: number }, end: number): { from: number; width: number } {
  const share = (amount: number) => (100 * Math.min(Math.max(amount, 0), end)) / end;
  const width = Math.max(MIN_WIDTH, share(range.max) - share(range.min));
  return { from: Math.min(share(range.min), 100 - width), width };
}

const MIN_WIDTH = 2;
