// The quiz on the landing page (docs/product.md 'Quiz', 'Quiz flow'): the steps, the lock's banner, or the run that they led to. Whoever
// is not signed in when sending signs in first, and the run starts by itself.
import { useMemo, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { QUIZ } from '#content/quiz.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';
import type { QuizStatus } from '#worker/services/advice/dashboard.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useRootData } from '../../../lib/root-data.ts';
import { LazyFirstThree, LazyUnderstood } from '../understood/LazyUnderstood.tsx';
import { LazyRunView } from '../run/LazyRunView.tsx';
import type { Refusal } from '../../../lib/event-stream/connection.ts';
import { useShownRun } from '../run/use-shown-run.ts';
import { useToast } from '../../platform/toasts/toast-store.ts';
import { forgetDraft } from './draft-storage.ts';
import { keepLocalAnswers } from './local-answers.ts';
import type { QuizOrder } from './quiz-draft.ts';
import { QuizForm } from './QuizForm.tsx';
import { QuizLockBanner } from './QuizLockBanner.tsx';
import { sheet, title } from './QuizSection.css.ts';
import { useSignInFromQuiz } from './use-sign-in-from-quiz.ts';
import { useQuizDraft } from './use-quiz-draft.ts';

const NO_USER = 'Błąd: Brak danych użytkownika. Spróbuj się zalogować ponownie.';

/** `quiz` = null: the database is away, and the quiz is shown open. */
export function QuizSection({ quiz }: { quiz: QuizStatus | null }) {
  const root = useRootData();
  const userId = root?.isSessionUnknown === false ? (root.user?.id ?? null) : undefined;
  const draft = useQuizDraft(userId);
  const { run, start, putAway } = useShownRun(quiz?.isRunning ?? false);
  const [isHeldUp, setHeldUp] = useState(false);
  const [stage, setStage] = useState<'steps' | 'understood' | 'firsts'>('steps');
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const { signInFirst, signInOnceSignedOut } = useSignInFromQuiz(userId, draft, startWaiting);

  const isSignedIn = typeof userId === 'string';
  const { answers, extras, understood } = draft.draft;
  const order: QuizOrder = useMemo(() => ({ ...answers, ...extras }), [answers, extras]);

  const isForeign = understood?.by === 'rules' && understood.reading.language !== 'pl';

  /** What was confirmed goes with the order, also after signing in. */
  function confirm(reading: Reading | null) {
    const { reading: _, ...others } = extras;
    const confirmed = { ...others, ...(reading !== null && { reading }) };
    draft.change({ extras: confirmed });
    // What the rules can't read gives no occupations either: the model reads it after signing in.
    if (userId === null) return isForeign ? signInFirst() : setStage('firsts');
    return send({ ...answers, ...confirmed });
  }

  function chooseLanguage(language: AnalysisLanguage) {
    const { language: _, ...others } = extras;
    draft.change({ extras: { ...others, ...(language !== 'pl' && { language }) } });
  }

  function send(sent: QuizOrder) {
    if (userId === null) return signInFirst();
    if (typeof userId === 'string') keepLocalAnswers(userId, draft.draft.answers);
    return start(sent);
  }

  /** Whoever has signed in meanwhile may have an analysis already, or one on its way. */
  function startWaiting() {
    if (quiz?.lock) return setHeldUp(true);
    if (run !== null) return undefined;
    if (!isForeign) return send({ ...answers, ...extras });
    const { reading: _, ...others } = extras;
    draft.change({ extras: others, understood: null });
    return setStage('understood');
  }

  async function backToQuiz() {
    putAway();
    setStage('steps');
    await revalidate();
  }

  async function refused({ code, sentence }: Refusal) {
    setHeldUp(true);
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
      // Each try begins anew.
      <div key={run.id}>
        <LazyRunView
          order={run.order}
          onStored={() => {
            forgetDraft();
            void navigate('/dashboard');
          }}
          onNoRun={() => void backToQuiz()}
          onRefused={(refusal) => void refused(refusal)}
          onRetry={() => send({ ...draft.draft.answers, ...draft.draft.extras })}
          onBack={() => void backToQuiz()}
        />
      </div>
    );
  }
  return (
    <Card className={sheet}>
      <Stack gap={4}>
        <Heading level={2} size={4} className={title}>
          <Blaze colour="red" />
          {QUIZ.title}
        </Heading>
        <noscript>
          <Text>
            Bez JavaScriptu wypełnisz <Link to="/quiz">quiz w&nbsp;zwykłym formularzu</Link>.
          </Text>
        </noscript>
        {stage !== 'steps' && !quiz?.lock ? (
          stage === 'understood' ? (
            <LazyUnderstood
              order={order}
              isSignedIn={isSignedIn}
              understood={understood}
              language={extras.language ?? 'pl'}
              onChange={(now) => draft.change({ understood: now })}
              onLanguage={chooseLanguage}
              onConfirm={confirm}
              onBack={() => setStage('steps')}
            />
          ) : (
            <LazyFirstThree
              order={order}
              reading={extras.reading ?? null}
              isGentle={understood?.isGentle === true}
              onRegister={signInFirst}
              onBack={() => setStage('understood')}
            />
          )
        ) : quiz?.lock ? (
          <QuizLockBanner lock={quiz.lock} isNews={isHeldUp} />
        ) : (
          <QuizForm draft={draft} isSignedIn={isSignedIn} onSubmit={() => setStage('understood')} />
        )}
      </Stack>
    </Card>
  );
}
