// The catalogue for loaders and services: lists get cards, a course's own page its whole text.
import type { Course } from '#domain/courses/course.ts';
import { readStaticJson } from '#content/static-json.ts';
import { COURSE_DAYS, COURSES } from './compiled/courses.ts';
import type { CourseCard, CourseText } from '#domain/courses/library/facets.ts';

/** In the order of their ids. */
export function listCourses(): readonly CourseCard[] {
  return COURSES;
}

/** By its id, the day from which a course has had its present price ('2026-10-05'). */
export function listCourseDays(): Readonly<Record<string, string>> {
  return COURSE_DAYS;
}

/** At once, so that what a page asks the database leaves in its one round trip. Null = there is no such course. */
export function findCourse(id: string): CourseCard | null {
  return COURSES.find((one) => one.id === id) ?? null;
}

/** Null = there is no such course. Throws if its text can't be read. */
export async function readCourse(id: string): Promise<Course | null> {
  const card = findCourse(id);
  return card === null ? null : readWholeCourse(card);
}

/** Throws if its text can't be read. */
export async function readWholeCourse(card: CourseCard): Promise<Course> {
  const text = await readStaticJson<CourseText>(`/dane/teksty/kursy/${card.id}.json`);
  const { lowestPrice: _price, lessons: _lessons, ...shared } = card;
  return { ...shared, ...text };
}
