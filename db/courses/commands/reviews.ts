// Writes of buyers' reviews (docs/decisions.md 'Reviews'). Who may write is part of each statement; with each the course's figures are
// counted again, so that lists are true at once.
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../client.ts';
import { isDelivered } from '../../payments/queries/delivered.ts';
import { personOfSession } from '../../account/queries/people.ts';
import { ownershipToRead, readableBy } from '../../payments/queries/courses/owned.ts';
import { readingOf } from '../queries/reviews.ts';
import { courseFigures } from '../schema/catalogue.ts';
import { courseStructures, lessonProgress } from '../schema/lessons.ts';
import { purchases } from '../../payments/schema/courses.ts';
import { courseReviews } from '../schema/reviews.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { byCommand, type DeskGuard } from '../../desk/commands/guard.ts';
import { insertMail, type NewMail } from '../../platform/commands/outbox.ts';
import { hasRoom, incrementUse, type QuotaRoom } from '../../platform/commands/quotas.ts';

export type NewReview = { id: string; courseId: string; stars: number; text: string };

/** What a refusal is told by. */
export type Saved = {
  isSignedIn: boolean;
  isOwner: boolean;
  reading: { opened: number; lessons: number };
  isSaved: boolean;
  used: Awaited<ReturnType<typeof incrementUse>>;
};

/**
 * Writes the person's one review of the course or changes it; sent twice at once it is one. A hidden one stays hidden. Counted in
 * `room`, which may refuse it.
 */
export async function saveReview(
  db: Database,
  session: SessionRef,
  review: NewReview,
  room: QuotaRoom,
): Promise<Saved> {
  const { id, courseId, stars, text } = review;
  const [people, owned, [reading], saved, , used] = await db.batch([
    personOfSession(db, session),
    ownershipToRead(db, session, courseId),
    readingOf(db, session, courseId),
    db.all(sql`INSERT INTO ${courseReviews} (id, user_id, course_id, stars, text, written_at)
      SELECT ${id}, ${personOf(session)}, ${courseId}, ${stars}, ${text}, ${session.now}
      WHERE ${readableBy(session, courseId)} AND ${hasReadAThird(session, courseId)} AND ${hasRoom(room)}
      ON CONFLICT (user_id, course_id) DO UPDATE SET
        stars = excluded.stars, text = excluded.text, changed_at = excluded.written_at
      RETURNING id`),
    countRatings(db, courseId),
    incrementUse(db, room),
  ]);
  return {
    isSignedIn: people.length > 0,
    isOwner: owned.length > 0,
    reading: reading ?? { opened: 0, lessons: 0 },
    isSaved: saved.length > 0,
    used,
  };
}

/** The words are gone in each case, also for the person who was paid back. False = no live session. */
export async function withdrawReview(db: Database, session: SessionRef, courseId: string): Promise<boolean> {
  const own = and(eq(courseReviews.user_id, personOf(session)), eq(courseReviews.course_id, courseId));
  const [people] = await db.batch([
    personOfSession(db, session),
    db.delete(courseReviews).where(and(own, isNull(courseReviews.hidden_at))),
    db.update(courseReviews).set({ stars: 0, text: '', objected_at: null }).where(own),
    countRatings(db, courseId),
  ]);
  return people.length > 0;
}

/**
 * Statements for the batch that closes a purchase: the review of anyone who has no other one falls with it. A hidden one keeps its row, as
 * above.
 */
export function dropReviewOf(
  db: Database,
  { paymentId, courseId, guard }: { paymentId: string; courseId: string; guard: SQL },
) {
  const theirs = sql`(user_id, course_id) IN (SELECT gone.user_id, gone.course_id FROM ${purchases} AS gone
    WHERE gone.id = ${paymentId} AND ${guard} AND NOT EXISTS (SELECT 1 FROM ${purchases} AS other
      WHERE other.user_id = gone.user_id AND other.course_id = gone.course_id AND other.id <> gone.id
      AND other.withdrawn_at IS NULL AND other.withdrawal_asked_at IS NULL))`;
  return [
    db.delete(courseReviews).where(and(theirs, isNull(courseReviews.hidden_at))),
    db.update(courseReviews).set({ stars: 0, text: '', objected_at: null }).where(theirs),
    countRatings(db, courseId),
  ] as const;
}

