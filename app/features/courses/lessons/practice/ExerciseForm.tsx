// The field of a lesson's exercise: saved as one types, with a word on how that went, and read by the model where one asks for it; without
// JavaScript a plain form.
import { useId } from 'react';
import { useActionData } from 'react-router';
import { MAX_FEEDBACKS, type OwnFeedback } from '#domain/courses/practice/feedback.ts';
import { MAX_EXERCISE_LENGTH } from '#domain/courses/practice/exercise.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import { polishClock, polishDate } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Button } from '../../../../ui/form/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import { TextArea } from '../../../../ui/form/TextArea.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import type { LessonResult } from '../reader/lesson-forms.ts';
import { ExerciseFeedback } from './ExerciseFeedback.tsx';
import { answer, status } from './LessonPractice.css.ts';
import { OtherTextCard } from './OtherTextCard.tsx';
import {
  EXERCISE_INTENT,
  EXERCISE_PLACE,
  FEEDBACK_BUTTON,
  feedbackCall,
  type OtherText,
} from './practice-forms.ts';
import { useExercise, type ExerciseState } from './use-exercise.ts';
import { useFeedback } from './use-feedback.ts';

type ExerciseFormProps = {
  address: string;
  call: string;
  saved: OtherText | null;
  /** The lesson's task was changed after that. */
  isOtherTask: boolean;
  /** As the page came. */
  feedback: OwnFeedback;
};

export function ExerciseForm({ address, call, saved, isOtherTask, feedback }: ExerciseFormProps) {
  const sent = useActionData<LessonResult>();
  const refused = sent?.intent === EXERCISE_INTENT ? sent : null;
  const { field, text, other, state, fault, write, save, savedVersion, choose } = useExercise({
    call,
    text: refused?.text ?? saved?.text ?? '',
    saved,
    other: refused?.other ?? null,
  });
  const { own, asking, ask } = useFeedback({
    address,
    call: feedbackCall(call),
    own: feedback,
    refused: refused?.noFeedback ?? null,
    savedVersion,
  });
  const hintId = useId();
  const flaw = fault ?? (state.kind === 'rest' ? (refused?.fault ?? null) : null);
  return (
    <>
      <form
        method="post"
        action={`${address}#${EXERCISE_PLACE}`}
        encType="multipart/form-data"
        onSubmit={(event) => {
          event.preventDefault();
          const { submitter } = event.nativeEvent as SubmitEvent;
          void (submitter?.getAttribute('name') === FEEDBACK_BUTTON ? ask() : save());
        }}
      >
        <input type="hidden" name="intent" value={EXERCISE_INTENT} />
        <input type="hidden" name="wersja" value={other?.version ?? saved?.version ?? 0} />
        <Stack gap={3}>
          {isOtherTask ? (
            <Text size="small" tone="soft">
              {withNonBreakingSpaces(
                'Zadanie zmieniło się od ostatniego zapisu. Twój tekst powstał do wcześniejszego.',
              )}
            </Text>
          ) : null}
          <Field label="Twoja odpowiedź" hint="Inne osoby z tym kursem jej nie widzą." error={flaw}>
            {(control) => (
              <TextArea
                {...control}
                ref={field}
                className={answer}
                name="text"
                rows={10}
                value={text}
                countTo={MAX_EXERCISE_LENGTH}
                onChange={(event) => write(event.target.value)}
                onBlur={() => void save()}
              />
            )}
          </Field>
          <div className={screenOnly}>
            <Inline gap={4}>
              <Button type="submit" tone="secondary">
                Zapisz
              </Button>
              {/* The last one leaves it there: it has the focus. */}
              {feedback.used >= MAX_FEEDBACKS ? null : (
                <Button
                  type="submit"
                  tone="secondary"
                  name={FEEDBACK_BUTTON}
                  value="tak"
                  busy={asking.kind === 'asking'}
                  aria-describedby={hintId}
                >
                  Poproś o&nbsp;uwagi AI
                </Button>
              )}
              <output className={status}>
                {withNonBreakingSpaces(wordsOf(state, saved?.savedAt ?? null))}
              </output>
            </Inline>
          </div>
          <div className={screenOnly}>
            <Text id={hintId} size="small" tone="soft">
              {withNonBreakingSpaces(hintOf(MAX_FEEDBACKS - own.used))}
            </Text>
          </div>
          {other === null ? null : <OtherTextCard other={other} onChoice={choose} />}
        </Stack>
      </form>
      <ExerciseFeedback own={own} asking={asking} version={saved?.version ?? 0} />
    </>
  );
}

function hintOf(left: number): string {
  if (left <= 0) return 'Do tego ćwiczenia nie ma już więcej uwag AI.';
  const times = pluralized(left, ['raz', 'razy', 'razy']);
  return `Uwagi pisze AI (Google Gemini) na podstawie tego tekstu i zadania. Może się mylić i nie wystawia oceny. Możesz poprosić jeszcze ${times}.`;
}

/** `savedAt`: when the page's text was saved; null = never. */
function wordsOf(state: ExerciseState, savedAt: string | null): string {
  switch (state.kind) {
    case 'rest':
      return savedAt === null ? '' : `Zapisano ${polishDate(savedAt)}`;
    case 'saving':
      return 'Zapisywanie…';
    case 'saved':
      return `Zapisano o ${polishClock(state.at)}`;
    case 'unsaved': {
      const kept = state.isKept
        ? 'Nie zapisano, zachowaliśmy tekst w tej przeglądarce.'
        : 'Nie zapisano. Nie zamykaj tej karty.';
      return state.sentence === null ? kept : `${kept} ${state.sentence}`;
    }
  }
}
