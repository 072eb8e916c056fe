// The button 'Zamawiam z obowiązkiem zapłaty' of both order pages. Without JavaScript the response leads to the provider's page at once;
// with it the page says so first. The consent is asked for here, whatever the browser checked.
import { data, redirect } from 'react-router';
import { signInAddress } from '#domain/auth/return-path.ts';
import { AppError } from '#domain/errors.ts';
import { checkoutSentence, NO_PAYMENT_ADDRESS } from '#domain/payments/checkout-sentence.ts';
import type { RequestScope } from '#worker/scope.ts';
import { resendConfirmation } from '#worker/services/account/confirmation.ts';
import { formText } from '../../mailed-link/form-text.ts';
import type { OrderResult } from './order-data.ts';

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
  const form = await request.formData();
  if (formText(form, 'zamiar') === 'potwierdzenie') return resend(scope, path);
  if (formText(form, 'zgoda') !== 'tak') return refused('consent', consentFault, 400);
  try {
    const { url } = await start();
    if (url === '') return refused('form', NO_PAYMENT_ADDRESS, 503);
    if (request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect(url);
    return data<OrderResult>({ state: 'go', url });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(signInAddress(path));
    return refused('form', checkoutSentence(error.code, error.message), error.status);
  }
}

async function resend(scope: RequestScope, path: string) {
  try {
    await resendConfirmation(scope, null, path);
    return data<OrderResult>({ state: 'sent' });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(signInAddress(path));
    return refused('form', error.message, error.status);
  }
}

function refused(place: 'consent' | 'form', sentence: string, status: number) {
  return data<OrderResult>({ state: 'refused', place, sentence }, status);
}
