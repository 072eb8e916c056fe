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
import { cardOf } from '#domain/courses/stops/stop.ts';
import { stopsIn } from '#domain/courses/stops/stop-rules.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/courses/commands/review-cards.ts';
import { answeredCards, dueCards, reviewCounts, type ReviewDay } from '#db/courses/queries/review-cards.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { findCourse } from '#content/catalogue.server.ts';
import type { RequestScope } from '../../scope.ts';
import { openedLesson } from './opened-lesson.ts';

export type ReviewCard = {
  courseId: string;
  course: string;
  lessonId: string;
  term: string;
  meaning: string;
  stage: number;
  /** Of a stop, no key term. */
  isQuestion: boolean;
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
            isQuestion: first.is_question === 1,
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

/** `question`: of the stop that was answered wrongly. Throws no-session, not-owner, not-found. */
export async function keepMissedStop(
  scope: RequestScope,
  { question, ...ref }: { courseId: string; lessonId: string; question: string },
): Promise<void> {
  const { session, batch } = scope;
  if (session === null) throw appError('no-session');
  const [accountState, [owned], [lesson]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownershipToRead(db, session, ref.courseId)),
    // Its card tells what is right, which is the lesson's text, too.
    openedLesson(scope, session, ref),
  ]);
  if (accountState === null) throw appError('no-session');
  if (owned === undefined) throw appError('not-owner');
  const stop = stopsIn(lesson?.content ?? '').find((one) => one.question.text === question);
  if (stop === undefined) throw new AppError('not-found', 'Nie ma takiego przystanku w\u00a0tej lekcji.');
  const { tomorrow: dueOn } = dayOf(scope);
  await commands.keepMiss(scope.writes(), session, { ...ref, ...cardOf(stop), dueOn });
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
