import { PREMIUM_CONSENT } from '#domain/payments/consent.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { waitsForPayment } from '#domain/payments/plan/premium-offer.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { PremiumOrder } from '#worker/services/payments/premium/order.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { LinkPage } from '../../account/mailed-link/LinkPage.tsx';
import { Countdown } from '../plans/PlanPrice.tsx';
import type { OrderPageProps } from './order-data.ts';
import { OrderPrice } from './OrderPrice.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { ConfirmFirst, PaymentsOff } from './OrderStops.tsx';

const { generations, resets } = PLANS.premium;

type PremiumOrderPageProps = OrderPageProps & { order: PremiumOrder };

export function PremiumOrderPage(props: PremiumOrderPageProps) {
  const { order, result } = props;
  if (order.plan === 'premium') return <HasPremium />;
  if (!order.isOpen) return <PaymentsOff backTo="/plany" />;
  if (waitsForPayment(order.lapsedStatus)) return <MendPayment />;
  if (order.mustConfirmEmail) return <ConfirmFirst result={result} />;
  return <Summary {...props} />;
}

function Summary({ order, view, result }: PremiumOrderPageProps) {
  const { today, withdrawalEnd, renewal } = view.days;
  const { priceGrosze, normalPriceGrosze, discountUntil } = order;
  const price = sumText(priceGrosze);
  return (
    <OrderSheet
      seller={view.seller}
      means={view.means}
      result={result}
      title="Plan Premium"
      what={withNonBreakingSpaces(
        `Wszystkie ścieżki, umiejętności i uzasadnienia Twojej analizy, ${generations} analiz i ${resets} resetów w każdym miesiącu.`,
      )}
      stops={[
        {
          name: `Dziś, ${polishDay(today)}`,
          state: 'here',
          note: withNonBreakingSpaces(
            `Płacisz ${price} na stronie Stripe. Premium działa od razu, a potwierdzenie przyjdzie e-mailem.`,
          ),
        },
        {
          name: `Do ${polishDay(withdrawalEnd)}`,
          state: 'ahead',
          note: withNonBreakingSpaces(
            'Możesz odstąpić od umowy bez podania przyczyny. Płacisz wtedy tylko za dni, w których Premium działało, resztę zwracamy. Jeśli w ciągu 30 dni od zwrotu zamówisz Premium ponownie, od nowej puli odejmiemy wykorzystane wcześniej analizy i resety.',
          ),
        },
        {
          name: polishDay(renewal),
          state: 'ahead',
          note: withNonBreakingSpaces(
            `Subskrypcja odnawia się za ${price} i tak co miesiąc. Zrezygnujesz w profilu, kiedy chcesz – Premium działa wtedy do końca opłaconego miesiąca.`,
          ),
        },
      ]}
      price={
        <>
          <OrderPrice
            price={price}
            before={discountUntil === null ? null : sumText(normalPriceGrosze)}
            lowest={sumText(normalPriceGrosze)}
            every="miesięcznie"
          />
          {discountUntil === null ? null : (
            <>
              <Stack paddingBlockStart={3}>
                <Countdown leftMs={view.discountLeftMs} />
              </Stack>
              <Text size="small" tone="soft">
                {withNonBreakingSpaces(`Cena ${price} zostaje tak długo, jak trwa ta subskrypcja.`)}
              </Text>
            </>
          )}
        </>
      }
      consent={withNonBreakingSpaces(PREMIUM_CONSENT)}
      backTo={{ path: '/plany', name: 'Wróć do planów' }}
    />
  );
}

function HasPremium() {
  return (
    <LinkPage
      colour="green"
      title="Masz już Premium"
      text={withNonBreakingSpaces('Nie trzeba nic kupować: wszystkie ścieżki są otwarte.')}
    >
      <ButtonLink to="/dashboard">Przejdź do „Dziś”</ButtonLink>
      <ButtonLink to="/profil#subskrypcja" tone="quiet">
        Zarządzaj subskrypcją
      </ButtonLink>
    </LinkPage>
  );
}

function MendPayment() {
  return (
    <LinkPage
      colour="yellow"
      title="Subskrypcja czeka na płatność"
      text={withNonBreakingSpaces(
        'Masz już Premium, tylko ostatnia płatność nie przeszła. Wskaż w profilu inną kartę, a Premium wróci zaraz po zapłacie.',
      )}
    >
      <ButtonLink to="/profil#subskrypcja">Dokończ płatność</ButtonLink>
    </LinkPage>
  );
}
