// The local Stripe with the demo accounts' customers in it and a memory as long as the local database's; its webhooks go to the application once that has an address.
import { DEMO_PEOPLE, demoPeriod } from '#db/seed.ts';
import type { KnownCustomer } from '#sandbox/stripe/demo.ts';
import { startStripe } from '#sandbox/stripe/server.ts';
import { stripeVariables } from '#sandbox/stripe/variables.ts';
import { replaced, startAtPort } from './free-port.ts';
import type { Started } from './started.ts';

const STRIPE_PORT = 9097;

const WEBHOOK_PATH = '/api/stripe-webhook';

export async function localStripe(): Promise<Started> {
  const customers = demoCustomers(Date.now());
  const { port, service: stripe } = await startAtPort(STRIPE_PORT, (chosen) =>
    startStripe({ port: chosen, file: `.local/stripe/${chosen}.json`, customers }),
  );
  return {
    variables: stripeVariables(stripe),
    line: `Stripe     ${stripe.url} (local: payments, events, a clock to move)${replaced(port, STRIPE_PORT)}`,
    connect: (address) => stripe.sendWebhooksTo(new URL(WEBHOOK_PATH, address).href),
    stop: stripe.stop,
  };
}

function demoCustomers(now: number): KnownCustomer[] {
  const start = demoPeriod(now).start / 1000;
  return DEMO_PEOPLE.flatMap(({ id: personId, customerId, email, fullName, contract, courses }) => {
    if (customerId === null) return [];
    const subscription = contract === null ? null : { id: contract.id, priceId: contract.priceId, start };
    const bought = courses.map(({ paymentId, checkoutId, courseId, title, priceGrosze }) => ({
      paymentId,
      checkoutId,
      title,
      amount: priceGrosze,
      metadata: { user_id: personId, course_id: courseId, consented_at: String(now) },
    }));
    return [{ id: customerId, email, name: fullName, subscription, courses: bought }];
  });
}
