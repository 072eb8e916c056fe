// The second factor, by choice: then neither password nor Google opens the account without a passkey, and ten recovery codes are
// there for the day the keys are lost (docs/decisions.md 'Passkeys').
import { randomBytes } from 'node:crypto';
import { secondFactorMessage } from '#content/mail/passkey-letters.ts';
import { dropSecondFactor, requireSecondFactor } from '#db/account/commands/passkeys.ts';
import {
  readRecoveryCode,
  recoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
} from '#domain/account/auth/passkeys/recovery-code.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { hashOfToken } from '../../../auth/session-cookie.ts';
import type { RequestScope } from '../../../scope.ts';
import { sendSoon } from '../../platform/mail.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';
import { requireKeyProof } from '../fresh-auth.ts';
import { keyUndo } from '../recovery/key-undo.ts';

/** With the person's id in it, so that the same code of two people is not the same row. Null = no code of ours. */
export function hashOfRecoveryCode(personId: string, typed: string): string | null {
  const code = readRecoveryCode(typed);
  return code === null ? null : hashOfToken(`${personId}:${code}`);
}

/**
 * Switches it on, or renews the codes where it is on. Returns the codes, which nobody can be shown again.
 * Throws `no-session`, `fresh-auth-needed`, `key-proof-needed`, `invalid` (no key yet), `database-down`.
 */
export async function turnOnSecondFactor(scope: RequestScope): Promise<string[]> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const { person, hasSecondFactor } = await requireKeyProof(scope);
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  const codeHashes = codes.flatMap((code) => hashOfRecoveryCode(person.id, code) ?? []);
  const undo = undoOf(scope, person.email, hasSecondFactor ? 'codes' : 'on');
  const db = scope.writes();
  const event = hasSecondFactor ? 'recovery-codes' : 'second-factor-on';
  const told = securityEventRecorder(db, scope, { event, personId: person.id });
  if (!(await requireSecondFactor(db, session, { codeHashes, undo, told })))
    throw new AppError('invalid', 'Najpierw dodaj klucz dostępu.');
  sendSoon(scope, [undo?.mail ?? null]);
  return codes;
}

/** Throws `no-session`, `fresh-auth-needed`, `key-proof-needed`, `database-down`. */
export async function turnOffSecondFactor(scope: RequestScope): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const { person } = await requireKeyProof(scope);
  const undo = undoOf(scope, person.email, 'off');
  const db = scope.writes();
  const told = securityEventRecorder(db, scope, { event: 'second-factor-off', personId: person.id });
  if (!(await dropSecondFactor(db, session, { undo, told }))) throw appError('fresh-auth-needed');
  sendSoon(scope, [undo?.mail ?? null]);
}

function undoOf(scope: RequestScope, to: string, what: 'on' | 'off' | 'codes') {
  return keyUndo(scope, to, (noted) => secondFactorMessage(what, noted));
}
