// /profil, for signed-in people only (docs/product.md 'Protected pages'): whoever is not is led to the sign-in and back.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/platform/errors.ts';
import type { RequestScope } from '#worker/scope.ts';
import { readProfile } from '#worker/services/account/profile.ts';
import { readInvoices } from '#worker/services/payments/premium/invoices.ts';
import { refreshSubscription } from '#worker/services/payments/premium/portal.ts';
import { scopeContext } from '../../context.ts';
import { ENDED } from '../../features/account/profile/account/ending.ts';
import type { Invoices } from '../../features/account/profile/payments/InvoiceList.tsx';
import { DONE } from '../../features/account/profile/payments/action-result.ts';
import { profileAction } from '../../features/account/profile/profile-action.server.ts';
import { ProfilePage } from '../../features/account/profile/ProfilePage.tsx';
import { doneSentence } from '../../lib/done-sentence.ts';
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
