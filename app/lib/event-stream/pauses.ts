// How long a stream's client waits before it tries again.
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

/** Before the n-th new try, n from 1: the pause, spread by a quarter so that not everybody comes back at once. */
export function pauseMs(tries: number, chance: number): number {
  const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? PAUSES_MS[0];
  return Math.round(pause * (0.75 + chance / 2));
}
