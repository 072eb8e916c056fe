// The quiz on the landing page (docs/product.md 'Quiz', 'Quiz flow'): the steps, the lock's banner, or the run that they led to. Whoever
// is not signed in when sending signs in first and finds everything as it was; sending stays their own press.
import { useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { QUIZ } from '#content/quiz.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import type { QuizStatus } from '#worker/services/analysis/dashboard.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { useAuthDialog } from '../auth/dialog/use-auth-dialog.ts';
import { useRootData } from '../../lib/root-data.ts';
import { LazyRunView } from '../run/LazyRunView.tsx';
import type { Refusal } from '../../lib/event-stream/connection.ts';
import { useShownRun } from '../run/use-shown-run.ts';
import { useToast } from '../toasts/toast-store.ts';
import { keepLocalAnswers } from './local-answers.ts';
import { QuizForm } from './QuizForm.tsx';
import { QuizLockBanner } from './QuizLockBanner.tsx';
import { useSignInFromQuiz } from './use-sign-in-from-quiz.ts';
import { forgetDraft, useQuizDraft } from './use-quiz-draft.ts';

const NO_USER = 'Błąd: Brak danych użytkownika. Spróbuj się zalogować ponownie.';

/** `quiz` = null: the database is away, and the quiz is shown open. */
export function QuizSection({ quiz }: { quiz: QuizStatus | null }) {
  const root = useRootData();
  const userId = root?.isSessionUnknown === false ? (root.user?.id ?? null) : undefined;
  const draft = useQuizDraft(userId);
  const { run, start, putAway } = useShownRun(quiz?.isRunning ?? false);
  const submit = useRef<HTMLButtonElement>(null);
  const { open } = useAuthDialog();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const signInOnceSignedOut = useSignInFromQuiz(userId, submit);

  function send(answers: QuizAnswers) {
    if (userId === null) return open({ mode: 'register', stay: true });
    if (typeof userId === 'string') keepLocalAnswers(userId, answers);
    return start(answers);
  }

  async function backToQuiz() {
    putAway();
    await revalidate();
  }

  async function refused({ code, sentence }: Refusal) {
    toast({ tone: 'error', text: code === 'no-session' ? NO_USER : sentence });
    if (code === 'no-generations') return navigate('/dashboard');
    if (code === 'no-session') {
      draft.change({ hasLapsed: true });
      signInOnceSignedOut();
    }
    return backToQuiz();
  }

  if (run !== null) {
    return (
      <Container>
        <LazyRunView
          key={run.id}
          order={run.order}
          onStored={() => {
            forgetDraft();
            void navigate('/dashboard');
          }}
          onNoRun={() => void backToQuiz()}
          onRefused={(refusal) => void refused(refusal)}
          onRetry={() => send(draft.draft.answers)}
          onBack={() => void backToQuiz()}
        />
      </Container>
    );
  }
  return (
    <Container width="reading">
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={2}>{QUIZ.title}</Heading>
          <Text size="lead" tone="soft">
            {QUIZ.lead}
          </Text>
        </Stack>
        <noscript>
          <Text>Quiz potrzebuje JavaScriptu. Włącz go w&nbsp;przeglądarce i&nbsp;odśwież stronę.</Text>
        </noscript>
        {quiz?.lock ? (
          <QuizLockBanner lock={quiz.lock} />
        ) : (
          <Card>
            <QuizForm draft={draft} submitRef={submit} onSubmit={send} />
          </Card>
        )}
      </Stack>
    </Container>
  );
}
