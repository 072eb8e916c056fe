// /v1/payment_intents, /v1/charges, /v1/payment_methods, /v1/refunds, /v1/disputes
import type Stripe from 'stripe';
import { page, PAGE } from '../listing.ts';
import { latestCharge } from '../objects/payment.ts';
import { createRefund } from '../objects/refund.ts';
import { integer, metadata, oneOf, text } from '../shape.ts';
import { all, type State } from '../state.ts';
import type { Charge } from '../stored.ts';
import { invalid } from '../stripe-error.ts';
import { define } from './define.ts';
import { found, knownCustomer, named } from './found.ts';

const intent = define<Stripe.PaymentIntentRetrieveParams>()(
  'GET',
  '/v1/payment_intents/{id}',
  {},
  ({ state, id }) => found(state, 'paymentIntents', id, 'intent'),
);

const intents = define<Stripe.PaymentIntentListParams>()(
  'GET',
  '/v1/payment_intents',
  { ...PAGE, customer: text() },
  ({ state, values }) => {
    knownCustomer(state, values.customer);
    return page(
      all(state, 'paymentIntents').filter((one) => (values.customer ?? one.customer) === one.customer),
      values,
      '/v1/payment_intents',
    );
  },
);

const charge = define<Stripe.ChargeRetrieveParams>()('GET', '/v1/charges/{id}', {}, ({ state, id }) =>
  found(state, 'charges', id),
);

const charges = define<Stripe.ChargeListParams>()(
  'GET',
  '/v1/charges',
  { ...PAGE, customer: text(), payment_intent: text() },
  ({ state, values }) => {
    knownCustomer(state, values.customer);
    return page(
      all(state, 'charges').filter(
        (one) =>
          (values.customer ?? one.customer) === one.customer &&
          (values.payment_intent ?? one.payment_intent) === one.payment_intent,
      ),
      values,
      '/v1/charges',
    );
  },
);

const method = define<Stripe.PaymentMethodRetrieveParams>()(
  'GET',
  '/v1/payment_methods/{id}',
  {},
  ({ state, id }) => found(state, 'paymentMethods', id, 'payment_method'),
);

const refund = define<Stripe.RefundCreateParams>()(
  'POST',
  '/v1/refunds',
  {
    amount: integer({ min: 1 }),
    charge: text(),
    metadata: metadata(),
    payment_intent: text(),
    reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
  },
  ({ state, values }) => createRefund(state, chargeOf(state, values.charge, values.payment_intent), values),
);

function chargeOf(state: State, chargeId: string | undefined, intentId: string | undefined): Charge {
  if (chargeId !== undefined) return named(state, 'charges', chargeId, 'charge');
  if (intentId === undefined)
    throw invalid(
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  named(state, 'paymentIntents', intentId, 'payment_intent');
  const paid = latestCharge(state, intentId);
  if (paid === null)
    throw invalid(
      'This PaymentIntent does not have a successful charge to refund.',
      'payment_intent',
      'payment_intent_unexpected_state',
    );
  return paid;
}

const oneRefund = define<Stripe.RefundRetrieveParams>()('GET', '/v1/refunds/{id}', {}, ({ state, id }) =>
  found(state, 'refunds', id),
);

const refunds = define<Stripe.RefundListParams>()(
  'GET',
  '/v1/refunds',
  { ...PAGE, charge: text(), payment_intent: text() },
  ({ state, values }) =>
    page(
      all(state, 'refunds').filter(
        (one) =>
          (values.charge ?? one.charge) === one.charge &&
          (values.payment_intent ?? one.payment_intent) === one.payment_intent,
      ),
      values,
      '/v1/refunds',
    ),
);

const dispute = define<Stripe.DisputeRetrieveParams>()('GET', '/v1/disputes/{id}', {}, ({ state, id }) =>
  found(state, 'disputes', id, 'dispute'),
);

const disputes = define<Stripe.DisputeListParams>()(
  'GET',
  '/v1/disputes',
  { ...PAGE, charge: text(), payment_intent: text() },
  ({ state, values }) =>
    page(
      all(state, 'disputes').filter(
        (one) =>
          (values.charge ?? one.charge) === one.charge &&
          (values.payment_intent ?? one.payment_intent) === one.payment_intent,
      ),
      values,
      '/v1/disputes',
    ),
);

export const PAYMENT_CALLS = [
  intent,
  intents,
  charge,
  charges,
  method,
  refund,
  oneRefund,
  refunds,
  dispute,
  disputes,
];
