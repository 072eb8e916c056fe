// /kursy/{id}/pierwsza-lekcja: the same for everybody, at no call to the database. Answers in the address come from browsers without
// JavaScript.
import { findCourse } from '#content/catalogue.server.ts';
import { readFirstLesson } from '#content/first-lessons.server.ts';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import { scopeContext } from '../../context.ts';
import { firstLessonAddress } from '../../features/courses/first-lesson/addresses.ts';
import { FirstLessonPage } from '../../features/courses/first-lesson/FirstLessonPage.tsx';
import { givenAnswers } from '../../features/courses/first-lesson/given-answers.server.ts';
import { notFoundPage } from '../../features/platform/shell/not-found-page.server.ts';
import type { PageHandle } from '../../lib/page-handle.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import { breadcrumbs, freeLesson } from '../../lib/structured-data.server.ts';
import type { Route } from './+types/first-lesson.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const card = findCourse(params.courseId);
  if (card === null) throw await notFoundPage(url);
  const lesson = await readFirstLesson(card.id);
  const { id, title, price, lessons } = card;
  return {
    head: headFor(card, lesson, context.get(scopeContext).origin),
    course: { id, title, price, lessons },
    lesson,
    given: givenAnswers(lesson.questions, url.searchParams),
  };
}

export { loadWhole as clientLoader } from '../../lib/load-whole.ts';

export const meta = headOf;

function headFor(course: CatalogueCard, { title, goal }: { title: string; goal: string }, origin: string) {
  const path = firstLessonAddress(course.id);
  return pageHead(
    {
      title: `${title} – pierwsza lekcja za darmo – Szlak`,
      description: `${goal} Pierwsza lekcja kursu „${course.title}”, cała i bez logowania.`,
      keywords: course.tags,
      path,
      structured: [
        freeLesson(origin, { title, goal, path, course }),
        breadcrumbs(origin, [
          { name: 'Biblioteka kursów', path: '/biblioteka-kursow' },
          { name: course.title, path: `/kursy/${course.id}` },
          { name: title, path },
        ]),
      ],
    },
    origin,
  );
}

export default function FirstLessonRoute({ loaderData }: Route.ComponentProps) {
  return <FirstLessonPage {...loaderData} />;
}
