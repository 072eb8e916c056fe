// 'Twoja Ścieżka' (application.md §2, §4 'Dashboard load'): the run that is going on, or one of the screens, and the progress
// card beside it.
import { useRevalidator } from 'react-router';
import type { Dashboard } from '#worker/services/dashboard.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Container } from '../../ui/Container.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { DashboardError, NewUser, QuizWithoutAnalysis } from './DashboardMessage.tsx';
import { DashboardRun } from './DashboardRun.tsx';
import { screenOf } from './dashboard-state.ts';
import { page } from './DashboardPage.css.ts';
import { ProgressCard } from './ProgressCard.tsx';
import { useShownRun } from '../run/use-shown-run.ts';

/** `dashboard` = null: the database is away. */
export function DashboardPage({ dashboard }: { dashboard: Dashboard | null }) {
  const shownRun = useShownRun(dashboard?.isRunning ?? false);
  return (
    <Container className={page}>
      <Stack gap={8}>
        <Heading level={1}>Twoja Ścieżka</Heading>
        {dashboard === null ? (
          <DashboardError />
        ) : (
          <Columns layout="sidebar" gap={8}>
            {shownRun.run === null ? (
              <Screen dashboard={dashboard} />
            ) : (
              <DashboardRun {...shownRun} run={shownRun.run} />
            )}
            <ProgressCard
              plan={dashboard.plan}
              comesFirst={dashboard.current !== null}
              state={{
                quizCompleted: dashboard.hasAnswers || dashboard.current !== null,
                analysisGenerated: dashboard.current !== null,
                purchasedCourses: 0,
              }}
            />
          </Columns>
        )}
      </Stack>
    </Container>
  );
}

function Screen({ dashboard }: { dashboard: Dashboard }) {
  const { revalidate, state } = useRevalidator();
  const screen = screenOf(dashboard);
  if (screen === 'error') return <DashboardError />;
  if (dashboard.current !== null) return <AnalysisPanel stored={dashboard.current} />;
  if (screen === 'new') return <NewUser />;
  return <QuizWithoutAnalysis onRefresh={() => void revalidate()} isBusy={state === 'loading'} />;
}
