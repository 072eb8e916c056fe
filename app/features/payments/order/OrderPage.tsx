// Our own summary before the provider's page (docs/decisions.md 'The way to pay'): what is bought, what it costs, what happens when; or,
// where nothing can be ordered, why, and the one thing to do about it.
import { useFetcher } from 'react-router';
import { authorship } from '#domain/courses/authorship.ts';
import { coursePriceText } from '#domain/courses/price.ts';
import { studyWords } from '#domain/courses/structure/study-time.ts';
import { PREMIUM_CONSENT } from '#domain/payments/consent.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { waitsForPayment } from '#domain/payments/plan/premium-offer.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { CourseOrder } from '#worker/services/payments/courses/order.ts';
import type { PremiumOrder } from '#worker/services/payments/premium/order.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useUser } from '../../account/auth/session/use-user.ts';
import { LinkPage } from '../../account/mailed-link/LinkPage.tsx';
import { LEVEL_LABELS } from '../../courses/course-texts.ts';
import { Cover } from '../../courses/cover/Cover.tsx';
import { Countdown } from '../plans/PlanPrice.tsx';
import { PAYMENTS_OFF } from '../plans/plan-texts.ts';
import { OrderSheet } from './OrderSheet.tsx';
import type { OrderPageProps, OrderResult } from './order-data.ts';

export function OrderPage({ view, result }: OrderPageProps) {
  if (view.order === null) return <OrderAway />;
  if (view.item === 'premium') return <PremiumOrderPage order={view.order} view={view} result={result} />;
  return <CourseOrderPage order={view.order} view={view} result={result} />;
}

type CourseOrderPageProps = OrderPageProps & { order: CourseOrder };

function CourseOrderPage(props: CourseOrderPageProps) {
  const { order, result } = props;
  const { course, buyer, arePaymentsOn } = order;
  const path = `/kursy/${course.id}`;
  if (buyer?.isOwned === true) return <Owned course={course} />;
  if (!arePaymentsOn) return <PaymentsOff backTo={path} />;
  if (buyer?.mustConfirmEmail === true) return <ConfirmFirst result={result} />;
  return <CourseSummary {...props} />;
}

function CourseSummary({ order, view, result }: CourseOrderPageProps) {
  const { course, priceGrosze, consent } = order;
  const { today, withdrawalEnd } = view.days;
  const price = sumText(priceGrosze);
  const { originalPrice, lowestPrice } = course;
  return (
    <OrderSheet
      seller={view.seller}
      means={view.means}
      result={result}
      title={withNonBreakingSpaces(course.title)}
      picture={<Cover id={course.id} isFirst width="small" />}
      what={`${LEVEL_LABELS[course.level]} · ${course.takes ?? studyWords(course.duration)} · lekcje tekstowe, dostęp bez daty końcowej`}
      whoWrites={withNonBreakingSpaces(`${authorship(course)}.`)}
      stops={[
        {
          name: `Dziś, ${polishDay(today)}`,
          state: 'here',
          note: withNonBreakingSpaces(
            `Płacisz ${price}, jeden raz. Kurs otwiera się od razu w „Moich kursach”, a potwierdzenie przyjdzie e-mailem.`,
          ),
        },
        {
          name: `Do ${polishDay(withdrawalEnd)}`,
          state: 'ahead',
          note: withNonBreakingSpaces(
            'Możesz odstąpić od umowy i odzyskać całą cenę, dopóki nie otworzysz pierwszej lekcji. Otwarcie jej kończy to prawo.',
          ),
        },
        {
          name: 'Potem',
          state: 'ahead',
          note: withNonBreakingSpaces(
            'Kurs zostaje na Twoim koncie. Nic się nie odnawia i nic więcej nie płacisz.',
          ),
        },
      ]}
      price={
        <OrderPrice
          price={price}
          before={originalPrice === undefined ? null : coursePriceText(originalPrice)}
          lowest={lowestPrice === null ? null : coursePriceText(lowestPrice)}
          every="jednorazowo"
        />
      }
      consent={withNonBreakingSpaces(consent)}
      backTo={{ path: `/kursy/${course.id}`, name: 'Wróć do kursu' }}
    />
  );
}

