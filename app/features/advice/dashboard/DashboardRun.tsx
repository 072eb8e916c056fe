// A run watched from the dashboard: when the analysis is stored the page's data is read anew, and it stays on screen.
import { useNavigate, useRevalidator } from 'react-router';
import { useUser } from '../../account/auth/session/use-user.ts';
import { readLocalAnswers } from '../quiz/local-answers.ts';
import { LazyRunView } from '../run/LazyRunView.tsx';
import type { ShownRun, useShownRun } from '../run/use-shown-run.ts';
import { useToast } from '../../platform/toasts/toast-store.ts';

type DashboardRunProps = Pick<ReturnType<typeof useShownRun>, 'start' | 'putAway'> & { run: ShownRun };

export function DashboardRun({ run, start, putAway }: DashboardRunProps) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const toast = useToast();
  const userId = useUser()?.id ?? null;

  // Read first, then put away: between the two the analysis of the run is still on screen.
  async function readAnew() {
    await revalidate();
    putAway();
  }

  // What is put away was long: without it the page would be seen at its footer.
  async function leave() {
    await revalidate();
    window.scrollTo(0, 0);
    putAway();
  }

  function retry() {
    const answers = userId === null ? null : readLocalAnswers(userId);
    if (answers === null) void navigate('/#quiz');
    else start(answers);
  }

  return (
    <LazyRunView
      key={run.id}
      order={run.order}
      onStored={() => void leave()}
      onNoRun={() => void readAnew()}
      onRefused={({ code, sentence }) => {
        // Without a session the loader leads away, and says why.
        if (code !== 'no-session') toast({ tone: 'error', text: sentence });
        void readAnew();
      }}
      onRetry={retry}
      onBack={null}
    />
  );
}
