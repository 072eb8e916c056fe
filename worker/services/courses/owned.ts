// /moje-kursy: what the person has bought, the latest first, and how far one is in each. Null = no live session.
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import type { CourseProgress } from '#domain/courses/lessons/progress.ts';
import { ownedCourses } from '#db/payments/queries/courses/owned.ts';
import { listCourses } from '#content/catalogue.server.ts';
import type { RequestScope } from '../../scope.ts';
import { readCourseCounts } from './reader.ts';

export type OwnedCourse = {
  course: CatalogueCard;
  boughtAt: string;
  /** Null = no lesson opened yet. */
  progress: CourseProgress | null;
};

export async function readMyCourses(scope: RequestScope): Promise<OwnedCourse[] | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [counts, rows] = await Promise.all([
    readCourseCounts(scope),
    batch.ask((db) => ownedCourses(db, session)),
  ]);
  if (counts === null) return null;
  const byId = new Map(listCourses().map((course) => [course.id, course]));
  return rows.flatMap(({ course_id, bought_at }) => {
    const course = byId.get(course_id);
    if (course === undefined) return [];
    return [{ course, boughtAt: new Date(bought_at).toISOString(), progress: counts[course.id] ?? null }];
  });
}
