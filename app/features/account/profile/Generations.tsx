import { useId } from 'react';
import { PLANS } from '#domain/payments/plan/plans.ts';
import type { SubscriptionState } from '#worker/services/account/subscription-state.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

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
    { name: 'Pozostałe analizy', count: quizGenerationsLeft, isInCopy: true },
    { name: 'Pozostałe resety', count: resetsLeft, isInCopy: false },
  ];
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Inline>
          <Heading level={2} size={3} id={titleId}>
            Limit analiz
          </Heading>
          <Badge tone={plan === 'free' ? 'neutral' : 'soft'}>{PLANS[plan].label}</Badge>
        </Inline>
        <Stack as="dl" gap={0}>
          {rows
            .filter(({ isInCopy }) => isInCopy || !isCopy)
            .map(({ name, count }) => (
              <Inline
                key={name}
                gap={4}
                align="baseline"
                justify="between"
                wrap={false}
                paddingBlock={2}
                rule="above"
              >
                <dt>{name}</dt>
                <Figure as="dd" size="small">
                  {count}
                </Figure>
              </Inline>
            ))}
        </Stack>
        <Text size="small" tone="soft">
          {plan === 'free'
            ? withNonBreakingSpaces(
                'Plan darmowy to jedna analiza, bez resetów. Przechowujemy pięć ostatnich analiz.',
              )
            : withNonBreakingSpaces(
                'Analizy i resety odnawiają się z każdym opłaconym okresem. Przechowujemy pięć ostatnich analiz.',
              )}
        </Text>
      </Stack>
    </Card>
  );
}
