// /profil, for signed-in people only (docs/product.md 'Protected pages'): whoever is not is led to the sign-in and back.
import { data, redirect } from 'react-router';
import { AppError } from '#domain/errors.ts';
import type { Services } from '#worker/services.ts';
import { servicesContext } from '../../context.ts';
import { ENDED, ENDING, isEnding } from '../../features/profile/account/ending.ts';
import { endingAction } from '../../features/profile/account/ending.server.ts';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { Invoices } from '../../features/profile/payments/InvoiceList.tsx';
import { doneSentence } from '../../features/profile/payments/action-result.ts';
import { paymentsAction } from '../../features/profile/payments/action.server.ts';
import { ProfilePage } from '../../features/profile/ProfilePage.tsx';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/profile.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  if (url.searchParams.get('portal') === 'powrot') {
    // Whatever was done there shows at once, without waiting for the provider to tell.
    await services.payments.premium.refresh().catch(() => null);
    throw redirect('/profil#subskrypcja');
  }
  const [profile, invoices] = await Promise.all([
    personalData(services.account.profile(), '/profil'),
    url.searchParams.get('faktury') === 'tak' ? readInvoices(services.payments) : null,
  ]);
  const name = url.searchParams.get('zrobione');
  const done = isEnding(name) ? ENDED[name] : doneSentence(name);
  return data({ profile, invoices, done }, profile === null ? 503 : 200);
}

async function readInvoices(payments: Services['payments']): Promise<Invoices> {
  try {
    return { list: await payments.invoices() };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fault: error.message };
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { account, payments } = context.get(servicesContext);
  const form = await request.formData();
  const intent = formText(form, ENDING.intent);
  if (isEnding(intent)) return endingAction(account, intent, form);
  return paymentsAction(payments, request, form);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Ustawienia profilu – Szlak' }];
}

export default function ProfileRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfilePage {...loaderData} result={actionData} />;
}
