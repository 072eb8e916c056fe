// /panel/analizy: runs by id or the newest.
import { data } from 'react-router';
import { giveBackForRun } from '#worker/services/desk/people.ts';
import { runsAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { deskAction, deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { RunsPage } from '../../features/desk/RunsPage.tsx';
import { formText } from '../../features/mailed-link/form-text.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/runs.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url: { searchParams }, url }: Route.LoaderArgs) {
  const typed = searchParams.get('id')?.trim() ?? '';
  const wanted = typed === '' ? null : typed;
  const asked = runsAtDesk(context.get(scopeContext), { id: wanted, after: searchParams.get('po') });
  const page = await deskData(asked, url);
  return data({ page, wanted }, page === null ? 503 : 200);
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

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Analizy – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function RunsRoute({ loaderData: { page, wanted }, actionData }: Route.ComponentProps) {
  if (page === null) return <DeskUnavailable />;
  return <RunsPage {...page} wanted={wanted} outcome={{ done: null, fault: actionData?.fault ?? null }} />;
}
