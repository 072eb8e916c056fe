// How long to wait before a database that is away is asked again: longer each time, a minute at the most.
export const MAX_SETTLE_PAUSE_MS = 60_000;

export function settlePauseMs(tries: number): number {
  return Math.min(MAX_SETTLE_PAUSE_MS, 1000 * 2 ** tries);
}
