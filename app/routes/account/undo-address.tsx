// /poprzedni-adres#token=…, where the mail to an old address leads.
import { scopeContext } from '../../context.ts';
import { UndoAddressPage } from '../../features/account/address-change/UndoAddressPage.tsx';
import { undoAction } from '../../features/account/address-change/address-actions.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/undo-address.ts';

export const handle: PageHandle = { isPlace: false };

export function loader({ context }: Route.LoaderArgs) {
  return { contactEmail: context.get(scopeContext).config.operator.email };
}

export async function action({ context, request }: Route.ActionArgs) {
  return undoAction(context.get(scopeContext), await request.formData());
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Poprzedni adres e-mail – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function UndoAddress({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoAddressPage view={actionData} contactEmail={loaderData.contactEmail} />;
}
