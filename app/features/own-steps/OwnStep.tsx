// One step of one's plan: opened it tells what to do and takes a tick and a day; done it carries its stamp.
import { useState } from 'react';
import type { PlanStep } from '#domain/analysis/analysis.ts';
import type { StepMark } from '#domain/progress/own-marks.ts';
import { polishDay } from '#domain/polish-date.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Badge } from '../../ui/text/Badge.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Field, FieldFault } from '../../ui/form/Field.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextInput } from '../../ui/form/TextInput.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { written } from '../analysis/parts/parts.css.ts';
import { NOT_A_DAY, STEP_INTENT, stepPlace } from './mark-forms.ts';
import { body, dateField, name, number, row, step as stepStyle, walkedMark } from './OwnStep.css.ts';
import { Stamp } from './Stamp.tsx';
import { useMarkForm } from './use-marks.ts';

type OwnStepProps = {
  analysisId: string;
  step: PlanStep;
  /** Its place in the plan, from 0. */
  index: number;
  mark: StepMark;
  isNext: boolean;
  isOverdue: boolean;
  /** What is shown is an old copy: nothing can be saved now. */
  isReadOnly: boolean;
};

export function OwnStep({ step, index, mark, isNext, isOverdue, ...form }: OwnStepProps) {
  // Opened for whoever comes to the page; afterwards the person opens and closes.
  const [isOpenAtFirst] = useState(isNext);
  return (
    <li className={classNames(stepStyle, mark.done && walkedMark)} id={stepPlace(index)}>
      <span className={number} data-done={mark.done} aria-hidden="true">
        {mark.done ? <Icon name="check" /> : index + 1}
      </span>
      <details open={isOpenAtFirst}>
        <summary className={row}>
          <span className={name}>
            <VisuallyHidden>Krok {index + 1}: </VisuallyHidden>
            {withNonBreakingSpaces(step.nazwa)}
          </span>
          <Inline as="span" gap={2}>
            <Text as="span" size="small" tone="soft">
              <Inline as="span" gap={1} wrap={false}>
                <Icon name="clock" />
                {withNonBreakingSpaces(step.czasWykonania)}
              </Inline>
            </Text>
            {mark.done ? <Stamp /> : null}
            {mark.dueOn === null || mark.done ? null : (
              <Badge tone={isOverdue ? 'warning' : 'neutral'}>
                {isOverdue ? 'po terminie: ' : 'do '}
                {polishDay(mark.dueOn)}
              </Badge>
            )}
          </Inline>
        </summary>
        <div className={body}>
          <Text className={written}>{withNonBreakingSpaces(step.opis)}</Text>
          {form.isReadOnly ? null : <StepForm index={index} mark={mark} {...form} />}
        </div>
      </details>
    </li>
  );
}

function StepForm({ analysisId, index, mark }: Pick<OwnStepProps, 'analysisId' | 'index' | 'mark'>) {
  const { fetcher, send, fault } = useMarkForm(stepPlace(index));
  const isDateFault = fault?.sentence === NOT_A_DAY;
  return (
    <fetcher.Form method="post" action="/dashboard" onSubmit={send}>
      <input type="hidden" name="intent" value={STEP_INTENT} />
      <input type="hidden" name="analysisId" value={analysisId} />
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
            <VisuallyHidden>, krok {index + 1}</VisuallyHidden>
          </Button>
          <Button
            type="submit"
            tone={mark.done ? 'quiet' : 'primary'}
            name="done"
            value={mark.done ? 'nie' : 'tak'}
          >
            {mark.done ? 'Cofnij oznaczenie' : 'Oznacz jako zrobiony'}
            <VisuallyHidden>, krok {index + 1}</VisuallyHidden>
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
