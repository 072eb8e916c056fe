// An invoice of a subscription, from its draft to paid or open.
import { emit } from '../events.ts';
import { newId } from '../ids.ts';
import { list } from '../listing.ts';
import { addMonths } from '../periods.ts';
import { keep, now, type State } from '../state.ts';
import type { Invoice, PaymentIntent, PaymentMethod, Subscription } from '../stored.ts';
import { chargeIntent, createPaymentIntent } from './payment.ts';

type Period = { start: number; end: number };

export function createInvoice(
  state: State,
  subscription: Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
  period: Period,
): Invoice {
  const item = subscription.items.data[0];
  if (item === undefined) throw new Error('a subscription has an item');
  const customer = state.kept.customers.get(subscription.customer);
  const id = newId('in');
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const details = { metadata: { ...subscription.metadata }, subscription: subscription.id };
  const invoice = keep(state, 'invoices', {
    id,
    object: 'invoice',
    account_country: 'PL',
    account_name: 'Szlak',
    account_tax_ids: null,
    amount_due: amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now(state),
    currency: subscription.currency,
    custom_fields: null,
    customer: subscription.customer,
    customer_account: null,
    customer_address: null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: list(
      [
        {
          id: newId('il'),
          object: 'line_item' as const,
          amount,
          currency: subscription.currency,
          description: `1 × ${productName(state, item.price.product)} (at ${(amount / 100).toFixed(2)} zł / month)`,
          discount_amounts: [],
          discountable: true,
          discounts: [],
          invoice: id,
          livemode: false,
          metadata: { ...subscription.metadata },
          parent: {
            invoice_item_details: null,
            subscription_item_details: {
              invoice_item: null,
              proration: false,
              proration_details: null,
              subscription: subscription.id,
              subscription_item: item.id,
            },
            type: 'subscription_item_details',
          },
          period,
          pretax_credit_amounts: [],
          pricing: {
            price_details: { price: item.price.id, product: item.price.product },
            type: 'price_details' as const,
            unit_amount_decimal: String(item.price.unit_amount ?? 0),
          },
          quantity: item.quantity ?? 1,
          quantity_decimal: String(item.quantity ?? 1),
          subscription: subscription.id,
          subtotal: amount,
          taxes: [],
        },
      ],
      false,
      `/v1/invoices/${id}/lines`,
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: { quote_details: null, subscription_details: details, type: 'subscription_details' },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    // Of what was used before: the line's own period is the one that is paid for.
    period_end: period.start,
    period_start: reason === 'subscription_create' ? period.start : addMonths(period.start, -1),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: amount,
    subtotal_excluding_tax: amount,
    test_clock: null,
    total: amount,
    total_discount_amounts: [],
    total_excluding_tax: amount,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  });
  subscription.latest_invoice = id;
  emit(state, 'invoice.created', invoice);
  return invoice;
}

/** Gives the invoice its number, its page and its payment. */
export function finalizeInvoice(state: State, invoice: Invoice): void {
  const at = now(state);
  state.count += 1;
  Object.assign(invoice, {
    status: 'open',
    number: `SZLAK-${String(state.count).padStart(4, '0')}`,
    effective_at: at,
    ending_balance: 0,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${state.url}/i/${invoice.id}`,
    invoice_pdf: `${state.url}/i/${invoice.id}?pdf`,
  });
  invoice.status_transitions.finalized_at = at;
  keep(state, 'invoicePayments', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: at,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: {
      payment_intent: createPaymentIntent(state, {
        amount: invoice.amount_due,
        currency: invoice.currency,
        customer: invoice.customer,
        description:
          invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
        metadata: {},
        receipt_email: null,
        payment_method_types: ['card'],
      }).id,
      type: 'payment_intent',
    },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  emit(state, 'invoice.finalized', invoice);
}

function intentOf(state: State, invoice: Invoice): PaymentIntent {
  const payment = [...state.kept.invoicePayments.values()].find((one) => one.invoice === invoice.id);
  const intent = state.kept.paymentIntents.get(payment?.payment.payment_intent ?? '');
  if (intent === undefined) throw new Error(`invoice ${invoice.id} is not finalised`);
  return intent;
}

/** Tries to take the money; what follows for the subscription is the caller's. */
export function collect(state: State, invoice: Invoice, method: PaymentMethod | null): boolean {
  invoice.attempted = true;
  invoice.attempt_count += 1;
  if (!chargeIntent(state, intentOf(state, invoice), method)) return false;
  const at = now(state);
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
  });
  invoice.status_transitions.paid_at = at;
  for (const payment of state.kept.invoicePayments.values()) {
    if (payment.invoice !== invoice.id) continue;
    Object.assign(payment, { status: 'paid', amount_paid: invoice.amount_due });
    payment.status_transitions.paid_at = at;
  }
  return true;
}

export function announcePaid(state: State, invoice: Invoice): void {
  emit(state, 'invoice.paid', invoice);
  emit(state, 'invoice.payment_succeeded', invoice);
  for (const payment of state.kept.invoicePayments.values())
    if (payment.invoice === invoice.id) emit(state, 'invoice_payment.paid', payment);
}

function productName(state: State, id: string): string {
  return state.kept.products.get(id)?.name ?? id;
}
