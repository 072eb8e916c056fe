// /dashboard/success?session_id=…, where the provider leads back to after a payment. Whose session it is not, or what was made up, is
// led on at once and learns nothing (docs/faults.md 30).
import { data, redirect } from 'react-router';
import { AppError } from '#domain/platform/errors.ts';
import { returnFromCheckout } from '#worker/services/payments/premium/return.ts';
import { scopeContext } from '../../context.ts';
import { OPENED_DASHBOARD } from '../../features/advice/dashboard/trail/opened-address.ts';
import { SuccessPage, type CheckoutReturn } from '../../features/payments/checkout-return/SuccessPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/checkout-success.ts';

export const handle: PageHandle = { isPlace: false };

const PATH = '/dashboard/success';
/** With three seconds between them: what the page with JavaScript waits, too. */
const MAX_ATTEMPTS = 10;

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const sessionId = url.searchParams.get('session_id') ?? '';
  if (sessionId === '') throw redirect('/dashboard');
  const address = `${PATH}?session_id=${encodeURIComponent(sessionId)}`;
  const attempt = Number(url.searchParams.get('proba') ?? 1);
  const askAgainAt = attempt < MAX_ATTEMPTS ? `${address}&proba=${attempt + 1}` : null;
  const scope = context.get(scopeContext);
  const returned = await personalData(
    found(() => returnFromCheckout(scope, sessionId)),
    address,
  );
  if (returned?.isPaid === false) throw redirect('/dashboard');
  const state = returned?.state ?? null;
  const isActive = state?.plan === 'premium' && state.status === 'active';
  // Known on arrival: there is nothing to wait for, and the dashboard says the rest. Whoever waits here already reads it here first.
  if (isActive && request.headers.get('Sec-Fetch-Dest') === 'document') throw redirect(OPENED_DASHBOARD);
  const checkout: CheckoutReturn = {
    outcome: state === null ? 'fault' : isActive ? 'active' : 'waiting',
    plan: state?.plan ?? 'free',
    status: state?.status ?? '',
    askAgainAt,
  };
  return data({ checkout });
}

/** Null = the provider or the database doesn't answer now. */
async function found<State>(finish: () => Promise<State>): Promise<State | null> {
  try {
    return await finish();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'payment-down') throw new AppError('database-down', error.message);
    if (error.code === 'no-session' || error.code === 'database-down') throw error;
    throw redirect('/dashboard');
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Dziękujemy za zakup – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function CheckoutSuccess({ loaderData }: Route.ComponentProps) {
  return <SuccessPage checkout={loaderData.checkout} />;
}
