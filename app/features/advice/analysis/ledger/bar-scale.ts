// The ledger's bars on one scale: zero stands as far to the right as the longest bar against needs, but never at the very edge, so that
// one sees that there is a side against.

export type BarScale = { /** In percent of the width. */ zero: number; perPoint: number };

const MIN_SIDE = 10;
const MIN_BAR = 1;

export function barScale(points: readonly number[]): BarScale {
  const most = Math.max(1, ...points);
  const least = Math.max(0, ...points.map((one) => -one));
  const zero = Math.max(MIN_SIDE, (100 * least) / (most + least));
  return {
    zero: Math.round(zero),
    perPoint: Math.min((100 - zero) / most, least === 0 ? Infinity : zero / least),
  };
}

export function barOf(points: number, { zero, perPoint }: BarScale): { from: number; width: number } {
  const width = Math.max(MIN_BAR, Math.round(Math.abs(points) * perPoint));
  return { from: points > 0 ? zero : zero - width, width };
}
