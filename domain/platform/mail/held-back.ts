// What still goes to an address that bounces, or whose person calls our mail spam: what guards the account, what is about money, and what
// they ask for themselves (docs/decisions.md 'Addresses that mail does not reach'). The list of kinds, so that a new one has to decide.
import type { MailFault } from './carrier-event.ts';

const FATES = {
  'confirm-email': 'sent',
  'already-registered': 'sent',
  'reset-password': 'sent',
  'password-changed': 'sent',
  'password-dropped': 'sent',
  'change-email': 'sent',
  'email-changed': 'sent',
  recovery: 'sent',
  'role-dropped': 'sent',
  'new-device': 'sent',
  'sign-in-change': 'sent',
  purchase: 'sent',
  subscription: 'sent',
  withdrawal: 'sent',
  'withdrawal-link': 'sent',
  'refund-failed': 'sent',
  // To the operator, of what is broken.
  alert: 'sent',
  'unconfirmed-end': 'held back',
  'analysis-ready': 'held back',
  'terms-change': 'held back',
  review: 'held back',
  'lesson-report': 'held back',
  'better-lesson': 'held back',
  weekly: 'held back',
} as const;

export type MailKind = keyof typeof FATES;

export const MAIL_KINDS = Object.keys(FATES);

const fates: ReadonlyMap<string, string> = new Map(Object.entries(FATES));

export function isHeldBack(kind: string, fault: MailFault | null): boolean {
  return fault !== null && fates.get(kind) === 'held back';
}

// When a message that could not be sent is tried again (docs/faults.md 24): soon at first, then ever more seldom, and after three days
// no more, since by then its reader has moved on.
const MINUTE_MS = 60_000;

const PAUSES_MS = [1, 5, 15, 60, 180, 360].map((minutes) => minutes * MINUTE_MS);

const LONGEST_PAUSE_MS = 360 * MINUTE_MS;

export const GIVE_UP_AFTER_MS = 3 * 24 * 60 * MINUTE_MS;

/** Epoch ms of the next attempt after `failures` failed ones (at least 1); null = give up. */
export function nextAttemptAt(mail: { failures: number; createdAt: number; now: number }): number | null {
  const at = mail.now + (PAUSES_MS[mail.failures - 1] ?? LONGEST_PAUSE_MS);
  return at - mail.createdAt > GIVE_UP_AFTER_MS ? null : at;
}
