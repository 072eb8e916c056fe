// /kursy/{id}: for strangers the same page at no call; for anyone who is signed in one round trip more. It comes without React.
import { readHelpedBy } from '#content/atlas.server.ts';
import { findCourse, readWholeCourse } from '#content/catalogue.server.ts';
import { readFirstLesson } from '#content/first-lessons.server.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import { NO_FIGURES } from '#domain/courses/library/figures.ts';
import { similarCourses } from '#domain/courses/library/similar.ts';
import { shortened } from '#domain/payments/plan/shortened.ts';
import type { CourseReviews } from '#worker/services/courses/reviews.ts';
import { readCatalogue } from '#worker/services/courses/figures.ts';
import { readCourseReviews } from '#worker/services/courses/reviews.ts';
import { readCourseVisitor } from '#worker/services/courses/visitor.ts';
import { scopeContext } from '../../context.ts';
import { CoursePage } from '../../features/courses/offer/CoursePage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs, courseThing } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/course.ts';

/** As much as search engines show, but for the sign of more. */
const MAX_DESCRIPTION_LENGTH = 154;

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const card = findCourse(params.courseId);
  if (card === null) throw await notFoundPage(url);
  const scope = context.get(scopeContext);
  const [visitor, course, firstLesson, reviews, { cards }, helpedBy] = await Promise.all([
    readCourseVisitor(scope, card),
    readWholeCourse(card),
    readFirstLesson(card.id),
    readCourseReviews(scope, card.id),
    readCatalogue(scope),
    readHelpedBy(card.id),
  ]);
  return {
    head: headFor(course, scope.origin, reviews),
    course,
    figures: cards.find(({ id }) => id === course.id) ?? NO_FIGURES,
    firstLesson: { title: firstLesson.title, minutes: firstLesson.minutes },
    similar: similarCourses(course, cards),
    visitor,
    reviews,
    helpedBy,
    isGivenUp: !visitor.isOwned && url.searchParams.get('purchase_status') === 'cancelled',
  };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

function headFor(course: PublishedCourse, origin: string, reviews: CourseReviews | null) {
  const average = reviews?.average ?? null;
  const rating = reviews === null || average === null ? null : { average, ratings: reviews.ratings };
  const path = `/kursy/${course.id}`;
  return pageHead(
    {
      title: `${course.title} – kurs – Szlak`,
      description: shortened(course.description, MAX_DESCRIPTION_LENGTH),
      keywords: course.tags,
      path,
      structured: [
        courseThing(origin, course, rating),
        breadcrumbs(origin, [
          { name: 'Biblioteka kursów', path: '/biblioteka-kursow' },
          { name: course.title, path },
        ]),
      ],
    },
    origin,
  );
}

export default function CourseRoute({ loaderData }: Route.ComponentProps) {
  return <CoursePage {...loaderData} />;
}
