// 'Dziś' (docs/product.md 'Dashboard', 'Dashboard load'; docs/decisions.md 'Dashboard around the trail'): the run that is going on, or what
// it revealed, or the one next thing, or a message; beside it and below what else there is, folded. Each part stands for itself: one that
// breaks leaves the others.
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useRevalidator, useSearchParams } from 'react-router';
import { signInAddress } from '#domain/account/auth/return-path.ts';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import type { Refusal } from '../../../lib/event-stream/connection.ts';
import { latePart, prepareParts } from '../../../lib/late-part.tsx';
import { toTheEdges } from '../../../styles/print.css.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { MailNotice } from '../../account/address-change/MailNotice.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { PlanNotices } from '../../payments/subscription/PlanNotices.tsx';
import { DataArea } from '../../platform/shell/DataArea.tsx';
import { useLeave, useToast } from '../../platform/toasts/toast-store.ts';
import { HelpLine } from '../gate/HelpLine.tsx';
import { CopyNotice } from '../local-copy/CopyNotice.tsx';
import type { DashboardResult } from '../local-copy/dashboard-result.ts';
import { useDashboard } from '../local-copy/use-dashboard.ts';
import { forgetDraft } from '../quiz/draft-storage.ts';
import { readLocalAnswers } from '../quiz/local-answers.ts';
import type { QuizOrder } from '../quiz/quiz-draft.ts';
import { asksForSentQuiz, SENT_QUIZ, sentOrder, takeSentQuiz, waitForSignIn } from '../quiz/sent-quiz.ts';
import { LazyRunView } from '../run/LazyRunView.tsx';
import type { RunOrder } from '../run/run-messages.ts';
import { OPENED_QUERY } from './trail/opened-address.ts';

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
      {/* The whole width is a run's: its map stands beside what is written, and nothing else does. */}
      {shownRun.run === null ? (
        <Columns layout="sidebar" gap={4} columnGap={8}>
          <Stack gap={4}>
            {area(<Screen dashboard={dashboard} isReadOnly={isReadOnly} />)}
            {area(<LateCourses courses={dashboard.courses} />)}
          </Stack>
          <Stack gap={4}>
            {area(<LateProgressCard dashboard={dashboard} isReadOnly={isReadOnly} />)}
            <LateSidePanels dashboard={dashboard} isReadOnly={isReadOnly} />
          </Stack>
        </Columns>
      ) : (
        area(<DashboardRun {...shownRun} run={shownRun.run} />)
      )}
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

/** Somebody comes from paying. Stays true while the page stands, though its address has forgotten it by then: a reload says it no more. */
function useIsAsked(): boolean {
  const [query, setQuery] = useSearchParams();
  const isInAddress = query.has(OPENED_QUERY);
  const [isAsked] = useState(isInAddress);
  useEffect(() => {
    if (isInAddress) setQuery({}, { replace: true, preventScrollReset: true });
  }, [isInAddress, setQuery]);
  return isAsked;
}

// The dashboard's part of a quiz that was sent (sent-quiz.ts): its run, from the first moment on that the page is there.

/** Null = the page asks for none, or none may be made now: then the quiz says why. */
function useSentQuiz(dashboard: Pick<Dashboard, 'lock' | 'isRunning'> | null): RunOrder | null {
  const { search } = useLocation();
  const userId = useUser()?.id ?? '';
  const isAsked = asksForSentQuiz(search) && dashboard !== null;
  const isLocked = isAsked && dashboard.lock !== null && !dashboard.isRunning;
  const [order] = useState(() => (isAsked && !isLocked ? orderOf(userId) : null));

  const begin = useEffectEvent(() => {
    if (!isAsked) return;
    if (isLocked && sentOrder(userId, Date.now()) !== null) return window.location.replace('/#quiz');
    takeSentQuiz(userId);
    // A reload finds the run itself. The router needn't know.
    window.history.replaceState(window.history.state, '', window.location.pathname);
  });
  useEffect(() => begin(), []);
  return order;
}

// The server, which writes the same frame for each, can't read what waits; and what was begun meanwhile is watched.
function orderOf(userId: string): RunOrder {
  return (import.meta.env.SSR ? null : sentOrder(userId, Date.now())) ?? { kind: 'attach' };
}

