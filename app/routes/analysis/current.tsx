// /dashboard/analiza: the current analysis as a document, for signed-in people only.
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { servicesContext } from '../../context.ts';
import { CurrentAnalysis } from '../../features/analysis/document/CurrentAnalysis.tsx';
import { LateAnalysis } from '../../features/analysis/document/late-view.ts';
import { resultOf, loadOrUseCopy } from '../../features/local-copy/dashboard-result.ts';
import { markAction } from '../../features/own-steps/mark-action.server.ts';
import { markOrSaySilence } from '../../features/own-steps/mark-forms.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/current.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const [dashboard] = await Promise.all([
    personalData(context.get(servicesContext).analysis.dashboard(), '/dashboard/analiza'),
    LateAnalysis.prepare(),
  ]);
  return data(resultOf(dashboard), dashboard === null ? 503 : 200);
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([loadOrUseCopy(serverLoader), LateAnalysis.prepare()]);
  return result;
}

export function action({ context, request }: Route.ActionArgs) {
  return markAction(context.get(servicesContext).analysis, request);
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
