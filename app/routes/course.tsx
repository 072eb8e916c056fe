// /kursy/{id}: for strangers the same page at no call; for whoever is signed in one round trip more. It comes without React.
import { listCourses, readCourse } from '#content/catalogue.server.ts';
import { lowestPriceBefore } from '#domain/courses/price.ts';
import { similarCourses } from '#domain/courses/similar.ts';
import { servicesContext } from '../context.ts';
import { CoursePage } from '../features/courses/CoursePage.tsx';
import type { PageHandle } from '../lib/page-handle.ts';
import type { Route } from './+types/course.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context }: Route.LoaderArgs) {
  const course = await readCourse(params.courseId);
  if (course === null) throw new Response(null, { status: 404 });
  const visitor = await context.get(servicesContext).courseVisitor(course);
  return {
    course,
    lowestPrice: course.originalPrice === undefined ? null : lowestPriceBefore(course.priceHistory),
    similar: similarCourses(course, listCourses()),
    visitor,
  };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, description } = loaderData.course;
  return [{ title: `${title} – kurs – Szlak` }, { name: 'description', content: description }];
}

export default function CourseRoute({ loaderData }: Route.ComponentProps) {
  return <CoursePage {...loaderData} />;
}
