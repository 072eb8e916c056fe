// /v1/webhook_endpoints, /v1/billing_portal/configurations, /v1/payment_method_configurations, /v1/account: how the account is set up.
import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { page, PAGE } from '../listing.ts';
import { newPortal, preferMethod } from '../objects/account.ts';
import { boolean, ignored, list, merged, metadata, object, oneOf, required, text, url } from '../shape.ts';
import { all, keep, now } from '../state.ts';
import type { WebhookEndpoint } from '../stored.ts';
import { invalid } from '../stripe-error.ts';
import { define } from './define.ts';
import { found } from './found.ts';

const MAX_ENDPOINTS = 16;

/** The one that events are sent to here stands beside those that were made by the API. */
const endpoints = define<Stripe.WebhookEndpointListParams>()(
  'GET',
  '/v1/webhook_endpoints',
  PAGE,
  ({ state, values }) => {
    const { address } = state.post;
    const own = all(state, 'webhookEndpoints').map((one) => ({ ...one, secret: undefined }));
    const local = { id: 'we_local', object: 'webhook_endpoint', enabled_events: ['*'], status: 'enabled' };
    const told = address === null ? [] : [{ ...local, created: now(state), livemode: false, url: address }];
    return page([...own, ...told], values, '/v1/webhook_endpoints');
  },
);

const EVENT = /^(\*|[a-z_0-9]+(\.[a-z_0-9]+)+)$/;

function eventsOf(events: string[]): string[] {
  const wrong = events.findIndex((type) => !EVENT.test(type));
  if (wrong >= 0)
    throw invalid(`Invalid enabled_events[${wrong}]: ${events[wrong]}`, `enabled_events[${wrong}]`);
  return events;
}

function publicAddress(address: string): string {
  const { hostname } = new URL(address);
  if (['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
    throw invalid('Invalid URL: URL must be publicly accessible.', 'url', 'url_invalid');
  return address;
}

const createEndpoint = define<Stripe.WebhookEndpointCreateParams>()(
  'POST',
  '/v1/webhook_endpoints',
  {
    url: required(url()),
    enabled_events: required(list(text())),
    api_version: text(),
    description: text(),
    metadata: metadata(),
  },
  ({ state, values }) => {
    if (state.kept.webhookEndpoints.size >= MAX_ENDPOINTS)
      throw invalid(`You have reached the maximum of ${MAX_ENDPOINTS} test webhook endpoints.`);
    const made: WebhookEndpoint = {
      id: newId('we'),
      object: 'webhook_endpoint',
      api_version: values.api_version ?? null,
      application: null,
      created: now(state),
      description: values.description ?? null,
      enabled_events: eventsOf(values.enabled_events),
      livemode: false,
      metadata: merged({}, values.metadata),
      secret: newId('whsec', 32),
      status: 'enabled',
      url: publicAddress(values.url),
    };
    return keep(state, 'webhookEndpoints', made);
  },
);

const updateEndpoint = define<Stripe.WebhookEndpointUpdateParams>()(
  'POST',
  '/v1/webhook_endpoints/{id}',
  { enabled_events: list(text()), disabled: boolean() },
  ({ state, id, values }) => {
    const endpoint = found(state, 'webhookEndpoints', id, 'webhook_endpoint');
    if (values.enabled_events !== undefined) endpoint.enabled_events = eventsOf(values.enabled_events);
    if (values.disabled !== undefined) endpoint.status = values.disabled ? 'disabled' : 'enabled';
    return { ...endpoint, secret: undefined };
  },
);

const portals = define<Stripe.BillingPortal.ConfigurationListParams>()(
  'GET',
  '/v1/billing_portal/configurations',
  { ...PAGE, active: boolean(), is_default: boolean() },
  ({ state, values }) =>
    page(
      all(state, 'portalConfigurations').filter(
        (one) =>
          (values.active ?? one.active) === one.active &&
          (values.is_default ?? one.is_default) === one.is_default,
      ),
      values,
      '/v1/billing_portal/configurations',
    ),
);

const FEATURES = object({
  invoice_history: object({ enabled: required(boolean()) }),
  payment_method_update: object({ enabled: required(boolean()) }),
  subscription_cancel: object({
    enabled: boolean(),
    mode: oneOf('at_period_end', 'immediately'),
    proration_behavior: oneOf('none', 'create_prorations', 'always_invoice'),
  }),
  subscription_update: object({ enabled: boolean() }),
});

const createPortal = define<Stripe.BillingPortal.ConfigurationCreateParams>()(
  'POST',
  '/v1/billing_portal/configurations',
  { features: required(FEATURES), business_profile: ignored(), metadata: metadata() },
  // The default one is made by saving the portal's page in the dashboard, never by the API.
  ({ state, values }) => {
    const made = newPortal(state);
    return keep(state, 'portalConfigurations', {
      ...made,
      metadata: merged({}, values.metadata),
      features: featuresOf(made.features, values.features),
    });
  },
);

const updatePortal = define<Stripe.BillingPortal.ConfigurationUpdateParams>()(
  'POST',
  '/v1/billing_portal/configurations/{id}',
  { features: FEATURES, metadata: metadata() },
  ({ state, id, values }) => {
    const portal = found(state, 'portalConfigurations', id, 'configuration');
    portal.features = featuresOf(portal.features, values.features ?? {});
    return portal;
  },
);

function featuresOf<Features extends Record<string, object>>(before: Features, wanted: object): Features {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  const changed = given.map(([name, value]) => [name, { ...before[name], ...(value as object) }]);
  return { ...before, ...Object.fromEntries(changed) };
}

const methods = define<Stripe.PaymentMethodConfigurationListParams>()(
  'GET',
  '/v1/payment_method_configurations',
  { ...PAGE, active: boolean() },
  ({ state, values }) =>
    page(all(state, 'methodConfigurations'), values, '/v1/payment_method_configurations'),
);

const PREFERENCE = object({
  display_preference: object({ preference: required(oneOf('none', 'off', 'on')) }),
});

const updateMethods = define<Stripe.PaymentMethodConfigurationUpdateParams>()(
  'POST',
  '/v1/payment_method_configurations/{id}',
  { blik: PREFERENCE, p24: PREFERENCE },
  ({ state, id, values }) => {
    const configuration = found(state, 'methodConfigurations', id, 'configuration');
    for (const method of ['blik', 'p24'] as const) {
      const preference = values[method]?.display_preference?.preference;
      if (preference !== undefined) preferMethod(state, method, preference === 'on' ? 'on' : 'off');
    }
    return configuration;
  },
);

const account = define<Stripe.AccountRetrieveCurrentParams>()('GET', '/v1/account', {}, () => ({
  id: 'acct_local',
  object: 'account',
  capabilities: { card_payments: 'active', blik_payments: 'active', p24_payments: 'active' },
  country: 'PL',
  default_currency: 'pln',
}));

export const SETUP_CALLS = [
  endpoints,
  createEndpoint,
  updateEndpoint,
  portals,
  createPortal,
  updatePortal,
  methods,
  updateMethods,
  account,
];
