// A row of the security log for the batch of what it tells of (docs/security.md 'Security log'). It is linked into the chain after the
// response (worker/security-log/seal.ts).
import type { SQL } from 'drizzle-orm';
import { insertSecurityEvent, type TellSecurityLog } from '#db/account/commands/security-log.ts';
import type { Database } from '#db/client.ts';
import { deviceName } from '#domain/account/auth/device-name.ts';
import { neighbourhoodOf } from '#domain/platform/quota/quota.ts';
import type { SecurityEvent, SecurityOutcome } from '#domain/account/security-log/events.ts';
import { recordText, type SecurityRecord } from '#domain/account/security-log/record.ts';
import { openForWrites } from '../../adapters/database.ts';
import { afterResponse } from '../../after-response.ts';
import type { KeyRing } from '../../auth/keys.ts';
import type { Config } from '../../config.ts';
import type { RequestScope } from '../../scope.ts';
import { markOf, proofOf } from '../../security-log/keys.ts';
import { sealSecurityLog } from '../../security-log/seal.ts';

/** `request`: none = the provider's message or the clock, which are nobody's browser. */
type SecurityLogScope = {
  config: Pick<Config, 'keys'>;
  now: number;
  request?: Request;
  securityLog?: { hasNews: boolean };
};

export type SecurityEventInput = {
  event: SecurityEvent;
  /** 'done' unless said otherwise. */
  outcome?: SecurityOutcome;
  /** Where the deed's own batch has one: the row is written only if it holds. */
  guard?: SQL;
  /** Whose deed it is where somebody at the operator's desk does it, and what it is. */
  desk?: { operatorId: string; detail: string };
} & ({ personId: string } | /** Whom nobody knows: what was typed as their address. */ { address: string });

/** A statement. */
export function securityEvent(db: Database, scope: SecurityLogScope, told: SecurityEventInput) {
  const { request, now } = scope;
  const { keys } = scope.config;
  const isPerson = 'personId' in told;
  const record: SecurityRecord = {
    nonce: crypto.randomUUID(),
    mark: isPerson ? markOf(keys, 'person', told.personId) : markOf(keys, 'address', told.address),
    event: told.event,
    outcome: told.outcome ?? 'done',
    device: request === undefined ? null : deviceName(request.headers.get('User-Agent')),
    network: request === undefined ? null : networkOfRequest(keys, request),
    at: now,
    actor: told.desk === undefined ? null : markOf(keys, 'person', told.desk.operatorId),
    detail: told.desk?.detail ?? null,
  };
  if (scope.securityLog !== undefined) scope.securityLog.hasNews = true;
  const personId = isPerson ? told.personId : null;
  const proof = proofOf(keys, recordText(record));
  return insertSecurityEvent(
    db,
    { ...record, personId, actorId: told.desk?.operatorId ?? null, proof },
    told.guard,
  );
}

/** The same for a command that knows the guard. */
export function securityEventRecorder(
  db: Database,
  scope: SecurityLogScope,
  told: SecurityEventInput,
): TellSecurityLog {
  return (guard) => securityEvent(db, scope, { ...told, guard });
}

/** As the rows have it of this request. */
export function networkMark({ config, request }: Pick<RequestScope, 'config' | 'request'>): string {
  return networkOfRequest(config.keys, request);
}

function networkOfRequest(keys: KeyRing, request: Request): string {
  return markOf(keys, 'network', neighbourhoodOf(request.headers.get('CF-Connecting-IP') ?? 'unknown'));
}

/** Whatever goes wrong here, the minute task finds the rows. */
export function sealNews(scope: RequestScope): void {
  const { database } = scope.config;
  if (!scope.securityLog.hasNews || database === null) return;
  afterResponse(scope, 'security-log', () => sealSecurityLog(openForWrites(database), scope.config));
}
