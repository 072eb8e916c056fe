// /dashboard/analiza: the current analysis as a document, for signed-in people only.
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { scopeContext } from '../../context.ts';
import { CurrentAnalysis } from '../../features/advice/analysis/document/CurrentAnalysis.tsx';
import { LateAnalysis } from '../../features/advice/analysis/document/late-view.ts';
import { loadOrUseCopy } from '../../features/advice/local-copy/dashboard-result.ts';
import { dashboardOrFrame } from '../../features/advice/local-copy/frame-first.server.ts';
import { markAction } from '../../features/advice/trail/mark-action.server.ts';
import { markOrSaySilence } from '../../features/advice/trail/mark-forms.ts';
import type { Route } from './+types/current.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return dashboardOrFrame(context.get(scopeContext), url, LateAnalysis.prepare());
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([loadOrUseCopy(serverLoader), LateAnalysis.prepare()]);
  return result;
}

export function action({ context, request }: Route.ActionArgs) {
  return markAction(context.get(scopeContext), request);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return markOrSaySilence(request, serverAction);
}

/** Another path in front is no other analysis. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isChoice =
    formMethod === undefined &&
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search;
  return defaultShouldRevalidate && !isChoice;
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Twoja analiza kariery – Szlak' }];
}

export default function Analysis({ loaderData }: Route.ComponentProps) {
  return <CurrentAnalysis result={loaderData} />;
}
