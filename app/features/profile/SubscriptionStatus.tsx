import { useId } from 'react';
import { PLANS } from '#domain/plan/plans.ts';
import type { SubscriptionState } from '#worker/services/subscription-state.ts';
import { tied } from '../../lib/typography.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Text } from '../../ui/Text.tsx';
import { polishDate } from '../analysis/polish-date.ts';
import { useToast } from '../toasts/toast-store.ts';

export function SubscriptionStatus({ subscription }: { subscription: SubscriptionState }) {
  const titleId = useId();
  const isPaid = subscription.plan !== 'free';
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5} align="start">
        <Stack direction="row" gap={3}>
          <Heading level={2} size={3} id={titleId}>
            Status subskrypcji
          </Heading>
          {isPaid ? <Badge tone="positive">Aktywna</Badge> : <Badge>Brak</Badge>}
        </Stack>
        {isPaid ? <Paid subscription={subscription} /> : <Free />}
      </Stack>
    </Card>
  );
}

function Paid({ subscription: { plan, currentBillingPeriod } }: { subscription: SubscriptionState }) {
  const toast = useToast();
  const end = currentBillingPeriod.end === null ? null : polishDate(currentBillingPeriod.end);
  return (
    <>
      <Text>
        {PLANS[plan].label} jest aktywny.
        {end === null ? null : ` Bieżący okres kończy się ${end}.`}
      </Text>
      {/* The customer portal comes with the payments. */}
      <Button
        tone="secondary"
        onClick={() => toast({ tone: 'info', text: 'Portal klienta nie jest jeszcze zaimplementowany.' })}
      >
        Zarządzaj subskrypcją
      </Button>
    </>
  );
}

function Free() {
  return (
    <>
      <Text>
        {tied(
          'Korzystasz z planu darmowego. Premium otwiera wszystkie ścieżki, umiejętności i uzasadnienia.',
        )}
      </Text>
      <ButtonLink to="/plany">Przejdź do Premium</ButtonLink>
    </>
  );
}
