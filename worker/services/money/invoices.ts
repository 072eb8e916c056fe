// The person's invoices, as the provider keeps them.
import type { RequestScope } from '../../services.ts';
import { moneyScope } from './money-scope.ts';

export type Invoice = {
  /** ISO 8601. */
  date: string;
  amountGrosze: number;
  number: string | null;
  isPaid: boolean;
  /** The provider's page of it. */
  url: string | null;
};

/** The latest first; none without a customer. Throws no-session, payments-off, payment-down. */
export async function readInvoices(scope: RequestScope): Promise<Invoice[]> {
  await moneyScope(scope);
  throw new Error('not built');
}
