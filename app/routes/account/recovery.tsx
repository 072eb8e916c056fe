// /odzyskaj-konto#token=…, where the letter of a way back at the desk leads.
import { scopeContext } from '../../context.ts';
import { RecoveryPage } from '../../features/account/recovery/RecoveryPage.tsx';
import { recoverAction } from '../../features/account/recovery/actions.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/recovery.ts';

export const handle: PageHandle = { isPlace: false };

export function loader({ context }: Route.LoaderArgs) {
  return { contactEmail: context.get(scopeContext).config.operator.email };
}

export async function action({ context, request }: Route.ActionArgs) {
  return recoverAction(context.get(scopeContext), await request.formData());
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Odzyskiwanie konta – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function Recovery({ loaderData, actionData }: Route.ComponentProps) {
  return <RecoveryPage view={actionData} contactEmail={loaderData.contactEmail} />;
}
