// The quiz on the landing page (docs/product.md 'Quiz', 'Quiz flow'), as an island: the steps and what was understood, or why there are none.
// Its run is the dashboard's (sent-quiz.ts); anyone who is not signed in when sending signs in first, and the run starts by itself.
import { Suspense, useEffect, useEffectEvent, useMemo, useRef, useState, useTransition } from 'react';
import { QUIZ } from '#content/quiz.ts';
import type { AnalysisLanguage } from '#domain/advice/analysis/language.ts';
import type { QuizAnswers } from '#domain/advice/quiz/answers.ts';
import type { QuizLock } from '#domain/advice/quiz/lock.ts';
import type { Reading } from '#domain/advice/reading/reading.ts';
import type { QuizStatus } from '#worker/services/advice/dashboard.ts';
import { useRootData } from '../../../lib/root-data.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { useAuthDialog } from '../../account/auth/dialog/use-auth-dialog.ts';
import { hasUnderstood, LazyFirstThree, LazyUnderstood } from '../understood/LazyUnderstood.tsx';
import { QuizForm } from './QuizForm.tsx';
import { sheet, title } from './QuizSection.css.ts';
import { keepLocalAnswers } from './local-answers.ts';
import { isStillAsked, type QuizOrder } from './quiz-draft.ts';
import { noteBack, noteFurther, noteHere, screenHere, useQuizHistory } from './quiz-history.ts';
import { SENT_QUIZ } from './sent-quiz.ts';
import { useQuizDraft } from './use-quiz-draft.ts';

type Stage = 'steps' | 'understood' | 'firsts';

