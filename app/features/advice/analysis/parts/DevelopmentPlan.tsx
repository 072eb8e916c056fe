// The development plan as a walk with signposts: each step's name and how long it takes, and above them the whole way as an
// elevation profile (docs/look.md 'Name and idea').
import type { DevelopmentPlan as Plan } from '#domain/advice/analysis/analysis.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import type { Progress } from '../../../../ui/charts/ElevationProfile.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { after, board, number, signpost, step as stepStyle, time, walk } from './DevelopmentPlan.css.ts';
import { Part } from '../document/Part.tsx';
import { PlanProfile } from './PlanProfile.tsx';
import { type OwnMarks, StepMarks } from './StepMarks.tsx';
import { WrittenList, WrittenText } from './WrittenText.tsx';

type DevelopmentPlanProps = {
  plan: Plan;
  marks?: OwnMarks | undefined;
  folded?: string;
};

export function DevelopmentPlan({ plan, marks, folded }: DevelopmentPlanProps) {
  const progress = progressOf(marks);
  return (
    <Part anchor="plan" title="Plan rozwoju" folded={folded}>
      {plan.kroki.length > 1 ? <PlanProfile steps={plan.kroki} progress={progress} /> : null}
      <ol className={walk}>
        {plan.kroki.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          <li key={index} className={stepStyle}>
            <span className={number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={signpost}>
              <div className={board}>
                <Heading level={4}>{withNonBreakingSpaces(step.nazwa)}</Heading>
                <span className={time}>
                  <Icon name="clock" />
                  <VisuallyHidden>Czas wykonania: </VisuallyHidden>
                  {withNonBreakingSpaces(step.czasWykonania)}
                </span>
              </div>
            </div>
            <StepMarks mark={marks?.steps[index]} />
            <WrittenText>{step.opis}</WrittenText>
          </li>
        ))}
      </ol>
      <Columns layout="fields" gap={5} columnGap={8} className={after}>
        <WrittenList label="Certyfikaty warte uwagi" items={plan.certyfikacje} />
        <WrittenList label="Projekty do zrobienia" items={plan.projekty} />
      </Columns>
    </Part>
  );
}

/** Left out while nobody has set out: then the plan is a plan. */
function progressOf(marks: OwnMarks | undefined): Progress | undefined {
  if (marks === undefined || marks.walked.done === 0) return undefined;
  return { done: marks.steps.map((step) => step.done), next: marks.walked.next };
}
