// The number of an order, by which its buyer names it to us: in the letters, in /profil, and on /odstapienie in place of the address.
import { groupedNumber, readGroupedNumber } from './grouped-number.ts';

const PREFIX = 'Z';

/** 'Z-4K7P-02TD-X9QM'. `digest`: at least 12 bytes of a hash of the order's id. */
export function orderNumberOf(digest: Uint8Array): string {
  return groupedNumber(PREFIX, digest);
}

/** Null = what was typed is none. */
export function readOrderNumber(typed: string): string | null {
  return readGroupedNumber(PREFIX, typed);
}
