// The forms of /profil about payments: portal, cancelling and taking it back, withdrawal. By plain POST or by a fetcher, the same calls.
import { data, redirect } from 'react-router';
import { AppError, type ErrorCode } from '#domain/errors.ts';
import type { Services } from '#worker/services.ts';
import { formText } from '../../mailed-link/form-text.ts';
import { DONE, PORTAL_OFF, type PaymentsResult } from './action-result.ts';

type Payments = Services['payments'];

const PORTAL_FAILED = 'Nie udało się otworzyć panelu zarządzania. Spróbuj ponownie później.';
const NO_PORTAL_ADDRESS = 'Nie otrzymano adresu panelu zarządzania';

export async function paymentsAction(payments: Payments, request: Request, form: FormData) {
  try {
    switch (formText(form, 'zamiar')) {
      case 'portal':
        return await toPortal(payments, request);
      case 'rezygnacja':
        await payments.premium.cancel(null);
        return done('rezygnacja', request);
      case 'wznowienie':
        await payments.premium.resume(null);
        return done('wznowienie', request);
      case 'odstapienie':
        await payments.premium.withdraw();
        return done('odstapienie', request);
      case 'odstapienie-od-kursu':
        await payments.courses.withdraw(formText(form, 'kurs'));
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

async function toPortal(payments: Payments, request: Request) {
  const { url } = await payments.openPortal().catch((error: unknown) => {
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
