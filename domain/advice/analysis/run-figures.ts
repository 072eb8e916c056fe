// How many analyses failed lately, told to everybody: of few runs a share would say nothing.

const DAY_MS = 24 * 60 * 60_000;

export const RUNS_COUNTED_DAYS = 30;
export const RUNS_COUNTED_MS = RUNS_COUNTED_DAYS * DAY_MS;
const MIN_RUNS = 20;

export type RunFigures = {
  ended: number;
  /** Failed, and the generation went back. */
  givenBack: number;
  /** Epoch ms. */
  countedAt: number;
};

/** Whole per cent; null = too few to tell. 0 and 100 are only said of none and of all. */
export function percentGivenBack({ ended, givenBack }: RunFigures): number | null {
  if (ended < MIN_RUNS) return null;
  const percent = Math.round((100 * givenBack) / ended);
  if (givenBack > 0 && percent === 0) return 1;
  return givenBack < ended && percent === 100 ? 99 : percent;
}
