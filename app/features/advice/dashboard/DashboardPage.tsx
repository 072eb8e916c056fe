// 'Dziś' (docs/product.md 'Dashboard', 'Dashboard load'; docs/decisions.md 'Dashboard around the trail'): the run that is going on, or what
// it revealed, or the one next thing, or a message; beside it and below what else there is, folded. Each part stands for itself: one that
// breaks leaves the others.
import type { ReactNode } from 'react';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { MailNotice } from '../../account/address-change/MailNotice.tsx';
import { HelpLine } from '../gate/HelpLine.tsx';
import { CopyNotice } from '../local-copy/CopyNotice.tsx';
import type { DashboardResult } from '../local-copy/dashboard-result.ts';
import { useDashboard } from '../local-copy/use-dashboard.ts';
import { useSentQuiz } from '../quiz/use-sent-quiz.ts';
import { useShownRun } from '../run/use-shown-run.ts';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { DashboardRun } from './DashboardRun.tsx';
import {
  LateTodayWithoutTrail,
  LateCourses,
  LateMessage,
  LateOpenedTrails,
  LateProgressCard,
  LateSidePanels,
  LateTrailPanel,
} from './late-parts.ts';
import { PlanNotices } from '../../payments/subscription/PlanNotices.tsx';
import { toTheEdges } from '../../../styles/print.css.ts';
import { useIsAsked } from './trail/use-is-asked.ts';

export function DashboardPage({ result }: { result: DashboardResult }) {
  const data = useDashboard(result);
  const { dashboard, kind, isComing } = data;
  return (
    <Container space="page" className={toTheEdges}>
      <Stack gap={4}>
        <Heading level={1} size={3}>
          Dziś
        </Heading>
        <CopyNotice shown={data} />
        <Panels
          key={dashboard === null ? 'none' : 'some'}
          dashboard={dashboard}
          isReadOnly={kind === 'copy'}
          isComing={isComing}
        />
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
  const shownRun = useShownRun(dashboard?.isRunning ?? false, useSentQuiz(dashboard));
  const hasPaid = useIsAsked();
  if (dashboard === null) return <LateMessage dashboard={null} isComing={isComing} />;
  const { current, plan } = dashboard;
  return (
    <>
      <MailNotice fault={dashboard.mailFault} />
      {dashboard.isGentle && shownRun.run === null ? <HelpLine help="gentle" /> : null}
      <PlanNotices lapsedStatus={dashboard.lapsedStatus} />
      {hasPaid ? area(<LateOpenedTrails plan={plan} opened={current} />) : null}
      <Columns layout="sidebar" gap={4} columnGap={8}>
        <Stack gap={4}>
          <DataArea>
            {shownRun.run === null ? (
              <Screen dashboard={dashboard} isReadOnly={isReadOnly} />
            ) : (
              <DashboardRun {...shownRun} run={shownRun.run} />
            )}
          </DataArea>
          {shownRun.run === null ? area(<LateCourses courses={dashboard.courses} />) : null}
        </Stack>
        <Stack gap={4}>
          {area(<LateProgressCard dashboard={dashboard} isReadOnly={isReadOnly} />)}
          <LateSidePanels dashboard={dashboard} isReadOnly={isReadOnly} />
        </Stack>
      </Columns>
    </>
  );
}

function Screen({ dashboard, isReadOnly }: { dashboard: Dashboard; isReadOnly: boolean }) {
  const { current } = dashboard;
  if (current === null)
    return (
      <Stack gap={4}>
        <LateTodayWithoutTrail dashboard={dashboard} opened={null} />
        <LateMessage dashboard={dashboard} isComing={false} />
      </Stack>
    );
  return <LateTrailPanel dashboard={dashboard} opened={current} isReadOnly={isReadOnly} />;
}

function area(part: ReactNode) {
  return <DataArea>{part}</DataArea>;
}
