// One step of one's plan: opened it tells what to do and takes a tick and a day; done it carries its stamp.
import { useState } from 'react';
import type { PlanStep } from '#domain/advice/analysis/analysis.ts';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { stepPlace } from './mark-forms.ts';
import { body, name, number, row, step as stepStyle, walkedMark } from './OwnStep.css.ts';
import { Stamp } from './Stamp.tsx';
import { StepForm } from './StepForm.tsx';
import { WrittenText } from '../analysis/parts/WrittenText.tsx';

type OwnStepProps = {
  analysisId: string;
  /** Whose step it is; '' = of the common plan. */
  trail: string;
  step: PlanStep;
  /** Its place in the plan, from 0. */
  index: number;
  mark: StepMark;
  isNext: boolean;
  isOverdue: boolean;
  /** What is shown is an old copy: nothing can be saved now. */
  isReadOnly: boolean;
};

export function OwnStep({ step, index, mark, isNext, isOverdue, isReadOnly, ...form }: OwnStepProps) {
  // Opened for whoever comes to the page; afterwards the person opens and closes.
  const [isOpenAtFirst] = useState(isNext);
  const [wasDone] = useState(mark.done);
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
            {mark.done ? <Stamp isNew={!wasDone} /> : null}
            {mark.dueOn === null || mark.done ? null : (
              <Badge tone={isOverdue ? 'warning' : 'neutral'}>
                {isOverdue ? 'po terminie: ' : 'do '}
                {polishDay(mark.dueOn)}
              </Badge>
            )}
          </Inline>
        </summary>
        <div className={body}>
          <WrittenText>{step.opis}</WrittenText>
          {isReadOnly ? null : <StepForm index={index} mark={mark} {...form} />}
        </div>
      </details>
    </li>
  );
}
