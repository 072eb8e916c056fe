// Every call that the local Stripe answers.
import { CATALOGUE_CALLS } from './catalogue.ts';
import { CHECKOUT_CALLS } from './checkouts.ts';
import { CUSTOMER_CALLS } from './customers.ts';
import type { ApiCall } from './define.ts';
import { EVENT_CALLS } from './events.ts';
import { INVOICE_CALLS } from './invoices.ts';
import { PAYMENT_CALLS } from './payments.ts';
import { PORTAL_CALLS } from './portal-sessions.ts';
import { SETUP_CALLS } from './setup.ts';
import { SUBSCRIPTION_CALLS } from './subscriptions.ts';

const CALLS: ApiCall[] = [
  ...CUSTOMER_CALLS,
  ...CATALOGUE_CALLS,
  ...CHECKOUT_CALLS,
  ...SUBSCRIPTION_CALLS,
  ...INVOICE_CALLS,
  ...PAYMENT_CALLS,
  ...PORTAL_CALLS,
  ...EVENT_CALLS,
  ...SETUP_CALLS,
];

export function findCall(method: string, path: string): { call: ApiCall; id: string } | null {
  for (const call of CALLS) {
    if (call.method !== method) continue;
    const match = new RegExp(`^${call.path.replace('{id}', '([^/]+)')}$`).exec(path);
    if (match !== null) return { call, id: decodeURIComponent(match[1] ?? '') };
  }
  return null;
}
