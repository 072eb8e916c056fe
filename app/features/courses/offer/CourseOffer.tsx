// The offer beside a course: price, what belongs to it, and the one button that fits the visitor (docs/product.md 'Course page').
import type { ReactNode } from 'react';
import { authorship } from '#domain/courses/authorship.ts';
import type { Course } from '#domain/courses/course.ts';
import { discountPercent } from '#domain/courses/price.ts';
import { studyWords } from '#domain/courses/structure/study-time.ts';
import type { CourseVisitor } from '#worker/services/courses/visitor.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { Cover } from '../cover/Cover.tsx';
import { BuyButton } from './BuyButton.tsx';
import { facts, offer } from './CourseOffer.css.ts';
import { LEVEL_LABELS, RATING_NOTE } from '../course-texts.ts';
import { Price } from '../Price.tsx';
import { Rating } from '../Rating.tsx';

type CourseOfferProps = { course: Course; lowestPrice: number | null; visitor: CourseVisitor };

export function CourseOffer({ course, lowestPrice, visitor }: CourseOfferProps) {
  const discount = discountPercent(course);
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
          <Price {...course} lowestPrice={lowestPrice} size="page" />
        </Stack>
        <BuyButton course={course} visitor={visitor} place="offer" />
      </Stack>
      <dl className={facts}>
        <Fact name="Poziom">{LEVEL_LABELS[course.level]}</Fact>
        <Fact name="Ile to trwa">{studyWords(course.duration)}</Fact>
        <Fact name="Forma">
          {withNonBreakingSpaces('Lekcje tekstowe z ćwiczeniami, dostęp bez daty końcowej')}
        </Fact>
        <Fact name="Zaświadczenie">{course.certificate ? 'Tak, o\u00a0ukończeniu kursu' : 'Nie'}</Fact>
        <Fact name="Plan">{withNonBreakingSpaces(course.instructor)}</Fact>
        <Fact name="Lekcje">{withNonBreakingSpaces(`${authorship(course)}.`)}</Fact>
        <Fact name="Ocena">
          <Rating rating={course.rating} reviews={course.reviews} />
          <Text as="span" size="small" tone="soft">
            {' '}
            {RATING_NOTE}
          </Text>
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
