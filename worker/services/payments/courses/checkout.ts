// The way to a course: the provider's page (docs/decisions.md 'Course purchase', 'Course checkout failure'). One open order a person
// and course: anyone who presses the button again is led to the same page.
import { courseItem } from '#db/payments/queries/courses/records.ts';
import { ownership } from '#db/payments/queries/courses/owned.ts';
import type { SessionRef } from '#db/session-ref.ts';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';
import { priceGrosze } from '#domain/courses/price.ts';
import { courseReference } from '#domain/payments/courses/reference.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import { insertMetric } from '#db/desk/commands/observability.ts';
import { isProviderAway } from '../../../adapters/provider-fault.ts';
import { logError } from '../../../log.ts';
import type { RequestScope } from '../../../scope.ts';
import { providerScope, paymentsOf, type ProviderScope } from '../provider-scope.ts';
import { NO_ANSWER } from '../not-started.ts';
import { orderPage, type OrderPage } from '../order-page.ts';
import { checkBuyer, summaryPage, type CheckoutRequest } from '../checkout-request.ts';
import type { Person } from '../../account/state.ts';
import { courseForSale } from './order.ts';
import { readCoursePayment } from './read-payment.ts';
import { syncCourse } from './sync.ts';
import type Stripe from 'stripe';
import type { OpenOrder } from '#db/payments/commands/open-orders.ts';

/** `sessionId` null = not the provider's page: our summary, or the payment link that stands in where the provider's own call failed. */
type CourseCheckout = { url: string; sessionId: string | null };

type Buyer = { scope: RequestScope; session: SessionRef; person: Person; course: CatalogueCard };

export async function startCourseCheckout(
  scope: RequestScope,
  courseId: string,
  request: CheckoutRequest,
): Promise<CourseCheckout> {
  paymentsOf(scope.config);
  const buyer = await buyerOf(scope, courseId, request);
  if (request.consent !== true) return summaryPage(scope, `/zamowienie/kurs/${encodeURIComponent(courseId)}`);
  try {
    return await leadToPage(await providerScope(scope), buyer);
  } catch (error) {
    if (!isProviderAway(error)) throw error;
    return leadToLink(buyer);
  }
}

async function buyerOf(scope: RequestScope, courseId: string, request: CheckoutRequest): Promise<Buyer> {
  const { session, batch } = scope;
  if (session === null) throw appError('no-session');
  const [course, accountState, owned] = await Promise.all([
    courseForSale(courseId),
    scope.accountState(),
    batch.ask((db) => ownership(db, session, courseId)),
  ]);
  if (accountState === null) throw appError('no-session');
  const { person } = accountState;
  checkBuyer(scope, accountState, request);
  if (owned.length > 0) throw alreadyBought();
  return { scope, session, person, course };
}

function alreadyBought(): AppError {
  return new AppError('already-bought', 'Masz już ten kurs. Znajdziesz go w\u00a0„Moich kursach”.');
}

async function leadToPage(money: ProviderScope, buyer: Buyer): Promise<CourseCheckout> {
  const { scope, session, person, course } = buyer;
  return orderPage(money, {
    session,
    item: courseItem(course.id),
    amountGrosze: priceGrosze(course.price),
    priceUntil: null,
    person,
    metric: started(buyer),
    paramsOf: (order, customerId) => coursePage({ order, course, customerId, origin: scope.origin }),
    reopen: (checkoutId) => reopened(money, buyer, checkoutId),
  });
}

/** Null = that page is of no use any more. Throws `already-bought`. */
async function reopened(
  money: ProviderScope,
  { person, course }: Buyer,
  checkoutId: string,
): Promise<OrderPage | null> {
  const payment = await readCoursePayment(money, { checkoutId });
  if (payment === null || payment.name === 'gone') return null;
  if (payment.name === 'open')
    return payment.url === null ? null : { url: payment.url, sessionId: checkoutId };
  if (payment.name === 'waiting')
    throw new AppError(
      'already-bought',
      'Czekamy, aż bank potwierdzi Twoją płatność za ten kurs. Gdy to zrobi, kurs pojawi się w\u00a0„Moich kursach”.',
    );
  const only = { personId: person.id, courseId: course.id };
  if ((await syncCourse(money, { checkoutId }, only)) === 'owned') throw alreadyBought();
  return null;
}

function leadToLink(buyer: Buyer): CourseCheckout {
  const { scope, person, course } = buyer;
  const link = paymentsOf(scope.config).courseFallbackLink;
  const url =
    link === null
      ? null
      : fallbackAddress(link, { personId: person.id, email: person.email, courseId: course.id });
  if (url === null) throw new AppError('payment-down', NO_ANSWER);
  const counting = insertMetric(scope.writes(), started(buyer));
  scope.waitUntil(counting.catch((error: unknown) => logError('metric', error)));
  return { url, sessionId: null };
}

function started({ scope, person }: Buyer) {
  return { name: 'course_checkout_started', value: 1, userId: person.id, timestamp: scope.now } as const;
}

/**
 * The payment link that stands in when the provider's own call fails: the address prefilled, person and course in its reference. What is
 * paid there opens the course only if the sum is the course's.
 */
function fallbackAddress(
  link: string,
  { personId, email, courseId }: { personId: string; email: string; courseId: string },
): string | null {
  const reference = courseReference({ personId, courseId });
  if (reference === null) return null;
  const url = new URL(link);
  url.searchParams.set('prefilled_email', email);
  url.searchParams.set('client_reference_id', reference);
  url.searchParams.set('locale', 'pl');
  return url.href;
}

// The provider's page for an order of a course. Everything on it is ours: name and sum from the catalogue, the addresses to come back to,
// who buys what.
type CoursePage = { order: OpenOrder; course: CatalogueCard; customerId: string; origin: string };

function coursePage({ order, course, customerId, origin }: CoursePage): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    user_id: order.user_id,
    course_id: course.id,
    consented_at: String(order.consented_at),
  };
  // The provider fetches pictures itself, and only over https.
  const images = origin.startsWith('https:') ? { images: [`${origin}/obrazy/kursy/${course.id}`] } : {};
  return {
    mode: 'payment',
    customer: customerId,
    locale: 'pl',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'pln',
          unit_amount: order.amount_grosze,
          // As the pages and the terms say it: what is asked is all that is asked.
          tax_behavior: 'inclusive',
          product_data: { name: course.title, ...images },
        },
      },
    ],
    metadata,
    payment_intent_data: { metadata },
    success_url: `${origin}/moje-kursy/${course.id}?purchase_status=success&session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${origin}/kursy/${course.id}?purchase_status=cancelled`,
  };
}