/** Once for each hiding. False = there is nothing to object to, or it has been done. */
export async function objectToHiding(
  db: Database,
  session: SessionRef,
  { courseId, text }: { courseId: string; text: string },
): Promise<boolean> {
  const objected = await db
    .update(courseReviews)
    .set({ objection: text, objected_at: session.now })
    .where(
      and(
        eq(courseReviews.user_id, personOf(session)),
        eq(courseReviews.course_id, courseId),
        isNotNull(courseReviews.hidden_at),
        isNull(courseReviews.objection),
      ),
    )
    .returning({ id: courseReviews.id });
  return objected.length > 0;
}

export type Moderation = {
  id: string;
  courseId: string;
  personId: string;
  now: number;
  mail: NewMail | null;
  /** None = by a command. */
  desk?: DeskGuard | undefined;
};

/** With the letter to its author in the same batch. False = it is gone or hidden already, and no letter goes. */
export async function hideReview(
  db: Database,
  { reason, ...of }: Moderation & { reason: string },
): Promise<boolean> {
  const isShown = and(eq(courseReviews.id, of.id), isNull(courseReviews.hidden_at));
  return moderated(db, of, isShown, {
    hidden_at: of.now,
    hidden_reason: reason,
    objection: null,
    objected_at: null,
    answer: null,
    answered_at: null,
  });
}

/** Shown again; one that was withdrawn meanwhile goes. */
export async function showReview(db: Database, of: Moderation): Promise<boolean> {
  const isHidden = and(eq(courseReviews.id, of.id), isNotNull(courseReviews.hidden_at));
  const shown = await moderated(db, of, isHidden, {
    hidden_at: null,
    hidden_reason: null,
    objected_at: null,
    answer: null,
    answered_at: null,
  });
  if (shown)
    await db.delete(courseReviews).where(and(eq(courseReviews.id, of.id), eq(courseReviews.stars, 0)));
  return shown;
}

/** It stays hidden after an objection. */
export function keepReviewHidden(
  db: Database,
  { answer, ...of }: Moderation & { answer: string },
): Promise<boolean> {
  const isWaiting = and(eq(courseReviews.id, of.id), isNotNull(courseReviews.objected_at));
  return moderated(db, of, isWaiting, { answer, answered_at: of.now, objected_at: null });
}

async function moderated(
  db: Database,
  { courseId, personId, mail, desk = byCommand(db) }: Moderation,
  condition: SQL | undefined,
  set: Partial<typeof courseReviews.$inferInsert>,
): Promise<boolean> {
  const where = and(condition, desk.guard);
  // Letter and log look before the row changes.
  const guard = sql`EXISTS (SELECT 1 FROM ${courseReviews} WHERE ${where})`;
  const letter = mail === null ? db.run(sql`SELECT 1`) : insertMail(db, mail, personId, guard);
  const [, , changed] = await db.batch([
    desk.tell(guard),
    letter,
    db.update(courseReviews).set(set).where(where).returning({ id: courseReviews.id }),
    countRatings(db, courseId),
  ]);
  return changed.length > 0;
}

// As domain/courses/reviews/review.ts 'hasReadEnough': a third, rounded up.
function hasReadAThird(session: SessionRef, courseId: string): SQL {
  return sql`(SELECT count(*) FROM ${lessonProgress} WHERE user_id = ${personOf(session)} AND course_id = ${courseId}
      AND ${isDelivered(session, courseId, sql`lesson_id`)}) * 3
    >= (SELECT json_extract(structure, '$.lessonCount') FROM ${courseStructures} WHERE course_id = ${courseId})`;
}

/** A statement: what the course's reviews that aren't hidden come to. */
export function countRatings(db: Database, courseId: string) {
  return db.run(sql`INSERT INTO ${courseFigures} (course_id, ratings, stars)
    SELECT ${courseId}, count(*), coalesce(sum(stars), 0) FROM ${courseReviews}
    WHERE course_id = ${courseId} AND hidden_at IS NULL
    ON CONFLICT (course_id) DO UPDATE SET ratings = excluded.ratings, stars = excluded.stars`);
}
