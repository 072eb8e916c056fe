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
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Cover } from '../cover/Cover.tsx';
import { BuyButton } from './BuyButton.tsx';
import { facts, offer } from './CourseOffer.css.ts';
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
