// A written lesson as it is sent to its buyer, whole or in the words of a question (docs/decisions.md 'Withdrawal within 14 days').
import { endWithdrawal, noteDelivery, noteOpening } from '#db/courses/commands/lessons.ts';
import { ownLesson } from '#db/courses/queries/lessons.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { RequestScope } from '../../scope.ts';

/** The lesson's row, after what it is delivered by in the same batch: nobody reads without that. */
export async function openedLesson(
  { batch }: RequestScope,
  session: SessionRef,
  ref: { courseId: string; lessonId: string },
) {
  const [, , , rows] = await Promise.all([
    batch.ask((db) => noteDelivery(db, session, ref)),
    batch.ask((db) => endWithdrawal(db, session, ref)),
    batch.ask((db) => noteOpening(db, session, ref)),
    batch.ask((db) => ownLesson(db, session, ref)),
  ]);
  return rows;
}
