// The forms of /profil about payments: portal, cancelling and taking it back, withdrawal. By plain POST or by a fetcher, the same calls.
import { data, redirect } from 'react-router';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { withdrawFromCourse } from '#worker/services/payments/courses/withdraw.ts';
import { cancelSubscription, resumeSubscription } from '#worker/services/payments/premium/cancellation.ts';
import { openPortal } from '#worker/services/payments/premium/portal.ts';
import { withdrawFromPremium } from '#worker/services/payments/premium/withdrawal.ts';
import { formText } from '../../mailed-link/form-text.ts';
import { DONE, PORTAL_OFF, type PaymentsResult } from './action-result.ts';

const PORTAL_FAILED = 'Nie udało się otworzyć panelu zarządzania. Spróbuj ponownie później.';
const NO_PORTAL_ADDRESS = 'Nie otrzymano adresu panelu zarządzania';

export async function paymentsAction(scope: RequestScope, request: Request, form: FormData) {
  try {
    switch (formText(form, 'zamiar')) {
      case 'portal':
        return await toPortal(scope, request);
      case 'rezygnacja':
        await cancelSubscription(scope, null);
        return done('rezygnacja', request);
      case 'wznowienie':
        await resumeSubscription(scope, null);
        return done('wznowienie', request);
      case 'odstapienie':
        await withdrawFromPremium(scope);
        return done('odstapienie', request);
      case 'odstapienie-od-kursu':
        await withdrawFromCourse(scope, formText(form, 'kurs'));
        return done('odstapienie', request);
      default:
        return refused('invalid', 'Nieprawidłowe żądanie. Odśwież stronę i spróbuj ponownie.', 400);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect('/?wymagane=logowanie&powrot=/profil');
    return refused(error.code, error.message, error.status);
  }
}

async function toPortal(scope: RequestScope, request: Request) {
  const { url } = await openPortal(scope, {}).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'no-session') throw error;
    throw new AppError(error.code, portalSentence(error));
  });
  if (url === '') return refused('payment-down', NO_PORTAL_ADDRESS, 503);
  if (request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect(url);
  return data<PaymentsResult>({ state: 'go', url });
}

function portalSentence({ code, message }: AppError): string {
  if (code === 'payments-off') return PORTAL_OFF;
  return code === 'no-contract' ? message : PORTAL_FAILED;
}

/** A plain form leads back to the page: it is read anew, and a reload sends nothing again. */
function done(what: keyof typeof DONE, request: Request) {
  if (request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect(`/profil?zrobione=${what}`);
  return data<PaymentsResult>({ state: 'done', sentence: DONE[what] });
}

function refused(code: ErrorCode, sentence: string, status: number) {
  return data<PaymentsResult>({ state: 'refused', code, sentence }, status);
}
