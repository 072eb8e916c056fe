// /potwierdz-email?token=…, where the mail after registration leads (docs/contract.md 'Pages'; docs/faults.md 47).
import { data } from 'react-router';
import { faultOfEmail } from '#domain/auth/credentials.ts';
import { AppError } from '#domain/errors.ts';
import { servicesContext } from '../../context.ts';
import { ConfirmEmailPage, type Confirmation } from '../../features/mailed-link/ConfirmEmailPage.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/confirm-email.ts';

export const handle: PageHandle = { isPlace: false };

/** Asks who is here, so that the page knows whether the address is confirmed already; strangers cost no call. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await context
    .get(servicesContext)
    .account.state()
    .catch(() => null);
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const services = context.get(servicesContext);
  if (formText(form, 'intent') === 'resend') {
    const email = formText(form, 'email');
    const fault = faultOfEmail(email);
    if (fault !== null) return data<Confirmation>({ state: 'not-sent', sentence: fault }, 400);
    return answerOf(
      () => services.account.resendConfirmation(email),
      'sent',
      (sentence) => ({ state: 'not-sent', sentence }),
    );
  }
  const token = formText(form, 'token');
  return answerOf(
    () => services.account.confirmEmail(token),
    'done',
    (sentence) => ({ state: 'failed', sentence, token }),
  );
}

async function answerOf(
  work: () => Promise<unknown>,
  state: 'done' | 'sent',
  failed: (sentence: string) => Confirmation,
) {
  try {
    await work();
    return data<Confirmation>({ state });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'link-expired') return data<Confirmation>({ state: 'ended' }, error.status);
    return data<Confirmation>(failed(error.message), error.status);
  }
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Potwierdzenie adresu – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmEmailPage token={loaderData.token} result={actionData} />;
}
