// /kursy/{id}: everything that one wants to know before buying (docs/product.md 'Course page'). Reads and works without JavaScript.
import type { ReactNode } from 'react';
import type { HelpedBy } from '#content/atlas.server.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import type { CourseCard as CourseCardData } from '#domain/courses/library/facets.ts';
import type { CourseFigures } from '#domain/courses/library/figures.ts';
import { addressName } from '#domain/courses/library/state.ts';
import { coursePriceText } from '#domain/courses/price.ts';
import { pluralized } from '#domain/platform/pluralized.ts';
import type { CourseReviews as Reviews } from '#worker/services/courses/reviews.ts';
import type { CourseVisitor } from '#worker/services/courses/visitor.ts';
import { withNonBreakingSpaces } from '../../../lib/typography.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Badge } from '../../../ui/text/Badge.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { Link } from '../../../ui/text/Link.tsx';
import { TagLink } from '../../../ui/text/Tag.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { CourseCard } from '../CourseCard.tsx';
import { firstLessonAddress } from '../first-lesson/addresses.ts';
import { CourseReviews } from '../reviews/CourseReviews.tsx';
import { bar, lane, plan as planStyle, stop, underBar } from './BuyingBar.css.ts';
import { BuyButton, CourseOffer } from './CourseOffer.tsx';
import { answer, crumbs, gain, layout, question, questions, side } from './CoursePage.css.ts';

const MINUTES = ['minuta', 'minuty', 'minut'] as const;

type CoursePageProps = {
  course: PublishedCourse;
  figures: CourseFigures;
  firstLesson: FirstLessonNote;
  similar: readonly CourseCardData[];
  visitor: CourseVisitor;
  helpedBy: readonly HelpedBy[];
  /** Null = the database can't tell now. */
  reviews: Reviews | null;
  /** Back from the provider's page without a payment. */
  isGivenUp: boolean;
};

export function CoursePage(props: CoursePageProps) {
  const { course, figures, firstLesson, similar, visitor, helpedBy, reviews, isGivenUp } = props;
  return (
    <Container space="page" gap={6}>
      {isGivenUp ? (
        <div data-given-up="">
          <Notice tone="info" action={<Link to={`/zamowienie/kurs/${course.id}`}>Wróć do zamówienia</Link>}>
            {withNonBreakingSpaces('Płatność anulowana. Nic nie pobraliśmy i nic nie zostało kupione.')}
          </Notice>
        </div>
      ) : null}
      <nav aria-label="Ścieżka nawigacji">
        <ol className={crumbs}>
          <li>
            <Link tone="quiet" to="/biblioteka-kursow">
              Biblioteka kursów
            </Link>
          </li>
          <li>
            <Link tone="quiet" to={`/biblioteka-kursow?kategoria=${addressName(course.category)}`}>
              {course.category}
            </Link>
          </li>
        </ol>
      </nav>
      <div className={layout}>
        <Opening course={course} figures={figures} firstLesson={firstLesson} visitor={visitor} />
        <div className={side}>
          <CourseOffer course={course} figures={figures} reviews={reviews} visitor={visitor} />
        </div>
        <div className={underBar}>
          <Stack gap={12}>
            <Part title="Czego się nauczysz, krok po kroku">
              <CoursePlan courseId={course.id} plan={course.plan} firstLesson={firstLesson} />
            </Part>
            <Part title="Dla kogo jest ten kurs">
              <Statements texts={course.forWho} icon="person" />
            </Part>
            <Part title="Co będziesz mieć na końcu">
              <Statements texts={course.whatYouGet} icon="check" />
            </Part>
            {helpedBy.length === 0 ? null : (
              <Part title="W&nbsp;jakich zawodach się przydaje">
                <HelpedOccupations helpedBy={helpedBy} />
              </Part>
            )}
            <Part title="Opinie osób, które kupiły kurs">
              <CourseReviews courseId={course.id} reviews={reviews} isOwned={visitor.isOwned} />
            </Part>
            <Part title="Pytania i&nbsp;odpowiedzi">
              <div className={questions}>
                {course.faq.map(({ q, a }) => (
                  <details key={q}>
                    <summary className={question}>
                      {withNonBreakingSpaces(q)}
                      <Icon name="chevron" />
                    </summary>
                    <Text className={answer}>{withNonBreakingSpaces(a)}</Text>
                  </details>
                ))}
              </div>
            </Part>
          </Stack>
          <BuyingBar course={course} visitor={visitor} />
        </div>
      </div>
      {similar.length === 0 ? null : (
        <Part title="Podobne kursy">
          <Columns as="ul" gap={6}>
            {similar.map((card) => (
              <CourseCard key={card.id} course={card} headingLevel={3} />
            ))}
          </Columns>
        </Part>
      )}
    </Container>
  );
}

