// What of a day's figures is out of the ordinary: the desk shows it first. A day is held against the median of the days before it, since
// one bad day must not make the next one look good.

/** 'more' is worth a look of what goes wrong, 'less' of what people do. */
export type Watched = 'more' | 'less';

/** Under it a day says nothing: two failures in place of one are no sign. */
const LEAST = 5;

/** How many times the usual is much. */
const MUCH = 2;

/** Fewer days know nothing of the usual. */
const FEWEST_DAYS = 7;

/**
 * `series`: one value a day, the oldest first, today last and not over yet; null = no figure. Too much is said as soon as it is there;
 * too little only of a whole day.
 */
export function isUnusual(series: readonly (number | null)[], watched: Watched): boolean {
  const [today, yesterday] = [series.at(-1) ?? null, series.at(-2) ?? null];
  const usual = medianOf(series.slice(0, watched === 'more' ? -1 : -2));
  if (usual === null) return false;
  if (watched === 'less') return yesterday !== null && usual >= LEAST && yesterday * MUCH < usual;
  return today !== null && today >= LEAST && today > usual * MUCH;
}

/** Null = too few days have one. Of an even number the mean of the two in the middle. */
export function medianOf(series: readonly (number | null)[]): number | null {
  const values = series.filter((value) => value !== null).toSorted((a, b) => a - b);
  if (values.length < FEWEST_DAYS) return null;
  const half = Math.floor(values.length / 2);
  const [upper = 0, lower = upper] = [values[half], values[half - 1]];
  return values.length % 2 === 1 ? upper : (upper + lower) / 2;
}
