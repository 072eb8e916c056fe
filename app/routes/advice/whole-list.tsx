// /dashboard/lista: all candidates of the current analysis, for signed-in people only. What is chosen and asked stands in the address.
import { readOwnList } from '#worker/services/advice/whole-list.ts';
import { readAtlasState } from '#domain/atlas/state.ts';
import { scopeContext } from '../../context.ts';
import { pathAction } from '../../features/advice/decide/added-path/path-action.server.ts';
import { WholeListPage } from '../../features/advice/decide/WholeListPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/whole-list.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const own = await personalData(
    readOwnList(context.get(scopeContext), searchParams),
    `${pathname}${search}`,
  );
  if (own === null) throw new Response(null, { status: 503 });
  return { own, state: readAtlasState(searchParams) };
}

export function action({ context, request }: Route.ActionArgs) {
  return pathAction(context.get(scopeContext), request);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Cała lista zawodów – Szlak' }, { name: 'robots', content: 'noindex' }];
}

export default function WholeListRoute({ loaderData: { own, state }, actionData }: Route.ComponentProps) {
  return <WholeListPage own={own} state={state} refused={actionData ?? null} />;
}
