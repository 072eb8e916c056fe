// Reads of what calls people back.
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { TEST_STEP } from '#domain/advice/progress/own-marks.ts';
import type { Database } from '../../client.ts';
import { profiles } from '../../account/schema/accounts.ts';
import { subscriptions } from '../../payments/schema/premium.ts';
import { reviewCards } from '../../courses/schema/review-cards.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { careerAnalyses, userAnalysis } from '../schema/analyses.ts';
import { reminders } from '../schema/reminders.ts';
import { stepMarks } from '../schema/steps.ts';

export function ownReminders(db: Database, session: SessionRef) {
  return db
    .select({ letterKey: reminders.letter_key, calendarKey: reminders.calendar_key })
    .from(reminders)
    .where(eq(reminders.user_id, personOf(session)));
}

/** One row, if there is such a calendar; null in it = its owner has no analysis now. With the marks of what is followed and of all trials as a JSON list of [trail, step, done_at, due_on]. */
export function calendarByKey(db: Database, key: string) {
  const trail = sql`coalesce(${userAnalysis.trail}, '')`;
  return db
    .select({
      id: userAnalysis.id,
      analysis: userAnalysis.analysis,
      created_at: userAnalysis.created_at,
      trail: userAnalysis.trail,
      marks: sql<string>`(SELECT json_group_array(json_array(mark.trail, mark.step, mark.done_at, mark.due_on))
        FROM ${stepMarks} AS mark WHERE mark.user_id = ${reminders.user_id}
          AND mark.analysis_id = ${userAnalysis.id} AND (mark.trail = ${trail} OR mark.step = ${TEST_STEP}))`,
    })
    .from(reminders)
    .leftJoin(careerAnalyses, eq(careerAnalyses.user_id, reminders.user_id))
    .leftJoin(
      userAnalysis,
      and(eq(userAnalysis.id, careerAnalyses.analysis_id), eq(userAnalysis.user_id, careerAnalyses.user_id)),
    )
    .where(eq(reminders.calendar_key, key));
}

/** People whose letter of this Monday is still to be written, with the week ahead of each; only to addresses that are confirmed. */
export function lettersDue(db: Database, { monday, limit }: { monday: string; limit: number }) {
  const current = sql`SELECT one.id FROM ${careerAnalyses} AS held JOIN ${userAnalysis} AS one
    ON one.id = held.analysis_id AND one.user_id = held.user_id WHERE held.user_id = reminders.user_id`;
  const ofCurrent = (what: string) =>
    sql`(SELECT ${sql.raw(what)} FROM user_analysis AS one WHERE one.id = (${current}) AND json_valid(one.analysis))`;
  const path = `(SELECT path.value FROM json_each(one.analysis, '$.sciezkiKariery') AS path
    WHERE json_extract(path.value, '$.zawodId') = one.trail)`;
  const mark = (
    what: string,
    which: ReturnType<typeof sql>,
  ) => sql`(SELECT ${sql.raw(what)} FROM ${stepMarks} AS mark
    WHERE mark.user_id = reminders.user_id AND mark.analysis_id = (${current}) AND ${which})`;
  const ofTrail = sql`mark.trail = coalesce(${ofCurrent('one.trail')}, '')`;
  return db
    .select({
      personId: reminders.user_id,
      email: profiles.email,
      letterKey: reminders.letter_key,
      hasTrail: ofCurrent('one.trail IS NOT NULL').mapWith(Boolean),
      steps: sql<number>`coalesce(${ofCurrent(
        `coalesce(nullif(json_array_length(${path}, '$.kroki'), 0), json_array_length(one.analysis, '$.planRozwoju.kroki'))`,
      )}, 0)`,
      done: mark('count(*)', sql`${ofTrail} AND mark.step >= 0 AND mark.done_at IS NOT NULL`).mapWith(Number),
      trialDone: mark(
        'count(*)',
        sql`${ofTrail} AND mark.step = ${TEST_STEP} AND mark.done_at IS NOT NULL`,
      ).mapWith(Boolean),
      // Of whatever path: the next one that isn't done.
      trialDay: sql<
        string | null
      >`${mark('min(mark.due_on)', sql`mark.step = ${TEST_STEP} AND mark.done_at IS NULL`)}`,
      hasCards: sql`EXISTS (SELECT 1 FROM ${reviewCards} AS card
        WHERE card.user_id = reminders.user_id AND card.due_on <= ${monday})`.mapWith(Boolean),
    })
    .from(reminders)
    .innerJoin(profiles, eq(profiles.id, reminders.user_id))
    .where(
      and(
        isNotNull(reminders.letter_key),
        lt(reminders.letter_week, monday),
        isNotNull(profiles.email_confirmed_at),
      ),
    )
    .limit(limit);
}

/** Of whom the calendar is: by them what it may show is decided. */
export function subscriptionsOfCalendar(db: Database, key: string) {
  return db
    .select({ status: subscriptions.status, plan_id: subscriptions.plan_id })
    .from(subscriptions)
    .innerJoin(reminders, eq(reminders.user_id, subscriptions.user_id))
    .where(eq(reminders.calendar_key, key));
}
