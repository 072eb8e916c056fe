// What an account of Stripe needs so that Szlak can sell (docs/operations.md 'Stripe'): found by names of ours, so that a second run finds
// nothing to do. Each step says what it would do before anything is done.
import type Stripe from 'stripe';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import { STRIPE_API_VERSION } from '#worker/adapters/stripe.ts';
import { nullIfMissing } from '#worker/adapters/provider-fault.ts';
import { HANDLED_EVENTS } from '#worker/services/payments/events.ts';
import { defaultMeans, judgePortal, judgePrice, judgeWebhook } from '../checks/stripe.ts';

/** `does`: null = it stands as it should. `variables`: known once it is done. */
export type Step = {
  what: string;
  does: string | null;
  run: () => Promise<Variables>;
};

type Variables = Record<string, string>;

const PRODUCT_ID = 'szlak_premium';
const PRICES = [
  { key: 'szlak_premium_monthly', grosze: PREMIUM_PRICE_GROSZE, variable: 'STRIPE_PRICE_PREMIUM' },
  {
    key: 'szlak_premium_monthly_referral',
    grosze: REFERRAL_PRICE_GROSZE,
    variable: 'STRIPE_PRICE_PREMIUM_REFERRAL',
  },
] as const;

/** In this order: a price needs its product. `origin`: the site's own. */
export async function stripeSteps(stripe: Stripe, origin: string): Promise<Step[]> {
  const keys = PRICES.map(({ key }) => key);
  const [product, { data: prices }, webhook, portal, means] = await Promise.all([
    productStep(stripe),
    stripe.prices.list({ lookup_keys: keys, limit: 100 }),
    webhookStep(stripe, origin),
    portalStep(stripe),
    meansStep(stripe),
  ]);
  const ofPrices = PRICES.map((wanted) => priceStep(stripe, wanted, prices));
  return [product, ...ofPrices, webhook, portal, means];
}

const nothing = async () => ({});

async function productStep(stripe: Stripe): Promise<Step> {
  const found = await nullIfMissing(stripe.products.retrieve(PRODUCT_ID));
  return {
    what: 'Product',
    does: found === null ? `make ${PRODUCT_ID}, 'Szlak Premium'` : null,
    async run() {
      if (found === null) await stripe.products.create({ id: PRODUCT_ID, name: 'Szlak Premium' });
      return {};
    },
  };
}

/** A price's sum can't be changed: another sum is another price, to which the name goes over. Who pays the old one goes on paying it. */
function priceStep(
  stripe: Stripe,
  { key, grosze, variable }: (typeof PRICES)[number],
  prices: readonly Stripe.Price[],
): Step {
  const what = `Price ${grosze / 100} PLN`;
  const found = prices.find(({ lookup_key: held }) => held === key);
  const isRight = found !== undefined && judgePrice(what, found, grosze).state === 'ok';
  if (isRight) return { what, does: null, run: async () => ({ [variable]: found.id }) };
  if (
    found?.tax_behavior === 'unspecified' &&
    judgePrice(what, { ...found, tax_behavior: 'inclusive' }, grosze).state === 'ok'
  )
    return {
      what,
      does: `say of ${found.id} that its tax is included`,
      async run() {
        await stripe.prices.update(found.id, { tax_behavior: 'inclusive' });
        return { [variable]: found.id };
      },
    };
  return {
    what,
    does: `make one of ${sumText(grosze)} a month, tax included${found === undefined ? '' : `, in place of ${found.id}`}`,
    async run() {
      const made = await stripe.prices.create({
        product: PRODUCT_ID,
        currency: 'pln',
        unit_amount: grosze,
        recurring: { interval: 'month' },
        tax_behavior: 'inclusive',
        lookup_key: key,
        transfer_lookup_key: true,
      });
      return { [variable]: made.id };
    },
  };
}

async function webhookStep(stripe: Stripe, origin: string): Promise<Step> {
  const url = `${origin}/api/stripe-webhook`;
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  const found = data.find((endpoint) => endpoint.url === url);
  const what = 'Webhook';
  const events = [...HANDLED_EVENTS] as Stripe.WebhookEndpointCreateParams.EnabledEvent[];
  if (found === undefined)
    return {
      what,
      does: `make one to ${url}`,
      async run(): Promise<Variables> {
        const asked = { url, enabled_events: events, api_version: STRIPE_API_VERSION } as const;
        const { secret } = await stripe.webhookEndpoints.create(asked);
        // Shown this once, and never again.
        return secret === undefined ? {} : { STRIPE_WEBHOOK_SECRET: secret };
      },
    };
  const isRight = judgeWebhook(data, origin).state === 'ok';
  return {
    what,
    does: isRight ? null : `switch ${found.id} on for our events`,
    async run() {
      if (!isRight)
        await stripe.webhookEndpoints.update(found.id, { enabled_events: events, disabled: false });
      return {};
    },
  };
}

const FEATURES = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  subscription_update: { enabled: false },
} as const;

async function portalStep(stripe: Stripe): Promise<Step> {
  const { data } = await stripe.billingPortal.configurations.list({ is_default: true });
  const [found] = data;
  const what = "Customers' portal";
  if (judgePortal(data).state === 'ok') return { what, does: null, run: nothing };
  if (found === undefined)
    return {
      what,
      // Only the dashboard makes the default one, which customers are led to.
      does: "NOT by this command: save the portal's settings in Stripe's dashboard once, then run it again",
      run: nothing,
    };
  return {
    what,
    does: `let people cancel for the period's end and change the card in ${found.id}, and no plan`,
    async run() {
      await stripe.billingPortal.configurations.update(found.id, { features: FEATURES });
      return {};
    },
  };
}

async function meansStep(stripe: Stripe): Promise<Step> {
  const what = 'Means of payment';
  const found = await defaultMeans(stripe);
  if (found === null) return { what, does: null, run: nothing };
  const off = (['blik', 'p24'] as const).filter((name) => found[name]?.display_preference.value !== 'on');
  return {
    what,
    does: off.length === 0 ? null : `switch on ${off.join(' and ')}`,
    async run(): Promise<Variables> {
      const on = { display_preference: { preference: 'on' } } as const;
      if (off.length > 0)
        await stripe.paymentMethodConfigurations.update(
          found.id,
          Object.fromEntries(off.map((name) => [name, on])),
        );
      // Switched on is not yet allowed: what is named has to be there.
      const now = await defaultMeans(stripe);
      const there = (['blik', 'p24'] as const).filter((name) => now?.[name]?.available === true);
      return there.length === 0 ? {} : { STRIPE_PAYMENT_METHODS: there.join(',') };
    },
  };
}
