// 'Twój Postęp' (application.md §2, §9): the walked part of the trail, the plan, and the three things on the way.
import { useId } from 'react';
import { PLANS, type Plan } from '#domain/plan/plans.ts';
import { cardPercent, type CardState } from '#domain/progress/card.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Trail, type TrailStop } from '../../ui/Trail.tsx';
import { first } from './ProgressCard.css.ts';

type ProgressCardProps = {
  plan: Plan;
  state: CardState;
  /** In one column it comes before a long analysis, but after a message that has the next step. */
  comesFirst: boolean;
};

export function ProgressCard({ plan, state, comesFirst }: ProgressCardProps) {
  const titleId = useId();
  const steps = [
    { name: 'Quiz', isDone: state.quizCompleted },
    { name: 'Analiza', isDone: state.analysisGenerated },
    { name: 'Edukacja', isDone: state.purchasedCourses > 0 },
  ];
  return (
    <Card as="section" className={comesFirst ? first : undefined} aria-labelledby={titleId}>
      <Stack gap={5}>
        <Stack direction="row" gap={2}>
          <Heading level={2} size={3} id={titleId}>
            Twój Postęp
          </Heading>
          <Badge>{PLANS[plan].label}</Badge>
        </Stack>
        <Progress percent={cardPercent(state)} label="Przebyta droga" />
        <Trail stops={stopsOf(steps)} />
      </Stack>
    </Card>
  );
}

/** One stands at the first stop that is not done. */
function stopsOf(steps: readonly { name: string; isDone: boolean }[]): TrailStop[] {
  const here = steps.find(({ isDone }) => !isDone)?.name;
  return steps.map(({ name, isDone }) => {
    if (isDone) return { name, state: 'done' };
    return name === here ? { name, state: 'here', note: 'Tu jesteś' } : { name, state: 'ahead' };
  });
}
