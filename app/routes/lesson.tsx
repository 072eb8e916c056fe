// /moje-kursy/{id}/{lessonId}, for owners only: whoever hasn't bought the course is led to its offer.
import { data, redirect } from 'react-router';
import { readCourse } from '#content/catalogue.server.ts';
import { servicesContext } from '../context.ts';
import { answerOfSilence } from '../features/lessons/answer-silence.ts';
import { lessonAction } from '../features/lessons/lesson-action.server.ts';
import { lessonAddress } from '../features/lessons/lesson-addresses.ts';
import { LessonPage } from '../features/lessons/LessonPage.tsx';
import { ReaderAway } from '../features/lessons/ReaderAway.tsx';
import { personalData } from '../lib/personal-data.server.ts';
import type { Route } from './+types/lesson.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const course = await readCourse(params.courseId);
  if (course === null) throw new Response(null, { status: 404 });
  const { id, title } = course;
  const { lessonReader } = context.get(servicesContext);
  const reader = await personalData(lessonReader(id, params.lessonId), lessonAddress(id, params.lessonId));
  if (reader === null) return data({ id, title, reader }, 503);
  if (!reader.isOwned) throw redirect(`/kursy/${id}`);
  return data({ id, title, reader });
}

export function action({ params, context, request }: Route.ActionArgs) {
  return lessonAction(context.get(servicesContext), request, params);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return answerOfSilence(form);
    throw error;
  }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (loaderData === undefined) return [];
  const { title, reader } = loaderData;
  return [{ title: `${reader === null ? title : `${reader.place.lesson.title} – ${title}`} – Szlak` }];
}

export default function Lesson({ loaderData: { id, title, reader } }: Route.ComponentProps) {
  if (reader === null) return <ReaderAway title={title} />;
  return <LessonPage key={reader.place.lesson.id} courseId={id} title={title} reader={reader} />;
}
