// The letter about a change of keys or second factor undoes it for 72 hours (docs/decisions.md 'Undo of keys').
import type { KeyNoted } from '#content/mail/passkey-letters.ts';
import type { Message } from '#content/mail/letter.ts';
import {
  keyUndoOfLink,
  undoKeys as storeUndo,
  type KeyLeft,
  type KeyUndo,
} from '#db/account/commands/recovery/key-undo.ts';
import { KEY_UNDO_MS } from '#domain/account/auth/recovery.ts';
import { withToken, TOKEN_LIFETIME_MS } from '#domain/account/auth/mailed-token.ts';
import { appError } from '#domain/platform/messages.ts';
import { polishMoment, polishMomentInText } from '#domain/platform/polish-date.ts';
import { hashOfToken, newToken } from '../../../auth/session-cookie.ts';
import type { RequestScope } from '../../../scope.ts';
import { cutStreams } from '../../../streams/cut-streams.ts';
import { preparedMail } from '../../platform/mail.ts';
import { clientNetwork, incrementQuota, enforceQuota } from '../../platform/quotas.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';

/** Null = mail is off. */
export function keyUndo(
  scope: RequestScope,
  to: string,
  messageOf: (noted: KeyNoted) => Message,
): KeyUndo | null {
  const { now, origin } = scope;
  const token = newToken();
  const expiresAt = now + KEY_UNDO_MS;
  const message = messageOf({
    at: polishMoment(now),
    profileUrl: `${origin}/profil#klucze`,
    undoUrl: withToken(`${origin}/cofnij-klucze`, token),
    until: polishMomentInText(expiresAt),
  });
  // Without the token's hash: these three days count from the change.
  const mail = preparedMail(scope, { to, message });
  return mail === null ? null : { tokenHash: hashOfToken(token), expiresAt, mail };
}

/** By the link in the letter. Returns the token that sets the next password, and the keys that are left. Throws `link-expired`, `too-many-requests`, `database-down`. */
export async function undoKeys(
  scope: RequestScope,
  token: string,
): Promise<{ resetToken: string; keys: KeyLeft[] }> {
  const { now } = scope;
  const db = scope.writes();
  const tokenHash = hashOfToken(token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [link]] = await db.batch([
    incrementQuota(db, scope, network),
    keyUndoOfLink(db, tokenHash, now),
  ]);
  enforceQuota(scope, network.name, used);
  if (link === undefined) throw appError('link-expired');
  const { personId } = link;
  const resetToken = newToken();
  const reset = { tokenHash: hashOfToken(resetToken), expiresAt: now + TOKEN_LIFETIME_MS };
  const told = securityEventRecorder(db, scope, { event: 'keys-undo', personId });
  const keys = await storeUndo(db, { tokenHash, personId, now, reset, told });
  if (keys === null) throw appError('link-expired');
  cutStreams(scope, { personId, of: 'all' });
  return { resetToken, keys };
}
