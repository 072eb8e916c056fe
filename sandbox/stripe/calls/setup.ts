// /v1/webhook_endpoints, /v1/billing_portal/configurations: how the account is set up. Ours has one of each, as the guide says.
import type Stripe from 'stripe';
import { page, PAGE } from '../listing.ts';
import { boolean } from '../shape.ts';
import { now } from '../state.ts';
import { define } from './define.ts';

const endpoints = define<Stripe.WebhookEndpointListParams>()(
  'GET',
  '/v1/webhook_endpoints',
  PAGE,
  ({ state, values }) => {
    const { address } = state.post;
    const one = {
      id: 'we_local',
      object: 'webhook_endpoint',
      created: now(state),
      enabled_events: ['*'],
      livemode: false,
      status: 'enabled',
      url: address,
    };
    return page(address === null ? [] : [one], values, '/v1/webhook_endpoints');
  },
);

const portals = define<Stripe.BillingPortal.ConfigurationListParams>()(
  'GET',
  '/v1/billing_portal/configurations',
  { ...PAGE, active: boolean(), is_default: boolean() },
  ({ state, values }) => {
    const one = {
      id: 'bpc_local',
      object: 'billing_portal.configuration',
      active: true,
      created: now(state),
      features: {
        customer_update: { allowed_updates: [], enabled: false },
        invoice_history: { enabled: true },
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
        subscription_update: { default_allowed_updates: [], enabled: false, proration_behavior: 'none' },
      },
      is_default: true,
      livemode: false,
    };
    const isAsked = (values.active ?? true) && (values.is_default ?? true);
    return page(isAsked ? [one] : [], values, '/v1/billing_portal/configurations');
  },
);

export const SETUP_CALLS = [endpoints, portals];
