import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { screenOnly, toTheEdges } from '../../../styles/print.css.ts';
import { Container } from '../../../ui/layout/Container.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { AnalysisDocument } from '../analysis/document/AnalysisDocument.tsx';
import { DashboardError } from '../dashboard/DashboardMessage.tsx';

/** `read` = null: the database is away. */
export function PastAnalysis({ read }: { read: { isCurrent: boolean; opened: OpenedAnalysis } | null }) {
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
