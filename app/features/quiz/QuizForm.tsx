// The three steps with their bar and buttons (docs/product.md 'Quiz'). No <form>: nothing here may be sent by an Enter that
// was meant for a checkbox, and nothing typed may end up in an address before the script is there.
import { useEffect, type MouseEvent, type RefObject } from 'react';
import { INTERESTS, MORE_INFO } from '#content/quiz.ts';
import type { QuizAnswers } from '#domain/quiz/answers.ts';
import { QUIZ_STEPS } from '#domain/quiz/answers.ts';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { preloadRunView } from '../run/LazyRunView.tsx';
import { InspirationStep } from './InspirationStep.tsx';
import { TextStep } from './TextStep.tsx';
import type { useQuizDraft } from './use-quiz-draft.ts';
import { useQuizSteps } from './use-quiz-steps.ts';

type QuizFormProps = {
  draft: ReturnType<typeof useQuizDraft>;
  submitRef: RefObject<HTMLButtonElement | null>;
  onSubmit: (answers: QuizAnswers) => void;
};

export function QuizForm({ draft, submitRef, onSubmit }: QuizFormProps) {
  const { step, answers, fault, heading, field, next, back, answer } = useQuizSteps(draft, onSubmit);
  const textStep = { fault, headingRef: heading, fieldRef: field as RefObject<HTMLTextAreaElement | null> };

  useEffect(() => {
    if (step === QUIZ_STEPS.length) preloadRunView();
  }, [step]);

  // The second press of a double click on 'next' would land on what has become 'start', and spend a generation.
  function pressNext(event: MouseEvent) {
    if (event.detail < 2) next();
  }

  return (
    <Stack gap={6}>
      <Progress
        percent={(100 * step) / QUIZ_STEPS.length}
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
          value={answers.additional_interests}
          onChange={(text) => answer({ additional_interests: text })}
        />
      ) : null}
      {step === 3 ? (
        <TextStep
          {...textStep}
          key="info"
          texts={MORE_INFO}
          value={answers.additional_info}
          onChange={(text) => answer({ additional_info: text })}
        />
      ) : null}
      <Inline align="stretch" justify="between">
        {step === 1 ? (
          <span />
        ) : (
          <Button tone="secondary" onClick={back}>
            Wstecz
          </Button>
        )}
        <Button ref={submitRef} onClick={pressNext}>
          {step === QUIZ_STEPS.length ? 'Rozpocznij analizę' : 'Dalej'}
        </Button>
      </Inline>
    </Stack>
  );
}
