// Recovery codes: ten, each good for one sign-in when the passkeys are lost (docs/decisions.md 'Passkeys').

export const RECOVERY_CODES = 10;

/** 80 bits: too many to try, so a plain hash keeps them. */
export const RECOVERY_CODE_BYTES = 10;

/** Of those that are taken for one another only one each: 0 stands for o, too, and there is no 1, i or l. */
const LETTERS = '023456789abcdefghjkmnpqrstuvwxyz';

const LENGTH = (RECOVERY_CODE_BYTES * 8) / 5;

/** As a person reads and types it: 'abcd-efgh-jkmn-pqrs'. */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  );
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4).join('')).join('-');
}

/** What was typed, as it is compared; null = no code of ours could look like that. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s–-]/g, '')
    .replaceAll('o', '0');
  if (plain.length !== LENGTH || Array.from(plain).some((letter) => !LETTERS.includes(letter))) return null;
  return plain;
}
