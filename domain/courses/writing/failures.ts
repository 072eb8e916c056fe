// How the writing of a course can fail besides what any reply can (advice/analysis/failures.ts), and how often it may (docs/product.md 'Run and
// model messages').
import type { RunFailure } from '../../advice/analysis/failures.ts';

export const WRITING_FAILURES = {
  rests: {
    code: 'model-rests',
    sentence:
      'Do końca miesiąca nie przygotujemy nowych lekcji: wykorzystaliśmy to, co możemy na nie wydać. To, co już powstało, możesz czytać. Nie chcesz czekać? Napisz do nas, a zwrócimy cenę lekcji, których nie ma.',
  },
  lost: {
    code: 'run-lost',
    sentence: 'Wystąpił błąd podczas przygotowywania kursu. Nic nie przepadło – spróbuj ponownie.',
  },
} as const satisfies Record<string, RunFailure>;

/** Failed attempts that a structure or lesson may have in an hour, whoever asks: then it rests, and the others don't. */
export const MAX_FAILURES_AN_HOUR = 6;

const HOUR_MS = 60 * 60_000;

/** A failure (epoch ms) before that doesn't count any more. */
export function oldestThatCounts(now: number): number {
  return now - HOUR_MS + 1;
}

/** Null = another attempt may be made, else the seconds to wait for it. */
export function secondsToRest(failedAt: readonly number[], most: number, now: number): number | null {
  const recent = failedAt.filter((at) => at >= oldestThatCounts(now)).toSorted((one, other) => one - other);
  const leaving = recent[recent.length - most];
  if (recent.length < most || leaving === undefined) return null;
  return Math.max(1, Math.ceil((leaving + HOUR_MS - now) / 1000));
}
