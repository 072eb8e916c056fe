// Money that goes back: a refund, or a dispute that the customer's bank opened.
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { keep, now, type State } from '../state.ts';
import type { Charge, Dispute, Refund } from '../stored.ts';
import { invalid } from '../stripe-error.ts';

type NewRefund = {
  amount?: number | undefined;
  reason?: 'duplicate' | 'fraudulent' | 'requested_by_customer' | undefined;
  metadata?: Record<string, string> | null | undefined;
};

export function createRefund(state: State, charge: Charge, wanted: NewRefund): Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.disputed)
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      'charge_disputed',
    );
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const { amount = left, reason = null, metadata } = wanted;
  if (amount > left)
    throw invalid(
      `Refund amount (${shown(amount)}) is greater than unrefunded amount on charge (${shown(left)})`,
      'amount',
    );
  const refund = keep(state, 'refunds', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: now(state),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(state, 'refund.created', refund);
  emit(state, 'charge.refunded', charge, before);
  return refund;
}

/** The bank sends it back, days later: the charge counts as not refunded again. */
export function failRefund(state: State, refund: Refund): void {
  if (refund.status === 'failed') return;
  const before = { status: refund.status };
  Object.assign(refund, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: newId('txn'),
  });
  const charge = state.kept.charges.get(refund.charge ?? '');
  if (charge !== undefined) {
    charge.amount_refunded -= refund.amount;
    charge.refunded = false;
  }
  emit(state, 'refund.updated', refund, before);
  emit(state, 'charge.refund.updated', refund, before);
  emit(state, 'refund.failed', refund);
}

export function createDispute(state: State, charge: Charge): Dispute {
  const dispute = keep(state, 'disputes', {
    id: newId('dp'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    balance_transactions: [],
    charge: charge.id,
    created: now(state),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now(state) + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    network_reason_code: '10.4',
    payment_intent: charge.payment_intent,
    payment_method_details: { type: 'card' },
    reason: 'fraudulent',
    status: 'needs_response',
  });
  charge.disputed = true;
  emit(state, 'charge.dispute.created', dispute);
  emit(state, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(state: State, dispute: Dispute, status: 'won' | 'lost'): void {
  dispute.status = status;
  if (status === 'won') emit(state, 'charge.dispute.funds_reinstated', dispute);
  emit(state, 'charge.dispute.closed', dispute);
}

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Dispute['evidence'];

function shown(amount: number): string {
  return `${(amount / 100).toFixed(2)} zł`;
}
