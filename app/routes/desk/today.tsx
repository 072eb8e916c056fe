// /panel: what happened today and in the thirty days before.
import { todayAtDesk } from '#worker/services/desk/today.ts';
import { scopeContext } from '../../context.ts';
import { deskMeta } from '../../features/desk/desk-meta.ts';
import { deskData } from '../../features/desk/desk-route.server.ts';
import { TodayPage } from '../../features/desk/today/TodayPage.tsx';
import type { Route } from './+types/today.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return deskData(todayAtDesk(context.get(scopeContext)), url);
}

export const meta = deskMeta('Dziś');

export default function TodayRoute({ loaderData }: Route.ComponentProps) {
  return <TodayPage {...loaderData} />;
}
