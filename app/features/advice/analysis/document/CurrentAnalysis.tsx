// The page of the current analysis in each of its states; like the dashboard it shows the last copy while the server is away.
import type { DashboardResult } from '../../local-copy/dashboard-result.ts';
import { CopyNotice } from '../../local-copy/CopyNotice.tsx';
import { useDashboard } from '../../local-copy/use-dashboard.ts';
import { HelpLine } from '../../gate/HelpLine.tsx';
import { DashboardError, DashboardLoading } from '../../dashboard/DashboardMessage.tsx';
import { toTheEdges } from '../../../../styles/print.css.ts';
import { Container } from '../../../../ui/layout/Container.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { AnalysisDocument } from './AnalysisDocument.tsx';
import { NoAnalysis } from './NoAnalysis.tsx';

export function CurrentAnalysis({ result }: { result: DashboardResult }) {
  const shown = useDashboard(result);
  const { dashboard, isComing } = shown;
  const current = dashboard?.current ?? null;
  if (current !== null) {
    return (
      <AnalysisDocument
        opened={current}
        isReadOnly={shown.kind === 'copy'}
        notice={
          <>
            <CopyNotice shown={shown} />
            {dashboard?.isGentle === true ? <HelpLine help="gentle" /> : null}
          </>
        }
      />
    );
  }
  if (dashboard?.isBroken === false) return <NoAnalysis />;
  return (
    <Container space="page" className={toTheEdges}>
      <Stack gap={6}>
        <Heading level={1}>Twoja analiza kariery</Heading>
        {isComing ? <DashboardLoading /> : <DashboardError isTrying={dashboard === null} />}
      </Stack>
    </Container>
  );
}
