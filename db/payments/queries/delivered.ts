// What the ledger says was sent to a person (docs/decisions.md 'Withdrawal within 14 days'). Who marks lessons without opening them has read
// nothing: marks, reviews, certificates and key terms ask here.
import { sql, type SQL } from 'drizzle-orm';
import { entitlements } from '../schema/entitlements.ts';
import { lessonProgress } from '../../courses/schema/lessons.ts';
import { purchases } from '../schema/courses.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** A condition: this lesson was delivered out of a purchase that is open now. */
export function isDelivered(session: SessionRef, courseId: string, lessonId: SQL): SQL {
  return sql`${lessonId} IN (SELECT sent.item ${deliveries(session)}
    AND bought.course_id = ${courseId} GROUP BY sent.item HAVING sum(sent.amount) < 0)`;
}

/** A condition on `lesson_progress`, of whichever course: as above. */
export function isDeliveredMark(session: SessionRef): SQL {
  return sql`(${lessonProgress.course_id}, ${lessonProgress.lesson_id}) IN (SELECT bought.course_id, sent.item ${deliveries(session)}
    GROUP BY bought.course_id, sent.item HAVING sum(sent.amount) < 0)`;
}

function deliveries(session: SessionRef): SQL {
  return sql`FROM ${purchases} AS bought JOIN ${entitlements} AS sent ON sent.source = bought.id AND sent.source <> 'free'
    WHERE sent.what = 'lesson' AND bought.user_id = ${personOf(session)} AND bought.withdrawn_at IS NULL
    AND bought.withdrawal_asked_at IS NULL`;
}
