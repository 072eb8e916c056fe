// What Stripe refuses about parameters that are well-formed each by itself.
import type { State } from '../state.ts';
import { invalid, missingResource } from '../stripe-error.ts';
import type { CheckoutValues } from './shape.ts';

const MIN_SECONDS = 30 * 60;
const MAX_SECONDS = 24 * 3_600;
const IMAGES = 8;

export function checkCheckout(state: State, values: CheckoutValues): void {
  if (values.mode === 'setup') throw invalid('The local Stripe has no setup mode.', 'mode');
  const { ui_mode: mode = 'hosted_page' } = values;
  if (mode !== 'hosted_page') throw invalid('The local Stripe has the hosted page only.', 'ui_mode');
  if (values.success_url === undefined)
    throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
  if (values.line_items === undefined || values.line_items.length === 0)
    throw invalid(
      `The \`line_items\` parameter is required in ${values.mode} mode.`,
      'line_items',
      'parameter_missing',
    );
  checkModes(values);
  checkCustomer(state, values);
  checkExpiry(values);
  for (const [index, item] of values.line_items.entries()) {
    const images = item.price_data?.product_data?.images ?? [];
    if (images.length > IMAGES)
      throw invalid(
        'You may specify up to 8 images.',
        `line_items[${index}][price_data][product_data][images]`,
      );
  }
}

function checkModes(values: CheckoutValues): void {
  const onlyIn = {
    payment: ['payment_intent_data', 'customer_creation', 'invoice_creation', 'submit_type'],
    subscription: ['subscription_data', 'payment_method_collection'],
  } as const;
  const other = values.mode === 'payment' ? onlyIn.subscription : onlyIn.payment;
  const wrong = other.find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw invalid(`You can not pass \`${wrong}\` in \`${values.mode}\` mode.`, wrong);
  if (values.discounts !== undefined && values.allow_promotion_codes !== undefined)
    throw invalid('You may only specify one of these parameters: allow_promotion_codes, discounts.');
  if (values.allowed_payment_method_types !== undefined && values.excluded_payment_method_types !== undefined)
    throw invalid(
      'You may only specify one of these parameters: allowed_payment_method_types, excluded_payment_method_types.',
    );
}

function checkCustomer(state: State, values: CheckoutValues): void {
  const { customer } = values;
  if (customer !== undefined && values.customer_email !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_email.');
  if (customer !== undefined && values.customer_creation !== undefined)
    throw invalid('You may only specify one of these parameters: customer, customer_creation.');
  if (customer !== undefined && !state.kept.customers.has(customer))
    throw missingResource('customer', customer, 'customer', 400);
  if (customer === undefined && values.customer_update !== undefined)
    throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
}

function checkExpiry({ expires_at: at }: CheckoutValues): void {
  if (at === undefined) return;
  // By the real time: the sender knows nothing of how far this Stripe's clock was moved on.
  const ahead = at - Math.floor(Date.now() / 1000);
  if (ahead < MIN_SECONDS)
    throw invalid(
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.',
      'expires_at',
    );
  if (ahead > MAX_SECONDS)
    throw invalid(
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.',
      'expires_at',
    );
}
