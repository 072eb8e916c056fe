// /panel/wejscie, for people with a role at the desk only.
import { data, redirect } from 'react-router';
import { safeReturnPath } from '#domain/account/auth/return-path.ts';
import { AppError } from '#domain/platform/errors.ts';
import { enterByCode, readDeskEntry } from '#worker/services/desk/entry.ts';
import { scopeContext } from '../../context.ts';
import { DeskEntryPage } from '../../features/desk/DeskEntryPage.tsx';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/entry.ts';

export const handle: PageHandle = { isPlace: false };

function placeAtDesk(typed: string | null, home: string): string {
  const path = safeReturnPath(typed);
  return path !== null && path.startsWith('/panel') ? path : home;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const entry = await deskData(readDeskEntry(context.get(scopeContext)), url);
  const returnTo = placeAtDesk(url.searchParams.get('powrot'), entry.home);
  if (entry.isOpen) throw redirect(returnTo);
  return { entry, returnTo };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const scope = context.get(scopeContext);
  const returnTo = placeAtDesk(formText(form, 'powrot'), '/panel/wejscie');
  try {
    const { opens, cookies } = await enterByCode(scope, formText(form, 'code'));
    return redirect(opens === 'desk' ? returnTo : '/profil#klucze', {
      headers: cookies.map((cookie) => ['Set-Cookie', cookie]),
    });
  } catch (error) {
    const isSaid =
      error instanceof AppError && (error.code === 'invalid-code' || error.code === 'too-many-requests');
    if (isSaid) return data({ fault: error.message }, error.status);
    return deskData(Promise.reject(error), url);
  }
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Panel obsługi – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function DeskEntryRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, returnTo } = loaderData;
  return <DeskEntryPage entry={entry} returnTo={returnTo} fault={actionData?.fault ?? null} />;
}
