// Price and button at the lower edge of a phone once the offer's own button is out of view. By style alone: the page has no React.
import { coursePriceText } from '#domain/courses/price.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import type { CourseVisitor } from '#worker/services/courses/visitor.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { BuyButton } from './BuyButton.tsx';
import { bar, lane } from './BuyingBar.css.ts';

export function BuyingBar({ course, visitor }: { course: PublishedCourse; visitor: CourseVisitor }) {
  if (visitor.isOwned) return null;
  return (
    <div className={lane}>
      <div className={bar}>
        <Text as="strong" hasFigures>
          <VisuallyHidden>Cena: </VisuallyHidden>
          {coursePriceText(course.price)}
        </Text>
        <BuyButton course={course} visitor={visitor} place="bar" />
      </div>
    </div>
  );
}
