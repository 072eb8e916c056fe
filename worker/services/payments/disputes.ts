// Disputes of a payment. A bank's mere inquiry is none yet: it takes no money, and so takes no access away.
import { nullIfMissing } from '../../adapters/provider-fault.ts';
import type { ProviderScope } from './provider-scope.ts';

const INQUIRIES: ReadonlySet<string> = new Set([
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** Their states, without the inquiries. Throws what the provider's library throws. */
export async function disputeStatuses({ stripe }: ProviderScope, paymentIntentId: string): Promise<string[]> {
  const listing = stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 });
  const { data } = (await nullIfMissing(listing)) ?? { data: [] };
  return data.map(({ status }): string => status).filter((status) => !INQUIRIES.has(status));
}
