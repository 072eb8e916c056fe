// /panel/bledy: what broke, in groups.
import { errorsAtDesk, silenceAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { outcomeOf } from '../../features/desk/deed-outcome.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { ErrorsPage } from '../../features/desk/ErrorsPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import { doneSentence } from '../../lib/done-sentence.ts';
import type { Route } from './+types/errors.ts';

const DONE = { wycisz: 'Wyciszony. Wróci, gdy zdarzy się w innej wersji.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(errorsAtDesk(context.get(scopeContext), url.searchParams.get('po')), url);
  return { page, done: doneSentence(url, DONE) };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    wycisz: (form) => silenceAtDesk(scope, formText(form, 'id'), formText(form, 'version')),
  });
}

export const meta = deskMeta('Błędy');

export default function ErrorsRoute({ loaderData: { page, done }, actionData }: Route.ComponentProps) {
  return <ErrorsPage {...page} outcome={outcomeOf(done, actionData)} />;
}
