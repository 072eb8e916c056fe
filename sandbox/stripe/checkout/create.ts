// A new Checkout Session, open for a day unless told otherwise.
import { merged } from '../shape.ts';
import { newId } from '../ids.ts';
import { keep, now, type State } from '../state.ts';
import type { Checkout, LineItem } from '../stored.ts';
import { details } from './complete.ts';
import type { CheckoutValues } from './shape.ts';

const DAY = 86_400;

type Asked = Pick<
  Checkout,
  | 'mode'
  | 'cancel_url'
  | 'success_url'
  | 'client_reference_id'
  | 'customer'
  | 'customer_email'
  | 'customer_creation'
> &
  Partial<Checkout>;

export function storeCheckout(state: State, items: LineItem[], asked: Asked): Checkout {
  const id = newId('cs_test', 58);
  const total = items.reduce((sum, line) => sum + line.amount_total, 0);
  const email = asked.customer_email ?? state.kept.customers.get(asked.customer ?? '')?.email ?? null;
  return keep(state, 'checkouts', {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now(state),
    currency: items[0]?.currency ?? 'pln',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer_account: null,
    customer_details: email === null ? null : details(email),
    discounts: [],
    expires_at: now(state) + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: {},
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: asked.mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types:
      asked.mode === 'subscription' ? ['card'] : ['card', 'blik', 'p24', 'customer_balance'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${state.url}/c/pay/${id}`,
    wallet_options: null,
    ...asked,
  });
}

export function askedOf(state: State, values: CheckoutValues): Asked {
  return {
    mode: values.mode,
    cancel_url: values.cancel_url ?? null,
    success_url: values.success_url ?? null,
    client_reference_id: values.client_reference_id ?? null,
    customer: values.customer ?? null,
    customer_email: values.customer_email ?? null,
    customer_creation:
      values.mode === 'payment' && values.customer === undefined
        ? (values.customer_creation ?? 'if_required')
        : null,
    metadata: merged({}, values.metadata),
    allow_promotion_codes: values.allow_promotion_codes ?? null,
    allowed_payment_method_types: values.allowed_payment_method_types ?? null,
    billing_address_collection: values.billing_address_collection ?? null,
    integration_identifier: values.integration_identifier ?? null,
    locale: values.locale ?? null,
    origin_context: values.origin_context ?? null,
    submit_type: values.submit_type ?? null,
    consent_collection:
      values.consent_collection === undefined
        ? null
        : {
            payment_method_reuse_agreement: null,
            promotions: values.consent_collection.promotions ?? null,
            terms_of_service: values.consent_collection.terms_of_service ?? null,
          },
    ...(values.expires_at === undefined
      ? {}
      : { expires_at: values.expires_at + Math.floor(state.clockOffsetMs / 1000) }),
  };
}
