// 'Historia bezpieczeństwa': what the security log tells of the person, the newest first, in the request's one round trip.
import { ownSecurityEvents } from '#db/account/queries/security-log.ts';
import type { SecurityEvent, SecurityOutcome } from '#domain/account/security-log/events.ts';
import type { RequestScope } from '../../scope.ts';
import { networkMark } from '../platform/security-log.ts';

const PAGE_SIZE = 25;

export type ToldEvent = {
  id: number;
  event: SecurityEvent;
  outcome: SecurityOutcome;
  device: string | null;
  /** From where the person reads this now; null = nobody's browser. */
  isHere: boolean | null;
  /** Epoch ms. */
  at: number;
};

/** `next`: after which row the next page begins; null = there is none. */
export type SecurityHistory = { events: ToldEvent[]; next: number | null; isFirst: boolean };

/** `before`: as the address has it. Null = no live session. */
export async function readSecurityHistory(
  scope: RequestScope,
  before: string | null,
): Promise<SecurityHistory | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const from = before !== null && /^\d{1,15}$/.test(before) ? Number(before) : null;
  const [accountState, rows] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownSecurityEvents(db, session, { before: from, most: PAGE_SIZE + 1 })),
  ]);
  if (accountState === null) return null;
  const here = networkMark(scope);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    events: shown.map(({ network, device, isDesk, ...row }) => ({
      ...row,
      // The desk's browser is not one of theirs.
      device: isDesk ? null : device,
      isHere: network === null || isDesk ? null : network === here,
    })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
    isFirst: from === null,
  };
}
