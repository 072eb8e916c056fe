// /kursy/{id}/probka: what everybody may read of a bought course. Nobody's but the course's data is asked for.
import { data } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { AppError } from '#domain/errors.ts';
import type { Services } from '#worker/services.ts';
import { servicesContext } from '../../context.ts';
import { sampleAddress } from '../../features/courses/offer/CourseSample.tsx';
import { CourseSamplePage, type SampleResult } from '../../features/courses/offer/CourseSamplePage.tsx';
import type { PageHandle } from '../../lib/page-handle.ts';
import { lostTrail } from '../../features/shell/lost-trail.server.ts';
import { headOf } from '../../lib/page-head.ts';
import { pageHead } from '../../lib/page-head.server.ts';
import type { Route } from './+types/course-sample.ts';

export const handle: PageHandle = { hydrate: false };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const found = findCourse(params.courseId);
  if (found === null) throw await lostTrail(url);
  const course = { id: found.id, title: found.title };
  const services = context.get(servicesContext);
  const { result, status } = await sampleFor(services.courses, course.id);
  const head = pageHead(
    {
      title: `Początek pierwszej lekcji – ${course.title} – Szlak`,
      description: `Przeczytaj, jak zaczyna się kurs „${course.title}”.`,
      path: sampleAddress(course.id),
      isListed: false,
    },
    services.site.origin,
  );
  return data({ head, course, result }, status);
}

async function sampleFor(
  courses: Services['courses'],
  courseId: string,
): Promise<{ result: SampleResult; status: number }> {
  try {
    return { result: { sample: await courses.sample(courseId) }, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const word =
      error.code === 'not-found'
        ? 'Ta lekcja jeszcze nie powstała: przygotujemy ją, gdy otworzy ją pierwsza osoba, która kupi ten kurs. Plan kursu znajdziesz na jego stronie.'
        : error.message;
    return { result: { sample: null, word }, status: error.status };
  }
}

export const meta = headOf;

export default function CourseSampleRoute({ loaderData }: Route.ComponentProps) {
  return <CourseSamplePage course={loaderData.course} result={loaderData.result} />;
}
