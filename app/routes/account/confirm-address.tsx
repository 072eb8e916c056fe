// /nowy-adres#token=…, where the mail to a new address leads.
import { scopeContext } from '../../context.ts';
import { ConfirmAddressPage } from '../../features/account/address-change/ConfirmAddressPage.tsx';
import { confirmAction } from '../../features/account/address-change/address-actions.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/confirm-address.ts';

export const handle: PageHandle = { hydrate: false, isPlace: false };

/** Asks who is here, so that the page knows whether a password is needed; strangers cost no call. */
export async function loader({ context }: Route.LoaderArgs) {
  await context
    .get(scopeContext)
    .accountState()
    .catch(() => null);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  return confirmAction(context.get(scopeContext), await request.formData());
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Nowy adres e-mail – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function ConfirmAddress({ actionData }: Route.ComponentProps) {
  return <ConfirmAddressPage view={actionData} />;
}
