// 'Odstąp od umowy tutaj': a link to the address of the contract, asked for by that address or by the order's number. Nobody learns
// whether there is one: the response, its work and its round trips are alike (docs/decisions.md 'Withdrawal without signing in').
import { withdrawalLinkMessage } from '#content/mail/withdrawal-letter.ts';
import { storeWithdrawalLink } from '#db/payments/commands/withdrawal-links.ts';
import { addressesOfOrder } from '#db/payments/queries/withdrawal.ts';
import { withToken } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import { readSubject, WITHDRAWAL_LINK_MS, type WithdrawalSubject } from '#domain/payments/withdrawal-link.ts';
import { hashOfToken, newToken } from '../../../auth/session-cookie.ts';
import type { RequestScope } from '../../../scope.ts';
import { preparedMail, sendSoon } from '../../platform/mail.ts';
import { clientNetwork, incrementQuota, enforceQuota } from '../../platform/quotas.ts';
import { paymentsOf } from '../provider-scope.ts';
import { keptAddress, openedAddress } from './address.ts';

const NOT_READABLE = 'Wpisz adres e-mail albo numer zamówienia, na przykład Z-4K7P-02TD-X9QM.';

/** Stands for nobody: what is prepared for it is never written. */
const NOBODY = 'nikt';

/** Throws `invalid`, `payments-off`, `too-many-requests`, `database-down`. */
export async function askForWithdrawal(scope: RequestScope, typed: string): Promise<void> {
  paymentsOf(scope.config);
  const subject = readSubject(typed);
  if (subject === null) throw new AppError('invalid', NOT_READABLE);
  const email = (await addressOf(scope, subject)) ?? NOBODY;
  const token = newToken();
  const tokenHash = hashOfToken(token);
  const url = withToken(`${scope.origin}/odstapienie`, token);
  const mail = preparedMail(scope, { to: email, message: withdrawalLinkMessage({ url }) });
  if (mail === null) return;
  const { now } = scope;
  const link = { tokenHash, email, ...keptAddress(scope, email), now, expiresAt: now + WITHDRAWAL_LINK_MS };
  await storeWithdrawalLink(scope.writes(), { ...link, mail });
  sendSoon(scope, [mail]);
}

// Both ways count and look the number up; an address is no number, and finds nothing.
async function addressOf(scope: RequestScope, subject: WithdrawalSubject): Promise<string | null> {
  const db = scope.writes();
  const meant = subject.kind === 'address' ? subject.email : subject.number;
  const network = { name: 'withdrawByNetwork', subject: clientNetwork(scope) } as const;
  const named = { name: 'withdrawBySubject', subject: meant } as const;
  const [byNetwork, bySubject, [buyer], [subscriber], [departed]] = await db.batch([
    incrementQuota(db, scope, network),
    incrementQuota(db, scope, named),
    ...addressesOfOrder(db, meant),
  ]);
  enforceQuota(scope, network.name, byNetwork);
  enforceQuota(scope, named.name, bySubject);
  if (subject.kind === 'address') return subject.email;
  return (
    buyer?.email ?? subscriber?.email ?? (departed === undefined ? null : openedAddress(scope, departed))
  );
}
