// What /zamowienie/kurs/{id} shows (docs/decisions.md 'The way to pay'), in the request's one round trip: name and price from our
// catalogue, and whether this person can buy the course now.
import { ownership } from '#db/payments/queries/courses/owned.ts';
import type { CourseCard, CatalogueCard } from '#domain/courses/library/facets.ts';
import { NO_FIGURES } from '#domain/courses/library/figures.ts';
import { priceGrosze } from '#domain/courses/price.ts';
import { COURSE_CONSENT } from '#domain/payments/consent.ts';
import type { RequestScope } from '../../../scope.ts';
import { mustConfirmEmail } from '../../account/unconfirmed.ts';
import { readFigures } from '../../courses/figures.ts';

import { listCourses, readCourse } from '#content/catalogue.server.ts';
import { appError } from '#domain/platform/messages.ts';

export type CourseOrder = {
  course: CourseCard;
  priceGrosze: number;
  currency: 'PLN';
  /** False: the button says 'Płatności jeszcze nie działają.' */
  arePaymentsOn: boolean;
  /** The words beside the tick box, letter for letter: the purchase's letter repeats them. */
  consent: string;
  /** Null = nobody is signed in. */
  buyer: { email: string; mustConfirmEmail: boolean; isOwned: boolean } | null;
};

/** Throws `not-found` for a course that we don't sell, `database-down`. */
export async function readCourseOrder(scope: RequestScope, courseId: string): Promise<CourseOrder> {
  const [course, figures, buyer] = await Promise.all([
    courseForSale(courseId),
    readFigures(scope),
    readBuyer(scope, courseId),
  ]);
  return {
    course: { ...course, ...(figures[course.id] ?? NO_FIGURES) },
    priceGrosze: priceGrosze(course.price),
    currency: 'PLN',
    arePaymentsOn: scope.config.stripe !== null,
    consent: COURSE_CONSENT,
    buyer,
  };
}

async function readBuyer(scope: RequestScope, courseId: string): Promise<CourseOrder['buyer']> {
  const { session, batch, config } = scope;
  if (session === null) return null;
  const [accountState, owned] = await Promise.all([
    scope.accountState(),
    batch.ask((db) => ownership(db, session, courseId)),
  ]);
  if (accountState === null) return null;
  return {
    email: accountState.person.email,
    mustConfirmEmail: mustConfirmEmail(config, accountState),
    isOwned: owned.length > 0,
  };
}

// The courses that we sell ourselves, by name and price of our own catalogue: nothing a client sends changes either (docs/faults.md 32).

/** '#' = no external seller (docs/decisions.md 'Affiliate links'). */
const NO_SELLER = '#';

/** Throws `not-found` for a course that there is not, or that somebody else sells. */
export async function courseForSale(courseId: string): Promise<CatalogueCard> {
  const [course, card] = [await readCourse(courseId), listCourses().find(({ id }) => id === courseId)];
  if (course === null || card === undefined || course.affiliateUrl !== NO_SELLER) throw appError('not-found');
  return card;
}
