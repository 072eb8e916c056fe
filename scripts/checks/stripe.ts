// Whether the provider is set up as we sell (docs/operations.md 'Stripe').
import type Stripe from 'stripe';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import { openStripe } from '#worker/adapters/stripe.ts';
import type { Config, StripeConfig } from '#worker/config.ts';
import { HANDLED_EVENTS } from '#worker/services/payments/events.ts';
import { attempt, missing, ok, unknown, wrong, type Check } from './check.ts';

export async function stripeChecks({ stripe: config, appOrigin }: Config): Promise<Check[]> {
  if (config === null) return [];
  const stripe = await openStripe(config);
  const endpoints = async () => (await stripe.webhookEndpoints.list({ limit: 100 })).data;
  const portals = async () => (await stripe.billingPortal.configurations.list({ is_default: true })).data;
  const refused = await refusedKey(stripe);
  if (refused !== null) return [refused];
  const checks = [
    attempt(PRICE, async () => [
      judgePrice(PRICE, await stripe.prices.retrieve(config.premiumPriceId), PREMIUM_PRICE_GROSZE),
    ]),
    ...referralChecks(config, stripe),
    attempt(WEBHOOK, async () => [judgeWebhook(await endpoints(), appOrigin ?? '')]),
    attempt(PORTAL, async () => [judgePortal(await portals())]),
    attempt(MEANS, async () => judgeMeans(await defaultMeans(stripe), config)),
    ...recurringChecks(config, stripe),
  ];
  return (await Promise.all(checks)).flat();
}

const PRICE = 'Price of Premium';
const REFERRAL = 'Price with referral';
const WEBHOOK = 'Webhook';
const PORTAL = "Customers' portal";
const KEY = 'Key of Stripe';
const MEANS = 'Means of payment';
const RECURRING = 'BLIK that recurs';

/** A key that Stripe doesn't know keeps every other check from being made. */
async function refusedKey(stripe: Stripe): Promise<Check | null> {
  try {
    await stripe.accounts.retrieveCurrent();
    return null;
  } catch (error) {
    const isRefused = (error as { type?: unknown }).type === 'StripeAuthenticationError';
    return isRefused ? wrong(KEY, 'Stripe refuses STRIPE_SECRET_KEY: copy it anew from its API keys') : null;
  }
}

export async function defaultMeans(stripe: Stripe): Promise<Means | null> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  return data.find(({ is_default, active }) => is_default && active) ?? null;
}

type Mean = { available: boolean; display_preference: { value: string } };
type Means = { id: string; blik?: Mean; p24?: Mean };

const NAMES = { blik: 'BLIK', p24: 'Przelewy24' } as const;

/** What Checkout offers, and what the pages say of it: nobody is promised what they then don't find. */
export function judgeMeans(
  means: Means | null,
  { isLive, paymentMeans }: Pick<StripeConfig, 'isLive' | 'paymentMeans'>,
): Check[] {
  if (means === null) return [unknown(MEANS, 'Stripe shows no default configuration of payment methods')];
  const page = `dashboard.stripe.com/${isLive ? '' : 'test/'}settings/payment_methods`;
  return (['blik', 'p24'] as const).map((method) => {
    const what = NAMES[method];
    const isNamed = paymentMeans.includes(method);
    if (means[method]?.available === true)
      return isNamed ? ok(what) : missing(what, `it is on: name it in STRIPE_PAYMENT_METHODS (${method})`);
    const how =
      means[method]?.display_preference.value === 'on'
        ? `switched on, and Stripe has not allowed it yet: see ${page}`
        : `off: switch it on at ${page}, or by npm run setup -- stripe`;
    return isNamed ? wrong(what, `the pages promise it; ${how}`) : missing(what, how);
  });
}

function recurringChecks({ paymentMeans }: StripeConfig, stripe: Stripe): Promise<Check[]>[] {
  if (!paymentMeans.includes('blik_recurring')) return [];
  return [
    attempt(RECURRING, async () => {
      const { capabilities } = await stripe.accounts.retrieveCurrent();
      return [judgeRecurring(capabilities?.blik_recurring_payments)];
    }),
  ];
}

export function judgeRecurring(capability: string | undefined): Check {
  if (capability === 'active') return ok(RECURRING);
  return wrong(
    RECURRING,
    `the pages promise it, and the account's capability blik_recurring_payments is ${capability ?? 'off'}`,
  );
}

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
  tax_behavior: Stripe.Price['tax_behavior'];
};

export function judgePrice(what: string, price: Price, grosze: number): Check {
  const { active, currency, unit_amount: amount, recurring } = price;
  if (!active) return wrong(what, 'the price is archived');
  if (currency !== 'pln' || amount !== grosze)
    return wrong(what, `${(amount ?? 0) / 100} ${currency}, while the pages say ${sumText(grosze)}`);
  if (recurring?.interval !== 'month' || recurring.interval_count !== 1)
    return wrong(what, 'it is not asked for each month');
  if (price.tax_behavior !== 'inclusive')
    return wrong(
      what,
      'its tax is not included, while the pages say the whole price: npm run setup -- stripe',
    );
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
  if (own === undefined) return missing(PORTAL, 'switch it on: save its settings in the dashboard once');
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
