// The steps of the plan that is followed: each with its day and its stamp, the days as a calendar file, the whole to print; and what
// stands at the end of the way once the last one is stamped.
import { useEffect, useState } from 'react';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import type { OpenedAnalysis } from '#worker/services/advice/dashboard.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { anchor } from '../../../ui/layout/anchor.css.ts';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { scriptOnly } from '../../../ui/script-only.css.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { AiContent } from '../analysis/document/AiContent.tsx';
import { listenForPrint } from '../../site/article/print-button.ts';
import { OwnStep } from './OwnStep.tsx';
import { steps as stepList } from './OwnStep.css.ts';
import { PlanEnd } from './PlanEnd.tsx';
import { useSteps } from './use-marks.ts';
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
