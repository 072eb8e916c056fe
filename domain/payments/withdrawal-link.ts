// Withdrawal without signing in (docs/decisions.md 'Withdrawal without signing in'; Directive 2011/83/EU, art. 11a): by a link that is
// mailed to the address of the contract.
import { normalisedEmail, faultOfEmail } from '../account/auth/credentials.ts';
import { readOrderNumber } from './grouped-number.ts';

const DAY_MS = 24 * 60 * 60_000;

/** How long a link opens: it gives nobody an account, and a mailbox may be read a day later. */
export const WITHDRAWAL_LINK_MS = DAY_MS;

/** No right of withdrawal lasts longer: its first day, fourteen more, a weekend, and the hour by which clocks go back. */
export const LONGEST_WITHDRAWAL_MS = 18 * DAY_MS;

/** What an account that is gone leaves of its contracts is kept so long: a link asked for in time may be used a day later. */
export const DEPARTED_KEPT_MS = LONGEST_WITHDRAWAL_MS + WITHDRAWAL_LINK_MS;

/** Whose contracts are meant. */
export type WithdrawalSubject = { kind: 'address'; email: string } | { kind: 'order'; number: string };

/** Null = neither an order's number nor an address. */
export function readSubject(typed: string): WithdrawalSubject | null {
  const number = readOrderNumber(typed);
  if (number !== null) return { kind: 'order', number };
  return faultOfEmail(typed) === null ? { kind: 'address', email: normalisedEmail(typed) } : null;
}

/** Epoch ms. */
export type WithdrawalLink = { askedAt: number; expiresAt: number; usedAt: number | null };

export function linkState({ expiresAt, usedAt }: WithdrawalLink, now: number): 'open' | 'used' | 'ended' {
  if (usedAt !== null) return 'used';
  return now < expiresAt ? 'open' : 'ended';
}
