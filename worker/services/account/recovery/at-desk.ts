// The way back that the desk begins, by its one letter: waited for, called off, and gone (docs/decisions.md 'Recovery at the desk').
import {
  cancelRecovery as storeCancel,
  recoverAccount,
  recoveryOfLink,
} from '#db/account/commands/recovery/at-desk.ts';
import { recoveryState, RECOVERY_WAIT_MS } from '#domain/account/auth/recovery.ts';
import { TOKEN_LIFETIME_MS } from '#domain/account/auth/mailed-token.ts';
import { appError } from '#domain/platform/messages.ts';
import { hashOfToken, newToken } from '../../../auth/session-cookie.ts';
import type { RequestScope } from '../../../scope.ts';
import { cutStreams } from '../../../streams/cut-streams.ts';
import { clientNetwork, incrementQuota, enforceQuota } from '../../platform/quotas.ts';
import { securityEventRecorder } from '../../platform/security-log.ts';

/** `opensAt` (epoch ms): it waits until then. `resetToken` sets the next password. */
type Recovered = { state: 'waits'; opensAt: number } | { state: 'done'; resetToken: string };

/** Throws `link-expired`, `too-many-requests`, `database-down`. */
export async function recover(scope: RequestScope, token: string): Promise<Recovered> {
  const { now } = scope;
  const db = scope.writes();
  const { tokenHash, personId, askedAt } = await readLink(scope, token);
  if (recoveryState(askedAt, now) === 'waits') return { state: 'waits', opensAt: askedAt + RECOVERY_WAIT_MS };
  const resetToken = newToken();
  const reset = { tokenHash: hashOfToken(resetToken), expiresAt: now + TOKEN_LIFETIME_MS };
  const told = securityEventRecorder(db, scope, { event: 'account-recovery', personId });
  const askedBefore = now - RECOVERY_WAIT_MS;
  if (!(await recoverAccount(db, { tokenHash, personId, now, askedBefore, reset, told })))
    throw appError('link-expired');
  cutStreams(scope, { personId, of: 'all' });
  return { state: 'done', resetToken };
}

/** Throws `link-expired`, `too-many-requests`, `database-down`. */
export async function cancelRecovery(scope: RequestScope, token: string): Promise<void> {
  const db = scope.writes();
  const { tokenHash, personId } = await readLink(scope, token);
  const told = securityEventRecorder(db, scope, { event: 'account-recovery-cancellation', personId });
  if (!(await storeCancel(db, { tokenHash, now: scope.now, told }))) throw appError('link-expired');
}

async function readLink(scope: RequestScope, token: string) {
  const db = scope.writes();
  const tokenHash = hashOfToken(token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [link]] = await db.batch([
    incrementQuota(db, scope, network),
    recoveryOfLink(db, tokenHash, scope.now),
  ]);
  enforceQuota(scope, network.name, used);
  if (link === undefined) throw appError('link-expired');
  return { tokenHash, ...link };
}
