// /nowe-haslo#token=…, where the mail of a forgotten password leads (docs/contract.md 'Pages'; docs/faults.md 47).
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { data } from 'react-router';
import { faultOfNewPassword } from '#domain/account/auth/credentials.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import { resetPassword } from '#worker/services/account/passwords.ts';
import { scopeContext } from '../../context.ts';
import { JoinLink } from '../../features/account/auth/dialog/JoinLink.tsx';
import { authStateAtom } from '../../features/account/auth/session/auth-atoms.ts';
import { announce } from '../../features/account/auth/session/auth-channel.ts';
import { linkMeta } from '../../features/account/mailed-link/LinkForm.tsx';
import { LinkPage } from '../../features/account/mailed-link/LinkPage.tsx';
import {
  NewPasswordForm,
  type PasswordRefusal,
} from '../../features/account/mailed-link/NewPasswordForm.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { useToken } from '../../features/account/mailed-link/use-token.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import type { Route } from './+types/new-password.ts';

export const handle: PageHandle = { isPlace: false };

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [typed, password] = [formText(form, 'token'), formText(form, 'newPassword')];
  const token = tokenIn(typed);
  const endKeys = form.has('endKeys');
  const refused = (place: Extract<Reset, { state: 'refused' }>['place'], sentence: string, status: number) =>
    data<Reset>({ state: 'refused', place, sentence, token, endKeys }, status);
  if (typed.trim() === '') return refused('token', 'Wklej link z wiadomości.', 400);
  if (token === '') return data<Reset>({ state: 'ended' }, 409);
  const fault = faultOfNewPassword(password, formText(form, 'confirmation'));
  if (fault !== null) return refused(fault.field, fault.sentence, 400);
  try {
    const cookies = await resetPassword(context.get(scopeContext), { token, password, endKeys });
    return data<Reset>({ state: 'done' }, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'link-expired') return data<Reset>({ state: 'ended' }, error.status);
    // Past the checks above, what is still invalid is a password that too many people use.
    return refused(error.code === 'invalid' ? 'newPassword' : 'form', error.message, error.status);
  }
}

export { headers } from '../../lib/not-kept.ts';

export function meta(): Route.MetaDescriptors {
  return linkMeta('Nowe hasło');
}

export default function NewPassword({ actionData }: Route.ComponentProps) {
  return <NewPasswordPage result={actionData} />;
}

// /nowe-haslo: a new password by a mailed link. Opening it uses nothing up; works without JavaScript.
type Reset =
  | { state: 'done' | 'ended' }
  | ({ state: 'refused'; token: string; endKeys: boolean } & PasswordRefusal);

function NewPasswordPage({ result }: { result: Reset | undefined }) {
  const token = useToken();
  const tell = useSetAtom(authStateAtom);
  const isDone = result?.state === 'done';
  useEffect(() => tell({ type: 'PASSWORD_RECOVERY' }), [tell]);
  useEffect(() => {
    // Every session of the person has ended, those of other tabs here, too.
    if (isDone) announce('SIGNED_OUT');
  }, [isDone]);

  if (result?.state === 'done') {
    return (
      <LinkPage
        colour="green"
        title="Hasło zostało zmienione"
        text={withNonBreakingSpaces(
          'Wylogowaliśmy Cię na wszystkich urządzeniach. Zaloguj się nowym hasłem.',
        )}
      >
        <JoinLink mode="login">Zaloguj się</JoinLink>
      </LinkPage>
    );
  }
  const refusal = result?.state === 'refused' ? result : null;
  if (result?.state === 'ended') {
    return (
      <LinkPage
        colour="yellow"
        title="Ten link już nie działa"
        text={withNonBreakingSpaces(
          'Był już użyty albo minęła godzina. Poproś o nowy, a wyślemy go na Twój adres.',
        )}
      >
        <JoinLink mode="forgot">Poproś o nowy link</JoinLink>
      </LinkPage>
    );
  }
  return (
    <LinkPage
      colour="blue"
      title="Ustaw nowe hasło"
      text={withNonBreakingSpaces('Po zmianie wylogujemy Cię na wszystkich urządzeniach.')}
    >
      <NewPasswordForm
        token={refusal?.token ?? token}
        fault={refusal}
        keys={{ isChecked: refusal?.endKeys ?? false }}
      />
    </LinkPage>
  );
}
