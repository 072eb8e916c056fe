// A cancellation with a final, prorated invoice: the unused time becomes the customer's credit. Stripe sends no money back by itself.
import { emit } from '../events.ts';
import { periodOf } from '../objects/subscription.ts';
import { now, type State } from '../state.ts';
import type { Subscription } from '../stored.ts';

export function cancelledWithCredit(state: State, subscription: Subscription): void {
  const customer = state.kept.customers.get(subscription.customer);
  const item = subscription.items.data[0];
  if (customer === undefined || item === undefined) return;
  const { start, end } = periodOf(subscription);
  const amount = (item.price.unit_amount ?? 0) * (item.quantity ?? 1);
  const share = Math.max(0, end - now(state)) / (end - start);
  customer.balance -= Math.round(amount * share);
  emit(state, 'customer.updated', customer);
}
