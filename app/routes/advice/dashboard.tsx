// /dashboard, for signed-in people only (docs/product.md 'Protected pages'): anyone who is not is led to the sign-in and back.
import { scopeContext } from '../../context.ts';
import { DashboardPage, prepareDashboard } from '../../features/advice/dashboard/DashboardPage.tsx';
import { loadOrUseCopy } from '../../features/advice/local-copy/dashboard-result.ts';
import { dashboardOrFrame } from '../../features/advice/local-copy/frame-first.server.ts';
import { markAction } from '../../features/advice/trail/mark-action.server.ts';
import { markOrSaySilence } from '../../features/advice/trail/mark-forms.ts';
import type { Route } from './+types/dashboard.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return dashboardOrFrame(context.get(scopeContext), url, prepareDashboard());
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** On the way from another page, and when the data is read anew. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([loadOrUseCopy(serverLoader), prepareDashboard()]);
  return result;
}

export function action({ context, request }: Route.ActionArgs) {
  return markAction(context.get(scopeContext), request);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return markOrSaySilence(request, serverAction);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Dziś – Szlak' }];
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  return <DashboardPage result={loaderData} />;
}
