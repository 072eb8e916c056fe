// The courses that we sell ourselves, by name and price of our own catalogue: nothing a client sends changes either (docs/faults.md 32).
import { listCourses, readCourse } from '#content/catalogue.server.ts';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import { appError } from '#domain/platform/messages.ts';

/** '#' = no external seller (docs/decisions.md 'Affiliate links'). */
const NO_SELLER = '#';

/** Throws `not-found` for a course that there is not, or that somebody else sells. */
export async function courseForSale(courseId: string): Promise<CatalogueCard> {
  const [course, card] = [await readCourse(courseId), listCourses().find(({ id }) => id === courseId)];
  if (course === null || card === undefined || course.affiliateUrl !== NO_SELLER) throw appError('not-found');
  return card;
}
