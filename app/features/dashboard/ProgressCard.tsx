// 'Twój Postęp' (application.md §2, §9): the walked part of the trail, the plan, and the three things on the way.
import { useId } from 'react';
import { PLANS, type Plan } from '#domain/plan/plans.ts';
import { cardPercent, type CardState } from '#domain/progress/card.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { card, done, item, items, open } from './ProgressCard.css.ts';

export function ProgressCard({ plan, state }: { plan: Plan; state: CardState }) {
  const titleId = useId();
  const steps = [
    { name: 'Quiz', isDone: state.quizCompleted },
    { name: 'Analiza', isDone: state.analysisGenerated },
    { name: 'Edukacja', isDone: state.purchasedCourses > 0 },
  ];
  return (
    <Card as="section" className={card} aria-labelledby={titleId}>
      <Stack gap={5}>
        <Stack direction="row" gap={2}>
          <Heading level={2} size={3} id={titleId}>
            Twój Postęp
          </Heading>
          <Badge>{PLANS[plan].label}</Badge>
        </Stack>
        <Progress percent={cardPercent(state)} label="Przebyta droga" />
        <ul className={items}>
          {steps.map(({ name, isDone }) => (
            <li key={name} className={item}>
              <span className={isDone ? done : open}>{isDone ? <Icon name="check" /> : null}</span>
              {name}
              <VisuallyHidden>{isDone ? ' – zrobione' : ' – przed Tobą'}</VisuallyHidden>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
