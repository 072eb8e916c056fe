// A person who buys a course at the local Stripe, and what our records then say of it.
import { and, desc, eq } from 'drizzle-orm';
import { purchases } from '#db/payments/schema/courses.ts';
import type { LocalStripe } from '#sandbox/stripe/server.ts';
import type { Application } from '../worker/application.ts';
import { signedIn } from '../account/visitor.ts';

export const COURSE = 'wordpress-dla-poczatkujacych';
export const PRICE_GROSZE = 18_999;

export type CourseBuyer = Awaited<ReturnType<typeof courseBuyer>>;

/** Signed in, with a confirmed address. */
export async function courseBuyer(app: Application) {
  const person = await signedIn(app, { confirmed: true });
  return Object.assign(person, {
    start: (more: object = {}, course = COURSE) =>
      person.post('/api/create-course-checkout-session', { courseId: course, consent: true, ...more }),
    /** The id of the Checkout Session. */
    async order(course = COURSE): Promise<string> {
      const answer = await this.start({}, course);
      if (!answer.ok) throw new Error(`The order answered ${answer.status}: ${await answer.text()}`);
      const { sessionId } = (await answer.json()) as { sessionId: string };
      return sessionId;
    },
    async confirm(sessionId: string, course = COURSE): Promise<string> {
      const answer = await person.post(`/api/courses/${course}/confirm-purchase`, { sessionId });
      return ((await answer.json()) as { state: string }).state;
    },
    withdraw: (course = COURSE) => person.post(`/api/courses/${course}/withdraw`, {}),
    rows: () =>
      app.database
        .select()
        .from(purchases)
        .where(eq(purchases.user_id, person.id))
        .orderBy(desc(purchases.bought_at)),
    /** What the course is to this person: 'owned', 'closed', or 'none'. */
    async standing(course = COURSE): Promise<'owned' | 'closed' | 'none'> {
      const rows = await app.database
        .select()
        .from(purchases)
        .where(and(eq(purchases.user_id, person.id), eq(purchases.course_id, course)));
      if (rows.some(({ withdrawn_at }) => withdrawn_at === null)) return 'owned';
      return rows.length > 0 ? 'closed' : 'none';
    },
  });
}

/** Somebody who has paid for the course; `payment`: its id. */
export async function courseOwner(app: Application, stripe: LocalStripe) {
  const buyer = await courseBuyer(app);
  const checkout = await buyer.order();
  stripe.dashboard.pay(checkout);
  await stripe.post.settled();
  if ((await buyer.standing()) !== 'owned') throw new Error('paid, but not owned');
  return Object.assign(buyer, { payment: paymentOf(stripe, checkout) });
}

/** Of a Checkout Session, by the session's id; 'none' while nobody has paid. */
export function paymentOf(stripe: LocalStripe, checkoutId: string): string {
  const found = stripe.all('checkouts').find(({ id }) => id === checkoutId)?.payment_intent;
  return typeof found === 'string' ? found : 'none';
}
