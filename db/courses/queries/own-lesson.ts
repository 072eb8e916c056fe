// Whose rows of one lesson: what all that a person did in it has in common.
import { and, eq, type Column, type SQL } from 'drizzle-orm';

type RowsOfLessons = { user_id: Column; course_id: Column; lesson_id: Column };

type OfLesson = { courseId: string; lessonId: string | SQL<string> };

export function isOwnOfLesson(
  rows: RowsOfLessons,
  person: string | SQL<string>,
  { courseId, lessonId }: OfLesson,
): SQL | undefined {
  return and(eq(rows.user_id, person), eq(rows.course_id, courseId), eq(rows.lesson_id, lessonId));
}
