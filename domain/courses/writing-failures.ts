// How the writing of a course can fail besides what any reply can (analysis/failures.ts), and how often it may (content.md §8).
import type { RunFailure } from '../analysis/failures.ts';

export const WRITING_FAILURES = {
  badText: { code: 'invalid', sentence: 'Nieprawidłowy format odpowiedzi tekstowej z API Gemini.' },
  lost: {
    code: 'run-lost',
    sentence: 'Wystąpił błąd podczas przygotowywania kursu. Nic nie przepadło – spróbuj ponownie.',
  },
} as const satisfies Record<string, RunFailure>;

/** Failed attempts that a course may have in an hour, whoever asks: then the model rests. */
export const MAX_FAILURES_AN_HOUR = 6;

const HOUR_MS = 60 * 60_000;

/** Those of the failures (epoch ms) that still count. */
export function recentFailures(failedAt: readonly number[], now: number): number[] {
  return failedAt.filter((at) => at > now - HOUR_MS);
}

/** Null = another attempt may be made, else the seconds to wait for it. */
export function secondsToRest(failedAt: readonly number[], most: number, now: number): number | null {
  const recent = recentFailures(failedAt, now).toSorted((one, other) => one - other);
  const leaving = recent[recent.length - most];
  if (recent.length < most || leaving === undefined) return null;
  return Math.max(1, Math.ceil((leaving + HOUR_MS - now) / 1000));
}
