// The catalogue for loaders and services: lists get cards, a course's own page its whole text.
import type { Course } from '#domain/courses/course.ts';
import { COURSE_DAYS, COURSE_OF, COURSES } from './compiled/courses.ts';
import type { CourseCard } from '#domain/courses/library/facets.ts';

/** In the order of their ids. */
export function listCourses(): readonly CourseCard[] {
  return COURSES;
}

/** By its id, the day from which a course has had its present price ('2026-10-05'). */
export function listCourseDays(): Readonly<Record<string, string>> {
  return COURSE_DAYS;
}

/** Null = there is no such course. */
export async function readCourse(id: string): Promise<Course | null> {
  const card = COURSES.find((one) => one.id === id);
  if (card === undefined) return null;
  const text = await COURSE_OF[id]?.();
  if (text === undefined) throw new Error(`The course ${id} has no text.`);
  const { lowestPrice: _price, lessons: _lessons, ...shared } = card;
  return { ...shared, ...text };
}
