// What the menu says of a signed-in person, for pages that don't ask the database (docs/architecture.md 'Sessions and the snapshot',
// docs/decisions.md 'Session revocation'). Signed, five minutes, and good only beside the session cookie it was made for. It decides
// nothing else.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { PLAN_NAMES, type Plan } from '#domain/payments/plan/plans.ts';
import { allKeys, derivedKey, type Key, type KeyRing } from './keys.ts';
import { endedCookie, ownCookie, readOwnCookie } from './own-cookie.ts';

const NAME = 'snapshot';
const LIFE_MS = 5 * 60_000;

type Snapshot = {
  id: string;
  email: string;
  fullName: string | null;
  emailConfirmed: boolean;
  plan: Plan;
  /** Not said by the sign-in itself, which doesn't ask. */
  hasCourses?: boolean;
};

/** What signs it: our key, and the hash of the session's token. */
type SnapshotSeal = { keys: KeyRing; tokenHash: string };

export function snapshotCookie(url: string, seal: SnapshotSeal, snapshot: Snapshot, now: number): string {
  const { id, email, fullName, emailConfirmed, plan, hasCourses } = snapshot;
  const content = JSON.stringify({
    id,
    email,
    fullName,
    emailConfirmed,
    plan,
    hasCourses,
    until: now + LIFE_MS,
  });
  const text = Buffer.from(content).toString('base64url');
  return ownCookie(
    url,
    NAME,
    `${text}.${signature(text, seal.keys.current, seal.tokenHash).toString('base64url')}`,
    LIFE_MS / 1000,
  );
}

export function endedSnapshotCookie(url: string): string {
  return endedCookie(url, NAME);
}

/** Null = none, not ours, too old, or made for another session. */
export function readSnapshot(request: Request, seal: SnapshotSeal, now: number): Snapshot | null {
  const [text, mark, ...rest] = readOwnCookie(request, NAME)?.split('.') ?? [];
  if (text === undefined || mark === undefined || rest.length > 0) return null;
  const given = Buffer.from(mark, 'base64url');
  if (!allKeys(seal.keys).some((key) => isEqual(given, signature(text, key, seal.tokenHash)))) return null;
  // Only we can have signed it, so it has the shape that we wrote; plans may have changed since.
  const { until, ...snapshot } = JSON.parse(Buffer.from(text, 'base64url').toString()) as Snapshot & {
    until: number;
  };
  return until > now && PLAN_NAMES.includes(snapshot.plan) ? snapshot : null;
}

function signature(text: string, key: Key, tokenHash: string): Buffer {
  return createHmac('sha256', derivedKey(key, 'snapshot')).update(`${text}.${tokenHash}`).digest();
}

function isEqual(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
