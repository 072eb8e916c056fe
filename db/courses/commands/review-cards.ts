// Answers to review cards and their taking back. Each may be repeated: a card that was answered is no longer due, so the same answer from
// two tabs counts once.
import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CardState } from '#domain/courses/review-cards/review-cards.ts';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import type { Database } from '../../client.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { cardsOf, isDue, type ReviewDay } from '../queries/review-cards.ts';
import { reviewCards } from '../schema/review-cards.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';

/** Of a stop that was answered wrongly. `dueOn`: when it comes first. */
export type MissedStop = {
  courseId: string;
  lessonId: string;
  term: string;
  meaning: string;
  dueOn: CalendarDay;
};

/** However often it is missed it is one card, and stays as far as it has come. */
export async function keepMiss(db: Database, session: SessionRef, miss: MissedStop): Promise<void> {
  const { courseId, lessonId, term, meaning, dueOn } = miss;
  await db.run(sql`INSERT INTO ${reviewCards}
      (user_id, course_id, term, lesson_id, meaning, stage, due_on, answered_at)
    SELECT ${personOf(session)}, ${courseId}, ${term}, ${lessonId}, ${meaning}, 0, ${dueOn}, 0
    WHERE ${readableBy(session, courseId)}
    ON CONFLICT (user_id, course_id, term) DO NOTHING`);
}

export type CardRef = { courseId: string; term: string };

/** `seen`: the stage from which `next` was worked out. False = no live session; what isn't due is left as it is. */
export async function answerCard(
  db: Database,
  session: SessionRef,
  { courseId, term, seen, next, day }: CardRef & { seen: number; next: CardState; day: ReviewDay },
): Promise<boolean> {
  const [people] = await db.batch([
    personOfSession(db, session),
    db.run(sql`INSERT INTO ${reviewCards} (user_id, course_id, term, stage, due_on, answered_at)
      SELECT ${personOf(session)}, card.course_id, card.term, ${next.stage}, ${next.dueOn}, ${session.now}
      FROM ${cardsOf(session)}
      WHERE card.course_id = ${courseId} AND card.term = ${term} AND coalesce(known.stage, 0) = ${seen} AND ${isDue(day)}
      ON CONFLICT (user_id, course_id, term) DO UPDATE SET
        previous_stage = review_cards.stage, previous_due_on = review_cards.due_on,
        previous_answered_at = review_cards.answered_at,
        stage = excluded.stage, due_on = excluded.due_on, answered_at = excluded.answered_at`),
  ]);
  return people.length > 0;
}

/** An answer given today; done twice it is one. False = no live session. */
export async function takeBackAnswer(
  db: Database,
  session: SessionRef,
  { courseId, term, day }: CardRef & { day: ReviewDay },
): Promise<boolean> {
  const today = and(
    eq(reviewCards.user_id, personOf(session)),
    eq(reviewCards.course_id, courseId),
    eq(reviewCards.term, term),
    gte(reviewCards.answered_at, day.startsAt),
  );
  const before = reviewCards.previous_answered_at;
  const [people] = await db.batch([
    personOfSession(db, session),
    db.delete(reviewCards).where(and(today, isNull(before))),
    db
      .update(reviewCards)
      .set({
        stage: sql`${reviewCards.previous_stage}`,
        due_on: sql`${reviewCards.previous_due_on}`,
        answered_at: sql`${before}`,
        previous_stage: null,
        previous_due_on: null,
        previous_answered_at: null,
      })
      .where(and(today, isNotNull(before))),
  ]);
  return people.length > 0;
}
