// The offer beside a course: price, what belongs to it, and the one button that fits the visitor (docs/product.md 'Course page').
import type { ReactNode } from 'react';
import type { Course } from '#domain/courses/course.ts';
import { discountPercent } from '#domain/courses/price.ts';
import type { CourseVisitor } from '#worker/services/courses/visitor.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { authAddress } from '../../auth/dialog/auth-query.ts';
import { useSite } from '../../auth/session/use-user.ts';
import { Cover } from '../cover/Cover.tsx';
import { facts, notYet, offer, sellerLink } from './CourseOffer.css.ts';
import { LEVEL_LABELS, RATING_NOTE } from '../course-texts.ts';
import { Price } from '../Price.tsx';
import { Rating } from '../Rating.tsx';

const NO_SELLER = '#';
const NOT_YET_ID = 'platnosc';

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
        <BuyButton course={course} visitor={visitor} />
      </Stack>
      <dl className={facts}>
        <Fact name="Poziom">{LEVEL_LABELS[course.level]}</Fact>
        <Fact name="Czas nauki">{course.duration}</Fact>
        <Fact name="Forma">
          {withNonBreakingSpaces('Lekcje tekstowe z ćwiczeniami, dostęp bez limitu czasu')}
        </Fact>
        <Fact name="Zaświadczenie">{course.certificate ? 'Tak, o\u00a0ukończeniu kursu' : 'Nie'}</Fact>
        <Fact name="Prowadzi">{course.instructor}</Fact>
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

function BuyButton({ course, visitor }: Pick<CourseOfferProps, 'course' | 'visitor'>) {
  const { hasPayments } = useSite();
  if (visitor.isOwned) {
    return (
      <ButtonLink tone="secondary" isWide to={`/moje-kursy/${course.id}`}>
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
      <ButtonLink isWide to={authAddress('register', hasPayments ? order : `/kursy/${course.id}`)}>
        Kup kurs
      </ButtonLink>
    );
  }
  if (hasPayments) {
    return (
      <ButtonLink isWide to={order}>
        Kup kurs
      </ButtonLink>
    );
  }
  return (
    <>
      <Button isWide popoverTarget={NOT_YET_ID}>
        Kup kurs
      </Button>
      <output className={notYet} id={NOT_YET_ID} popover="auto">
        Funkcja płatności nie jest jeszcze zaimplementowana.
      </output>
    </>
  );
}
