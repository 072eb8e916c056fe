// /potwierdz?powrot=…, where a fresh proof is asked for without a dialog (docs/decisions.md 'A fresh proof').
import { data, redirect } from 'react-router';
import { safeReturnPath, signInAddress } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { proveByPassword } from '#worker/services/account/fresh-auth.ts';
import { proveByRecoveryCode, readProofWays } from '#worker/services/account/passkeys/prove.ts';
import { scopeContext } from '../../context.ts';
import { ProofPage, type ProofFault } from '../../features/account/auth/proof/ProofPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/proof.ts';

export const handle: PageHandle = { isPlace: false };

const HOME = '/profil';

export async function loader({ context, url }: Route.LoaderArgs) {
  const returnTo = safeReturnPath(url.searchParams.get('powrot')) ?? HOME;
  const ways = await personalData(readProofWays(context.get(scopeContext)), returnTo);
  return data({ ways, returnTo }, ways === null ? 503 : 200);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const returnTo = safeReturnPath(formText(form, 'powrot')) ?? HOME;
  const scope = context.get(scopeContext);
  const place = form.has('code') ? 'code' : 'password';
  try {
    const cookies = await (place === 'code'
      ? proveByRecoveryCode(scope, formText(form, 'code'))
      : proveByPassword(scope, formText(form, 'password')));
    return redirect(returnTo, { headers: cookies.map((cookie) => ['Set-Cookie', cookie]) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'no-session') throw redirect(signInAddress(returnTo));
    const isWrong = error.code === 'invalid-credentials' || error.code === 'invalid-code';
    const fault: ProofFault = { place: isWrong ? place : 'form', sentence: error.message };
    return data({ fault, returnTo }, error.status);
  }
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Potwierdź, że to Ty – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function Proof({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ProofPage
      ways={loaderData.ways}
      returnTo={actionData?.returnTo ?? loaderData.returnTo}
      fault={actionData?.fault ?? null}
    />
  );
}
