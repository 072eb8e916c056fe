// A payment intent and its charges: made, tried, taken or declined.
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { all, keep, now, type State } from '../state.ts';
import type { Charge, PaymentIntent, PaymentMethod } from '../stored.ts';
import { isDeclined } from './payment-method.ts';

type NewPayment = {
  id?: string;
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata: Record<string, string>;
  receipt_email: string | null;
  payment_method_types: string[];
};

export const DECLINE_MESSAGE = 'Your card was declined.';

export function createPaymentIntent(state: State, wanted: NewPayment): PaymentIntent {
  const { id = newId('pi'), ...rest } = wanted;
  const intent = keep(state, 'paymentIntents', {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    created: now(state),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...rest,
  });
  emit(state, 'payment_intent.created', intent);
  return intent;
}

/** Charges the intent; false = declined. */
export function chargeIntent(state: State, intent: PaymentIntent, method: PaymentMethod | null): boolean {
  if (isDeclined(method)) {
    refuse(state, intent, method);
    return false;
  }
  const charge = createCharge(state, intent, method, 'succeeded');
  Object.assign(intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method?.id ?? null,
    processing: null,
    status: 'succeeded',
  });
  emit(state, 'charge.succeeded', charge);
  emit(state, 'payment_intent.succeeded', intent);
  return true;
}

/** A method that says only days later whether the money came. */
export function startProcessing(state: State, intent: PaymentIntent, method: PaymentMethod): void {
  Object.assign(intent, { status: 'processing', payment_method: method.id });
  emit(state, 'payment_intent.processing', intent);
}

export function refuse(state: State, intent: PaymentIntent, method: PaymentMethod | null): void {
  const charge = createCharge(state, intent, method, 'failed');
  Object.assign(intent, {
    last_payment_error: {
      charge: charge.id,
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: DECLINE_MESSAGE,
      type: 'card_error',
    },
    latest_charge: charge.id,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  });
  emit(state, 'charge.failed', charge);
  emit(state, 'payment_intent.payment_failed', intent);
}

export function latestCharge(state: State, intentId: string): Charge | null {
  return all(state, 'charges').findLast((one) => one.payment_intent === intentId && one.paid) ?? null;
}

function createCharge(
  state: State,
  intent: PaymentIntent,
  method: PaymentMethod | null,
  status: 'succeeded' | 'failed',
): Charge {
  const isPaid = status === 'succeeded';
  const id = newId('ch');
  return keep(state, 'charges', {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: isPaid ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: isPaid ? newId('txn') : null,
    billing_details: { address: null, email: intent.receipt_email, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: 'SZLAK',
    captured: isPaid,
    created: now(state),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isPaid ? null : 'card_declined',
    failure_message: isPaid ? null : DECLINE_MESSAGE,
    fraud_details: null,
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
      reason: isPaid ? null : 'generic_decline',
      risk_level: 'normal',
      seller_message: isPaid ? 'Payment complete.' : 'The bank returned the decline code `generic_decline`.',
      type: isPaid ? 'authorized' : 'issuer_declined',
    },
    paid: isPaid,
    payment_intent: intent.id,
    payment_method: method?.id ?? null,
    payment_method_details: { type: method?.type ?? 'card' },
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: isPaid ? `${state.url}/receipts/${id}` : null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status,
    transfer_data: null,
    transfer_group: null,
  });
}
