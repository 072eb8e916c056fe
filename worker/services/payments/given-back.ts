// What of a charge went back or is owed; its refunds have to be read with it.
import type Stripe from 'stripe';
import { givenBackGrosze } from '#domain/payments/given-back.ts';

export function chargeGivenBack({ refunds, amount_refunded: grosze }: Stripe.Charge): number {
  return Math.max(grosze, givenBackGrosze(refunds?.data ?? []));
}

/** The whole of it. */
export function isGivenBack(charge: Stripe.Charge): boolean {
  return charge.refunded || chargeGivenBack(charge) >= charge.amount;
}
