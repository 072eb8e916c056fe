// 'Twoja Ścieżka' (docs/product.md 'Dashboard', 'Dashboard load'): the run that is going on, or where one is on the way and what the
// analysis says, or a message; the side panels; the courses. Each part stands for itself: one that breaks leaves the others.
import type { ReactNode } from 'react';
import type { Dashboard } from '#worker/services/analysis/dashboard.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CopyNotice } from '../local-copy/CopyNotice.tsx';
import type { DashboardResult } from '../local-copy/dashboard-result.ts';
import { useDashboard } from '../local-copy/use-dashboard.ts';
import { useShownRun } from '../run/use-shown-run.ts';
import { DataArea } from '../shell/DataArea.tsx';
import { DashboardRun } from './DashboardRun.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import { LateAnalysisPanel, LateCourses, LateMessage, LateOwnPlan } from './late-parts.ts';
import { PlanNotices } from '../payments/subscription/PlanNotices.tsx';
import { SidePanels } from './SidePanels.tsx';

export function DashboardPage({ result }: { result: DashboardResult }) {
  const data = useDashboard(result);
  const { dashboard, kind, isComing } = data;
  return (
    <Container space="page">
      <Stack gap={6}>
        <Heading level={1}>Twoja Ścieżka</Heading>
        <CopyNotice shown={data} />
        <Panels dashboard={dashboard} isReadOnly={kind === 'copy'} isComing={isComing} />
      </Stack>
    </Container>
  );
}

type PanelsProps = {
  /** Null = there is nothing to show: the message says why. */
  dashboard: Dashboard | null;
  /** A copy: nothing can be saved now. */
  isReadOnly: boolean;
  /** The server is only slow. */
  isComing: boolean;
};

function Panels({ dashboard, isReadOnly, isComing }: PanelsProps) {
  const shownRun = useShownRun(dashboard?.isRunning ?? false);
  if (dashboard === null) return <LateMessage dashboard={null} isComing={isComing} />;
  return (
    <>
      <PlanNotices lapsedStatus={dashboard.lapsedStatus} />
      {shownRun.run === null && dashboard.current !== null ? <JumpLinks dashboard={dashboard} /> : null}
      <Stack gap={12}>
        <Columns layout="sidebar" gap={8}>
          <DataArea>
            {shownRun.run === null ? (
              <Screen dashboard={dashboard} isReadOnly={isReadOnly} />
            ) : (
              <DashboardRun {...shownRun} run={shownRun.run} />
            )}
          </DataArea>
          <SidePanels dashboard={dashboard} isReadOnly={isReadOnly} />
        </Columns>
        {shownRun.run === null ? area(<LateCourses recommended={dashboard.courses} />) : null}
      </Stack>
    </>
  );
}

function Screen({ dashboard, isReadOnly }: { dashboard: Dashboard; isReadOnly: boolean }) {
  const { current, history, today } = dashboard;
  if (current === null) return <LateMessage dashboard={dashboard} isComing={false} />;
  return (
    <Stack gap={12}>
      {area(<LateOwnPlan opened={current} today={today} isReadOnly={isReadOnly} />)}
      {area(<LateAnalysisPanel stored={current} historyLength={history.length} />)}
    </Stack>
  );
}

function area(part: ReactNode) {
  return <DataArea>{part}</DataArea>;
}
