// What /plany and /zamowienie/premium show (docs/decisions.md 'The way to pay'), in the request's one round trip.
import type { Plan } from '#domain/payments/plan/plans.ts';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE } from '#domain/payments/plan/price.ts';
import { ownOrder } from '#db/payments/queries/open-orders.ts';
import type { RequestScope } from '../../../scope.ts';
import { activeReferral } from '../referral.ts';
import { mustConfirmEmail } from '../../account/unconfirmed.ts';
import { PREMIUM_ITEM } from './page.ts';
import { detailsOf, type SubscriptionDetails } from './details.ts';

export type PremiumOrder = {
  /** Payments are configured; else the buttons say the specified sentence. */
  isOpen: boolean;
  isSignedIn: boolean;
  mustConfirmEmail: boolean;
  plan: Plan;
  /** Of a paid subscription that doesn't count: 'past_due' and the like (account/state.ts). */
  lapsedStatus: string | null;
  /** What a month costs this person now, and without a discount. */
  priceGrosze: number;
  normalPriceGrosze: number;
  /** Until when the lower price may be ordered (epoch ms); null = no discount. */
  discountUntil: number | null;
  /** There is an unpaid order at the provider; 'pay' leads back to it. */
  hasOpenOrder: boolean;
  subscription: SubscriptionDetails | null;
};

export async function readPremiumOrder(scope: RequestScope): Promise<PremiumOrder> {
  const { config, session, batch } = scope;
  const [accountState, referral, [order]] = await Promise.all([
    scope.accountState(),
    activeReferral(scope),
    session === null ? [] : batch.ask((db) => ownOrder(db, session, PREMIUM_ITEM)),
  ]);
  return {
    isOpen: config.stripe !== null,
    isSignedIn: accountState !== null,
    mustConfirmEmail: accountState !== null && mustConfirmEmail(config, accountState),
    plan: accountState?.plan ?? 'free',
    lapsedStatus: accountState?.lapsedStatus ?? null,
    priceGrosze: referral === null ? PREMIUM_PRICE_GROSZE : REFERRAL_PRICE_GROSZE,
    normalPriceGrosze: PREMIUM_PRICE_GROSZE,
    discountUntil: referral?.expiresAt ?? null,
    hasOpenOrder: (order?.checkout_id ?? null) !== null,
    subscription: accountState === null ? null : detailsOf(scope, accountState),
  };
}
