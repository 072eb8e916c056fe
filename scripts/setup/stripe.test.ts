import { afterEach, beforeEach, expect, test } from 'vitest';
import { startStripe, type LocalStripe } from '#sandbox/stripe/server.ts';
import { clientOf } from '#sandbox/stripe/test-client.ts';
import { HANDLED_EVENTS } from '#worker/services/payments/events.ts';
import { stripeChecks } from '../checks/stripe.ts';
import { stripeSteps } from './stripe.ts';

const ORIGIN = 'https://szlak.example';

let local: LocalStripe;
beforeEach(async () => {
  local = await startStripe({ port: 0, isNew: true });
});
afterEach(() => local.stop());

const steps = () => stripeSteps(clientOf(local), ORIGIN);

/** Does them all; what it would have done, and the variables. */
async function carriedOut() {
  const all = await steps();
  const variables: Record<string, string> = {};
  for (const { run } of all) Object.assign(variables, await run());
  return { did: all.flatMap(({ what, does }) => (does === null ? [] : [what])), variables };
}

const writes = () => local.calls('POST ').map(({ path }) => path);

test('what would be done is said, and nothing is done', async () => {
  const said = await steps();
  expect(said.map(({ does }) => does)).toEqual([
    expect.stringContaining('szlak_premium'),
    expect.stringContaining('79'),
    expect.stringContaining('63'),
    expect.stringContaining(`${ORIGIN}/api/stripe-webhook`),
    expect.stringContaining('dashboard'),
    'switch on blik and p24',
  ]);
  expect(writes()).toEqual([]);
});

test('a new account has everything but the portal afterwards, and the second run does nothing', async () => {
  const { variables } = await carriedOut();
  expect(variables).toEqual({
    STRIPE_PRICE_PREMIUM: expect.stringMatching(/^price_/),
    STRIPE_PRICE_PREMIUM_REFERRAL: expect.stringMatching(/^price_/),
    STRIPE_WEBHOOK_SECRET: expect.stringMatching(/^whsec_/),
    STRIPE_PAYMENT_METHODS: 'blik,p24',
  });
  expect(local.all('prices')).toMatchObject([
    { unit_amount: 7_900, currency: 'pln', tax_behavior: 'inclusive', product: 'szlak_premium' },
    { unit_amount: 6_300, currency: 'pln', tax_behavior: 'inclusive', product: 'szlak_premium' },
  ]);
  expect(local.all('webhookEndpoints')).toMatchObject([
    { url: `${ORIGIN}/api/stripe-webhook`, enabled_events: [...HANDLED_EVENTS] },
  ]);
  const before = writes().length;
  const again = await carriedOut();
  expect(again.did).toEqual(["Customers' portal"]);
  expect(again.variables['STRIPE_PRICE_PREMIUM']).toBe(variables['STRIPE_PRICE_PREMIUM']);
  expect(writes().length).toBe(before);
});

test('what the doctor then asks of the account is well, but for the portal', async () => {
  const { variables } = await carriedOut();
  const stripe = {
    secretKey: local.secretKey,
    webhookSecret: 'whsec',
    apiUrl: local.url,
    premiumPriceId: variables['STRIPE_PRICE_PREMIUM'] ?? '',
    referralPriceId: variables['STRIPE_PRICE_PREMIUM_REFERRAL'] ?? '',
    courseFallbackLink: null,
    paymentMeans: ['blik', 'p24'] as const,
    isLive: false,
    isLocal: true,
    pageOrigins: [],
  };
  const asked = { stripe, appOrigin: ORIGIN } as unknown as Parameters<typeof stripeChecks>[0];
  const checks = await stripeChecks(asked);
  expect(checks.filter(({ state }) => state !== 'ok')).toMatchObject([
    { what: "Customers' portal", state: 'missing' },
  ]);
  const other = { ...asked, stripe: { ...stripe, secretKey: 'sk_test_other' } };
  expect(await stripeChecks(other)).toMatchObject([{ what: 'Key of Stripe', state: 'wrong' }]);
});

test('another sum becomes another price, an unsaid tax is said, a mute endpoint is told of our events', async () => {
  const { variables } = await carriedOut();
  const [premium, referral] = local.all('prices');
  const [endpoint] = local.all('webhookEndpoints');
  Object.assign(premium ?? {}, { unit_amount: 6_900 });
  Object.assign(referral ?? {}, { tax_behavior: 'unspecified' });
  Object.assign(endpoint ?? {}, { enabled_events: ['invoice.paid'] });
  const { did, variables: changed } = await carriedOut();
  expect(did).toEqual(['Price 79 PLN', 'Price 63 PLN', 'Webhook', "Customers' portal"]);
  expect(changed['STRIPE_PRICE_PREMIUM']).not.toBe(variables['STRIPE_PRICE_PREMIUM']);
  expect(changed['STRIPE_PRICE_PREMIUM_REFERRAL']).toBe(variables['STRIPE_PRICE_PREMIUM_REFERRAL']);
  expect(local.all('prices').map((one) => [one.lookup_key, one.tax_behavior])).toEqual([
    [null, 'inclusive'],
    ['szlak_premium_monthly_referral', 'inclusive'],
    ['szlak_premium_monthly', 'inclusive'],
  ]);
  expect(local.all('webhookEndpoints')).toMatchObject([{ enabled_events: [...HANDLED_EVENTS] }]);
});

test('a portal in which the plan can be changed is mended', async () => {
  const known = await startStripe({ port: 0 });
  const client = clientOf(known);
  const portals = () => known.all('portalConfigurations');
  await client.billingPortal.configurations.update(portals()[0]?.id ?? '', {
    features: { subscription_update: { enabled: true } },
  });
  const portal = (await stripeSteps(client, ORIGIN)).find(({ what }) => what === "Customers' portal");
  await portal?.run();
  expect(portals()).toMatchObject([
    { is_default: true, features: { subscription_update: { enabled: false } } },
  ]);
  await known.stop();
});

test.each([
  ['an address of this machine', { url: 'http://127.0.0.1:8787/api/stripe-webhook' }, 'publicly accessible'],
  ['an event that is none', { enabled_events: ['Refund Failed'] }, 'enabled_events[0]'],
])('Stripe refuses %s', async (_, wrong, words) => {
  const asked = { url: `${ORIGIN}/x`, enabled_events: ['invoice.paid' as const] };
  const made = clientOf(local).webhookEndpoints.create({ ...asked, ...wrong } as typeof asked);
  await expect(made).rejects.toThrow(words);
});

test('a name of a price that is taken, and a tax that was said otherwise, are refused', async () => {
  const { variables } = await carriedOut();
  const { prices } = clientOf(local);
  const second = prices.create({
    product: 'szlak_premium',
    currency: 'pln',
    unit_amount: 100,
    lookup_key: 'szlak_premium_monthly',
  });
  await expect(second).rejects.toThrow('lookup key');
  const changed = prices.update(variables['STRIPE_PRICE_PREMIUM'] ?? '', { tax_behavior: 'exclusive' });
  await expect(changed).rejects.toThrow('tax_behavior');
});
