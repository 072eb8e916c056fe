// 'Twoja Ścieżka' (docs/product.md 'Dashboard', 'Dashboard load'): the run that is going on, or where one is on the way and what the
// analysis says, or a message; the side panels; the courses. Each part stands for itself: one that breaks leaves the others.
import { useMemo, type ReactNode } from 'react';
import { Columns } from '../../ui/layout/Columns.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CopyNotice } from '../local-copy/CopyNotice.tsx';
import type { DashboardResult } from '../local-copy/dashboard-result.ts';
import { useDashboard } from '../local-copy/use-dashboard.ts';
import { useShownRun } from '../run/use-shown-run.ts';
import { DataArea } from '../shell/DataArea.tsx';
import { page } from './DashboardPage.css.ts';
import { DashboardRun } from './DashboardRun.tsx';
import { JumpLinks } from './JumpLinks.tsx';
import {
  LateAnalysisPanel,
  LateCourses,
  LateMessage,
  LateOwnPart,
  ShownContext,
  type Shown,
} from './late-parts.ts';
import { PlanNotices } from '../payments/subscription/PlanNotices.tsx';
import { SidePanels } from './SidePanels.tsx';

export function DashboardPage({ answer }: { answer: DashboardResult }) {
  const data = useDashboard(answer);
  const { dashboard, kind, isComing } = data;
  const isReadOnly = kind === 'copy';
  const shown = useMemo(() => ({ dashboard, isReadOnly, isComing }), [dashboard, isReadOnly, isComing]);
  return (
    <ShownContext value={shown}>
      <Container className={page}>
        <Stack gap={6}>
          <Heading level={1}>Twoja Ścieżka</Heading>
          <CopyNotice shown={data} />
          <Panels {...shown} />
        </Stack>
      </Container>
    </ShownContext>
  );
}

function Panels({ dashboard, isReadOnly }: Shown) {
  const shownRun = useShownRun(dashboard?.isRunning ?? false);
  if (dashboard === null) return <LateMessage />;
  return (
    <>
      <PlanNotices lapsedStatus={dashboard.lapsedStatus} />
      {shownRun.run === null && dashboard.current !== null ? <JumpLinks dashboard={dashboard} /> : null}
      <Stack gap={12}>
        <Columns layout="sidebar" gap={8}>
          <DataArea>
            {shownRun.run === null ? (
              <Screen isEmpty={dashboard.current === null} />
            ) : (
              <DashboardRun {...shownRun} run={shownRun.run} />
            )}
          </DataArea>
          <SidePanels dashboard={dashboard} isReadOnly={isReadOnly} />
        </Columns>
        {shownRun.run === null ? area(<LateCourses />) : null}
      </Stack>
    </>
  );
}

function Screen({ isEmpty }: { isEmpty: boolean }) {
  if (isEmpty) return <LateMessage />;
  return (
    <Stack gap={12}>
      {area(<LateOwnPart />)}
      {area(<LateAnalysisPanel />)}
    </Stack>
  );
}

function area(part: ReactNode) {
  return <DataArea>{part}</DataArea>;
}
