// A customer's subscriptions as the provider has them, in our words. Two calls: refunds and disputes are on the charges.
import type Stripe from 'stripe';
import { planOf } from '#domain/payments/plan/resolve-plan.ts';
import type { PeriodPayment, SubscriptionFacts } from '#domain/payments/premium/subscription-facts.ts';
import { nullIfMissing } from '../../../adapters/provider-fault.ts';
import { disputeStatuses, chargeGivenBack, isGivenBack } from '../disputes.ts';
import type { ProviderScope } from '../provider-scope.ts';

const MOST = 100;

const WITH_REFUNDS = ['data.refunds'];

/** Null = there is no such customer (any more). */
export async function readSubscriptions(
  scope: ProviderScope,
  customerId: string,
): Promise<SubscriptionFacts[] | null> {
  const { stripe } = scope;
  const reading = Promise.all([
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: MOST,
      expand: ['data.latest_invoice.payments'],
    }),
    stripe.charges.list({ customer: customerId, limit: MOST, expand: WITH_REFUNDS }),
  ]);
  const read = await nullIfMissing(reading);
  if (read === null) return null;
  const [subscriptions, charges] = read;
  const facts = await Promise.all(subscriptions.data.map((one) => factsOf(scope, one, charges.data)));
  return facts.filter((one) => one !== null);
}

/** One by its id, also of a customer who is gone; null = there is none, or nothing in it. */
export async function readSubscription(
  scope: ProviderScope,
  subscriptionId: string,
): Promise<SubscriptionFacts | null> {
  const { stripe } = scope;
  const subscription = await nullIfMissing(
    stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice.payments'] }),
  );
  if (subscription === null) return null;
  const { latest_invoice: invoice } = subscription;
  const paymentIntentId = invoice === null || typeof invoice === 'string' ? null : paymentIntentOf(invoice);
  const charges =
    paymentIntentId === null
      ? []
      : (await stripe.charges.list({ payment_intent: paymentIntentId, limit: MOST, expand: WITH_REFUNDS }))
          .data;
  return factsOf(scope, subscription, charges);
}

async function factsOf(
  scope: ProviderScope,
  subscription: Stripe.Subscription,
  charges: Stripe.Charge[],
): Promise<SubscriptionFacts | null> {
  const [item] = subscription.items.data;
  if (item === undefined) return null;
  const { price } = item;
  return {
    id: subscription.id,
    status: subscription.status,
    priceId: price.id,
    plan: planOf(price.id, scope.config.premiumPriceIds),
    startedAt: subscription.start_date * 1000,
    periodStart: isoOf(item.current_period_start),
    periodEnd: isoOf(item.current_period_end),
    endsAtPeriodEnd:
      (subscription.cancel_at ?? Infinity) <= item.current_period_end || subscription.cancel_at_period_end,
    priceGrosze: price.unit_amount ?? 0,
    payment: await paymentOf(scope, subscription.latest_invoice, item, charges),
  };
}

async function paymentOf(
  scope: ProviderScope,
  invoice: Stripe.Subscription['latest_invoice'],
  item: Stripe.SubscriptionItem,
  charges: Stripe.Charge[],
): Promise<PeriodPayment | null> {
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
    refundedGrosze: charge === undefined ? 0 : chargeGivenBack(charge),
    isReversed: charge !== undefined && (isGivenBack(charge) || (await isDisputed(scope, charge))),
  };
}

// A dispute ended the subscription, so one that was won brings nothing back.
async function isDisputed(
  scope: ProviderScope,
  { disputed, payment_intent: of }: Stripe.Charge,
): Promise<boolean> {
  const paymentIntentId = idOf(of);
  if (!disputed || paymentIntentId === null) return disputed;
  return (await disputeStatuses(scope, paymentIntentId)).length > 0;
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
