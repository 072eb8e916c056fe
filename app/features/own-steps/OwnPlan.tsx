// 'You are here' (docs/look.md 'Name and idea'): the plan as a way one walks. How far one is, what comes next, a day for each step,
// and the days as a calendar file.
import type { CalendarDay } from '#domain/calendar-day.ts';
import type { OpenedAnalysis } from '#worker/services/analysis/dashboard.ts';
import { Heading } from '../../ui/text/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { PlanProfile } from '../analysis/parts/PlanProfile.tsx';
import { OwnStep } from './OwnStep.tsx';
import { steps as stepList } from './OwnStep.css.ts';
import { useSteps } from './use-marks.ts';
import { walkedWords } from './walked-words.ts';

type OwnPlanProps = { opened: OpenedAnalysis; today: CalendarDay; isReadOnly: boolean };

export function OwnPlan({ opened, today, isReadOnly }: OwnPlanProps) {
  const { steps, walked } = useSteps(opened, today);
  const plan = opened.analysis.planRozwoju.kroki;
  const hasDay = steps.some((step) => step.dueOn !== null);
  return (
    <Stack gap={5} as="section">
      <Stack gap={1}>
        <Heading level={2}>Tu jesteś</Heading>
        <Text tone="soft">
          <span aria-live="polite">{walkedWords(walked)}</span>
        </Text>
      </Stack>
      <AiContent>
        {plan.length > 1 ? (
          <PlanProfile steps={plan} progress={{ done: steps.map((step) => step.done), next: walked.next }} />
        ) : null}
        <ol className={stepList}>
          {plan.map((step, index) => (
            <OwnStep
              // oxlint-disable-next-line react/no-array-index-key -- a step is its place
              key={index}
              analysisId={opened.id}
              step={step}
              index={index}
              mark={steps[index] ?? { done: false, dueOn: null }}
              isNext={index === walked.next}
              isOverdue={walked.overdue.includes(index)}
              isReadOnly={isReadOnly}
            />
          ))}
        </ol>
        {hasDay && !isReadOnly ? (
          <Text size="small">
            <a href={`/api/analysis/${opened.id}/calendar.ics`} download>
              Pobierz terminy do kalendarza (.ics)
            </a>
          </Text>
        ) : null}
      </AiContent>
    </Stack>
  );
}
