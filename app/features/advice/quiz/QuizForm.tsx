// The three steps with their bar and buttons (docs/product.md 'Quiz'). No <form>: nothing here may be sent by an Enter that
// was meant for a checkbox, and nothing typed may end up in an address before the script is there.
import { type MouseEvent, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';
import {
  COMMON_INTERESTS,
  FIRST_NOTE,
  HEALTH_NOTE,
  INFO_SUGGESTIONS,
  INSPIRATION,
  INTEREST_SUGGESTIONS,
  INTERESTS,
  MORE_INFO,
  PREFERENCE_TEXTS,
  SHOWN_SUGGESTIONS,
} from '#content/quiz.ts';
import { percentDone, type Preference, PREFERENCES, QUIZ_STEPS } from '#domain/advice/quiz/answers.ts';
import { mixed } from '#domain/advice/quiz/suggestions.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Choice, ChoiceGroup } from '../../../ui/form/Choice.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { countFacts } from '../facts/count-facts.ts';
import { invitation } from '../facts/quiz/Invitation.css.ts';
import { LazyQuizFacts, preloadQuizFacts } from '../facts/quiz/LazyQuizFacts.tsx';
import { preloadUnderstood } from '../understood/LazyUnderstood.tsx';
import { screen } from '../understood/Understood.css.ts';
import { buttons, firstFoot, foot, step as stepLook } from './QuizForm.css.ts';
import { TextStep } from './TextStep.tsx';
import type { QuizOrder } from './quiz-draft.ts';
import { fetchEcho } from './use-echo.ts';
import { preloadHelp } from './use-help.ts';
import type { useQuizDraft } from './use-quiz-draft.ts';
import { useQuizSteps } from './use-quiz-steps.ts';

type QuizFormProps = {
  draft: ReturnType<typeof useQuizDraft>;
  isSignedIn: boolean;
  /** The next screen is on its way. */
  isLeaving: boolean;
  onSubmit: (order: QuizOrder) => void;
};

export function QuizForm({ draft, isSignedIn, isLeaving, onSubmit }: QuizFormProps) {
  const steps = useQuizSteps(draft, onSubmit);
  const { step, answers, fault, heading, field, back, answer, facts } = steps;
  const isBusy = steps.isChecking || isLeaving;
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
    <Stack gap={4} {...(isBusy && { className: screen })}>
      <Progress
        percent={percentDone(answers)}
        label={`Krok ${step} z\u00a0${QUIZ_STEPS.length}`}
        marks={QUIZ_STEPS.map((one) => (100 * one) / QUIZ_STEPS.length)}
      />
      <div className={stepLook}>
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
        {step === 3 ? (
          <LazyQuizFacts
            {...facts}
            isSignedIn={isSignedIn}
            fault={fault}
            headingRef={facts.isOpen ? heading : null}
            onChange={steps.keepFacts}
          />
        ) : null}
      </div>
      {/* The way on comes first, so that on a phone it isn't under the way back. */}
      <div className={buttons}>
        <Button busy={isBusy} onClick={pressNext}>
          {step === QUIZ_STEPS.length ? 'Rozpocznij analizę' : 'Dalej'}
        </Button>
        {step === 1 ? null : (
          <Button tone="quiet" onClick={back}>
            Wstecz
          </Button>
        )}
      </div>
      {facts.isOpen || (step === 1 && isSignedIn) ? null : (
        <Text size="small" tone="soft" className={step === 1 ? firstFoot : foot}>
          {withNonBreakingSpaces(step === 1 ? FIRST_NOTE : HEALTH_NOTE)}
        </Text>
      )}
      {step === 3 && !facts.isOpen ? (
        <Invitation count={countFacts(facts.extras.facts ?? {})} onOpen={() => void steps.openSheet()} />
      ) : null}
    </Stack>
  );
}

// Whether a click is the second one of a double click on the same button. The browser also counts two presses at one place as one, though
// they hit different things, as on a phone when the page has moved in between.
function useDoubleClick(): (event: MouseEvent) => boolean {
  const clicked = useRef<(Element | null)[]>([]);
  useEffect(() => {
    const listening = new AbortController();
    const note = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null;
      clicked.current = [button, ...clicked.current.slice(0, 1)];
    };
    // Anyone who has typed in between didn't press twice, wherever the way on stands.
    const forget = () => (clicked.current = []);
    document.addEventListener('click', note, { capture: true, signal: listening.signal });
    document.addEventListener('input', forget, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return ({ detail, currentTarget }) => detail > 1 && clicked.current[1] === currentTarget;
}

/** Below the buttons of step 3, which a first window still shows: what the optional part changes, or how much of it is there. */
function Invitation({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <div className={invitation}>
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(
          count === 0
            ? 'Wykształcenie, doświadczenie i warunki pracy: z nimi łatwiej odsiać zawody, które do Ciebie nie pasują.'
            : `Dodane fakty: ${count}. Ta analiza je uwzględni.`,
        )}
      </Text>
      <Button tone="secondary" onClick={onOpen}>
        {count === 0 ? 'Dodaj fakty (2\u00a0minuty, możesz pominąć)' : 'Zmień fakty'}
      </Button>
    </div>
  );
}

// Step 1: what inspires most (docs/product.md 'Quiz'). Real checkboxes outside of any form, so that Enter does nothing unexpected.
type InspirationStepProps = {
  chosen: readonly Preference[];
  onChange: (chosen: Preference[]) => void;
  fault: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  fieldRef: Ref<HTMLInputElement>;
};

function InspirationStep({ chosen, onChange, fault, headingRef, fieldRef }: InspirationStepProps) {
  function toggle(preference: Preference, isChosen: boolean) {
    onChange(PREFERENCES.filter((one) => (one === preference ? isChosen : chosen.includes(one))));
  }
  return (
    <ChoiceGroup
      layout="tiles"
      error={fault}
      legend={
        <>
          <Heading level={3} ref={headingRef} tabIndex={-1}>
            {INSPIRATION.question}
          </Heading>
          <Text as="span" tone="soft">
            {INSPIRATION.hint}
          </Text>
        </>
      }
    >
      {PREFERENCES.map((preference, index) => (
        <Choice
          {...PREFERENCE_TEXTS[preference]}
          look="tile"
          {...(index === 0 ? { ref: fieldRef } : {})}
          mark={PREFERENCE_MARKS[preference]}
          key={preference}
          type="checkbox"
          name="preferences"
          value={preference}
          checked={chosen.includes(preference)}
          onChange={(event) => toggle(preference, event.currentTarget.checked)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** The mark of each option of the first step, on a 24 px grid. */
const PREFERENCE_MARKS: Record<Preference, string> = {
  nature: 'M12 21v-7M12 3l6 8h-3l3.5 5h-13L9 11H6z',
  ambitious: 'M3 20l6.5-11 3.5 5.5L15.5 11 21 20zM9.5 9V3.5l4.5 1.75L9.5 7',
  helping: 'M12 20s-7.5-4.4-7.5-10A4.2 4.2 0 0 1 12 7.5 4.2 4.2 0 0 1 19.5 10c0 5.6-7.5 10-7.5 10z',
  creative: 'M4 20l1-4.5L16.5 4a2 2 0 0 1 3 0l.5.5a2 2 0 0 1 0 3L8.5 19zM14 6.5l3.5 3.5',
};