/** `quiz` = null: the database is away, and the quiz is shown open. */
export function QuizSection({ quiz }: { quiz: QuizStatus | null }) {
  const root = useRootData();
  const userId = root?.isSessionUnknown === false ? (root.user?.id ?? null) : undefined;
  const draft = useQuizDraft(userId);
  const [isHeldUp, setHeldUp] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // `isReturn`: after a reload, which leaves the focus to the browser.
  const [{ stage, isReturn }, setShown] = useState<{ stage: Stage; isReturn: boolean }>({
    stage: 'steps',
    isReturn: false,
  });
  // What one reads stays until the next screen's code is there: in place of it no empty card.
  const [isTurning, turn] = useTransition();
  const { step, answers, extras, understood } = draft.draft;
  const order: QuizOrder = useMemo(() => ({ ...answers, ...extras }), [answers, extras]);
  // Those that have passed the gate, on this page: the way forward skips it for no others.
  const passed = useRef<QuizAnswers | null>(null);
  const screenOf = (one: Stage) => (one === 'steps' ? step : one);
  const show = (next: Stage, { afterReload = false } = {}) =>
    turn(() => setShown({ stage: next, isReturn: afterReload }));

  function goOn(next: 'understood' | 'firsts') {
    if (next === 'understood') passed.current = answers;
    noteFurther(screenOf(stage), next);
    show(next);
  }

  function goBack(to: 'steps' | 'understood') {
    noteBack(screenOf(stage), screenOf(to));
    show(to);
  }

  function leaveForHelp() {
    noteHere(step);
    show('steps');
  }

  // A reload comes back to the screen that was left, with what was read and corrected there. Nothing is read of answers that the gate stops,
  // and whatever is changed in them takes the reading away: so these have passed it.
  const returnHere = useEffectEvent(async () => {
    const left = screenHere();
    if ((left !== 'understood' && left !== 'firsts') || understood === null) return;
    if (!(await hasUnderstood())) return;
    passed.current = answers;
    show(userId === null ? left : 'understood', { afterReload: true });
  });
  useEffect(() => {
    if (draft.isRestored) void returnHere();
  }, [draft.isRestored]);

  useQuizHistory((screen) => {
    if (typeof screen === 'number' || screen === 'facts') {
      // From one step to another, and to the facts, the form goes by itself.
      if (stage === 'steps') return;
      draft.change({ step: screen === 'facts' ? 3 : screen });
      show('steps');
    } else if (passed.current === answers) show(userId === null ? screen : 'understood');
    else noteHere(screenOf(stage));
  });

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
    if (userId === null) return isForeign ? signInFirst() : goOn('firsts');
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

  /** Anyone who has signed in meanwhile may have an analysis already, or one on its way. */
  function startWaiting() {
    if (quiz?.lock) return setHeldUp(true);
    if (quiz?.isRunning) return undefined;
    if (!isForeign) return send();
    const { reading: _, ...others } = extras;
    draft.change({ extras: others, understood: null });
    return goOn('understood');
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
        ) : (
          <Suspense fallback={null}>
            {stage === 'steps' ? (
              <QuizForm
                draft={draft}
                isSignedIn={typeof userId === 'string'}
                isLeaving={isTurning}
                onSubmit={() => goOn('understood')}
              />
            ) : stage === 'understood' ? (
              <LazyUnderstood
                order={order}
                isSignedIn={typeof userId === 'string'}
                understood={understood}
                takesFocus={!isReturn}
                language={extras.language ?? 'pl'}
                onChange={(now) => draft.change({ understood: now })}
                onLanguage={chooseLanguage}
                isLeaving={isLeaving || isTurning}
                onConfirm={confirm}
                onBack={() => goBack('steps')}
                onLedAway={leaveForHelp}
              />
            ) : (
              <LazyFirstThree
                order={order}
                reading={extras.reading ?? null}
                takesFocus={!isReturn}
                isGentle={understood?.isGentle === true}
                onRegister={signInFirst}
                onBack={() => goBack('understood')}
                onLedAway={leaveForHelp}
              />
            )}
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

const KEPT = withNonBreakingSpaces('Odpowiedzi wpisane przed chwilą zostają w tej karcie.');

/** Stands there while one is being made: it is watched on the dashboard. */
function QuizRunBanner() {
  return (
    <Notice tone="info" action={<ButtonLink to="/dashboard">Zobacz, jak powstaje</ButtonLink>}>
      Twoja analiza właśnie powstaje.
    </Notice>
  );
}

type QuizLockBannerProps = {
  lock: QuizLock;
  /** Answers were sent, and only signing in showed the lock: it takes the focus and says that nothing is lost. */
  isNews: boolean;
};

/** Stands in the place of the steps once there is an analysis (docs/product.md 'Quiz lock'). */
function QuizLockBanner({ lock, isNews }: QuizLockBannerProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isNews) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isNews]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="info" action={<ButtonLink to="/dashboard">Przejdź do „Dziś”</ButtonLink>}>
        {lock.banner}
        {isNews ? ` ${KEPT}` : null}
      </Notice>
    </div>
  );
}

// A quiz that was sent by somebody who is not signed in waits in the tab, and starts by itself once they are, in one press: after the dialog,
// after Google's page, after the second step. Who closes the dialog instead no longer waits.

/** `userId`: undefined = nobody can tell who is here. `goesOnAt`: once signed in. `start` = what waits, should they be here again. */
function useSignInFromQuiz(
  userId: string | null | undefined,
  { draft, change }: ReturnType<typeof useQuizDraft>,
  goesOnAt: string,
  start: () => void,
): { signInFirst: () => void } {
  const { isOpen, open } = useAuthDialog();
  const { askedAt, hasLapsed } = draft;

  const meet = useEffectEvent((who: string | null | undefined, isAsking: boolean, asked: number | null) => {
    // Whose session ran out is being asked to sign in, too, by the address (dialog/use-auth-query.ts).
    if (asked === null || who === undefined || (who === null && (isAsking || hasLapsed))) return;
    const waits = who !== null && isStillAsked(draft, Date.now());
    change({ askedAt: null });
    if (waits) start();
  });

  useEffect(() => meet(userId, isOpen, askedAt), [userId, isOpen, askedAt]);

  return {
    signInFirst() {
      change({ askedAt: Date.now() });
      open({ mode: 'register', isQuizWaiting: true, returnTo: goesOnAt });
    },
  };
}
