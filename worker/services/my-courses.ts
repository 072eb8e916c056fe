// /moje-kursy: what the person has bought, the latest first. Null = no live session.
import type { CourseCard } from '#domain/courses/library.ts';
import { ownedCourses } from '#db/queries/purchases.ts';
import { listCourses } from '#content/catalogue.server.ts';
import type { RequestScope } from '../services.ts';

export type OwnedCourse = { course: CourseCard; boughtAt: string };

export async function readMyCourses(scope: RequestScope): Promise<OwnedCourse[] | null> {
  const { session, trip } = scope;
  if (session === null) return null;
  const [standing, rows] = await Promise.all([scope.standing(), trip.ask((db) => ownedCourses(db, session))]);
  if (standing === null) return null;
  const byId = new Map(listCourses().map((course) => [course.id, course]));
  return rows.flatMap(({ course_id, bought_at }) => {
    const course = byId.get(course_id);
    return course === undefined ? [] : [{ course, boughtAt: new Date(bought_at).toISOString() }];
  });
}
