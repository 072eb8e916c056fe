// Reads of what a person has bought.
import { and, desc, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { lessonRefunds, purchases } from '../../schema/courses.ts';
import { personOf, type SessionRef } from '../../../session-ref.ts';

const MAX_PURCHASES = 100;

/** Neither paid back nor given back by a declaration whose refund is on its way. */
export const isOpen = and(isNull(purchases.withdrawn_at), isNull(purchases.withdrawal_asked_at));

/** The person's courses, the latest first. */
export function ownedCourses(db: Database, session: SessionRef) {
  return db
    .select({ course_id: purchases.course_id, bought_at: purchases.bought_at })
    .from(purchases)
    .where(and(eq(purchases.user_id, personOf(session)), isOpen))
    .orderBy(desc(purchases.bought_at))
    .limit(MAX_PURCHASES);
}

/** Each course that the person ever paid for, once. By their id where their session is over. */
export function coursesOfPerson(db: Database, person: string | SQL<string>) {
  return db
    .selectDistinct({ courseId: purchases.course_id })
    .from(purchases)
    .where(eq(purchases.user_id, person))
    .limit(MAX_PURCHASES);
}

/** A row if the person has this course. */
export function ownership(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({ bought_at: purchases.bought_at })
    .from(purchases)
    .where(and(eq(purchases.user_id, personOf(session)), eq(purchases.course_id, courseId), isOpen))
    .limit(1);
}

/** What went back already of a purchase, as shares of lessons that need work. */
export const SHARES_SENT = sql<number>`(SELECT coalesce(sum(share.amount_grosze), 0) FROM ${lessonRefunds} AS share
  WHERE share.purchase_id = ${purchases}.id AND share.sent_at IS NOT NULL)`;

const DETAILS = {
  id: purchases.id,
  courseId: purchases.course_id,
  amountGrosze: purchases.amount_grosze,
  boughtAt: purchases.bought_at,
  openedAt: purchases.opened_at,
  consentedAt: purchases.consented_at,
  withdrawalAskedAt: purchases.withdrawal_asked_at,
  withdrawnAt: purchases.withdrawn_at,
  sharesGrosze: SHARES_SENT,
};

/** Everything the person ever paid for, the latest first. */
export function ownPurchases(db: Database, session: SessionRef) {
  return db
    .select(DETAILS)
    .from(purchases)
    .where(eq(purchases.user_id, personOf(session)))
    .orderBy(desc(purchases.bought_at))
    .limit(MAX_PURCHASES);
}

/** A row if the person may read this course: who has declared the withdrawal, may not any more. */
export function ownershipToRead(db: Database, session: SessionRef, courseId: string) {
  return db
    .select({ bought_at: purchases.bought_at, opened_at: purchases.opened_at })
    .from(purchases)
    .where(mayRead(session, courseId))
    .limit(1);
}

/** A condition on rows of other tables: the person may read this course. */
export function readableBy(session: SessionRef, courseId: string | SQLWrapper): SQL {
  return sql`EXISTS (SELECT 1 FROM ${purchases} WHERE ${mayRead(session, courseId)})`;
}

/** A condition on purchases. */
export function mayRead(session: SessionRef, courseId: string | SQLWrapper): SQL {
  return sql`${purchases.user_id} = ${personOf(session)} AND ${purchases.course_id} = ${courseId}
    AND ${purchases.withdrawn_at} IS NULL AND ${purchases.withdrawal_asked_at} IS NULL`;
}

/** How often the person paid for this course, the one that counts first: open ones before closed ones, then the latest. */
export function purchasesOfCourse(db: Database, session: SessionRef, courseId: string) {
  return db
    .select(DETAILS)
    .from(purchases)
    .where(and(eq(purchases.user_id, personOf(session)), eq(purchases.course_id, courseId)))
    .orderBy(sql`${purchases.withdrawn_at} IS NOT NULL`, desc(purchases.bought_at))
    .limit(1);
}
