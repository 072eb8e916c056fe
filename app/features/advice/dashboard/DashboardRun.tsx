// A run watched from the dashboard: when the analysis is stored the page's data is read anew, and it stays on screen.
import { signInAddress } from '#domain/account/auth/return-path.ts';
import { useRevalidator } from 'react-router';
import { forgetDraft } from '../quiz/draft-storage.ts';
import { useUser } from '../../account/auth/session/use-user.ts';
import { readLocalAnswers } from '../quiz/local-answers.ts';
import { SENT_QUIZ, waitForSignIn } from '../quiz/sent-quiz.ts';
import { LazyRunView } from '../run/LazyRunView.tsx';
import type { Refusal } from '../../../lib/event-stream/connection.ts';
import type { ShownRun, useShownRun } from '../run/use-shown-run.ts';
import { useLeave, useToast } from '../../platform/toasts/toast-store.ts';

const NO_USER = 'Błąd: Brak danych użytkownika. Spróbuj się zalogować ponownie.';

type DashboardRunProps = Pick<ReturnType<typeof useShownRun>, 'start' | 'putAway'> & { run: ShownRun };

export function DashboardRun({ run, start, putAway }: DashboardRunProps) {
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
