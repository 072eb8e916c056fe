// /moje-kursy/{id}/{lessonId}, for owners only: whoever hasn't bought the course is led to its offer.
import { data, redirect } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import { readLesson } from '#worker/services/courses/reader.ts';
import { scopeContext } from '../../context.ts';
import { resultOfSilence } from '../../features/courses/lessons/writing/response-silence.ts';
import { lessonAction } from '../../features/courses/lessons/reader/lesson-action.server.ts';
import { lessonAddress } from '../../features/courses/lessons/lesson-addresses.ts';
import { LateLesson } from '../../features/courses/lessons/late-parts.ts';
import { ReaderAway } from '../../features/courses/lessons/reader/ReaderAway.tsx';
import { useArrowKeys } from '../../features/courses/lessons/reader/use-arrow-keys.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/lesson.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const course = findCourse(params.courseId);
  if (course === null) throw new Response(null, { status: 404 });
  const { id, title, certificate } = course;
  const scope = context.get(scopeContext);
  const [reader] = await Promise.all([
    personalData(readLesson(scope, id, params.lessonId), lessonAddress(id, params.lessonId)),
    LateLesson.prepare(),
  ]);
  if (reader === null) return data({ id, title, certificate, reader }, 503);
  if (!reader.isOwned) throw redirect(`/kursy/${id}`);
  return data({ id, title, certificate, reader });
}

/** On the way from another page, and when the data is read anew. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([serverLoader(), LateLesson.prepare()]);
  return result;
}

export function action({ params, context, request }: Route.ActionArgs) {
  return lessonAction(context.get(scopeContext), request, params);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return resultOfSilence(form);
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, reader } = loaderData;
  return [{ title: `${reader === null ? title : `${reader.place.lesson.title} – ${title}`} – Szlak` }];
}

export default function Lesson({ loaderData: { reader, ...course } }: Route.ComponentProps) {
  useArrowKeys(course.id, reader?.place ?? null);
  if (reader === null) return <ReaderAway title={course.title} />;
  return <LateLesson key={reader.place.lesson.id} course={course} reader={reader} />;
}
