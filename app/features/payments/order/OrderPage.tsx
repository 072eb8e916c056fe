// Our own summary before the provider's page (docs/decisions.md 'The way to pay'): what is bought, what it costs, what happens when; or,
// where nothing can be ordered, why, and the one thing to do about it.
import { authorship } from '#domain/courses/authorship.ts';
import { coursePriceText } from '#domain/courses/price.ts';
import { studyWords } from '#domain/courses/structure/study-time.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import { polishDay } from '#domain/platform/polish-date.ts';
import type { CourseOrder } from '#worker/services/payments/courses/order.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { LinkPage } from '../../account/mailed-link/LinkPage.tsx';
import { LEVEL_LABELS } from '../../courses/course-texts.ts';
import { Cover } from '../../courses/cover/Cover.tsx';
import { OrderPrice } from './OrderPrice.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { ConfirmFirst, OrderAway, PaymentsOff } from './OrderStops.tsx';
import { PremiumOrderPage } from './PremiumOrderPage.tsx';
import type { OrderPageProps } from './order-data.ts';

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
  return <Summary {...props} />;
}

function Summary({ order, view, result }: CourseOrderPageProps) {
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
