// The debug copy of a failed run (docs/decisions.md 'Debug copies'): code, stage and time; the raw reply only where the server
// sends it, which it does in development alone. The next success removes it.
import type { FailedData, Stage } from '#domain/advice/analysis/events.ts';
import { removeStored, writeStored } from '../../../lib/browser-storage.ts';

const keyOf = (userId: string) => `debug_gemini_invalid_${userId}`;

export function keepDebugCopy(userId: string, failure: FailedData, stage: Stage, time: Date): void {
  const raw = failure.raw === undefined ? {} : { raw: failure.raw };
  const copy = { code: failure.code, stage, time: time.toISOString(), ...raw };
  writeStored('localStorage', keyOf(userId), JSON.stringify(copy));
}

export function dropDebugCopy(userId: string): void {
  removeStored('localStorage', keyOf(userId));
}
