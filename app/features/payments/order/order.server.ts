// The button 'Zamawiam z obowiązkiem zapłaty' of both order pages. Without JavaScript the response leads to the provider's page at once;
// with it the page says so first. The consent is asked for here, whatever the browser checked.
import { data } from 'react-router';
import { courseMeans, premiumMeans } from '#domain/payments/means.ts';
import { renewalDay } from '#domain/payments/plan/premium-offer.ts';
import { lastDayOfWithdrawal } from '#domain/payments/withdrawal.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { AppError } from '#domain/platform/errors.ts';
import { checkoutSentence, NO_PAYMENT_ADDRESS } from '#domain/payments/checkout-sentence.ts';
import { returnCookie } from '#worker/auth/return-cookie.ts';
import type { RequestScope } from '#worker/scope.ts';
import { resendConfirmation } from '#worker/services/account/confirmation.ts';
import { paymentMeansOf } from '#worker/services/platform/site.ts';
import { formAction, isDocument } from '../../../lib/form-action.server.ts';
import { formText } from '../../account/mailed-link/form-text.ts';
import type { OrderOutcome, OrderResult, OrderView } from './order-data.ts';

type Order = {
  scope: RequestScope;
  request: Request;
  /** The page's own path, to come back to. */
  path: string;
  start: () => Promise<{ url: string }>;
  /** What is wrong without the consent. */
  consentFault: string;
};

export async function orderAction({ scope, request, path, start, consentFault }: Order) {
  return formAction<OrderResult>(await request.formData(), {
    path,
    deeds: {
      async potwierdzenie() {
        await resendConfirmation(scope, null, path);
        return data<OrderResult>({ state: 'sent' });
      },
      async ''(form) {
        if (formText(form, 'zgoda') !== 'tak')
          return data<OrderResult>({ state: 'refused', place: 'consent', sentence: consentFault }, 400);
        const { url } = await orCheckoutSentence(start());
        if (url === '') throw new AppError('payment-down', NO_PAYMENT_ADDRESS);
        return isDocument(request) ? url : data<OrderResult>({ state: 'go', url });
      },
    },
    refused: ({ message }) => ({ state: 'refused', place: 'form', sentence: message }),
  });
}

async function orCheckoutSentence<Started>(starting: Promise<Started>): Promise<Started> {
  return starting.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.code, checkoutSentence(error.code, error.message));
  });
}

// Puts together what an order page shows: the order itself, its days in Poland, and who sells (ustawa o prawach konsumenta, art. 12).
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

/** Anyone who is stopped until the address is confirmed is led back to `path` afterwards, by whichever message. */
export function orderPage(view: OrderView, scope: RequestScope, path: string) {
  if (view.order === null) return data({ view }, { status: 503 });
  const isStopped =
    view.item === 'premium' ? view.order.mustConfirmEmail : view.order.buyer?.mustConfirmEmail === true;
  return data(
    { view },
    isStopped ? { headers: { 'Set-Cookie': returnCookie(scope.request.url, path) } } : {},
  );
}