// A run watched from the dashboard: when the analysis is stored the page's data is read again, and it stays on screen.
const NO_USER = 'Błąd: Brak danych użytkownika. Spróbuj się zalogować ponownie.';

type DashboardRunProps = Pick<ReturnType<typeof useShownRun>, 'start' | 'putAway'> & { run: ShownRun };

function DashboardRun({ run, start, putAway }: DashboardRunProps) {
  const { revalidate } = useRevalidator();
  const leave = useLeave();
  const toast = useToast();
  const userId = useUser()?.id ?? null;

  // Read first, then put away: between the two the analysis of the run is still on screen.
  async function readAnew() {
    await revalidate();
    putAway();
  }

  const sent = run.order.kind === 'start' ? run.order.answers : null;

  function retry() {
    const answers = sent ?? (userId === null ? null : readLocalAnswers(userId));
    if (answers === null) leave('/#quiz');
    else start(answers);
  }

  // What is put away was long: without it the page would be seen at its footer.
  async function stored() {
    forgetDraft();
    await revalidate();
    window.scrollTo(0, 0);
    putAway();
  }

  function refused({ code, sentence }: Refusal): void {
    toast({ tone: 'error', text: code === 'no-session' ? NO_USER : sentence });
    if (sent === null || userId === null) return void readAnew();
    // Its answers wait in the tab: at the quiz's last step, or until somebody has signed in again.
    if (code !== 'no-session') return leave('/#quiz');
    waitForSignIn(userId, Date.now());
    return leave(signInAddress(SENT_QUIZ));
  }

  return (
    <LazyRunView
      key={run.id}
      order={run.order}
      onStored={() => void stored()}
      onNoRun={() => void readAnew()}
      onRefused={refused}
      onRetry={retry}
      onBack={sent === null ? null : () => leave('/#quiz')}
    />
  );
}

// Which run a page shows: one of its own, or one that the server says is going on (from another tab or before a reload).

/** `id` tells one try from the next; used as React's key, so that each begins anew. */
type ShownRun = { id: number; order: RunOrder };

/** `first`: of the page itself; null = none. */
function useShownRun(isRunning: boolean, first: RunOrder | null) {
  const [run, setRun] = useState<ShownRun | null>(() => {
    const order = first ?? (isRunning ? ({ kind: 'attach' } as const) : null);
    return order && { id: 0, order };
  });
  const [wasRunning, setWasRunning] = useState(isRunning);
  // Only when the server's word changes: a run that was put away doesn't come back by the same word.
  if (isRunning !== wasRunning) {
    setWasRunning(isRunning);
    if (isRunning && run === null) setRun({ id: 0, order: { kind: 'attach' } });
  }
  const start = useCallback((answers: QuizOrder) => {
    setRun((previous) => ({ id: (previous?.id ?? 0) + 1, order: { kind: 'start', answers } }));
  }, []);
  const putAway = useCallback(() => setRun(null), []);
  return { run, start, putAway };
}

// What of the dashboard needs no code at first (see late-part.tsx): the server writes it, its forms and details work by the
// browser alone until their code is there.
const LateTrailPanel = latePart(async () => (await import('./TrailPanel.tsx')).TrailPanel);
const LateSidePanels = latePart(async () => (await import('./SidePanels.tsx')).SidePanels);
const LateProgressCard = latePart(async () => (await import('./ProgressCard.tsx')).ProgressCard);
const LateMessage = latePart(async () => (await import('./DashboardMessage.tsx')).DashboardMessage);
const LateTodayWithoutTrail = latePart(async () => (await import('./trail/TodayCard.tsx')).TodayWithoutTrail);
const LateCourses = latePart(async () => (await import('./CoursesForYou.tsx')).CoursesForYou);
// It takes the focus, so its code is fetched at once.
const LateOpenedTrails = latePart(
  async () => (await import('./trail/OpenedTrails.tsx')).OpenedTrails,
  () => true,
);

/** Before the dashboard is rendered, on the server and on the way from another page alike. */
export function prepareDashboard(): Promise<void> {
  return prepareParts(
    LateTrailPanel,
    LateSidePanels,
    LateProgressCard,
    LateMessage,
    LateTodayWithoutTrail,
    LateCourses,
    LateOpenedTrails,
  );
}
