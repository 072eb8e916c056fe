// What POST /v1/checkout/sessions takes here. Parameters that change nothing in a local payment are taken and handed back;
// `payment_method_types` is gone in this version and refused like any unknown one.
import type Stripe from 'stripe';
import {
  boolean,
  email,
  ignored,
  integer,
  list,
  metadata,
  object,
  oneOf,
  required,
  text,
  url,
  type Shape,
  type Values,
} from '../shape.ts';

const PRODUCT_DATA = object({
  name: required(text(250)),
  description: text(),
  images: list(url()),
  metadata: metadata(),
  tax_code: text(),
});

const PRICE_DATA = object({
  currency: required(text(3)),
  product: text(),
  product_data: PRODUCT_DATA,
  recurring: object({
    interval: required(oneOf('day', 'week', 'month', 'year')),
    interval_count: integer({ min: 1 }),
  }),
  tax_behavior: oneOf('exclusive', 'inclusive', 'unspecified'),
  unit_amount: integer(),
});

const LINE_ITEM = object({
  price: text(),
  price_data: PRICE_DATA,
  quantity: integer({ min: 1 }),
  metadata: metadata(),
});

const METHODS = oneOf('blik', 'card', 'customer_balance', 'klarna', 'link', 'p24', 'paypal', 'revolut_pay');

export const CHECKOUT_SHAPE = {
  allow_promotion_codes: boolean(),
  allowed_payment_method_types: list(METHODS),
  excluded_payment_method_types: list(METHODS),
  adaptive_pricing: object({ enabled: boolean() }),
  automatic_tax: object({ enabled: required(boolean()) }),
  billing_address_collection: oneOf('auto', 'required'),
  branding_settings: ignored(),
  cancel_url: url(),
  client_reference_id: text(200),
  consent_collection: object({
    terms_of_service: oneOf('none', 'required'),
    promotions: oneOf('auto', 'none'),
    payment_method_reuse_agreement: ignored(),
  }),
  currency: text(3),
  custom_text: ignored(),
  customer: text(),
  customer_creation: oneOf('always', 'if_required'),
  customer_email: email(),
  customer_update: object({
    address: oneOf('auto', 'never'),
    name: oneOf('auto', 'never'),
    shipping: oneOf('auto', 'never'),
  }),
  discounts: list(object({ coupon: text(), promotion_code: text() })),
  expires_at: integer(),
  integration_identifier: text(200),
  invoice_creation: object({ enabled: required(boolean()), invoice_data: ignored() }),
  line_items: list(LINE_ITEM),
  locale: oneOf('auto', 'en', 'pl'),
  metadata: metadata(),
  mode: required(oneOf('payment', 'setup', 'subscription')),
  origin_context: oneOf('mobile_app', 'web'),
  payment_intent_data: object({
    description: text(),
    metadata: metadata(),
    receipt_email: email(),
    statement_descriptor: text(22),
    statement_descriptor_suffix: text(22),
  }),
  payment_method_collection: oneOf('always', 'if_required'),
  phone_number_collection: object({ enabled: required(boolean()) }),
  saved_payment_method_options: ignored(),
  submit_type: oneOf('auto', 'book', 'donate', 'pay', 'subscribe'),
  subscription_data: object({ description: text(500), metadata: metadata() }),
  success_url: url(),
  tax_id_collection: object({ enabled: required(boolean()), required: oneOf('if_supported', 'never') }),
  ui_mode: oneOf('elements', 'embedded_page', 'form', 'hosted_page'),
} satisfies Shape<Stripe.Checkout.SessionCreateParams>;

export type CheckoutValues = Values<typeof CHECKOUT_SHAPE>;
export type LineValues = NonNullable<CheckoutValues['line_items']>[number];
