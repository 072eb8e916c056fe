// /nowe-haslo#token=…, where the mail of a forgotten password leads (docs/contract.md 'Pages'; docs/faults.md 47).
import { data } from 'react-router';
import { faultOfNewPassword } from '#domain/account/auth/credentials.ts';
import { tokenIn } from '#domain/account/auth/mailed-token.ts';
import { AppError } from '#domain/platform/errors.ts';
import { resetPassword } from '#worker/services/account/passwords.ts';
import { scopeContext } from '../../context.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { NewPasswordPage, type Reset } from '../../features/account/mailed-link/NewPasswordPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
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

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Nowe hasło – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function NewPassword({ actionData }: Route.ComponentProps) {
  return <NewPasswordPage result={actionData} />;
}
