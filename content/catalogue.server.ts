// The catalogue for loaders and services: lists get cards, a course's own page its whole text.
import { readStaticJson } from '#content/static-json.ts';
import { COURSES, ORIGINAL_PRICES } from './compiled/courses.ts';
import type { PublishedCourse } from '#domain/courses/course.ts';
import type { CatalogueCard, CourseText } from '#domain/courses/library/facets.ts';

/** In the order of their ids. */
export function listCourses(): readonly CatalogueCard[] {
  return COURSES;
}

/** By its id, the price that a reduced course's file wants struck through; whether it may be, dated prices say. */
export function originalPrices(): Readonly<Record<string, number>> {
  return ORIGINAL_PRICES;
}

/** At once, so that what a page asks the database leaves in its one round trip. Null = there is no such course. */
export function findCourse(id: string): CatalogueCard | null {
  return COURSES.find((one) => one.id === id) ?? null;
}

/** Null = there is no such course. Throws if its text can't be read. */
export async function readCourse(id: string): Promise<PublishedCourse | null> {
  const card = findCourse(id);
  return card === null ? null : readWholeCourse(card);
}

/** Throws if its text can't be read. */
export async function readWholeCourse(card: CatalogueCard): Promise<PublishedCourse> {
  const text = await readStaticJson<CourseText>(`/dane/teksty/kursy/${card.id}.json`);
  const { lessons: _lessons, ...shared } = card;
  return { ...shared, ...text };
}
