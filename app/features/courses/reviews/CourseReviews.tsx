// What buyers say of a course, on its page (docs/decisions.md 'Reviews'). How they are known to be buyers stands beside it (Omnibus
// directive). Reads without JavaScript.
import { pluralized } from '#domain/platform/pluralized.ts';
import { MIN_RATINGS } from '#domain/courses/reviews/rating.ts';
import type { CourseReviews as Reviews, ShownReview } from '#worker/services/courses/reviews.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Disclosure } from '../../../ui/layout/Disclosure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { useSite } from '../../account/auth/session/use-user.ts';
import { reviewAddress } from '../lessons/lesson-addresses.ts';
import { foot, list, review as reviewStyle, words } from './reviews.css.ts';
import { Stars } from './Stars.tsx';

const REVIEWS = ['opinia', 'opinie', 'opinii'] as const;

/** Seen at once; the rest is one press away. */
const FIRST = 5;

const HOW_CHECKED =
  'Opinię może dodać tylko osoba, która kupiła ten kurs i otworzyła co najmniej jedną trzecią lekcji. Sprawdzamy to przy zapisie. Pokazujemy dobre i złe, nie płacimy za nie i nic w nich nie zmieniamy. Ukrywamy tylko te, które łamią regulamin, a osobie, która je napisała, podajemy powód.';

type CourseReviewsProps = { courseId: string; reviews: Reviews | null; isOwned: boolean };

/** `reviews` = null: the database can't tell now. */
export function CourseReviews({ courseId, reviews, isOwned }: CourseReviewsProps) {
  return (
    <Stack gap={4}>
      <Text>{withNonBreakingSpaces(summaryOf(reviews))}</Text>
      {reviews === null || reviews.shown.length === 0 ? null : <Shown reviews={reviews} />}
      <Text size="small" tone="soft">
        {withNonBreakingSpaces(HOW_CHECKED)}
      </Text>
      {isOwned ? (
        <div>
          <ButtonLink tone="secondary" to={reviewAddress(courseId)}>
            Twoja opinia o&nbsp;kursie
          </ButtonLink>
        </div>
      ) : null}
    </Stack>
  );
}

function summaryOf(reviews: Reviews | null): string {
  if (reviews === null) return 'Nie możemy teraz wczytać opinii. Odśwież stronę za chwilę.';
  const { ratings, average } = reviews;
  if (ratings === 0) return 'Nowy kurs: nikt jeszcze nie napisał opinii.';
  const count = pluralized(ratings, REVIEWS);
  if (average === null) return `Nowy kurs: ${count}. Średnią pokażemy od ${MIN_RATINGS} opinii.`;
  return `Średnia ${average.toFixed(1).replace('.', ',')} na 5, ${count}.`;
}

function Shown({ reviews: { ratings, shown } }: { reviews: Reviews }) {
  const [first, rest] = [shown.slice(0, FIRST), shown.slice(FIRST)];
  return (
    <div>
      <List reviews={first} />
      {rest.length === 0 ? null : (
        <Disclosure
          summary={
            ratings > shown.length
              ? `Kolejne opinie (tu ${shown.length} najnowszych)`
              : `Pokaż kolejne (${rest.length})`
          }
        >
          <List reviews={rest} />
        </Disclosure>
      )}
    </div>
  );
}

function List({ reviews }: { reviews: readonly ShownReview[] }) {
  return (
    <ul className={list}>
      {reviews.map((one) => (
        <Review key={one.id} review={one} />
      ))}
    </ul>
  );
}

function Review({ review: { id, stars, text, month, isChanged } }: { review: ShownReview }) {
  const { contactEmail } = useSite();
  return (
    <li className={reviewStyle}>
      <Stars stars={stars} />
      {text === '' ? null : <Text className={words}>{text}</Text>}
      <div className={foot}>
        <Text as="span" size="small" tone="soft">
          osoba, która kupiła kurs, {month}
          {isChanged ? ', zmieniona' : null}
        </Text>
        {contactEmail === null ? null : (
          <Text as="span" size="small">
            <Link
              tone="quiet"
              to={`mailto:${contactEmail}?subject=${encodeURIComponent(`Zgłoszenie opinii ${id}`)}`}
            >
              Zgłoś<VisuallyHidden> tę opinię</VisuallyHidden>
            </Link>
          </Text>
        )}
      </div>
    </li>
  );
}
