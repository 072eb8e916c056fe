// /dashboard/historia: the latest five analyses, and two of them compared: those of the address (?a=…&b=…), else the latest two. For
// signed-in people only.
import { data } from 'react-router';
import { readComparison, readLatestComparison } from '#worker/services/advice/compared.ts';
import { readHistory } from '#worker/services/advice/stored.ts';
import { scopeContext } from '../../context.ts';
import { readChoice } from '../../features/advice/history/choice.ts';
import { HistoryPage, LateComparison } from '../../features/advice/history/HistoryPage.tsx';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/history.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const scope = context.get(scopeContext);
  const choice = readChoice(new URL(request.url).searchParams);
  const asked = Promise.all([
    readHistory(scope),
    choice === null ? readLatestComparison(scope) : readComparison(scope, [choice.a, choice.b]),
  ]).then(([history, compared]) => (history === null ? null : { history, compared }));
  const [read] = await Promise.all([personalData(asked, '/dashboard/historia'), LateComparison.prepare()]);
  return data(read, read === null ? 503 : 200);
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Historia analiz – Szlak' }];
}

export default function History({ loaderData }: Route.ComponentProps) {
  return <HistoryPage read={loaderData} />;
}
