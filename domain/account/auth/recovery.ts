// How keys are changed and how an account is got back (docs/security.md 'Ways in and out'): the thief has the password, the owner the mailbox.
import { isFreshAuth } from './session-life.ts';

const HOUR_MS = 60 * 60_000;

/** How long a change of keys or second factor can be undone by the letter about it. */
export const KEY_UNDO_MS = 72 * HOUR_MS;

/** How long a way back at the desk waits before it opens, and stays open then. */
export const RECOVERY_WAIT_MS = 72 * HOUR_MS;
export const RECOVERY_OPEN_MS = 7 * 24 * HOUR_MS;

type KeyGround = { hasKeys: boolean; hasSecondFactor: boolean; hasRole: boolean };

/**
 * What a change of keys or second factor asks for. 'fresh': any proof, the password too. 'factor': an existing key or a recovery code.
 * 'enrolment': a code of the command's, since a role has no key yet. What the password opened must not be worth a key.
 */
export function proofForKeys({
  hasKeys,
  hasSecondFactor,
  hasRole,
}: KeyGround): 'fresh' | 'factor' | 'enrolment' {
  if (hasKeys || hasSecondFactor) return 'factor';
  return hasRole ? 'enrolment' : 'fresh';
}

/** `factorAt`: the last proof by a key, a recovery code or an enrolment code; 0 = none. */
export function mayChangeKeys(
  ground: KeyGround,
  session: { freshAuthAt: number; factorAt: number },
  now: number,
): boolean {
  const isFresh = isFreshAuth(session.freshAuthAt, now);
  return isFresh && (proofForKeys(ground) === 'fresh' || isFreshAuth(session.factorAt, now));
}

/**
 * What a reset by mail may end. A second factor that has been on for longer than its undo is the owner's, and stays with the keys from before:
 * a mailbox alone must not open what asks for more. Where nothing is from before, nothing ends: a second factor without a key or a code
 * would shut everybody out. Anything younger, and all where it is off, the mailbox could undo or remove anyway.
 */
export function endableByMail(
  account: { secondFactorAt: number | null; keysAddedAt: readonly number[]; codesMadeAt: readonly number[] },
  now: number,
): { keysAddedAt: readonly number[]; codesMadeAt: readonly number[]; secondFactor: boolean } {
  const { secondFactorAt, keysAddedAt, codesMadeAt } = account;
  const since = now - KEY_UNDO_MS;
  const isSettled = secondFactorAt !== null && secondFactorAt < since;
  if (!isSettled) return { keysAddedAt, codesMadeAt, secondFactor: secondFactorAt !== null };
  if (![...keysAddedAt, ...codesMadeAt].some((at) => at < since))
    return { keysAddedAt: [], codesMadeAt: [], secondFactor: false };
  const isYoung = (at: number) => at >= since;
  return {
    keysAddedAt: keysAddedAt.filter(isYoung),
    codesMadeAt: codesMadeAt.filter(isYoung),
    secondFactor: false,
  };
}

/** Of a way back at the desk, begun at `askedAt`. */
export function recoveryState(askedAt: number, now: number): 'waits' | 'open' | 'over' {
  if (now < askedAt + RECOVERY_WAIT_MS) return 'waits';
  return now < askedAt + RECOVERY_WAIT_MS + RECOVERY_OPEN_MS ? 'open' : 'over';
}
