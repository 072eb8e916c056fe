// The one button of an offer that fits the visitor (docs/product.md 'Course page').
import type { PublishedCourse } from '#domain/courses/course.ts';
import type { CourseVisitor } from '#worker/services/courses/visitor.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { authAddress } from '../../account/auth/dialog/auth-query.ts';
import { useSite } from '../../account/auth/session/use-user.ts';
import { notYet, sellerLink } from './CourseOffer.css.ts';

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
