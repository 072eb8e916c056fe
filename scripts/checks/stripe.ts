// Whether the provider is set up as we sell (docs/operations.md 'Stripe').
import type Stripe from 'stripe';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE, sumText } from '#domain/plan/price.ts';
import { openStripe } from '#worker/adapters/stripe.ts';
import type { Config, StripeConfig } from '#worker/config.ts';
import { HANDLED_EVENTS } from '#worker/services/payments/events.ts';
import { attempt, missing, ok, wrong, type Check } from './check.ts';

export async function stripeChecks({ stripe: config, appOrigin }: Config): Promise<Check[]> {
  if (config === null) return [];
  const stripe = await openStripe(config);
  const endpoints = async () => (await stripe.webhookEndpoints.list({ limit: 100 })).data;
  const portals = async () => (await stripe.billingPortal.configurations.list({ is_default: true })).data;
  const checks = [
    attempt(PRICE, async () => [
      judgePrice(PRICE, await stripe.prices.retrieve(config.premiumPriceId), PREMIUM_PRICE_GROSZE),
    ]),
    ...referralChecks(config, stripe),
    attempt(WEBHOOK, async () => [judgeWebhook(await endpoints(), appOrigin ?? '')]),
    attempt(PORTAL, async () => [judgePortal(await portals())]),
  ];
  return (await Promise.all(checks)).flat();
}

const PRICE = 'Price of Premium';
const REFERRAL = 'Price with referral';
const WEBHOOK = 'Webhook';
const PORTAL = "Customers' portal";

function referralChecks({ referralPriceId }: StripeConfig, stripe: Stripe): Promise<Check[]>[] {
  if (referralPriceId === null) return [];
  return [
    attempt(REFERRAL, async () => [
      judgePrice(REFERRAL, await stripe.prices.retrieve(referralPriceId), REFERRAL_PRICE_GROSZE),
    ]),
  ];
}

type Price = Pick<Stripe.Price, 'active' | 'currency' | 'unit_amount'> & {
  recurring: Pick<Stripe.Price.Recurring, 'interval' | 'interval_count'> | null;
};

export function judgePrice(what: string, price: Price, grosze: number): Check {
  const { active, currency, unit_amount: amount, recurring } = price;
  if (!active) return wrong(what, 'the price is archived');
  if (currency !== 'pln' || amount !== grosze)
    return wrong(what, `${(amount ?? 0) / 100} ${currency}, while the pages say ${sumText(grosze)}`);
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1)
    return wrong(what, 'it is not asked for each month');
  return ok(what, `${sumText(grosze)} a month`);
}

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>;

export function judgeWebhook(endpoints: readonly Endpoint[], origin: string): Check {
  const url = `${origin}/api/stripe-webhook`;
  const own = endpoints.find((endpoint) => endpoint.url === url);
  if (own === undefined) return missing(WEBHOOK, `none leads to ${url}`);
  if (own.status !== 'enabled') return wrong(WEBHOOK, `it is ${own.status}`);
  const events: readonly string[] = own.enabled_events;
  const untold = events.includes('*') ? [] : HANDLED_EVENTS.filter((type) => !events.includes(type));
  return untold.length === 0 ? ok(WEBHOOK, url) : wrong(WEBHOOK, `it doesn't tell of ${untold.join(', ')}`);
}

type Portal = {
  active: boolean;
  features: {
    subscription_update: { enabled: boolean };
    subscription_cancel: { enabled: boolean; mode: string };
    payment_method_update: { enabled: boolean };
  };
};

/** A plan that is changed there would be paid for and counted as nothing we sell. */
export function judgePortal(portals: readonly Portal[]): Check {
  const own = portals.find(({ active }) => active);
  if (own === undefined) return missing(PORTAL, 'switch it on');
  const {
    subscription_update: update,
    subscription_cancel: cancel,
    payment_method_update: card,
  } = own.features;
  if (update.enabled) return wrong(PORTAL, 'it lets people change the plan: switch that off');
  if (!cancel.enabled) return wrong(PORTAL, 'nobody can cancel there');
  if (cancel.mode !== 'at_period_end') return wrong(PORTAL, 'who cancels loses the paid period at once');
  if (!card.enabled) return wrong(PORTAL, 'nobody can change the card there');
  return ok(PORTAL);
}
