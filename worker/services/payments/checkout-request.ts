// What a client may wish for in a call about payments, and what shows that somebody meddles (faults 31, 33): such a call is refused
// before anything is asked of the provider. What passes is still not followed.
import { AppError } from '#domain/errors.ts';
import { appError } from '#domain/messages.ts';
import { isOwnAddress } from '#domain/payments/return-address.ts';
import type { RequestScope } from '../../services.ts';
import type { Standing } from '../account/state.ts';
import { mustConfirmEmail } from '../account/unconfirmed.ts';

type Wish = string | null | undefined;

/** As the calls that begin a payment have it in the specification. Checked, and never followed. */
export type CheckoutWish = { userId?: Wish; successUrl?: Wish; cancelUrl?: Wish };

/** Throws `not-yours`, `invalid`, `email-unconfirmed`. */
export function checkBuyer(scope: RequestScope, standing: Standing, wish: CheckoutWish): void {
  checkOwner(standing, wish);
  checkAddresses(scope, [wish.successUrl, wish.cancelUrl]);
  if (mustConfirmEmail(scope.config, standing)) throw appError('email-unconfirmed');
}

/** Throws `not-yours`. */
export function checkOwner(standing: Standing, wish: { userId?: Wish; customerId?: Wish }): void {
  const { person, stripeCustomerId } = standing;
  if ((wish.userId ?? person.id) !== person.id) throw appError('not-yours');
  if ((wish.customerId ?? stripeCustomerId) !== stripeCustomerId) throw appError('not-yours');
}

/** Throws `invalid`. */
export function checkAddresses({ origin, request }: RequestScope, addresses: readonly Wish[]): void {
  const ours = [origin, new URL(request.url).origin];
  const isOurs = (address: string) => ours.some((one) => isOwnAddress(address, one));
  if (addresses.every((address) => typeof address !== 'string' || isOurs(address))) return;
  throw new AppError('invalid', 'Adres powrotu musi prowadzić do naszej strony.');
}
