// The subscription as its owner looks after it (docs/product.md 'Profile page'; docs/decisions.md 'The way to pay'; docs/faults.md 36, 37).
import { useId } from 'react';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { waitsForPayment } from '#domain/payments/plan/premium-offer.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { dayInPoland } from '#domain/platform/calendar-day.ts';
import { polishDateOrNull, polishDay } from '#domain/platform/polish-date.ts';
import type { Profile } from '#worker/services/account/profile.ts';
import type { SubscriptionDetails } from '#worker/services/payments/premium/details.ts';
import { withNonBreakingSpaces } from '../../../../lib/typography.ts';
import { PressDialog } from '../../../../ui/feedback/PressDialog.tsx';
import { ButtonLink } from '../../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../../ui/layout/Card.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Badge } from '../../../../ui/text/Badge.tsx';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Link } from '../../../../ui/text/Link.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { PlanNotices } from '../../../payments/subscription/PlanNotices.tsx';
import { Row, Subject } from '../Row.tsx';
import { ActionForm } from './ActionForm.tsx';
import { InvoiceList, type Invoices } from './InvoiceList.tsx';

type SubscriptionStatusProps = { profile: Profile; invoices: Invoices | null };

export function SubscriptionStatus({ profile, invoices }: SubscriptionStatusProps) {
  const titleId = useId();
  const { own, subscription } = profile;
  const isPaid = subscription.plan !== 'free';
  const withdrawal = own.subscription?.withdrawal ?? null;
  // A second subscription mends nothing.
  const waits = waitsForPayment(own.subscription?.status ?? null);
  return (
    <Card as="section" aria-labelledby={titleId} id="subskrypcja">
      <Stack gap={5}>
        <Inline>
          <Heading level={2} size={3} id={titleId} tabIndex={-1}>
            Status subskrypcji
          </Heading>
          <StatusBadge profile={profile} />
        </Inline>
        <PlanNotices
          lapsedStatus={isPaid ? null : (own.subscription?.status ?? null)}
          action={
            <ActionForm intent="portal" tone="primary">
              Dokończ płatność
            </ActionForm>
          }
        />
        {isPaid ? <Paid profile={profile} /> : waits ? null : <Free />}
        {withdrawal === null ? null : <PremiumWithdrawal withdrawal={withdrawal} />}
        {own.hasPortal ? <InvoiceList invoices={invoices} /> : null}
      </Stack>
    </Card>
  );
}

function StatusBadge({ profile: { own, subscription } }: Pick<SubscriptionStatusProps, 'profile'>) {
  if (subscription.plan === 'free') {
    return own.subscription?.status === 'past_due' ? (
      <Badge tone="negative">Płatność nie przeszła</Badge>
    ) : (
      <Badge>Brak</Badge>
    );
  }
  if (own.subscription?.endsAtPeriodEnd === true) return <Badge tone="warning">Nie odnowi się</Badge>;
  return <Badge tone="positive">Aktywna</Badge>;
}

function Paid({ profile: { own, subscription } }: Pick<SubscriptionStatusProps, 'profile'>) {
  const price = own.subscription?.priceGrosze ?? null;
  const periodEnd = own.subscription?.periodEnd ?? subscription.currentBillingPeriod.end;
  const end = periodEnd === null ? null : polishDateOrNull(periodEnd);
  const ends = own.subscription?.endsAtPeriodEnd === true;
  return (
    <>
      <div>
        <Text>
          {PLANS[subscription.plan].label} jest aktywny.
          {price === null ? null : ` Kosztuje ${sumText(price)} miesięcznie.`}
        </Text>
        {end === null ? null : (
          <Text tone="soft">
            {ends
              ? withNonBreakingSpaces(`Działa do ${end} i się nie odnowi.`)
              : `Bieżący okres kończy się ${end}, potem subskrypcja się odnawia.`}
          </Text>
        )}
      </div>
      <Inline align="start">
        <ActionForm intent="portal">Zarządzaj subskrypcją</ActionForm>
        {own.subscription === null || !own.isOpen ? null : ends ? (
          <ActionForm intent="wznowienie">Wznów subskrypcję</ActionForm>
        ) : (
          <Cancellation end={end} />
        )}
      </Inline>
    </>
  );
}

function Cancellation({ end }: { end: string | null }) {
  return (
    <PressDialog
      tone="quiet"
      opener="Zrezygnuj z subskrypcji"
      title="Zrezygnować z Premium?"
      action={
        <ActionForm intent="rezygnacja" tone="danger">
          Zrezygnuj
        </ActionForm>
      }
    >
      <Text>
        {end === null
          ? withNonBreakingSpaces(
              'Premium działa do końca opłaconego okresu, a kolejnej płatności nie będzie.',
            )
          : withNonBreakingSpaces(`Premium działa do ${end}, a kolejnej płatności nie będzie.`)}{' '}
        {withNonBreakingSpaces('Do tego dnia możesz się rozmyślić. Analizy i kursy zostają na koncie.')}
      </Text>
    </PressDialog>
  );
}

function Free() {
  return (
    <>
      <Text>
        {withNonBreakingSpaces(
          'Korzystasz z planu darmowego. Premium otwiera wszystkie ścieżki, umiejętności i uzasadnienia.',
        )}
      </Text>
      <Inline gap={4}>
        <ButtonLink to="/plany">Przejdź na Premium</ButtonLink>
        <Link to="/faq#plany">Pytania o&nbsp;płatności</Link>
      </Inline>
    </>
  );
}

// 'Odstąp od umowy' (docs/decisions.md 'Withdrawal within 14 days'): until when, and what comes back, before anything is pressed.
type Withdrawal = NonNullable<SubscriptionDetails['withdrawal']>;

function PremiumWithdrawal({ withdrawal: { until, refundGrosze } }: { withdrawal: Withdrawal }) {
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
