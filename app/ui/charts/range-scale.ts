// Where a range lies on its scale. The scale begins at 0, so that lengths can be compared, too.

const MIN_WIDTH = 2;

/** From 0 to 100; never too narrow to be seen. */
export function stretchOf(range: { min: number; max: number }, end: number): { from: number; width: number } {
  const share = (amount: number) => (100 * Math.min(Math.max(amount, 0), end)) / end;
  const width = Math.max(MIN_WIDTH, share(range.max) - share(range.min));
  return { from: Math.min(share(range.min), 100 - width), width };
}

/** Both ends and the middle: three figures have room on every screen. */
export function ticksOf(end: number): number[] {
  return [0, end / 2, end];
}
