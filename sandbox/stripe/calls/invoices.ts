// /v1/invoices and /v1/invoice_payments
import type Stripe from 'stripe';
import { payInvoice, subscriptionOf } from '../billing.ts';
import { emit } from '../events.ts';
import { page, PAGE } from '../listing.ts';
import { DECLINE_MESSAGE } from '../objects/payment.ts';
import { object, oneOf, required, text } from '../shape.ts';
import { all, now } from '../state.ts';
import { declined, invalid } from '../stripe-error.ts';
import { define } from './define.ts';
import { found, knownCustomer } from './found.ts';

const retrieve = define<Stripe.InvoiceRetrieveParams>()('GET', '/v1/invoices/{id}', {}, ({ state, id }) =>
  found(state, 'invoices', id, 'invoice'),
);

const list = define<Stripe.InvoiceListParams>()(
  'GET',
  '/v1/invoices',
  {
    ...PAGE,
    customer: text(),
    subscription: text(),
    status: oneOf('draft', 'open', 'paid', 'uncollectible', 'void'),
  },
  ({ state, values }) => {
    knownCustomer(state, values.customer);
    return page(
      all(state, 'invoices').filter(
        (one) =>
          (values.customer ?? one.customer) === one.customer &&
          (values.status ?? one.status) === one.status &&
          (values.subscription === undefined || subscriptionOf(state, one)?.id === values.subscription),
      ),
      values,
      '/v1/invoices',
    );
  },
);

const pay = define<Stripe.InvoicePayParams>()('POST', '/v1/invoices/{id}/pay', {}, ({ state, id }) => {
  const invoice = found(state, 'invoices', id, 'invoice');
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (invoice.status !== 'open')
    throw invalid(`This invoice is ${String(invoice.status)} and can't be paid.`);
  if (!payInvoice(state, invoice)) throw declined(DECLINE_MESSAGE, 'generic_decline');
  return invoice;
});

const voided = define<Stripe.InvoiceVoidInvoiceParams>()(
  'POST',
  '/v1/invoices/{id}/void',
  {},
  ({ state, id }) => {
    const invoice = found(state, 'invoices', id, 'invoice');
    if (invoice.status !== 'open')
      throw invalid(
        `You can only pass in open invoices. This invoice isn't open (${String(invoice.status)}).`,
      );
    Object.assign(invoice, { status: 'void', auto_advance: false, next_payment_attempt: null });
    invoice.status_transitions.voided_at = now(state);
    emit(state, 'invoice.voided', invoice);
    return invoice;
  },
);

const payments = define<Stripe.InvoicePaymentListParams>()(
  'GET',
  '/v1/invoice_payments',
  {
    ...PAGE,
    invoice: text(),
    payment: object({
      type: required(oneOf('payment_intent', 'payment_record')),
      payment_intent: text(),
      payment_record: text(),
    }),
    status: oneOf('canceled', 'open', 'paid'),
  },
  ({ state, values }) =>
    page(
      all(state, 'invoicePayments').filter(
        (one) =>
          (values.invoice ?? one.invoice) === one.invoice &&
          (values.status ?? one.status) === one.status &&
          (values.payment === undefined || one.payment.payment_intent === values.payment.payment_intent),
      ),
      values,
      '/v1/invoice_payments',
    ),
);

const payment = define<Stripe.InvoicePaymentRetrieveParams>()(
  'GET',
  '/v1/invoice_payments/{id}',
  {},
  ({ state, id }) => found(state, 'invoicePayments', id),
);

export const INVOICE_CALLS = [retrieve, list, pay, voided, payments, payment];
