// /panel/bledy: what broke, in groups.
import { data } from 'react-router';
import { errorsAtDesk, silenceAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { ErrorsPage } from '../../features/desk/ErrorsPage.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/errors.ts';

export const handle: PageHandle = { hydrate: false };

const DONE = { wycisz: 'Wyciszony. Wróci, gdy zdarzy się w innej wersji.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(errorsAtDesk(context.get(scopeContext), url.searchParams.get('po')), url);
  return data({ page, search: url.search }, page === null ? 503 : 200);
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    wycisz: (form) => silenceAtDesk(scope, formText(form, 'id'), formText(form, 'version')),
  });
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Błędy – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function ErrorsRoute({ loaderData: { page, search }, actionData }: Route.ComponentProps) {
  if (page === null) return <DeskUnavailable />;
  return <ErrorsPage {...page} outcome={outcomeOf(search, DONE, actionData)} />;
}
