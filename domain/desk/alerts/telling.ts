// What is to be told of an alert now: once as it begins, again while it goes on, and once as it ends. An alert that comes and goes before
// anybody could be told is told by its end alone.
import type { AlertName } from './alerts.ts';

/** While it goes on, it is told again after so long. */
export const TOLD_AGAIN_MS = 6 * 60 * 60_000;

/** As it is kept. Times in epoch ms. */
export type KeptAlert = {
  name: AlertName;
  since: number;
  /** Null = nobody could be told yet. */
  toldAt: number | null;
  /** Null = it goes on. */
  endedAt: number | null;
};

/** 'fire': it begins; 'still': it goes on and was told; 'again': that is long ago; 'ended': its end is to be told. Null = it is quiet. */
export type AlertState = 'fire' | 'still' | 'again' | 'ended';

/** `kept` null = none of this name goes on or waits to be told. */
export function alertState(kept: KeptAlert | null, isOn: boolean, now: number): AlertState | null {
  if (kept === null) return isOn ? 'fire' : null;
  if (kept.endedAt !== null || !isOn) return 'ended';
  if (kept.toldAt === null) return 'fire';
  return now - kept.toldAt >= TOLD_AGAIN_MS ? 'again' : 'still';
}
