// Reads of what buyers practised in their lessons: their own, while they may read the course, in each WHERE.
import { and, desc } from 'drizzle-orm';
import { TALKS_A_WEEK } from '#domain/courses/talk/talk.ts';
import type { LessonRef } from '../commands/lessons.ts';
import type { Database } from '../../client.ts';
import { talks } from '../schema/talks.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { isOwnOfLesson } from './own-lesson.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';

/** The latest first, as many as a week's count needs. */
export function ownTalks(db: Database, session: SessionRef, ref: LessonRef) {
  return db
    .select({
      id: talks.id,
      turns: talks.turns,
      answered: talks.answered,
      feedback: talks.feedback,
      started_at: talks.started_at,
      ended_at: talks.ended_at,
    })
    .from(talks)
    .where(and(isOwnOfLesson(talks, personOf(session), ref), readableBy(session, ref.courseId)))
    .orderBy(desc(talks.started_at))
    .limit(TALKS_A_WEEK);
}
