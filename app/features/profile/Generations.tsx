import { useId } from 'react';
import { PLANS } from '#domain/plan/plans.ts';
import type { SubscriptionState } from '#worker/services/account/subscription-state.ts';
import { withNonBreakingSpaces } from '../../lib/typography.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { figure, figures, number } from './Generations.css.ts';

type GenerationsProps = {
  subscription: SubscriptionState;
  /** From the browser's memory, which knows neither analyses nor resets. */
  isCopy?: boolean;
};

/** What has been used of the plan, and what is left of it. */
export function Generations({ subscription, isCopy = false }: GenerationsProps) {
  const titleId = useId();
  const { plan, analysisGenerated, quizGenerationsLeft, resetsLeft } = subscription;
  const rows = [
    { name: 'Wygenerowane analizy', count: analysisGenerated, isInCopy: false },
    { name: 'Pozostałe generacje', count: quizGenerationsLeft, isInCopy: true },
    { name: 'Pozostałe resety', count: resetsLeft, isInCopy: false },
  ];
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Stack direction="row" gap={3}>
          <Heading level={2} size={3} id={titleId}>
            Generacje
          </Heading>
          <Badge tone={plan === 'free' ? 'neutral' : 'soft'}>{PLANS[plan].label}</Badge>
        </Stack>
        <dl className={figures}>
          {rows
            .filter(({ isInCopy }) => isInCopy || !isCopy)
            .map(({ name, count }) => (
              <div className={figure} key={name}>
                <dt>{name}</dt>
                <dd className={number}>{count}</dd>
              </div>
            ))}
        </dl>
        <Text size="small" tone="soft">
          {plan === 'free'
            ? withNonBreakingSpaces(
                'Plan darmowy to jedna analiza, bez resetów. Przechowujemy pięć ostatnich analiz.',
              )
            : withNonBreakingSpaces(
                'Generacje i resety odnawiają się z każdym opłaconym okresem. Przechowujemy pięć ostatnich analiz.',
              )}
        </Text>
      </Stack>
    </Card>
  );
}
