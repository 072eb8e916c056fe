// A way back for anyone who has lost every way in but their mailbox (docs/decisions.md 'Recovery at the desk'): begun here, with a letter that opens
// the account only after three days, and called off here.
import { recoveryStartedMessage } from '#content/mail/recovery-letter.ts';
import {
  beginRecovery as storeBegin,
  dropRecovery as storeDrop,
} from '#db/account/commands/recovery/at-desk.ts';
import { personAtDesk } from '#db/desk/queries/people.ts';
import { RECOVERY_OPEN_MS, RECOVERY_WAIT_MS } from '#domain/account/auth/recovery.ts';
import { withToken } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import { polishMomentInText } from '#domain/platform/polish-date.ts';
import { hashOfToken, newToken } from '../../auth/session-cookie.ts';
import type { RequestScope } from '../../scope.ts';
import { preparedMail, sendSoon } from '../platform/mail.ts';
import { authorizeAction } from './desk.ts';
import type { RightsForm } from './rights.ts';

/** Throws as `authorizeAction`, `invalid` (no mail, no confirmed address). */
export async function beginRecovery(scope: RequestScope, { personId, reason }: RightsForm): Promise<void> {
  const { now, origin } = scope;
  const told = { page: 'people', what: 'odzyskiwanie konta', reason, personId, isGrave: true } as const;
  const [deed, [person]] = await Promise.all([
    authorizeAction(scope, told),
    scope.batch.ask((db) => personAtDesk(db, personId)),
  ]);
  const token = newToken();
  const opensAt = now + RECOVERY_WAIT_MS;
  const expiresAt = opensAt + RECOVERY_OPEN_MS;
  const message = recoveryStartedMessage({
    opens: polishMomentInText(opensAt),
    until: polishMomentInText(expiresAt),
    url: withToken(`${origin}/odzyskaj-konto`, token),
  });
  // Without the token's hash: its time counts from now.
  const mail = person === undefined ? null : preparedMail(scope, { to: person.email, message });
  if (person === undefined || mail === null) throw new AppError('invalid', NO_MAIL);
  const { email } = person;
  const begun = { personId, email, tokenHash: hashOfToken(token), now, expiresAt, mail };
  if (!(await storeBegin(scope.writes(), begun, deed))) throw new AppError('invalid', NOT_CONFIRMED);
  sendSoon(scope, [mail]);
}

const NO_MAIL =
  'Szlak nie wysyła teraz poczty, a\u00a0bez wiadomości konta nie da się odzyskać. Sprawdź pocztę poleceniem npm run doctor i\u00a0spróbuj ponownie.';
const NOT_CONFIRMED =
  'Tego adresu nikt nie potwierdził, więc nie wiadomo, czyje to konto. Tak go nie odzyskamy.';

/** Throws as `authorizeAction`, `changed`. */
export async function dropRecovery(scope: RequestScope, { personId, reason }: RightsForm): Promise<void> {
  const told = { page: 'people', what: 'odzyskiwanie odwołane', reason, personId } as const;
  const deed = await authorizeAction(scope, told);
  if (!(await storeDrop(scope.writes(), personId, deed)))
    throw new AppError('changed', 'Nic się nie zmieniło: odzyskiwanie tego konta nie trwa.');
}
