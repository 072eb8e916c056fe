// Puts together what an order page shows: the order itself, its days in Poland, and who sells (ustawa o prawach konsumenta, art. 12).
import { dayInPoland } from '#domain/calendar-day.ts';
import { renewalDay } from '#domain/plan/renewal.ts';
import { lastDayOfWithdrawal } from '#domain/payments/withdrawal-deadline.ts';
import type { Services } from '#worker/services.ts';
import type { OrderOutcome, OrderView } from './order-data.ts';

export function orderView(
  { operatorFacts }: Pick<Services, 'operatorFacts'>,
  ordered: OrderOutcome,
  now: number,
): OrderView {
  const { name, address } = operatorFacts;
  const today = dayInPoland(now);
  const days = { today, withdrawalEnd: lastDayOfWithdrawal(now), renewal: renewalDay(now) };
  const until = ordered.item === 'premium' ? (ordered.order?.discountUntil ?? null) : null;
  return { ...ordered, days, seller: { name, address }, discountLeftMs: until === null ? 0 : until - now };
}
