// /panel: what happened today and in the thirty days before.
import { data } from 'react-router';
import { todayAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { DeskUnavailable } from '../../features/desk/DeskUnavailable.tsx';
import { TodayPage } from '../../features/desk/today/TodayPage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import type { Route } from './+types/today.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await deskData(todayAtDesk(context.get(scopeContext)), url);
  return data(page, page === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Dziś – panel obsługi' }, { name: 'robots', content: 'noindex' }];
}

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <DeskUnavailable /> : <TodayPage {...loaderData} />;
}
