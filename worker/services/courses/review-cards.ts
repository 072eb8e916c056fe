// Review cards as pages ask for them (docs/decisions.md 'Review cards').
import { dayAfter, dayInPoland, startInPoland, type CalendarDay } from '#domain/platform/calendar-day.ts';
import {
  afterAnswer,
  cardsForToday,
  MAX_CARDS_A_DAY,
  nextCardsOn,
  REVIEW_DAYS,
  type CardAnswer,
} from '#domain/courses/review-cards/review-cards.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/courses/commands/review-cards.ts';
import { answeredCards, dueCards, reviewCounts, type ReviewDay } from '#db/courses/queries/review-cards.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { findCourse } from '#content/catalogue.server.ts';
import type { RequestScope } from '../../scope.ts';

export type ReviewCard = {
  courseId: string;
  course: string;
  lessonId: string;
  term: string;
  meaning: string;
  stage: number;
};

export type GivenAnswer = commands.CardRef & { isRemembered: boolean; dueOn: CalendarDay | null };

export type Review = {
  /** The one to answer now; null = nothing is left for today. */
  card: ReviewCard | null;
  /** For today, this one included. */
  left: number;
  /** Today's, the first one first. */
  answers: GivenAnswer[];
  /** The next day with cards after today; null = none comes. */
  nextOn: CalendarDay | null;
};

/** Null = no live session. */
export async function readReview(scope: RequestScope): Promise<Review | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const day = dayOf(scope);
  const [accountState, due, [counts], answered] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => dueCards(db, session, day, MAX_CARDS_A_DAY)),
    batch.ask((db) => reviewCounts(db, session, day)),
    batch.ask((db) => answeredCards(db, session, day)),
  ]);
  if (accountState === null) return null;
  const left = cardsForToday(due.length, answered.length);
  const [first] = due;
  return {
    card:
      first === undefined || left === 0
        ? null
        : {
            courseId: first.course_id,
            course: findCourse(first.course_id)?.title ?? '',
            lessonId: first.lesson_id,
            term: first.term,
            meaning: first.meaning,
            stage: first.stage,
          },
    left,
    answers: answered.toReversed().map((row) => ({
      courseId: row.course_id,
      term: row.term,
      isRemembered: row.stage > (row.previous_stage ?? 0),
      dueOn: row.due_on,
    })),
    nextOn: nextCardsOn(counts?.earliest ?? null, day.today),
  };
}

/** How many are for today, as a part of a page's one round trip. */
export async function countCards(scope: RequestScope, session: SessionRef): Promise<number> {
  const day = dayOf(scope);
  const [counts] = await scope.batch.ask((db) => reviewCounts(db, session, day));
  return counts === undefined ? 0 : cardsForToday(counts.due, counts.answered);
}

type AnswerToCard = commands.CardRef & { stage: number; answer: CardAnswer };

/** Throws no-session, invalid. */
export async function answerCard(
  scope: RequestScope,
  { stage, answer, ...ref }: AnswerToCard,
): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  if (REVIEW_DAYS[stage] === undefined) throw new AppError('invalid', 'Nie ma takiej karty.');
  const day = dayOf(scope);
  const next = afterAnswer(stage, answer, day.today);
  const isSignedIn = await commands.answerCard(scope.writes(), session, { ...ref, seen: stage, next, day });
  if (!isSignedIn) throw appError('no-session');
}

/** Throws no-session. */
export async function takeBackAnswer(scope: RequestScope, ref: commands.CardRef): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const day = dayOf(scope);
  if (!(await commands.takeBackAnswer(scope.writes(), session, { ...ref, day })))
    throw appError('no-session');
}

function dayOf({ now }: RequestScope): ReviewDay {
  const today = dayInPoland(now);
  return { today, startsAt: startInPoland(today), tomorrow: dayAfter(today) };
}
