// The catalogue for loaders and services: lists get cards, a course's own page its whole text.
import type { Course } from '#domain/courses/course.ts';
import { COURSE_OF, COURSES } from './compiled/courses.ts';
import type { CourseCard } from '#domain/courses/library.ts';

/** In the order of their ids. */
export function listCourses(): readonly CourseCard[] {
  return COURSES;
}

/** Null = there is no such course. */
export async function readCourse(id: string): Promise<Course | null> {
  return Object.hasOwn(COURSE_OF, id) ? ((await COURSE_OF[id]?.()) ?? null) : null;
}