function Owned({ course }: Pick<CourseOrder, 'course'>) {
  return (
    <LinkPage
      colour="green"
      title="Ten kurs jest już Twój"
      text={withNonBreakingSpaces(
        `Kurs „${course.title}” czeka w „Moich kursach”. Nie trzeba kupować go drugi raz.`,
      )}
    >
      <ButtonLink to={`/moje-kursy/${course.id}`}>Przejdź do kursu</ButtonLink>
    </LinkPage>
  );
}

const { generations, resets } = PLANS.premium;

type PremiumOrderPageProps = OrderPageProps & { order: PremiumOrder };

function PremiumOrderPage(props: PremiumOrderPageProps) {
  const { order, result } = props;
  if (order.plan === 'premium') return <HasPremium />;
  if (!order.isOpen) return <PaymentsOff backTo="/plany" />;
  if (waitsForPayment(order.lapsedStatus)) return <MendPayment />;
  if (order.mustConfirmEmail) return <ConfirmFirst result={result} />;
  return <PremiumSummary {...props} />;
}

function PremiumSummary({ order, view, result }: PremiumOrderPageProps) {
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

type OrderPriceProps = {
  price: string;
  /** Struck through; null = no reduction. */
  before: string | null;
  /** The lowest of the 30 days before the reduction. */
  lowest: string | null;
  every: string;
};

function OrderPrice({ price, before, lowest, every }: OrderPriceProps) {
  return (
    <div>
      <Inline as="p" rowGap={0} align="baseline">
        {before === null ? null : (
          <Text as="s" size="lead" tone="soft">
            <VisuallyHidden>Cena przed obniżką: </VisuallyHidden>
            {before}
          </Text>
        )}
        <VisuallyHidden>Do zapłaty: </VisuallyHidden>
        <Figure size="large">{price}</Figure>
        <Text as="span" tone="soft">
          {every}
        </Text>
      </Inline>
      {before === null || lowest === null ? null : (
        <Text size="small" tone="soft">
          Najniższa cena z&nbsp;30 dni przed obniżką: {lowest}
        </Text>
      )}
    </div>
  );
}

// Where an order can't go on, and the one thing to do about it.
function PaymentsOff({ backTo }: { backTo: string }) {
  return (
    <LinkPage colour="yellow" title="Na razie nic tu nie kupisz" text={PAYMENTS_OFF}>
      <ButtonLink to={backTo} tone="secondary">
        Wróć
      </ButtonLink>
    </LinkPage>
  );
}

function OrderAway() {
  return (
    <LinkPage
      colour="yellow"
      title="Nie możemy teraz przyjąć zamówienia"
      text={withNonBreakingSpaces(
        'Baza danych nie odpowiada. Nic nie zostało kupione. Odczekaj chwilę i odśwież stronę.',
      )}
    />
  );
}

/** Nobody pays from an address that may be somebody else's (docs/decisions.md 'Before the address is confirmed'). */
function ConfirmFirst({ result: resultOfPage }: { result: OrderResult | undefined }) {
  const fetcher = useFetcher<OrderResult>();
  const user = useUser();
  const result = fetcher.data ?? resultOfPage;
  return (
    <LinkPage
      colour="blue"
      title="Najpierw potwierdź adres e-mail"
      text={
        <>
          {withNonBreakingSpaces('Wysłaliśmy wiadomość z linkiem')}
          {user === null ? '' : ` na ${user.email}`}.{' '}
          {withNonBreakingSpaces('Po jego kliknięciu wróć tutaj i dokończ zamówienie.')}
        </>
      }
    >
      <fetcher.Form method="post">
        <Button type="submit" name="zamiar" value="potwierdzenie" busy={fetcher.state !== 'idle'}>
          Wyślij wiadomość jeszcze raz
        </Button>
      </fetcher.Form>
      <div aria-live="polite">
        {result?.state === 'sent' ? (
          <Notice tone="success">
            {withNonBreakingSpaces(
              'Wysłaliśmy wiadomość jeszcze raz. Sprawdź skrzynkę, także folder ze spamem.',
            )}
          </Notice>
        ) : null}
      </div>
      {result?.state === 'refused' ? <Notice tone="error">{result.sentence}</Notice> : null}
    </LinkPage>
  );
}
