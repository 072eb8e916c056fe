// What /odstapienie shows behind a mailed link. Opening it uses nothing up, since mail scanners open links, too.
import { linkState } from '#domain/payments/withdrawal-link.ts';
import { hashOfToken, isToken } from '../../../auth/session-cookie.ts';
import type { RequestScope } from '../../../scope.ts';
import { clientNetwork, incrementQuota, enforceQuota } from '../../platform/quotas.ts';
import { openedAddress } from './address.ts';
import { linkStatements, readingOf, type LinkReading, type OpenContract } from './contracts.ts';

/** What a page may know of a contract. */
export type ShownContract = Pick<OpenContract, 'orderNumber' | 'what' | 'madeAt' | 'refundGrosze'>;

type OpenedLink =
  | { state: 'open'; email: string; contracts: ShownContract[] }
  /** Epoch ms. */
  | { state: 'used'; usedAt: number }
  /** Too old, or never ours. */
  | { state: 'ended' };

/** Throws `too-many-requests`, `database-down`. */
export async function openWithdrawalLink(scope: RequestScope, token: string): Promise<OpenedLink> {
  const reading = await readLink(scope, token);
  if (reading === null) return { state: 'ended' };
  const { link, contracts } = reading;
  if (link.usedAt !== null) return { state: 'used', usedAt: link.usedAt };
  const email = openedAddress(scope, link);
  if (linkState(link, scope.now) !== 'open' || email === null) return { state: 'ended' };
  return { state: 'open', email, contracts: contracts.map(shown) };
}

/** Counts who tries links, and reads; one round trip. Null = there is no such link. */
export async function readLink(scope: RequestScope, token: string): Promise<LinkReading | null> {
  // It costs no call: nobody has been sent such a link.
  if (!isToken(token)) return null;
  const db = scope.writes();
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, ...rows] = await db.batch([
    incrementQuota(db, scope, network),
    ...linkStatements(db, hashOfToken(token)),
  ]);
  enforceQuota(scope, network.name, used);
  return readingOf(rows, scope.now);
}

export function shown({ orderNumber, what, madeAt, refundGrosze }: OpenContract): ShownContract {
  return { orderNumber, what, madeAt, refundGrosze };
}
