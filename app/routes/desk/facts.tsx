// /panel/fakty: what is missing or old in the tables that advice rests on.
import { data } from 'react-router';
import { readFacts } from '#worker/services/desk/facts.ts';
import { scopeContext } from '../../context.ts';
import { FactsPage } from '../../features/desk/content/FactsPage.tsx';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/facts.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(readFacts(context.get(scopeContext)), url);
  return data(page, page === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Fakty – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function FactsRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <DeskUnavailable /> : <FactsPage {...loaderData} />;
}
