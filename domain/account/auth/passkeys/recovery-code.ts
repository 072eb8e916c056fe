// Recovery codes: ten, each good for one sign-in when the passkeys are lost (docs/decisions.md 'Passkeys').

export const RECOVERY_CODES = 10;

/** 120 bits: so many that a plain hash keeps them, whoever has the database (ASVS 6.5.2). */
export const RECOVERY_CODE_BYTES = 15;

/** Of those that are taken for one another only one each: 0 stands for o, too, and there is no 1, i or l. */
const LETTERS = '023456789abcdefghjkmnpqrstuvwxyz';

const LENGTH = (RECOVERY_CODE_BYTES * 8) / 5;

/** As a person reads and types it: 'abcd-efgh-jkmn-pqrs-tuvw-xyz2'. */
export function recoveryCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = Array.from(
    { length: LENGTH },
    (_, at) => LETTERS[parseInt(bits.slice(at * 5, at * 5 + 5), 2)],
  ).join('');
  return (letters.match(/.{4}/g) ?? []).join('-');
}

/** What was typed, as it is compared; null = no code of ours could look like that. */
export function readRecoveryCode(typed: string): string | null {
  const plain = typed
    .toLowerCase()
    .replaceAll(/[\s–-]/g, '')
    .replaceAll('o', '0');
  if (plain.length !== LENGTH) return null;
  if (Array.from(plain).some((letter) => !LETTERS.includes(letter))) return null;
  return plain;
}
