// The three steps with their bar and buttons (docs/product.md 'Quiz'). No <form>: nothing here may be sent by an Enter that
// was meant for a checkbox, and nothing typed may end up in an address before the script is there.
import { Suspense, useEffect, type MouseEvent, type RefObject } from 'react';
import {
  COMMON_INTERESTS,
  INFO_SUGGESTIONS,
  INTEREST_SUGGESTIONS,
  INTERESTS,
  MORE_INFO,
  SHOWN_SUGGESTIONS,
} from '#content/quiz.ts';
import { percentDone, QUIZ_STEPS } from '#domain/advice/quiz/answers.ts';
import { mixed } from '#domain/advice/quiz/suggestions.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { countFacts } from '../facts/count-facts.ts';
import { Invitation } from '../facts/quiz/Invitation.tsx';
import { LazyQuizFacts, preloadQuizFacts } from '../facts/quiz/LazyQuizFacts.tsx';
import { preloadUnderstood } from '../understood/LazyUnderstood.tsx';
import { screen } from '../understood/Understood.css.ts';
import { InspirationStep } from './InspirationStep.tsx';
import { buttons } from './QuizForm.css.ts';
import type { QuizOrder } from './quiz-draft.ts';
import { TextStep } from './TextStep.tsx';
import { useDoubleClick } from './use-double-click.ts';
import { fetchEcho } from './use-echo.ts';
import { preloadHelp } from './use-help.ts';
import type { useQuizDraft } from './use-quiz-draft.ts';
import { useQuizSteps } from './use-quiz-steps.ts';

type QuizFormProps = {
  draft: ReturnType<typeof useQuizDraft>;
  isSignedIn: boolean;
  onSubmit: (order: QuizOrder) => void;
};

export function QuizForm({ draft, isSignedIn, onSubmit }: QuizFormProps) {
  const steps = useQuizSteps(draft, onSubmit);
  const { step, answers, fault, heading, field, back, answer, facts } = steps;
  const textStep = { fault, headingRef: heading, fieldRef: field as RefObject<HTMLTextAreaElement | null> };

  const hasBegun = step > 1 || answers.preferences.length > 0;
  useEffect(() => {
    if (!hasBegun) return;
    // After the press has been shown: React runs the effects of a press in its own task.
    const waiting = setTimeout(() => {
      preloadQuizFacts();
      void fetchEcho();
      preloadHelp();
      if (step === QUIZ_STEPS.length) preloadUnderstood();
    });
    return () => clearTimeout(waiting);
  }, [hasBegun, step]);

  // The second press of a double click on 'next' would land on what has become 'start', and spend a generation.
  const isSecondOfTwo = useDoubleClick();
  function pressNext(event: MouseEvent) {
    if (!isSecondOfTwo(event)) steps.next();
  }

  return (
    // Held as high as the screen that follows, from the press on: what stands below moves under no eyes.
    <Stack gap={4} {...(steps.isChecking && { className: screen })}>
      <Progress
        percent={percentDone(answers)}
        label={`Krok ${step} z\u00a0${QUIZ_STEPS.length}`}
        marks={QUIZ_STEPS.map((one) => (100 * one) / QUIZ_STEPS.length)}
      />
      {step === 1 ? (
        <InspirationStep
          chosen={answers.preferences}
          onChange={(preferences) => answer({ preferences })}
          fault={fault}
          headingRef={heading}
          fieldRef={field as RefObject<HTMLInputElement | null>}
        />
      ) : null}
      {step === 2 ? (
        <TextStep
          {...textStep}
          key="interests"
          texts={INTERESTS}
          suggestions={mixed(
            answers.preferences.map((one) => INTEREST_SUGGESTIONS[one]),
            COMMON_INTERESTS,
            SHOWN_SUGGESTIONS,
          )}
          isInfo={false}
          value={answers.additional_interests}
          onChange={(text) => answer({ additional_interests: text })}
        />
      ) : null}
      {step === 3 && !facts.isOpen ? (
        <TextStep
          {...textStep}
          key="info"
          texts={MORE_INFO}
          suggestions={INFO_SUGGESTIONS}
          isInfo
          value={answers.additional_info}
          onChange={(text) => answer({ additional_info: text })}
        />
      ) : null}
      {step === 3 && !facts.isOpen ? (
        <Invitation count={countFacts(facts.extras.facts ?? {})} onOpen={() => void steps.openSheet()} />
      ) : null}
      {step === 3 ? (
        <Suspense fallback={null}>
          <LazyQuizFacts
            {...facts}
            isSignedIn={isSignedIn}
            fault={fault}
            headingRef={facts.isOpen ? heading : null}
            onChange={steps.keepFacts}
          />
        </Suspense>
      ) : null}
      {/* The way on comes first, so that on a phone it isn't under the way back. */}
      <div className={buttons}>
        <Button busy={steps.isChecking} onClick={pressNext}>
          {step === QUIZ_STEPS.length ? 'Rozpocznij analizę' : 'Dalej'}
        </Button>
        {step === 1 ? null : (
          <Button tone="quiet" onClick={back}>
            Wstecz
          </Button>
        )}
      </div>
    </Stack>
  );
}
