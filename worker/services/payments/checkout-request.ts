// What a client may send in a call about payments, and what shows that somebody tampers (docs/faults.md 31, 33): such a call is refused
// before anything is asked of the provider. What passes is still not followed.
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { isOwnAddress } from '#domain/payments/return-address.ts';
import type { RequestScope } from '../../scope.ts';
import type { AccountState } from '../account/state.ts';
import { mustConfirmEmail } from '../account/unconfirmed.ts';

type Requested = string | null | undefined;

/** As the calls that begin a payment have it in the specification; checked, and never followed. */
export type CheckoutRequest = {
  userId?: Requested;
  successUrl?: Requested;
  cancelUrl?: Requested;
  /** The buyer has agreed to what stands beside the order's button. */
  consent?: boolean | null;
};

/** Where the order waits for a consent that nobody has given: our summary, which asks for it. No order, no page at the provider. */
export function summaryPage({ origin }: RequestScope, path: string): { url: string; sessionId: null } {
  return { url: new URL(path, origin).href, sessionId: null };
}

/** Throws `not-yours`, `invalid`, `email-unconfirmed`. */
export function checkBuyer(scope: RequestScope, accountState: AccountState, request: CheckoutRequest): void {
  checkOwner(accountState, request);
  checkAddresses(scope, [request.successUrl, request.cancelUrl]);
  if (mustConfirmEmail(scope.config, accountState)) throw appError('email-unconfirmed');
}

/** Throws `not-yours`. */
export function checkOwner(
  accountState: AccountState,
  request: { userId?: Requested; customerId?: Requested },
): void {
  const { person, stripeCustomerId } = accountState;
  if ((request.userId ?? person.id) !== person.id) throw appError('not-yours');
  if ((request.customerId ?? stripeCustomerId) !== stripeCustomerId) throw appError('not-yours');
}

/** Throws `invalid`. */
export function checkAddresses({ origin, request }: RequestScope, addresses: readonly Requested[]): void {
  const ours = [origin, new URL(request.url).origin];
  const isOurs = (address: string) => ours.some((one) => isOwnAddress(address, one));
  if (addresses.every((address) => typeof address !== 'string' || isOurs(address))) return;
  throw new AppError('invalid', 'Adres powrotu musi prowadzić do naszej strony.');
}