type OpeningProps = Pick<CoursePageProps, 'course' | 'figures' | 'firstLesson' | 'visitor'>;

function Opening({ course, figures, firstLesson, visitor }: OpeningProps) {
  return (
    <Stack gap={4}>
      {figures.bestSeller ? (
        <div>
          <Badge tone="accent">Bestseller</Badge>
        </div>
      ) : null}
      <Heading level={1}>{withNonBreakingSpaces(course.title)}</Heading>
      <Text size="lead" tone="soft">
        {withNonBreakingSpaces(course.description)}
      </Text>
      {visitor.helpsOn.length === 0 ? null : (
        <Text tone="accent">
          Przyda się na {visitor.helpsOn.length === 1 ? 'ścieżce' : 'ścieżkach'}: {visitor.helpsOn.join(', ')}
        </Text>
      )}
      <div>
        {visitor.isOwned ? (
          <ButtonLink to={`/moje-kursy/${course.id}`}>Otwórz lekcje</ButtonLink>
        ) : (
          <ButtonLink tone="secondary" to={firstLessonAddress(course.id)}>
            {withNonBreakingSpaces(
              `Przeczytaj pierwszą lekcję za darmo (${pluralized(firstLesson.minutes, MINUTES)})`,
            )}
          </ButtonLink>
        )}
      </div>
    </Stack>
  );
}

function HelpedOccupations({ helpedBy }: Pick<CoursePageProps, 'helpedBy'>) {
  return helpedBy.map(({ because, occupations }) => (
    <Stack key={because} gap={3}>
      <Text>{withNonBreakingSpaces(because)}</Text>
      <Inline as="ul" gap={2}>
        {occupations.map(({ id, name }) => (
          <li key={id}>
            <TagLink to={`/zawody/${id}`}>{withNonBreakingSpaces(name)}</TagLink>
          </li>
        ))}
      </Inline>
    </Stack>
  ));
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  );
}

function Statements({ texts, icon }: { texts: readonly string[]; icon: 'person' | 'check' }) {
  return (
    <Stack as="ul" gap={3}>
      {texts.map((text) => (
        <li key={text} className={gain}>
          <Icon name={icon} />
          <span>{withNonBreakingSpaces(text)}</span>
        </li>
      ))}
    </Stack>
  );
}

// Price and button at the lower edge of a phone once the offer's own button is out of view. By style alone: the page has no React.
function BuyingBar({ course, visitor }: { course: PublishedCourse; visitor: CourseVisitor }) {
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

// A course's modules as the stops of a trail; the first holds the lesson that everybody may read.
type FirstLessonNote = { title: string; minutes: number };

type CoursePlanProps = { courseId: string; plan: readonly string[]; firstLesson: FirstLessonNote };

function CoursePlan({ courseId, plan, firstLesson }: CoursePlanProps) {
  return (
    <ol className={planStyle}>
      {plan.map((title, index) => (
        <li key={title} className={stop}>
          {withNonBreakingSpaces(title)}
          {index > 0 ? null : (
            <div>
              <Link tone="forward" to={firstLessonAddress(courseId)}>
                {withNonBreakingSpaces(`Za darmo: „${firstLesson.title}”`)}
              </Link>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
