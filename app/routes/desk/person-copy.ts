// /panel/osoby/{id}/kopia: everything that names a person, as a file to be handed to them.
import { copyForPerson } from '#worker/services/desk/rights.ts';
import { scopeContext } from '../../context.ts';
import { deskFile } from '../../features/desk/desk-route.server.ts';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import type { Route } from './+types/person-copy.ts';

/** By its form alone. */
export async function loader({ url }: Route.LoaderArgs) {
  throw await notFoundPage(url);
}

export async function action({ context, params: { id: personId }, request, url }: Route.ActionArgs) {
  const reason = formText(await request.formData(), 'reason');
  const back = new URL(`/panel/osoby/${personId}`, url);
  const asked = copyForPerson(context.get(scopeContext), { personId, reason });
  return deskFile(asked, back, 'szlak-kopia-danych.json');
}
