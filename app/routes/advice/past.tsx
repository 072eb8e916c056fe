// /dashboard/analiza/{id}: one of the person's latest five analyses.
import { data } from 'react-router';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { readAnalysis } from '#worker/services/advice/stored.ts';
import { scopeContext } from '../../context.ts';
import { AnalysisDocument, LateAnalysis } from '../../features/advice/analysis/document/AnalysisDocument.tsx';
import { DashboardError } from '../../features/advice/dashboard/DashboardMessage.tsx';
import { markAction } from '../../features/advice/trail/mark-action.server.ts';
import { markOrSaySilence } from '../../features/advice/trail/mark-forms.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import { screenOnly, toTheEdges } from '../../styles/print.css.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Link } from '../../ui/text/Link.tsx';
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

export { shouldRevalidate } from '../../lib/choice-in-address.ts';

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Wcześniejsza analiza – Szlak' }];
}

export default function PastAnalysisRoute({ loaderData }: Route.ComponentProps) {
  return <PastAnalysis read={loaderData} />;
}

/** `read` = null: the database is away. */
function PastAnalysis({ read }: { read: { isCurrent: boolean; opened: OpenedAnalysis } | null }) {
  if (read === null) {
    return (
      <Container space="page" className={toTheEdges}>
        <DashboardError />
      </Container>
    );
  }
  const notice = read.isCurrent ? null : (
    <div className={screenOnly}>
      <Notice tone="info" action={<Link to="/dashboard/historia">Historia analiz</Link>}>
        To jedna z&nbsp;Twoich wcześniejszych analiz. Obecną znajdziesz na stronie „Dziś”.
      </Notice>
    </div>
  );
  return <AnalysisDocument opened={read.opened} notice={notice} />;
}
