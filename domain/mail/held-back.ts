// What still goes to an address that bounces, or whose person calls our mail spam: what they ask for themselves, and what a contract
// obliges us to send (docs/decisions.md 'Addresses that mail does not reach').
import type { MailFault } from './carrier-event.ts';

const SENT_NEVERTHELESS: ReadonlySet<string> = new Set([
  'confirm-email',
  'already-registered',
  'reset-password',
  'change-email',
  'email-changed',
  'purchase',
  'subscription',
  'withdrawal',
  'withdrawal-link',
]);

export function isHeldBack(kind: string, fault: MailFault | null): boolean {
  return fault !== null && !SENT_NEVERTHELESS.has(kind);
}
