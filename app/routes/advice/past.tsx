// /dashboard/analiza/{id}: one of the person's latest five analyses.
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { readAnalysis } from '#worker/services/advice/stored.ts';
import { scopeContext } from '../../context.ts';
import { LateAnalysis } from '../../features/advice/analysis/document/late-view.ts';
import { PastAnalysis } from '../../features/advice/history/PastAnalysis.tsx';
import { markAction } from '../../features/advice/trail/mark-action.server.ts';
import { markOrSaySilence } from '../../features/advice/trail/mark-forms.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/past.ts';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const [read] = await Promise.all([
    personalData(readAnalysis(context.get(scopeContext), id), `/dashboard/analiza/${id}`),
    LateAnalysis.prepare(),
  ]);
  return data(read, read === null ? 503 : 200);
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
  return [{ title: 'Wcześniejsza analiza – Szlak' }];
}

export default function PastAnalysisRoute({ loaderData }: Route.ComponentProps) {
  return <PastAnalysis read={loaderData} />;
}
