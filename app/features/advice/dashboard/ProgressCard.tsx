// 'Twój postęp' (docs/product.md 'Progress card', 'Progress and completeness'): the way to the start, under its own label so that nobody takes
// it for the walked part of a trail; the plan and what is left of it, and the reset for those who have one.
import { useId, type ReactNode } from 'react';
import { PLANS } from '#domain/payments/plan/plans.ts';
import type { Dashboard } from '#worker/services/advice/dashboard.ts';
import { screenOnly } from '../../../styles/print.css.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Trail, type TrailStop } from '../../../ui/layout/Trail.tsx';
import { PremiumLink } from '../analysis/parts/PremiumLink.tsx';
import { anchor } from '../../../ui/layout/anchor.css.ts';
import { educationWords } from './education-words.ts';
import { Folded } from './Folded.tsx';
import { leftWords } from './left-words.ts';
import { ResetButton } from './ResetButton.tsx';

type ProgressCardProps = {
  dashboard: Dashboard;
  isReadOnly: boolean;
  /** The page has another way to show, with a percentage of its own. */
  isFolded: boolean;
};

export function ProgressCard({ dashboard, isReadOnly, isFolded }: ProgressCardProps) {
  const titleId = useId();
  const { plan, progress } = dashboard;
  const stops = stopsOf(dashboard);
  const content = <Content dashboard={dashboard} isReadOnly={isReadOnly} stops={stops} />;
  if (isFolded || progress.percent === 100) {
    const done = stops.filter(({ state }) => state === 'done').length;
    return (
      <Folded
        anchor="postep"
        title="Twój postęp"
        hint={`${PLANS[plan].label} · Start: ${done}\u00a0z\u00a0${stops.length}`}
      >
        {content}
      </Folded>
    );
  }
  return (
    <Card as="section" id="postep" className={classNames(anchor, screenOnly)} aria-labelledby={titleId}>
      <Stack gap={5}>
        <Heading level={2} size={3} id={titleId}>
          Twój postęp
        </Heading>
        {content}
      </Stack>
    </Card>
  );
}

function Content({
  dashboard,
  isReadOnly,
  stops,
}: Omit<ProgressCardProps, 'isFolded'> & { stops: TrailStop[] }) {
  const { plan, progress, offersReset, resetsLeft } = dashboard;
  // A copy doesn't know what is left.
  const left = isReadOnly ? null : leftWords(dashboard);
  return (
    <Stack gap={4}>
      <div>
        <Badge>{PLANS[plan].label}</Badge>
      </div>
      <Progress percent={progress.percent} label="Start" />
      <Trail stops={stops} />
      {left === null ? null : (
        <Text size="small" tone="soft">
          {left} {plan === 'premium' ? null : <PremiumLink />}
        </Text>
      )}
      {offersReset && !isReadOnly ? <ResetButton resetsLeft={resetsLeft} /> : null}
    </Stack>
  );
}

/** One stands at the first stop that is not done, and reads what it takes. */
function stopsOf({ progress: { state } }: Dashboard): TrailStop[] {
  const steps: { name: string; takes: string; isDone: boolean; note?: ReactNode }[] = [
    { name: 'Quiz', takes: 'Trzy krótkie pytania', isDone: state.quizCompleted },
    { name: 'Analiza', takes: 'Powstaje z\u00a0odpowiedzi w\u00a0quizie', isDone: state.analysisGenerated },
    {
      name: 'Edukacja',
      takes: 'Pierwszy kupiony kurs',
      isDone: state.purchasedCourses > 0,
      note: <Link to="/moje-kursy">{educationWords(state)}</Link>,
    },
  ];
  const here = steps.find(({ isDone }) => !isDone)?.name;
  return steps.map(({ name, takes, isDone, note }) => {
    if (isDone) return { name, state: 'done', note };
    return name === here ? { name, state: 'here', note: takes } : { name, state: 'ahead' };
  });
}
