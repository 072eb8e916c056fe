// Confirms that an address belongs to its person, and sends the link for it again (docs/decisions.md 'Before the address is confirmed').
import { confirmEmail as useConfirmation, personOfLink, replaceLink } from '#db/commands/tokens.ts';
import { unconfirmed } from '#db/queries/people.ts';
import { normalisedEmail } from '#domain/auth/credentials.ts';
import { appError } from '#domain/messages.ts';
import { hashOfToken } from '../../auth/session-cookie.ts';
import type { RequestScope } from '../../scope.ts';
import { newLink } from './mailed-links.ts';
import { sendSoon } from '../mail.ts';
import { clientNetwork, countUse, holdTo, spend } from '../quotas.ts';
import { teller } from '../security-log.ts';

/** Throws `link-expired`, `too-many-requests`, `database-down`. */
export async function confirmEmail(scope: RequestScope, token: string): Promise<void> {
  const { now } = scope;
  const db = scope.writes();
  const tokenHash = hashOfToken(token);
  const network = { name: 'linkByNetwork', subject: clientNetwork(scope) } as const;
  const [used, [person]] = await db.batch([
    countUse(db, scope, network),
    personOfLink(db, tokenHash, 'confirm-email', now),
  ]);
  holdTo(scope, network.name, used);
  if (person === undefined) throw appError('link-expired');
  const told = teller(db, scope, { event: 'address-confirmation', personId: person.id });
  if (!(await useConfirmation(db, { tokenHash, now, told }))) throw appError('link-expired');
}

/**
 * To the given address, else to the session's own, with the page that the link leads back to; whether there is such an account, and whether it still waits, nobody learns.
 * Throws `too-many-requests`, `database-down`.
 */
export async function resendConfirmation(
  scope: RequestScope,
  email: string | null,
  returnTo: string | null,
): Promise<void> {
  const address = email === null ? await ownAddress(scope) : normalisedEmail(email);
  if (address === null) return;
  await spend(
    scope,
    { name: 'resendByNetwork', subject: clientNetwork(scope) },
    { name: 'resendByAccount', subject: address },
  );
  const link = newLink(scope, 'confirm-email', address, returnTo);
  if (link === null) return;
  await replaceLink(scope.writes(), link, unconfirmed(address));
  sendSoon(scope, [link.mail]);
}

async function ownAddress(scope: RequestScope): Promise<string | null> {
  return (await scope.accountState())?.person.email ?? null;
}
