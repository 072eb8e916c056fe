// The forms of /profil: portal, cancelling and taking it back, withdrawal (by plain POST or by a fetcher), and the end of other sessions
// (docs/decisions.md 'Session revocation').
import { data, redirect } from 'react-router';
import { proofAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { endEveryOtherSession, endOneSession } from '#worker/services/account/sessions.ts';
import { withdrawFromCourse } from '#worker/services/payments/courses/withdraw.ts';
import { cancelSubscription, resumeSubscription } from '#worker/services/payments/premium/cancellation.ts';
import { openPortal } from '#worker/services/payments/premium/portal.ts';
import { withdrawFromPremium } from '#worker/services/payments/premium/withdrawal.ts';
import { doneAddress, formAction, isDocument, type Deeds } from '../../../lib/form-action.server.ts';
import { formText } from '../mailed-link/form-text.ts';
import { ENDING, type Ending } from './account/ending.ts';
import { DONE, PORTAL_OFF, type PaymentsResult } from './payments/action-result.ts';

const PATH = '/profil';
const PORTAL_FAILED = 'Nie udało się otworzyć panelu zarządzania. Spróbuj ponownie później.';
const NO_PORTAL_ADDRESS = 'Nie możemy teraz otworzyć płatności. Spróbuj ponownie później.';

export async function profileAction(scope: RequestScope, request: Request) {
  const done = (what: keyof typeof DONE) =>
    isDocument(request)
      ? doneAddress(PATH, what)
      : data<PaymentsResult>({ state: 'done', sentence: DONE[what] });
  return formAction<PaymentsResult>(await request.formData(), {
    path: PATH,
    deeds: {
      portal: () => toPortal(scope, request),
      rezygnacja: () => cancelSubscription(scope, null).then(() => done('rezygnacja')),
      wznowienie: () => resumeSubscription(scope).then(() => done('wznowienie')),
      odstapienie: () => withdrawFromPremium(scope).then(() => done('odstapienie')),
      'odstapienie-od-kursu': (form) =>
        withdrawFromCourse(scope, formText(form, 'kurs')).then(() => done('odstapienie')),
      ...endings(scope),
    },
    refused({ code, message }) {
      if (code === 'fresh-auth-needed') throw redirect(proofAddress(PATH));
      return { state: 'refused', code, sentence: message };
    },
  });
}

async function toPortal(scope: RequestScope, request: Request) {
  const { url } = await openPortal(scope, {}).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code === 'no-session') throw error;
    throw new AppError(error.code, portalSentence(error));
  });
  if (url === '') throw new AppError('payment-down', NO_PORTAL_ADDRESS);
  return isDocument(request) ? url : data<PaymentsResult>({ state: 'go', url });
}

function portalSentence({ code, message }: AppError): string {
  if (code === 'payments-off') return PORTAL_OFF;
  return code === 'no-contract' ? message : PORTAL_FAILED;
}

function endings(scope: RequestScope): Record<Ending, Deeds<PaymentsResult>[string]> {
  return {
    'wyloguj-inne': () => endEveryOtherSession(scope),
    async 'wyloguj-urzadzenie'(form) {
      const cookies = await endOneSession(scope, formText(form, ENDING.session)).catch((error: unknown) => {
        // Ended elsewhere in the meantime is ended, too.
        if (error instanceof AppError && error.code === 'not-found') return [];
        throw error;
      });
      return redirect(doneAddress(PATH, 'wyloguj-urzadzenie'), {
        headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
      });
    },
  };
}
