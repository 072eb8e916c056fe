// The quiz on the landing page (docs/product.md 'Quiz', 'Quiz flow'), as an island: the steps and what was understood, or why there are none.
// Its run is the dashboard's (sent-quiz.ts); whoever is not signed in when sending signs in first, and the run starts by itself.
import { useEffect, useMemo, useState } from 'react';
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
import { keepLocalAnswers } from './local-answers.ts';
import type { QuizOrder } from './quiz-draft.ts';
import { QuizForm } from './QuizForm.tsx';
import { QuizLockBanner, QuizRunBanner } from './QuizLockBanner.tsx';
import { sheet, title } from './QuizSection.css.ts';
import { SENT_QUIZ } from './sent-quiz.ts';
import { useSignInFromQuiz } from './use-sign-in-from-quiz.ts';
import { useQuizDraft } from './use-quiz-draft.ts';

/** `quiz` = null: the database is away, and the quiz is shown open. */
export function QuizSection({ quiz }: { quiz: QuizStatus | null }) {
  const root = useRootData();
  const userId = root?.isSessionUnknown === false ? (root.user?.id ?? null) : undefined;
  const draft = useQuizDraft(userId);
  const [isHeldUp, setHeldUp] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [stage, setStage] = useState<'steps' | 'understood' | 'firsts'>('steps');

  const { answers, extras, understood } = draft.draft;
  const order: QuizOrder = useMemo(() => ({ ...answers, ...extras }), [answers, extras]);
  const isForeign = understood?.by === 'rules' && understood.reading.language !== 'pl';

  // What the rules can't read, the model reads after signing in, and it is shown before anything is searched.
  const goesOnAt = isForeign ? '/#quiz' : SENT_QUIZ;
  const { signInFirst } = useSignInFromQuiz(isLeaving ? undefined : userId, draft, goesOnAt, startWaiting);

  // Once the draft is kept (use-quiz-draft.ts).
  useEffect(() => {
    if (isLeaving) window.location.assign(SENT_QUIZ);
  }, [isLeaving]);

  /** What was confirmed goes with the order, also after signing in. */
  function confirm(reading: Reading | null) {
    const { reading: _, ...others } = extras;
    const confirmed = { ...others, ...(reading !== null && { reading }) };
    draft.change({ extras: confirmed });
    // What the rules can't read gives no occupations either.
    if (userId === null) return isForeign ? signInFirst() : setStage('firsts');
    return send();
  }

  function chooseLanguage(language: AnalysisLanguage) {
    const { language: _, ...others } = extras;
    draft.change({ extras: { ...others, ...(language !== 'pl' && { language }) } });
  }

  function send() {
    if (typeof userId === 'string') keepLocalAnswers(userId, answers);
    draft.change({ askedAt: Date.now() });
    setLeaving(true);
  }

  /** Whoever has signed in meanwhile may have an analysis already, or one on its way. */
  function startWaiting() {
    if (quiz?.lock) return setHeldUp(true);
    if (quiz?.isRunning) return undefined;
    if (!isForeign) return send();
    const { reading: _, ...others } = extras;
    draft.change({ extras: others, understood: null });
    return setStage('understood');
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
        {quiz?.isRunning ? (
          <QuizRunBanner />
        ) : quiz?.lock ? (
          <QuizLockBanner lock={quiz.lock} isNews={isHeldUp} />
        ) : stage === 'steps' ? (
          <QuizForm
            draft={draft}
            isSignedIn={typeof userId === 'string'}
            onSubmit={() => setStage('understood')}
          />
        ) : stage === 'understood' ? (
          <LazyUnderstood
            order={order}
            isSignedIn={typeof userId === 'string'}
            understood={understood}
            language={extras.language ?? 'pl'}
            onChange={(now) => draft.change({ understood: now })}
            onLanguage={chooseLanguage}
            isLeaving={isLeaving}
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
        )}
      </Stack>
    </Card>
  );
}
