// /potwierdz-email#token=…, where the mail after registration leads (docs/contract.md 'Pages'; docs/faults.md 47).
import { data } from 'react-router';
import { faultOfEmail } from '#domain/account/auth/credentials.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { safeReturnPath } from '#domain/account/auth/return-path.ts';
import { AppError, type ErrorCode } from '#domain/platform/errors.ts';
import { endedReturnCookie, keptReturnPath } from '#worker/auth/return-cookie.ts';
import { claimAddress, confirmEmail, resendConfirmation } from '#worker/services/account/confirmation.ts';
import { scopeContext } from '../../context.ts';
import { ConfirmEmailPage, type Confirmation } from '../../features/account/mailed-link/ConfirmEmailPage.tsx';
import { linkMeta } from '../../features/account/mailed-link/LinkForm.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/confirm-email.ts';

export const handle: PageHandle = { isPlace: false };

/** Asks who is here, so that the page knows whether the address is confirmed already; strangers cost no call. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  await scope.accountState().catch(() => null);
  const query = new URL(request.url).searchParams;
  return {
    wantsNew: query.has('nowy'),
    // Where this browser was stopped last; in another one the link may say it.
    returnTo: keptReturnPath(scope.request) ?? safeReturnPath(query.get('powrot')),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const scope = context.get(scopeContext);
  const returnTo = safeReturnPath(formText(form, 'powrot'));
  if (formText(form, 'intent') === 'resend') {
    const email = formText(form, 'email');
    const fault = faultOfEmail(email);
    if (fault !== null)
      return data<Confirmation>({ state: 'not-sent', sentence: fault, returnTo }, { status: 400 });
    return answerOf(
      async () => {
        await resendConfirmation(scope, email, returnTo);
        return data<Confirmation>({ state: 'sent', returnTo });
      },
      returnTo,
      (sentence) => ({ state: 'not-sent', sentence, returnTo }),
    );
  }
  const typed = formText(form, 'token');
  const token = tokenIn(typed);
  const failed = (place: 'token' | 'password' | 'form') => (sentence: string) =>
    ({ state: 'failed', place, sentence, token, returnTo }) as const;
  if (typed.trim() === '')
    return data<Confirmation>(failed('token')('Wklej link z wiadomości.'), { status: 400 });
  if (token === '') return data<Confirmation>({ state: 'ended', returnTo }, { status: 409 });
  if (formText(form, 'intent') === 'nowe-haslo') {
    return answerOf(
      async () => {
        const reset = await claimAddress(scope, token);
        return data<Confirmation>({ state: 'claimed', token: reset, returnTo });
      },
      returnTo,
      failed('form'),
    );
  }
  return answerOf(
    async () => {
      await confirmEmail(scope, { token, password: formText(form, 'password') });
      const cookie = endedReturnCookie(scope.request.url);
      return data<Confirmation>({ state: 'done', returnTo }, { headers: { 'Set-Cookie': cookie } });
    },
    returnTo,
    (sentence, code) => failed(code === 'invalid-credentials' ? 'password' : 'form')(sentence),
  );
}

async function answerOf<Answer>(
  work: () => Promise<Answer>,
  returnTo: string | null,
  failed: (sentence: string, code: ErrorCode) => Confirmation,
) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, status, message } = error;
    return data<Confirmation>(
      code === 'link-expired' ? { state: 'ended', returnTo } : failed(message, code),
      {
        status,
      },
    );
  }
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return linkMeta('Potwierdzenie adresu');
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailPage {...loaderData} result={actionData} />;
}
