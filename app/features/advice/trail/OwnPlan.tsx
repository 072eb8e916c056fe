// The steps of the plan that is followed: each with its day and its stamp, the days as a calendar file, the whole to print; and what
// stands at the end of the way once the last one is stamped.
import { useEffect, useState } from 'react';
import type { PlanStep } from '#domain/advice/analysis/analysis.ts';
import type { StepMark } from '#domain/advice/progress/own-marks.ts';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Field, FieldFault } from '../../../ui/form/Field.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { anchor } from '../../../ui/layout/anchor.css.ts';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { listenForPrint } from '../../site/article/print-button.ts';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { WrittenText } from '../analysis/parts/WrittenText.tsx';
import {
  body,
  dateField,
  drawn,
  end,
  name,
  number,
  ring,
  ringWords,
  row,
  step as stepStyle,
  steps as stepList,
  summit,
  walkedMark,
  way,
} from './PlanEnd.css.ts';
import { Stamp } from './Stamp.tsx';
import { NOT_A_DAY, STEP_INTENT, stepPlace } from './mark-forms.ts';
import { useMarkForm, useSteps } from './use-marks.ts';
import { walkedWords } from './walked-words.ts';

type OwnPlanProps = { opened: OpenedAnalysis; today: CalendarDay; isReadOnly: boolean };

export function OwnPlan({ opened, today, isReadOnly }: OwnPlanProps) {
  const { steps, walked } = useSteps(opened, today);
  const { plan, trail, trials } = opened;
  const [doneBefore] = useState(walked.done);
  useEffect(listenForPrint, []);
  const hasDay = [...steps, ...trials].some(({ dueOn }) => dueOn !== null);
  const isNews = walked.done > doneBefore;
  return (
    <Stack gap={4} as="section" id="kroki" className={anchor}>
      <Stack gap={1}>
        <Inline justify="between" gap={2}>
          <Heading level={2} size={3}>
            {trail === null ? 'Kroki planu' : 'Kroki szlaku'}
          </Heading>
          <Badge tone="soft">Treść przygotowana przez AI</Badge>
        </Inline>
        <Text tone="soft" size="small">
          <span aria-live="polite">
            {walkedWords(walked)}
            {isNews ? ' Pieczątka jest w\u00a0książeczce.' : null}
          </span>
        </Text>
      </Stack>
      <AiContent hasBadge={false}>
        <ol className={stepList}>
          {plan.map((step, index) => (
            <OwnStep
              // oxlint-disable-next-line react/no-array-index-key -- a step is its place
              key={`${trail?.zawodId ?? ''} ${index}`}
              analysisId={opened.id}
              trail={trail?.zawodId ?? ''}
              step={step}
              index={index}
              mark={steps[index] ?? { done: false, dueOn: null }}
              isNext={index === walked.next}
              isOverdue={walked.overdue.includes(index)}
              isReadOnly={isReadOnly}
            />
          ))}
        </ol>
      </AiContent>
      {walked.next === null && walked.total > 0 ? <PlanEnd isNew={isNews} hasTrail={trail !== null} /> : null}
      {isReadOnly ? null : (
        <Inline gap={4}>
          {walked.done > 0 ? (
            <Link to="/ksiazeczka" tone="forward">
              Książeczka pieczątek
            </Link>
          ) : null}
          <Button tone="quiet" data-print className={scriptOnly}>
            <Icon name="print" />
            Drukuj plan
          </Button>
          {hasDay ? (
            <Text size="small">
              <a href={`/api/analysis/${opened.id}/calendar.ics`} download>
                Pobierz terminy do kalendarza (.ics)
              </a>
            </Text>
          ) : null}
          <Link to="/przypomnienia" tone="forward">
            Przypomnienia
          </Link>
        </Inline>
      )}
    </Stack>
  );
}

// The end of the way: the last step is stamped, so the whole trail gets its own, and the next one is a press away.
type PlanEndProps = {
  /** Reached just now. */
  isNew: boolean;
  hasTrail: boolean;
};

function PlanEnd({ isNew, hasTrail }: PlanEndProps) {
  return (
    <div className={classNames(end, isNew && drawn)}>
      <svg viewBox="0 0 120 120" aria-hidden="true" className={summit}>
        <circle className={ring} cx="60" cy="60" r="54" pathLength="1" />
        <circle className={ring} cx="60" cy="60" r="46" pathLength="1" />
        <path
          className={way}
          pathLength="1"
          d="M24 82C40 82 40 66 52 62S66 44 78 34M78 34v14M78 34l14 5-14 5"
        />
        <text className={ringWords} x="60" y="100" fontSize="14" textAnchor="middle">
          meta
        </text>
      </svg>
      <Stack gap={2}>
        <Heading level={3}>{hasTrail ? 'Cały szlak za Tobą' : 'Cały plan za Tobą'}</Heading>
        <Text>
          {withNonBreakingSpaces(
            'Każdy krok ma pieczątkę. Zostają w książeczce, także gdy wybierzesz kolejny szlak.',
          )}
        </Text>
        <Inline gap={5}>
          <Link to="/ksiazeczka" tone="forward">
            Otwórz książeczkę
          </Link>
          {hasTrail ? <a href="#inne-szlaki">Wybierz kolejny szlak</a> : null}
        </Inline>
      </Stack>
    </div>
  );
}

// One step of one's plan: opened it tells what to do and takes a tick and a day; done it carries its stamp.
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

function OwnStep({ step, index, mark, isNext, isOverdue, isReadOnly, ...form }: OwnStepProps) {
  // Opened for the person who comes to the page; afterwards the person opens and closes.
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

// The form under a step: its day, and whether it is done.
type StepFormProps = {
  analysisId: string;
  /** Whose step it is; '' = of the common plan. */
  trail: string;
  /** Its place in the plan, from 0. */
  index: number;
  mark: StepMark;
};

function StepForm({ analysisId, trail, index, mark }: StepFormProps) {
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
            <FieldFault id={`${stepPlace(index)}-blad`}>
              {withNonBreakingSpaces(`Nie zapisano. ${fault.sentence}`)}
            </FieldFault>
          )}
        </div>
      </Stack>
    </fetcher.Form>
  );
}
