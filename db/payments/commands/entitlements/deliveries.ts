// A lesson counts as delivered before the first byte of its text leaves: with it the right of withdrawal ends (docs/decisions.md 'Withdrawal
// within 14 days'). What was then never sent is taken back.
import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../client.ts';
import { isOpen } from '../../queries/courses/owned.ts';
import { profiles } from '../../../account/schema/accounts.ts';
import { entitlements } from '../../schema/entitlements.ts';
import { lessonProgress, lessons } from '../../../courses/schema/lessons.ts';
import { purchases } from '../../schema/courses.ts';
import { addLine } from './lines.ts';

type Delivery = { courseId: string; lessonId: string; now: number };

/** A statement. `person`: whose open purchase it is; `guard`: what else has to hold. */
export function deliveryLine(
  db: Database,
  person: string | SQL<string>,
  { courseId, lessonId, now }: Delivery,
  guard: SQL = sql`1`,
) {
  return addLine(
    db,
    {
      holder: sql`who.holder`,
      userId: sql`who.id`,
      source: sql`bought.id`,
      item: sql`${lessonId}`,
      what: 'lesson',
      kind: 'delivered',
      amount: sql`-1`,
      why: 'opened',
      key: sql`'lesson:' || bought.id || ':' || ${lessonId} || ':' || ${timesTakenBack(lessonId)}`,
      at: now,
    },
    sql`FROM ${purchases} AS bought JOIN ${profiles} AS who ON who.id = bought.user_id
      WHERE bought.user_id = ${person} AND bought.course_id = ${courseId} AND bought.withdrawn_at IS NULL
      AND bought.withdrawal_asked_at IS NULL AND ${guard}`,
  );
}

/** A statement that belongs to it: the right of withdrawal ends. */
export function endOfRight(
  db: Database,
  person: string | SQL<string>,
  { courseId, now }: Omit<Delivery, 'lessonId'>,
  guard: SQL = sql`1`,
) {
  const theirs = and(eq(purchases.user_id, person), eq(purchases.course_id, courseId));
  return db
    .update(purchases)
    .set({ opened_at: now })
    .where(and(theirs, isOpen, isNull(purchases.opened_at), guard));
}

/** For anyone who is about to be sent text as it is written. False = they have the course no more, and nothing may be sent. */
export async function deliverNow(
  db: Database,
  { personId, ...delivery }: Delivery & { personId: string },
): Promise<boolean> {
  const [, , owned] = await db.batch([
    deliveryLine(db, personId, delivery),
    endOfRight(db, personId, delivery),
    db
      .select({ id: purchases.id })
      .from(purchases)
      .where(and(eq(purchases.user_id, personId), eq(purchases.course_id, delivery.courseId), isOpen))
      .limit(1),
  ]);
  return owned.length > 0;
}

/** Nothing of this lesson was sent to them. The right of withdrawal is back if nothing else of the course was. May be repeated. */
export async function takeBack(
  db: Database,
  { personId, courseId, lessonId, now }: Delivery & { personId: string },
): Promise<void> {
  await db.batch([
    addLine(
      db,
      {
        holder: sql`who.holder`,
        userId: sql`who.id`,
        source: sql`bought.id`,
        item: sql`${lessonId}`,
        what: 'lesson',
        kind: 'refund',
        amount: sql`1`,
        why: 'not-sent',
        key: sql`'not-sent:' || bought.id || ':' || ${lessonId} || ':' || ${timesTakenBack(lessonId)}`,
        at: now,
      },
      sql`FROM ${purchases} AS bought JOIN ${profiles} AS who ON who.id = bought.user_id
        WHERE bought.user_id = ${personId} AND bought.course_id = ${courseId}
        AND ${delivered(sql`AND lines.item = ${lessonId}`)} < 0
        AND NOT EXISTS (SELECT 1 FROM ${lessonProgress} AS mark WHERE mark.user_id = ${personId}
          AND mark.course_id = ${courseId} AND mark.lesson_id = ${lessonId})`,
    ),
    rightBack(db, { personId, courseId }),
  ]);
}

/** A statement: the right of withdrawal is back where nothing was delivered but lessons that need work. */
export function rightBack(db: Database, { personId, courseId }: { personId: string; courseId: string }) {
  return rightBackWhere(db, courseId, sql`bought.user_id = ${personId}`);
}

/** A statement: the same for everybody who was sent this lesson, whoever is still known to read it. */
export function rightBackOfLesson(db: Database, { courseId, lessonId }: Omit<Delivery, 'now'>) {
  return rightBackWhere(db, courseId, sql`${delivered(sql`AND lines.item = ${lessonId}`)} < 0`);
}

function rightBackWhere(db: Database, courseId: string, whose: SQL) {
  const isGood = (lesson: SQL) => sql`NOT EXISTS (SELECT 1 FROM ${lessons} AS stored
    WHERE stored.course_id = ${courseId} AND stored.lesson_id = ${lesson} AND stored.state = 'needs-work')`;
  return db.run(sql`UPDATE ${purchases} AS bought SET opened_at = NULL
    WHERE ${whose} AND bought.course_id = ${courseId} AND opened_at IS NOT NULL
    AND ${delivered(sql`AND ${isGood(sql`lines.item`)}`)} >= 0
    AND NOT EXISTS (SELECT 1 FROM ${lessonProgress} AS mark WHERE mark.user_id = bought.user_id
      AND mark.course_id = ${courseId} AND ${isGood(sql`mark.lesson_id`)})`);
}

function delivered(more: SQL): SQL {
  return sql`(SELECT coalesce(sum(lines.amount), 0) FROM ${entitlements} AS lines
    WHERE lines.source = bought.id AND lines.source <> 'free' AND lines.what = 'lesson' ${more})`;
}

function timesTakenBack(lessonId: string): SQL {
  return sql`(SELECT count(*) FROM ${entitlements} AS earlier WHERE earlier.source = bought.id AND earlier.source <> 'free'
    AND earlier.item = ${lessonId} AND earlier.kind = 'refund')`;
}
