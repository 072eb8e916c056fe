// /cofnij-klucze#token=…, where the letter about a change of keys leads.
import { scopeContext } from '../../context.ts';
import { UndoKeysPage } from '../../features/account/recovery/UndoKeysPage.tsx';
import { undoKeysAction } from '../../features/account/recovery/actions.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/undo-keys.ts';

export const handle: PageHandle = { isPlace: false };

export async function action({ context, request }: Route.ActionArgs) {
  return undoKeysAction(context.get(scopeContext), await request.formData());
}

export function headers(): HeadersInit {
  return { 'Cache-Control': 'private, no-store' };
}

export function meta(): Route.MetaDescriptors {
  return [
    { title: 'Cofnij zmiany w kluczach – Szlak' },
    { name: 'robots', content: 'noindex' },
    { name: 'referrer', content: 'same-origin' },
  ];
}

export default function UndoKeys({ actionData }: Route.ComponentProps) {
  return <UndoKeysPage view={actionData} />;
}
