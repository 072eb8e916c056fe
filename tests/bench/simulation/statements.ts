// What is timed: each entry asks as the page or task does. A new statement of the desk gets a line here.
import { eq } from 'drizzle-orm';
import { openCourseOrders, pendingWithdrawals } from '#db/payments/queries/open-orders.ts';
import { ratingOfCourse, reviewWithAuthor, shownReviews } from '#db/courses/queries/reviews.ts';
import { eventsAfter, unsealedEvents } from '#db/account/queries/security-log.ts';
import { profiles } from '#db/account/schema/accounts.ts';
import { DESK_STATEMENTS } from './desk.ts';
import { somebody, type Statement } from './somebody.ts';

export const BY_KEY = 'a profile by its key';

const LIST = 50;

export const STATEMENTS: Readonly<Record<string, Statement>> = {
  ...DESK_STATEMENTS,
  [BY_KEY]: (db, round) =>
    db
      .select()
      .from(profiles)
      .where(eq(profiles.id, somebody(round))),
  'reviews: one with its author': (db, { round }) => reviewWithAuthor(db, `v${round}`),
  "reviews: a course's, as shown": (db) => shownReviews(db, 'kurs-7', LIST),
  "reviews: a course's average": (db) => ratingOfCourse(db, 'kurs-7'),
  'security log: rows to be sealed': (db) => unsealedEvents(db, LIST),
  'security log: rows to be checked': (db, { people }) => eventsAfter(db, people, 1_000),
  'orders of courses that are open': (db, { now }) => openCourseOrders(db, now, LIST),
  'withdrawals that wait': (db) => pendingWithdrawals(db, LIST),
};
