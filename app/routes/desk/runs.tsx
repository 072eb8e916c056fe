// /panel/analizy: runs by id or the newest.
import { giveBackForRun } from '#worker/services/desk/people.ts';
import { runsAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { RunsPage } from '../../features/desk/RunsPage.tsx';
import { formText } from '../../features/account/mailed-link/form-text.ts';
import type { Route } from './+types/runs.ts';

export async function loader({ context, url: { searchParams }, url }: Route.LoaderArgs) {
  const typed = searchParams.get('id')?.trim() ?? '';
  const wanted = typed === '' ? null : typed;
  const asked = runsAtDesk(context.get(scopeContext), { id: wanted, after: searchParams.get('po') });
  const page = await deskData(asked, url);
  return { page, wanted };
}

export function action({ context, request, url }: Route.ActionArgs) {
  const scope = context.get(scopeContext);
  return deskAction(request, url, {
    oddaj: async (form) => {
      const given = { runId: formText(form, 'run'), reason: formText(form, 'reason') };
      return `/panel/osoby/${await giveBackForRun(scope, given)}?zrobione=przyznaj`;
    },
  });
}

export const meta = deskMeta('Analizy');

export default function RunsRoute({ loaderData: { page, wanted }, actionData }: Route.ComponentProps) {
  return <RunsPage {...page} wanted={wanted} outcome={{ done: null, fault: actionData?.fault ?? null }} />;
}
