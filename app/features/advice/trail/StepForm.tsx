// The form under a step: its day, and whether it is done.
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field, FieldFault } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { NOT_A_DAY, STEP_INTENT, stepPlace } from './mark-forms.ts';
import { dateField } from './OwnStep.css.ts';
import { useMarkForm } from './use-marks.ts';

type StepFormProps = {
  analysisId: string;
  /** Whose step it is; '' = of the common plan. */
  trail: string;
  /** Its place in the plan, from 0. */
  index: number;
  mark: StepMark;
};

export function StepForm({ analysisId, trail, index, mark }: StepFormProps) {
  const { fetcher, send, fault } = useMarkForm(stepPlace(index));
  const isDateFault = fault?.sentence === NOT_A_DAY;
  const ofWhat = `, krok ${index + 1}`;
  return (
    <fetcher.Form method="post" action="/dashboard" onSubmit={send} className={screenOnly}>
      <input type="hidden" name="intent" value={STEP_INTENT} />
      <input type="hidden" name="analysisId" value={analysisId} />
      <input type="hidden" name="trail" value={trail} />
      <input type="hidden" name="step" value={index} />
      <Stack gap={3}>
        <Inline align="end">
          <div className={dateField}>
            <Field label="Termin" error={isDateFault ? fault.sentence : null}>
              {(control) => (
                <TextInput
                  {...control}
                  key={mark.dueOn}
                  type="date"
                  name="dueOn"
                  min="2020-01-01"
                  max="2100-12-31"
                  defaultValue={fault?.dueOn ?? mark.dueOn ?? ''}
                />
              )}
            </Field>
          </div>
          <Button type="submit" tone="secondary" name="done" value={mark.done ? 'tak' : 'nie'}>
            Zapisz termin
            <VisuallyHidden>{ofWhat}</VisuallyHidden>
          </Button>
          <Button
            type="submit"
            tone={mark.done ? 'quiet' : 'primary'}
            name="done"
            value={mark.done ? 'nie' : 'tak'}
          >
            {mark.done ? 'Cofnij oznaczenie' : 'Oznacz jako zrobiony'}
            <VisuallyHidden>{ofWhat}</VisuallyHidden>
          </Button>
        </Inline>
        <div role="alert">
          {fault === null || isDateFault ? null : (
            <FieldFault id={`${stepPlace(index)}-blad`}>{`Nie zapisano. ${fault.sentence}`}</FieldFault>
          )}
        </div>
      </Stack>
    </fetcher.Form>
  );
}
