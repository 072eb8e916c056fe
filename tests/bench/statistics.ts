// Few numbers of many: benchmarks report medians and tails, since machines are noisy.

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** `share` from 0 to 1; NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
