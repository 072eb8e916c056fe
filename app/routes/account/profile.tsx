// /profil, for signed-in people only (docs/product.md 'Protected pages'): anyone who is not is led to the sign-in and back.
import { data, redirect } from 'react-router';
import { proofAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { readProfile } from '#worker/services/account/profile.ts';
import { endEveryOtherSession, endOneSession } from '#worker/services/account/sessions.ts';
import { withdrawFromCourse } from '#worker/services/payments/courses/withdraw.ts';
import { cancelSubscription, resumeSubscription } from '#worker/services/payments/premium/cancellation.ts';
import { readInvoices } from '#worker/services/payments/premium/invoices.ts';
import { openPortal, refreshSubscription } from '#worker/services/payments/premium/portal.ts';
import { withdrawFromPremium } from '#worker/services/payments/premium/withdrawal.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { ENDED, ENDING, type Ending } from '../../features/account/profile/account/ending.ts';
import type { Invoices } from '../../features/account/profile/payments/InvoiceList.tsx';
import {
  DONE,
  type PaymentsResult,
  PORTAL_OFF,
} from '../../features/account/profile/payments/action-result.ts';
import { ProfilePage } from '../../features/account/profile/ProfilePage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
import { doneAddress, formAction, isDocument, type Deeds } from '../../lib/form-action.server.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/profile.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  if (url.searchParams.get('portal') === 'powrot') {
    // Whatever was done there shows at once, without waiting for the provider to tell.
    await refreshSubscription(scope).catch(() => null);
    throw redirect('/profil#subskrypcja');
  }
  const [profile, invoices] = await Promise.all([
    personalData(readProfile(scope), '/profil'),
    url.searchParams.get('faktury') === 'tak' ? invoicesOrFault(scope) : null,
  ]);
  const done = doneSentence(url, { ...ENDED, ...DONE });
  return data({ profile, invoices, done }, profile === null ? 503 : 200);
}

async function invoicesOrFault(scope: RequestScope): Promise<Invoices> {
  try {
    return { list: await readInvoices(scope) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fault: error.message };
  }
}

export function action({ context, request }: Route.ActionArgs) {
  return profileAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Ja – Szlak' }];
}

export default function ProfileRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} result={actionData} />;
}

// The forms of /profil: portal, cancelling and taking it back, withdrawal (by plain POST or by a fetcher), and the end of other sessions
// (docs/decisions.md 'Session revocation').
const PATH = '/profil';
const PORTAL_FAILED = 'Nie udało się otworzyć panelu zarządzania. Spróbuj ponownie później.';
const NO_PORTAL_ADDRESS = 'Nie możemy teraz otworzyć płatności. Spróbuj ponownie później.';

async function profileAction(scope: RequestScope, request: Request) {
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
