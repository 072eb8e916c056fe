// 'Twój Postęp' (docs/product.md 'Progress card', 'Progress and completeness'): the walked part of the trail, the plan and what is left of
// it, the three things on the way, and the reset for those who have one.
import { useId, type ReactNode } from 'react';
import { PLANS } from '#domain/plan/plans.ts';
import type { Dashboard } from '#worker/services/analysis/dashboard.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Trail, type TrailStop } from '../../ui/layout/Trail.tsx';
import { PremiumLink } from '../analysis/parts/PremiumLink.tsx';
import { anchor } from '../../ui/layout/anchor.css.ts';
import { educationWords } from './education-words.ts';
import { leftWords } from './left-words.ts';
import { ResetButton } from './ResetButton.tsx';

type ProgressCardProps = { dashboard: Dashboard; isReadOnly: boolean };

export function ProgressCard({ dashboard, isReadOnly }: ProgressCardProps) {
  const titleId = useId();
  const { plan, progress, offersReset, resetsLeft } = dashboard;
  const steps = [
    { name: 'Quiz', takes: 'Trzy krótkie pytania', isDone: progress.state.quizCompleted },
    {
      name: 'Analiza',
      takes: 'Powstaje z\u00a0odpowiedzi w\u00a0quizie',
      isDone: progress.state.analysisGenerated,
    },
    {
      name: 'Edukacja',
      takes: 'Pierwszy kupiony kurs',
      isDone: progress.state.purchasedCourses > 0,
      note: <Link to="/moje-kursy">{educationWords(progress.state)}</Link>,
    },
  ];
  // A copy doesn't know what is left.
  const left = isReadOnly ? null : leftWords(dashboard);
  return (
    <Card as="section" id="postep" className={anchor} aria-labelledby={titleId}>
      <Stack gap={5}>
        <Inline gap={2}>
          <Heading level={2} size={3} id={titleId}>
            Twój Postęp
          </Heading>
          <Badge>{PLANS[plan].label}</Badge>
        </Inline>
        <Progress percent={progress.percent} label="Przebyta droga" />
        <Trail stops={stopsOf(steps)} />
        {left === null ? null : (
          <Text size="small" tone="soft">
            {left} {plan === 'premium' ? null : <PremiumLink />}
          </Text>
        )}
        {offersReset && !isReadOnly ? <ResetButton resetsLeft={resetsLeft} /> : null}
      </Stack>
    </Card>
  );
}

/** One stands at the first stop that is not done, and reads what it takes. */
function stopsOf(
  steps: readonly { name: string; takes: string; isDone: boolean; note?: ReactNode }[],
): TrailStop[] {
  const here = steps.find(({ isDone }) => !isDone)?.name;
  return steps.map(({ name, takes, isDone, note }) => {
    if (isDone) return { name, state: 'done', note };
    return name === here ? { name, state: 'here', note: takes } : { name, state: 'ahead' };
  });
}
