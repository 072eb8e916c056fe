// The person's subscription as it stands after a write of this request: the request's own standing was read before it.
import { appError } from '#domain/messages.ts';
import type { RequestScope } from '../../services.ts';
import { readStanding, type Standing } from '../standing.ts';
import { subscriptionState, type SubscriptionState } from '../subscription-state.ts';

/** Throws `no-session`, `database-down`. */
export async function presentStanding(scope: RequestScope): Promise<Standing> {
  const standing = await readStanding(scope.trip, scope.session, scope.config, () => {});
  if (standing === null) throw appError('no-session');
  return standing;
}

/** The same. */
export async function presentState(scope: RequestScope): Promise<SubscriptionState> {
  return subscriptionState(await presentStanding(scope));
}
