// /panel/fakty: what is missing or old in the tables that advice rests on.
import { readFacts } from '#worker/services/desk/facts.ts';
import { scopeContext } from '../../context.ts';
import { FactsPage } from '../../features/desk/content/FactsPage.tsx';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import type { Route } from './+types/facts.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(readFacts(context.get(scopeContext)), url);
}

export const meta = deskMeta('Fakty');

export default function FactsRoute({ loaderData }: Route.ComponentProps) {
  return <FactsPage {...loaderData} />;
}
