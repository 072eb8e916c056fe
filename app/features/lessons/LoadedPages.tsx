import { useRouteLoaderData } from 'react-router';
import type { loader as lessonLoader } from '../../routes/courses/lesson.tsx';
import type { loader as courseLoader } from '../../routes/courses/owned-course.tsx';
import { LessonPage } from './reader/LessonPage.tsx';
import { OwnedCoursePage } from './trail/OwnedCoursePage.tsx';

export function LoadedCourse() {
  const data = useRouteLoaderData<typeof courseLoader>('routes/courses/owned-course');
  if (data?.state !== 'owned') return null;
  const { course, reader, isThanked } = data;
  return <OwnedCoursePage key={course.id} course={course} reader={reader} isThanked={isThanked} />;
}

export function LoadedLesson() {
  const data = useRouteLoaderData<typeof lessonLoader>('routes/courses/lesson');
  if (data === undefined || data.reader === null) return null;
  const { reader, ...course } = data;
  return <LessonPage key={reader.place.lesson.id} course={course} reader={reader} />;
}
