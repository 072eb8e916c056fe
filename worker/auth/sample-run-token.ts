// What lets the operator's own machine try a run at the deployment (docs/operations.md 'Models'): the moment under the key that both have.
import { timingSafeEqual } from 'node:crypto';
import { keyedHash, type KeyRing } from './keys.ts';

const VALID_MS = 5 * 60_000;

export const SAMPLE_RUN_HEADER = 'X-Szlak-Sample-Run';

export function sampleRunToken(keys: KeyRing, now: number): string {
  return `${now}.${keyedHash(keys, 'sample-run', `${now}`)}`;
}

/** A retired key doesn't count: who tries a deployment has its present one. */
export function isSampleRunToken(keys: KeyRing, token: string, now: number): boolean {
  const at = Number(/^\d{13}(?=\.)/.exec(token)?.[0]);
  if (!(Math.abs(now - at) <= VALID_MS)) return false;
  const [given, right] = [token, sampleRunToken(keys, at)].map((text) => Buffer.from(text));
  return given !== undefined && given.length === right?.length && timingSafeEqual(given, right);
}
