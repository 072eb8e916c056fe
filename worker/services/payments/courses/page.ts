// The provider's page for an order of a course. Everything on it is ours: name and sum from the catalogue, the addresses to come back to,
// who buys what.
import type Stripe from 'stripe';
import type { OpenOrder } from '#db/payments/commands/open-orders.ts';
import type { CatalogueCard } from '#domain/courses/library/facets.ts';

type CoursePage = { order: OpenOrder; course: CatalogueCard; customerId: string; origin: string };

export function coursePage({
  order,
  course,
  customerId,
  origin,
}: CoursePage): Stripe.Checkout.SessionCreateParams {
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
    cancel_url: `${origin}/kursy/${course.id}`,
  };
}
