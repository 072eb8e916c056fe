// Reads of review cards (docs/decisions.md 'Review cards'): the key terms of finished lessons that were delivered to the person, and the
// stops that they answered wrongly, of courses that they may read now.
import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { CalendarDay } from '#domain/platform/calendar-day.ts';
import type { Database } from '../../client.ts';
import { lessonProgress, lessons } from '../schema/lessons.ts';
import { reviewCards } from '../schema/review-cards.ts';
import { personOf, type SessionRef } from '../../session-ref.ts';
import { readableBy } from '../../payments/queries/courses/owned.ts';
import { isDeliveredMark } from '../../payments/queries/delivered.ts';

/** Today in Poland, when it began (epoch ms), and tomorrow. */
export type ReviewDay = { today: CalendarDay; startsAt: number; tomorrow: CalendarDay };

type DueCard = {
  course_id: string;
  lesson_id: string;
  term: string;
  meaning: string;
  stage: number;
  /** 1 = of a stop. */
  is_question: number;
};

type ReviewCounts = { due: number; answered: number; earliest: CalendarDay | null };

/** To select from: every card that there is, as `card`, and how far it has come, as `known`. A term that two lessons explain is one card. */
export function cardsOf(session: SessionRef): SQL {
  return sql`(SELECT ${lessonProgress.course_id} AS course_id, ${lessonProgress.lesson_id} AS lesson_id,
      json_extract(named.value, '$.term') AS term, json_extract(named.value, '$.meaning') AS meaning,
      min(${lessonProgress.done_at}) AS done_at
    FROM ${lessonProgress}
    JOIN ${lessons} ON ${lessons.course_id} = ${lessonProgress.course_id}
      AND ${lessons.lesson_id} = ${lessonProgress.lesson_id} AND ${lessons.state} = 'ready'
    JOIN json_each(CASE WHEN json_valid(${lessons.practice}) THEN ${lessons.practice} END, '$.terms') AS named
    WHERE ${lessonProgress.user_id} = ${personOf(session)} AND ${lessonProgress.done_at} IS NOT NULL
      AND ${isDeliveredMark(session)}
    GROUP BY 1, 3
    UNION ALL SELECT missed.course_id, missed.lesson_id, missed.term, missed.meaning, missed.answered_at
    FROM ${reviewCards} AS missed WHERE missed.user_id = ${personOf(session)} AND missed.meaning IS NOT NULL
      AND ${readableBy(session, sql`missed.course_id`)}) AS card
    LEFT JOIN ${reviewCards} AS known ON known.user_id = ${personOf(session)}
      AND known.course_id = card.course_id AND known.term = card.term`;
}

/** A lesson that was finished today asks for nothing before tomorrow. */
export function isDue({ today, startsAt }: ReviewDay): SQL {
  return sql`(CASE WHEN known.term IS NULL THEN card.done_at < ${startsAt} ELSE known.due_on <= ${today} END)`;
}

/** What waits longest comes first. */
export function dueCards(db: Database, session: SessionRef, day: ReviewDay, limit: number) {
  return db.all<DueCard>(sql`SELECT card.course_id, card.lesson_id, card.term, card.meaning,
      coalesce(known.stage, 0) AS stage, known.meaning IS NOT NULL AS is_question
    FROM ${cardsOf(session)} WHERE ${isDue(day)}
    ORDER BY coalesce(known.due_on, date(card.done_at / 1000 + 86400, 'unixepoch')),
      card.course_id, card.lesson_id, card.term
    LIMIT ${limit}`);
}

/** One row. `earliest`: of all that still come; null = none does. */
export function reviewCounts(db: Database, session: SessionRef, day: ReviewDay) {
  return db.all<ReviewCounts>(sql`SELECT count(CASE WHEN ${isDue(day)} THEN 1 END) AS due,
      min(CASE WHEN known.term IS NULL THEN ${day.tomorrow} ELSE known.due_on END) AS earliest,
      (SELECT count(*) FROM ${reviewCards} WHERE ${reviewCards.user_id} = ${personOf(session)}
        AND ${reviewCards.answered_at} >= ${day.startsAt}) AS answered
    FROM ${cardsOf(session)}`);
}

/** Today's answers, the last one first. */
export function answeredCards(db: Database, session: SessionRef, { startsAt }: ReviewDay) {
  return db
    .select({
      course_id: reviewCards.course_id,
      term: reviewCards.term,
      stage: reviewCards.stage,
      previous_stage: reviewCards.previous_stage,
      due_on: reviewCards.due_on,
    })
    .from(reviewCards)
    .where(and(eq(reviewCards.user_id, personOf(session)), gte(reviewCards.answered_at, startsAt)))
    .orderBy(desc(reviewCards.answered_at));
}
