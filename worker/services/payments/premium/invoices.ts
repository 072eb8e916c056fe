// The person's payments for Premium, as the provider confirms them: its invoices are none in the sense of Polish tax law.
import type Stripe from 'stripe';
import { appError } from '#domain/platform/messages.ts';
import { nullIfMissing, orProviderDown } from '../../../adapters/provider-fault.ts';
import type { RequestScope } from '../../../scope.ts';
import { providerScope, paymentsOf } from '../provider-scope.ts';

export type Invoice = {
  /** ISO 8601. */
  date: string;
  amountGrosze: number;
  number: string | null;
  isPaid: boolean;
  /** The provider's page of it. */
  url: string | null;
};

/** Two years of months. */
const MOST = 24;

/** Drafts are still being written, and voided ones were never owed. */
const SHOWN: ReadonlySet<string | null> = new Set(['paid', 'open', 'uncollectible']);

/** The latest first; none without a customer. Throws no-session, payments-off, payment-down. */
export async function readInvoices(scope: RequestScope): Promise<Invoice[]> {
  paymentsOf(scope.config);
  const accountState = await scope.accountState();
  if (accountState === null) throw appError('no-session');
  const { stripeCustomerId: customer } = accountState;
  if (customer === null) return [];
  const { stripe } = await providerScope(scope);
  const listing = await orProviderDown(
    nullIfMissing(stripe.invoices.list({ customer, limit: MOST })),
    'Nie udało się pobrać potwierdzeń płatności: operator płatności nie odpowiada. Spróbuj ponownie za chwilę.',
  );
  return (listing?.data ?? []).filter(({ status }) => SHOWN.has(status)).map(invoiceOf);
}

function invoiceOf({ created, total, number, status, hosted_invoice_url: url }: Stripe.Invoice): Invoice {
  return {
    date: new Date(created * 1000).toISOString(),
    amountGrosze: total,
    number,
    isPaid: status === 'paid',
    url: url ?? null,
  };
}
