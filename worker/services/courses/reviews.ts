// Buyers' reviews of a course (docs/decisions.md 'Reviews'): what everybody reads of them, and what a person may do with their own.
import { averageOf } from '#domain/courses/reviews/rating.ts';
import {
  cleanReview,
  faultOfObjection,
  faultOfReview,
  hasReadEnough,
  tooEarlySentence,
  type Stars,
} from '#domain/courses/reviews/review.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { polishMonth } from '#domain/platform/polish-date.ts';
import * as commands from '#db/courses/commands/reviews.ts';
import { ownershipToRead } from '#db/payments/queries/courses/owned.ts';
import { ownReview, ratingOfCourse, readingOf, shownReviews } from '#db/courses/queries/reviews.ts';
import type { RequestScope } from '../../scope.ts';
import { enforceQuota, quotaRoom } from '../platform/quotas.ts';

/** The page says so where there are more. */
const MAX_SHOWN_REVIEWS = 50;

export type ShownReview = { id: string; stars: number; text: string; month: string; isChanged: boolean };

export type CourseReviews = {
  ratings: number;
  /** Null = fewer than five. */
  average: number | null;
  /** The latest first. */
  shown: ShownReview[];
};

/** Null = the database can't tell now. A stranger's page is kept at the edge, so few requests ask. */
export async function readCourseReviews(
  { batch }: RequestScope,
  courseId: string,
): Promise<CourseReviews | null> {
  try {
    const [[all], rows] = await Promise.all([
      batch.ask((db) => ratingOfCourse(db, courseId)),
      batch.ask((db) => shownReviews(db, courseId, MAX_SHOWN_REVIEWS)),
    ]);
    const { ratings, stars } = all ?? { ratings: 0, stars: 0 };
    const shown = rows.map((row) => ({
      id: row.id,
      stars: row.stars,
      text: row.text,
      month: polishMonth(row.written_at),
      isChanged: row.changed_at !== null,
    }));
    return { ratings, average: averageOf({ ratings, stars }), shown };
  } catch {
    return null;
  }
}

export type OwnReview = {
  /** Null = none is written. */
  review: { stars: Stars; text: string } | null;
  /** Null = everybody sees it, or there is none. `objection` null = none was made yet. */
  hidden: { reason: string; objection: string | null; answer: string | null } | null;
  /** Null = it may be written; else why not. */
  refusal: string | null;
};

const NOT_BOUGHT =
  'Opinie piszą osoby, które mają ten kurs. Po zwrocie pieniędzy nie można już jej dodać ani zmienić.';

/** Null = no live session. */
export async function readOwnReview(scope: RequestScope, courseId: string): Promise<OwnReview | null> {
  const { session, batch } = scope;
  if (session === null) return null;
  const [accountState, owned, [reading], [row]] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownershipToRead(db, session, courseId)),
    batch.ask((db) => readingOf(db, session, courseId)),
    batch.ask((db) => ownReview(db, session, courseId)),
  ]);
  if (accountState === null) return null;
  return {
    review: row === undefined || row.stars === 0 ? null : { stars: row.stars as Stars, text: row.text },
    hidden:
      row === undefined || row.hidden_at === null
        ? null
        : { reason: row.hidden_reason ?? '', objection: row.objection, answer: row.answer },
    refusal: owned.length === 0 ? NOT_BOUGHT : refusalFor(reading ?? { opened: 0, lessons: 0 }),
  };
}

/** Throws invalid, no-session, not-owner, too-many-requests; what was typed is the caller's to keep. */
export async function saveReview(
  scope: RequestScope,
  { courseId, stars, text }: { courseId: string; stars: Stars | null; text: string },
): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const words = cleanReview(text);
  const fault = faultOfReview({ stars, text: words });
  if (stars === null || fault !== null) throw new AppError('invalid', fault ?? '');
  const quota = { name: 'reviewBySession', subject: session.tokenHash } as const;
  const review = { id: crypto.randomUUID(), courseId, stars, text: words };
  const { isSignedIn, isOwner, reading, isSaved, used } = await commands.saveReview(
    scope.writes(),
    session,
    review,
    quotaRoom(scope, quota),
  );
  enforceQuota(scope, quota.name, used);
  if (!isSignedIn) throw appError('no-session');
  if (!isOwner) throw new AppError('not-owner', NOT_BOUGHT);
  if (!isSaved) throw new AppError('not-owner', tooEarlySentence(reading));
}

/** Throws no-session. */
export async function withdrawReview(scope: RequestScope, courseId: string): Promise<void> {
  const { session } = scope;
  if (session === null || !(await commands.withdrawReview(scope.writes(), session, courseId)))
    throw appError('no-session');
}

/** Throws invalid, no-session, not-found. */
export async function objectToHiding(
  scope: RequestScope,
  { courseId, text }: { courseId: string; text: string },
): Promise<void> {
  const { session } = scope;
  if (session === null) throw appError('no-session');
  const words = cleanReview(text);
  const fault = faultOfObjection(words);
  if (fault !== null) throw new AppError('invalid', fault);
  const isMade = await commands.objectToHiding(scope.writes(), session, { courseId, text: words });
  if (!isMade)
    throw new AppError('not-found', 'Nie ma tu od czego się odwołać albo odwołanie już do nas dotarło.');
}

function refusalFor(reading: { opened: number; lessons: number }): string | null {
  return hasReadEnough(reading) ? null : tooEarlySentence(reading);
}
