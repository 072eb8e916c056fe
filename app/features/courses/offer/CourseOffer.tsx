// The offer beside a course: price, what belongs to it, and the one button that fits the visitor (docs/product.md 'Course page').
import type { ReactNode } from 'react';
import { authorship } from '#domain/courses/authorship.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import type { CourseFigures } from '#domain/courses/library/figures.ts';
import { discountPercent } from '#domain/courses/price.ts';
import { studyWords } from '#domain/courses/structure/study-time.ts';
import type { CourseReviews } from '#worker/services/courses/reviews.ts';
import type { CourseVisitor } from '#worker/services/courses/visitor.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { authAddress } from '../../account/auth/dialog/auth-query.ts';
import { useSite } from '../../account/auth/session/use-user.ts';
import { Cover } from '../cover/Cover.tsx';
import { facts, notYet, offer, sellerLink } from './CourseOffer.css.ts';
import { LEVEL_LABELS } from '../course-texts.ts';
import { Price } from '../Price.tsx';
import { Rating } from '../Rating.tsx';

type CourseOfferProps = {
  course: PublishedCourse;
  figures: CourseFigures;
  reviews: CourseReviews | null;
  visitor: CourseVisitor;
};

export function CourseOffer({ course, figures, reviews, visitor }: CourseOfferProps) {
  const discount = discountPercent({ ...course, ...figures });
  return (
    <Card className={offer}>
      <Stack gap={5}>
        <Cover id={course.id} isFirst />
        <Stack gap={2}>
          {discount === null ? null : (
            <div>
              <Badge tone="negative">−{discount}%</Badge>
            </div>
          )}
          <Price {...course} {...figures} size="page" />
        </Stack>
        <BuyButton course={course} visitor={visitor} place="offer" />
      </Stack>
      <dl className={facts}>
        <Fact name="Poziom">{LEVEL_LABELS[course.level]}</Fact>
        <Fact name="Ile to trwa">{figures.takes ?? studyWords(course.duration)}</Fact>
        <Fact name="Forma">
          {withNonBreakingSpaces('Lekcje tekstowe z ćwiczeniami, dostęp bez daty końcowej')}
        </Fact>
        <Fact name="Zaświadczenie">{course.certificate ? 'Tak, o\u00a0ukończeniu kursu' : 'Nie'}</Fact>
        <Fact name="Plan">{withNonBreakingSpaces(course.instructor)}</Fact>
        <Fact name="Lekcje">{withNonBreakingSpaces(`${authorship(figures)}.`)}</Fact>
        <Fact name="Ocena">
          <Rating {...ratingOf(figures, reviews)} />
        </Fact>
      </dl>
    </Card>
  );
}

/** As this page counts it; where that is out of reach, as lists do. */
function ratingOf(figures: CourseFigures, reviews: CourseReviews | null) {
  if (reviews === null) return figures;
  return { rating: reviews.average, reviews: reviews.ratings };
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

// The one button of an offer that fits the visitor (docs/product.md 'Course page').
const NO_SELLER = '#';
const NOT_YET_ID = 'platnosc';

/** `place`: in the offer it is as wide as its card; the bar repeats it and opens the same note. */
type BuyButtonProps = { course: PublishedCourse; visitor: CourseVisitor; place: 'offer' | 'bar' };

export function BuyButton({ course, visitor, place }: BuyButtonProps) {
  const { hasPayments } = useSite();
  const isWide = place === 'offer';
  if (visitor.isOwned) {
    return (
      <ButtonLink tone="secondary" isWide={isWide} to={`/moje-kursy/${course.id}`}>
        Zakupiono – przejdź do kursu
      </ButtonLink>
    );
  }
  if (course.affiliateUrl !== NO_SELLER) {
    return (
      <a className={sellerLink} href={course.affiliateUrl} target="_blank" rel="sponsored noopener">
        Przejdź do sprzedawcy
      </a>
    );
  }
  const order = `/zamowienie/kurs/${course.id}`;
  if (!visitor.isSignedIn) {
    return (
      <ButtonLink isWide={isWide} to={authAddress('register', hasPayments ? order : `/kursy/${course.id}`)}>
        Kup kurs
      </ButtonLink>
    );
  }
  if (hasPayments) {
    return (
      <ButtonLink isWide={isWide} to={order}>
        Kup kurs
      </ButtonLink>
    );
  }
  return (
    <>
      <Button isWide={isWide} popoverTarget={NOT_YET_ID}>
        Kup kurs
      </Button>
      {place === 'bar' ? null : (
        <output className={notYet} id={NOT_YET_ID} popover="auto">
          Płatności jeszcze nie działają.
        </output>
      )}
    </>
  );
}
