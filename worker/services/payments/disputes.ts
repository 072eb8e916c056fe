// Disputes of a payment, and what of it went back. A bank's mere inquiry is no dispute yet: it takes no money, and so takes no access away.
import { nullIfMissing } from '../../adapters/provider-fault.ts';
import type { ProviderScope } from './provider-scope.ts';
import type Stripe from 'stripe';
import { givenBackGrosze } from '#domain/payments/given-back.ts';

const INQUIRIES: ReadonlySet<string> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** Their states, without the inquiries. Throws what the provider's library throws. */
export async function disputeStatuses({ stripe }: ProviderScope, paymentIntentId: string): Promise<string[]> {
  const listing = stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 });
  const { data } = (await nullIfMissing(listing)) ?? { data: [] };
  return data.map(({ status }): string => status).filter((status) => !INQUIRIES.has(status));
}

// What of a charge went back or is owed; its refunds have to be read with it.
export function chargeGivenBack({ refunds, amount_refunded: grosze }: Stripe.Charge): number {
  return Math.max(grosze, givenBackGrosze(refunds?.data ?? []));
}

/** The whole of it. */
export function isGivenBack(charge: Stripe.Charge): boolean {
  return charge.refunded || chargeGivenBack(charge) >= charge.amount;
}
