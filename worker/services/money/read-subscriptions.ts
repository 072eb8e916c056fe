// A customer's subscriptions as they stand at the provider, in our words. Two calls: refunds and disputes are told by the charges.
import type Stripe from 'stripe';
import { planOf } from '#domain/plan/resolve-plan.ts';
import type { PeriodPayment, SubscriptionFacts } from '#domain/payments/subscription-facts.ts';
import type { MoneyScope } from './money-scope.ts';

const MOST = 100;

export async function readSubscriptions(
  { stripe, config }: MoneyScope,
  customerId: string,
): Promise<SubscriptionFacts[]> {
  const [subscriptions, charges] = await Promise.all([
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: MOST,
      expand: ['data.latest_invoice.payments'],
    }),
    stripe.charges.list({ customer: customerId, limit: MOST }),
  ]);
  return subscriptions.data.flatMap((one) => {
    const facts = factsOf(one, charges.data, config.premiumPriceIds);
    return facts === null ? [] : [facts];
  });
}

function factsOf(
  subscription: Stripe.Subscription,
  charges: Stripe.Charge[],
  premiumPriceIds: string[],
): SubscriptionFacts | null {
  const [item] = subscription.items.data;
  if (item === undefined) return null;
  const { price } = item;
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: price.id,
    plan: planOf(price.id, premiumPriceIds),
    startedAt: subscription.start_date * 1000,
    periodStart: isoOf(item.current_period_start),
    periodEnd: isoOf(item.current_period_end),
    endsAtPeriodEnd:
      (subscription.cancel_at ?? Infinity) <= item.current_period_end || subscription.cancel_at_period_end,
    priceGrosze: price.unit_amount ?? 0,
    payment: paymentOf(subscription.latest_invoice, item, charges),
  };
}

function paymentOf(
  invoice: Stripe.Subscription['latest_invoice'],
  item: Stripe.SubscriptionItem,
  charges: Stripe.Charge[],
): PeriodPayment | null {
  if (invoice === null || typeof invoice === 'string' || invoice.status !== 'paid') return null;
  // An invoice that was made for something else doesn't pay for this period.
  if (!invoice.lines.data.some(({ period }) => period.end === item.current_period_end)) return null;
  const paymentIntentId = paymentIntentOf(invoice);
  const charge =
    paymentIntentId === null
      ? undefined
      : charges.find(({ payment_intent: of, paid }) => paid && idOf(of) === paymentIntentId);
  return {
    paymentIntentId,
    paidGrosze: invoice.amount_paid,
    refundedGrosze: charge?.amount_refunded ?? 0,
    isReversed: charge !== undefined && (charge.refunded || charge.disputed),
  };
}

function paymentIntentOf(invoice: Stripe.Invoice): string | null {
  const paid = invoice.payments?.data.find(({ status }) => status === 'paid');
  return idOf(paid?.payment.payment_intent ?? null);
}

/** Of what may have been expanded. */
export function idOf(one: string | { id: string } | null | undefined): string | null {
  if (one === null || one === undefined) return null;
  return typeof one === 'string' ? one : one.id;
}

function isoOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
