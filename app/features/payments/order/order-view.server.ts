// Puts together what an order page shows: the order itself, its days in Poland, and who sells (ustawa o prawach konsumenta, art. 12).
import { data } from 'react-router';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { renewalDay } from '#domain/payments/plan/premium-offer.ts';
import { courseMeans, premiumMeans } from '#domain/payments/means.ts';
import { lastDayOfWithdrawal } from '#domain/payments/withdrawal.ts';
import type { RequestScope } from '#worker/scope.ts';
import { returnCookie } from '#worker/auth/return-cookie.ts';
import { paymentMeansOf } from '#worker/services/platform/site.ts';
import type { OrderOutcome, OrderView } from './order-data.ts';

export function orderView(scope: RequestScope, ordered: OrderOutcome, now: number): OrderView {
  const { name, address } = scope.config.operator;
  const paymentMeans = paymentMeansOf(scope);
  const today = dayInPoland(now);
  const days = { today, withdrawalEnd: lastDayOfWithdrawal(now), renewal: renewalDay(now) };
  const until = ordered.item === 'premium' ? (ordered.order?.discountUntil ?? null) : null;
  const means = ordered.item === 'premium' ? premiumMeans(paymentMeans) : courseMeans(paymentMeans);
  return {
    ...ordered,
    means,
    days,
    seller: { name, address },
    discountLeftMs: until === null ? 0 : until - now,
  };
}

/** Whoever is stopped until the address is confirmed is led back to `path` afterwards, by whichever message. */
export function orderPage(view: OrderView, scope: RequestScope, path: string) {
  if (view.order === null) return data({ view }, { status: 503 });
  const isStopped =
    view.item === 'premium' ? view.order.mustConfirmEmail : view.order.buyer?.mustConfirmEmail === true;
  return data(
    { view },
    isStopped ? { headers: { 'Set-Cookie': returnCookie(scope.request.url, path) } } : {},
  );
}
