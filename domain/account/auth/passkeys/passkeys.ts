// What holds for passkeys and the second factor (docs/decisions.md 'Passkeys').

/** More are no way of signing in but a list that nobody keeps. */
export const MAX_PASSKEYS = 20;

const MAX_NAME_LENGTH = 60;

/** How long a person has between being asked and answering with a key. */
export const CHALLENGE_MS = 5 * 60_000;

/** How long a password or Google that is only the first factor waits for the second. */
export const HALF_SIGN_IN_MS = 10 * 60_000;

/** Null = no name. */
export function passkeyName(typed: string): string | null {
  const name = typed.trim().replaceAll(/\s+/g, ' ');
  return name === '' ? null : Array.from(name).slice(0, MAX_NAME_LENGTH).join('');
}

/** What a person can prove themselves by. With the second factor on, the first ones prove nothing alone. */
export type ProofWays = { password: boolean; google: boolean; passkey: boolean; recoveryCode: boolean };

export function proofWays(account: {
  hasPassword: boolean;
  hasGoogle: boolean;
  hasPasskeys: boolean;
  hasSecondFactor: boolean;
}): ProofWays {
  const { hasPassword, hasGoogle, hasPasskeys, hasSecondFactor } = account;
  return {
    password: hasPassword && !hasSecondFactor,
    google: hasGoogle && !hasSecondFactor,
    passkey: hasPasskeys,
    recoveryCode: hasSecondFactor,
  };
}
