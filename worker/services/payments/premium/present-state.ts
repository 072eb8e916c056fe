// The person's subscription as it is after a write of this request: what the request knew of it was read before. A page that is rendered
// in the response to its own form shows it, too.
import { appError } from '#domain/platform/messages.ts';
import type { RequestScope } from '../../../scope.ts';
import type { AccountState } from '../../account/state.ts';
import { subscriptionState, type SubscriptionState } from '../../account/subscription-state.ts';

/** Throws `no-session`, `database-down`. */
export async function presentAccountState(scope: RequestScope): Promise<AccountState> {
  const accountState = await scope.reloadAccountState();
  if (accountState === null) throw appError('no-session');
  return accountState;
}

/** The same. */
export async function presentState(scope: RequestScope): Promise<SubscriptionState> {
  return subscriptionState(await presentAccountState(scope));
}
