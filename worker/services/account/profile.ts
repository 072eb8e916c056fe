// What /profil shows (docs/product.md 'Profile page'), in the request's one round trip.
import { recoveryOfPerson } from '#db/account/commands/recovery/at-desk.ts';
import { currentAnalysisMark, historyMarks } from '#db/advice/queries/analyses.ts';
import { ownPasskeys, recoveryCodesLeft } from '#db/account/queries/passkeys.ts';
import { addressWish, liveSessions, waysIn } from '#db/account/queries/profile.ts';
import { RECOVERY_WAIT_MS } from '#domain/account/auth/recovery.ts';
import type { MailFault } from '#domain/platform/mail/carrier-event.ts';
import type { RequestScope } from '../../scope.ts';
import { readSubscriptionDetails, type OwnSubscription } from '../payments/premium/details.ts';
import { readPurchases, type OwnPurchase } from '../payments/courses/profile.ts';
import type { AddressWish } from './address-change.ts';
import { passkeyList, type OwnPasskey } from './passkeys/keys.ts';
import { ownSessions, type OwnSession } from './sessions.ts';
import type { Person } from './state.ts';
import { historyOf, type HistoryMark } from '../advice/stored.ts';
import { subscriptionState, type SubscriptionState } from './subscription-state.ts';

export type Profile = {
  person: Person;
  /** Why mail does not reach their address; null = it does, as far as is known. */
  mailFault: MailFault | null;
  subscription: SubscriptionState;
  hasPassword: boolean;
  hasGoogle: boolean;
  passkeys: OwnPasskey[];
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
  sessions: OwnSession[];
  analyses: HistoryMark[];
  /** The address that waits for its link to be used; null = none does. */
  addressWish: AddressWish | null;
  /** From when on somebody who reads the address's mail gets in without keys (epoch ms); null = nobody has asked. */
  recoveryOpensAt: number | null;
  own: OwnSubscription;
  purchases: OwnPurchase[];
};

/** Null = no live session. */
export async function readProfile(scope: RequestScope): Promise<Profile | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, ways, keys, [codes], live, history, [current], [wish], [recovery], own, purchases] =
    await Promise.all([
      scope.accountState(),
      batch.ask((db) => waysIn(db, session)),
      batch.ask((db) => ownPasskeys(db, session)),
      batch.ask((db) => recoveryCodesLeft(db, session)),
      batch.ask((db) => liveSessions(db, session)),
      batch.ask((db) => historyMarks(db, session)),
      batch.ask((db) => currentAnalysisMark(db, session)),
      batch.ask((db) => addressWish(db, session)),
      batch.ask((db) => recoveryOfPerson(db, session)),
      readSubscriptionDetails(scope),
      readPurchases(scope),
    ]);
  if (accountState === null || purchases === null) return null;
  return {
    person: accountState.person,
    mailFault: accountState.mailFault,
    subscription: subscriptionState(accountState),
    hasPassword: ways.some(({ provider }) => provider === 'password'),
    hasGoogle: ways.some(({ provider }) => provider === 'google'),
    passkeys: passkeyList(keys),
    hasSecondFactor: accountState.hasSecondFactor,
    recoveryCodesLeft: codes?.left ?? 0,
    sessions: ownSessions(live, accountState.session.id),
    analyses: historyOf(history, current?.id ?? null),
    addressWish: wish ?? null,
    recoveryOpensAt: recovery === undefined ? null : recovery.askedAt + RECOVERY_WAIT_MS,
    own,
    purchases,
  };
}
