// 'Odstąp od umowy' (docs/decisions.md 'Withdrawal within 14 days'): until when, and what comes back, before anything is pressed.
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { SubscriptionDetails } from '#worker/services/payments/premium/details.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { PressDialog } from '../../../../ui/feedback/PressDialog.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { Row, Subject } from '../Row.tsx';
import { ActionForm } from './ActionForm.tsx';

type Withdrawal = NonNullable<SubscriptionDetails['withdrawal']>;

export function PremiumWithdrawal({ withdrawal: { until, refundGrosze } }: { withdrawal: Withdrawal }) {
  // `until` is the first moment at which it is too late.
  const lastDay = polishDay(dayInPoland(until - 1));
  const refund = sumText(refundGrosze);
  return (
    <Row as="div">
      <Subject>
        <Text size="small" tone="soft">
          {withNonBreakingSpaces(`Do ${lastDay} możesz odstąpić od umowy. Dziś zwrot wyniósłby ${refund}.`)}
        </Text>
      </Subject>
      <PressDialog
        opener="Odstąp od umowy"
        title="Odstąpić od umowy o Premium?"
        action={
          <ActionForm intent="odstapienie" tone="danger">
            Odstępuję od umowy
          </ActionForm>
        }
      >
        <Text>
          {withNonBreakingSpaces(
            `Premium kończy się od razu, a wraz z nim pełny widok analiz. Zwrócimy ${refund}: cenę pomniejszoną o dni, w których Premium działało. Potwierdzenie przyjdzie e-mailem.`,
          )}
        </Text>
      </PressDialog>
    </Row>
  );
}
