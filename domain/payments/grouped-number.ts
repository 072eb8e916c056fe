// A number that people read aloud, copy by hand and type again: groups of signs of which none is taken for another, made of a hash, so
// that the same thing always has the same one and nobody learns from it what it stands for.

/** Without I, L, O and U. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;
const SIGNS = GROUPS * GROUP_LENGTH;

/** 'SZ-4K7P-02TD-X9QM' for the prefix 'SZ'. `digest`: at least 12 bytes of a hash. */
export function groupedNumber(prefix: string, digest: Uint8Array): string {
  const signs = Array.from(digest.subarray(0, SIGNS), (byte) => ALPHABET.charAt(byte % 32));
  if (signs.length < SIGNS) throw new RangeError('The digest is too short for a number.');
  return inGroups(prefix, signs.join(''));
}

/** What was typed, as the number it stands for: in small letters, without its dashes, with an O for a 0. Null = it is none. */
export function readGroupedNumber(prefix: string, typed: string): string | null {
  const signs = typed.toUpperCase().replaceAll(/[\s\u2010-\u2015-]/g, '');
  if (!signs.startsWith(prefix)) return null;
  const number = signs.slice(prefix.length).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const isWhole = number.length === SIGNS && Array.from(number).every((sign) => ALPHABET.includes(sign));
  return isWhole ? inGroups(prefix, number) : null;
}

function inGroups(prefix: string, signs: string): string {
  const groups = Array.from({ length: GROUPS }, (_, at) =>
    signs.slice(at * GROUP_LENGTH, (at + 1) * GROUP_LENGTH),
  );
  return [prefix, ...groups].join('-');
}

// The number of an order, by which its buyer names it to us: in the letters, in /profil, and on /odstapienie in place of the address.
const PREFIX = 'Z';

/** 'Z-4K7P-02TD-X9QM'. `digest`: at least 12 bytes of a hash of the order's id. */
export function orderNumberOf(digest: Uint8Array): string {
  return groupedNumber(PREFIX, digest);
}

/** Null = what was typed is none. */
export function readOrderNumber(typed: string): string | null {
  return readGroupedNumber(PREFIX, typed);
}
