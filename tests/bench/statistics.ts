// Few numbers of many: benchmarks report medians and tails, since machines are noisy.

/** Of an even count the middle of the two; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower = Number.NaN, upper = lower] = sorted.slice(Math.ceil(sorted.length / 2) - 1);
  return sorted.length % 2 === 0 ? (lower + upper) / 2 : lower;
}

/** `share` from 0 to 1; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
