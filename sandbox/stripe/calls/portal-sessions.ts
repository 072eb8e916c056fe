// /v1/billing_portal/sessions
import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import { object, oneOf, required, text, url } from '../shape.ts';
import { keep, now } from '../state.ts';
import { invalid } from '../stripe-error.ts';
import { define } from './define.ts';
import { named } from './found.ts';

const create = define<Stripe.BillingPortal.SessionCreateParams>()(
  'POST',
  '/v1/billing_portal/sessions',
  {
    configuration: text(),
    customer: text(),
    flow_data: object({
      type: required(oneOf('payment_method_update', 'subscription_cancel')),
      subscription_cancel: object({ subscription: required(text()) }),
      after_completion: object({
        type: required(oneOf('hosted_confirmation', 'portal_homepage', 'redirect')),
        redirect: object({ return_url: required(url()) }),
      }),
    }),
    locale: oneOf('auto', 'en', 'pl'),
    return_url: url(),
  },
  ({ state, values }) => {
    const { customer, flow_data: flow } = values;
    if (customer === undefined)
      throw invalid('Missing required param: customer.', 'customer', 'parameter_missing');
    named(state, 'customers', customer, 'customer');
    const cancelled = flow?.subscription_cancel?.subscription;
    if (cancelled !== undefined)
      named(state, 'subscriptions', cancelled, 'flow_data[subscription_cancel][subscription]');
    const id = newId('bps');
    return keep(state, 'portalSessions', {
      id,
      object: 'billing_portal.session',
      configuration: values.configuration ?? 'bpc_local',
      created: now(state),
      customer,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: values.locale ?? null,
      on_behalf_of: null,
      return_url: values.return_url ?? null,
      url: `${state.url}/p/session/${id}`,
    });
  },
);

export const PORTAL_CALLS = [create];
