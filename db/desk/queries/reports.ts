// Readers' reports on lessons, for the operator.
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { courseStructures, lessonReports, lessons, lessonVersions } from '../../courses/schema/lessons.ts';
import { lessonTitle } from '../../courses/queries/lessons.ts';

/** Those that wait for an answer, the oldest first. */
export function openReports(db: Database, { after, limit }: { after: number; limit: number }) {
  return db
    .select({
      id: lessonReports.id,
      course_id: lessonReports.course_id,
      lesson_id: lessonReports.lesson_id,
      text: lessonReports.text,
      created_at: lessonReports.created_at,
      user_id: lessonReports.user_id,
      title: lessonTitle(lessonReports.lesson_id),
      version: lessons.version,
      corrected_at: lessons.corrected_at,
    })
    .from(lessonReports)
    .leftJoin(courseStructures, eq(courseStructures.course_id, lessonReports.course_id))
    .leftJoin(
      lessons,
      and(eq(lessons.course_id, lessonReports.course_id), eq(lessons.lesson_id, lessonReports.lesson_id)),
    )
    .where(and(eq(lessonReports.state, 'open'), gt(lessonReports.id, after)))
    .orderBy(asc(lessonReports.id))
    .limit(limit);
}

/** At most one row; `email` null = its author's account is gone. */
export function reportWithAuthor(db: Database, id: number) {
  return db
    .select({
      courseId: lessonReports.course_id,
      lessonId: lessonReports.lesson_id,
      text: lessonReports.text,
      state: lessonReports.state,
      createdAt: lessonReports.created_at,
      email: profiles.email,
      personId: profiles.id,
      title: lessonTitle(lessonReports.lesson_id),
    })
    .from(lessonReports)
    .leftJoin(profiles, eq(profiles.id, lessonReports.user_id))
    .leftJoin(courseStructures, eq(courseStructures.course_id, lessonReports.course_id))
    .where(eq(lessonReports.id, id));
}

/** A row if the report's lesson has this version. */
export function versionOfReport(db: Database, id: number, version: number) {
  return db
    .select({ version: lessonVersions.version })
    .from(lessonReports)
    .innerJoin(
      lessonVersions,
      and(
        eq(lessonVersions.course_id, lessonReports.course_id),
        eq(lessonVersions.lesson_id, lessonReports.lesson_id),
        eq(lessonVersions.version, version),
      ),
    )
    .where(eq(lessonReports.id, id));
}
