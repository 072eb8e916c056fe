// /moje-kursy/{id}/{lessonId}, for owners only: anyone who hasn't bought the course is led to its offer.
import { useEffect } from 'react';
import { data, redirect, useNavigate } from 'react-router';
import { findCourse } from '#content/catalogue.server.ts';
import type { LessonPlace } from '#domain/courses/structure/structure.ts';
import { readLesson } from '#worker/services/courses/reader.ts';
import { scopeContext } from '../../context.ts';
import { lessonAction } from '../../features/courses/lessons/reader/lesson-action.server.ts';
import { lessonAddress } from '../../features/courses/lessons/lesson-addresses.ts';
import { LateLesson, LateReaderAway } from '../../features/courses/lessons/late-parts.ts';
import type { LessonResult } from '../../features/courses/lessons/reader/lesson-forms.ts';
import { personalData } from '../../lib/personal-data.server.ts';
import type { Route } from './+types/lesson.ts';

// Without a network a lesson's form says so in its place; what was typed stays.
const SENTENCE = 'Serwer nie odpowiada. Sprawdź połączenie z internetem i\u00a0spróbuj ponownie.';

function resultOfSilence(form: FormData) {
  // What was sent comes back with the sentence: each form's outcome has the form's own fields.
  return data({ ...Object.fromEntries(form), fault: SENTENCE } as unknown as LessonResult, 503);
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const course = findCourse(params.courseId);
  if (course === null) throw new Response(null, { status: 404 });
  const { id, title, certificate } = course;
  const scope = context.get(scopeContext);
  const [reader] = await Promise.all([
    personalData(readLesson(scope, id, params.lessonId), lessonAddress(id, params.lessonId)),
    LateLesson.prepare(),
  ]);
  if (reader === null) {
    await LateReaderAway.prepare();
    return data({ id, title, certificate, reader }, 503);
  }
  if (!reader.isOwned) throw redirect(`/kursy/${id}`);
  return data({ id, title, certificate, reader });
}

/** On the way from another page, and when the data is read anew. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [result] = await Promise.all([serverLoader(), LateLesson.prepare()]);
  if (result.reader === null) await LateReaderAway.prepare();
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
  if (reader === null) return <LateReaderAway title={course.title} />;
  return <LateLesson key={reader.place.lesson.id} course={course} reader={reader} />;
}

// The arrow keys lead to the neighbouring lessons, where they mean nothing else: no field, nothing that scrolls sideways and no
// link has the focus, no other key is held, and the page itself doesn't scroll sideways (WCAG 1.4.10, 2.1.4).

/** By the page itself and not by its late part: the first press counts, too. `place` null = nowhere to go. */
function useArrowKeys(courseId: string, place: LessonPlace | null): void {
  const addressOf = (lesson: LessonPlace['next'] | undefined) =>
    lesson === null || lesson === undefined ? null : lessonAddress(courseId, lesson.id);
  const [left, right] = [addressOf(place?.previous), addressOf(place?.next)];
  const navigate = useNavigate();
  useEffect(() => {
    const leaving = new AbortController();
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        const to = event.key === 'ArrowLeft' ? left : right;
        if (to !== null && isFree(event)) void navigate(to);
      },
      { signal: leaving.signal },
    );
    return () => leaving.abort();
  }, [left, right, navigate]);
}

function isFree({
  target,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
  repeat,
}: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || shiftKey || defaultPrevented || repeat) return false;
  const { body, documentElement } = document;
  // The page's content takes the focus by itself after each change of page.
  const isNowhere = target === body || (target instanceof HTMLElement && target.id === 'tresc');
  return isNowhere && documentElement.scrollWidth <= documentElement.clientWidth;
}
