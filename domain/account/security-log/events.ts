// What the security log tells of (docs/security.md 'Security log'): the closed list of its events. A name says what was asked for,
// the outcome whether it was done.

export const SECURITY_EVENTS = [
  'registration',
  'address-confirmation',
  'password-sign-in',
  'google-sign-in',
  'passkey-sign-in',
  'recovery-code-sign-in',
  'fresh-proof',
  'sign-out',
  'session-end',
  'other-sessions-end',
  'password-change',
  'first-password',
  'password-reset-request',
  'password-reset',
  'password-removal',
  'google-link',
  'address-change-request',
  'address-change',
  'address-change-undo',
  'passkey-addition',
  'passkey-removal',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes',
  'keys-undo',
  'account-recovery',
  'account-recovery-cancellation',
  'export',
  'deletion',
  'premium-order',
  'premium-cancellation',
  'course-order',
  'withdrawal',
  'refund',
  'dispute',
  'desk-entry',
  'desk-look',
  'desk-role',
  'operator-deed',
] as const;

export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

export const SECURITY_OUTCOMES = ['done', 'refused'] as const;

export type SecurityOutcome = (typeof SECURITY_OUTCOMES)[number];

/** As long as the privacy policy says. */
export const SECURITY_EVENTS_KEPT_MS = 365 * 24 * 60 * 60_000;
