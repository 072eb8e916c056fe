// The application with the local Stripe, wired both ways: calls go there, webhooks come here. Lent and given back together.
import { startStripe, type LocalStripe, type StripeOptions } from '#sandbox/stripe/server.ts';
import { stripeVariables } from '#sandbox/stripe/variables.ts';
import { applicationToLend, type Application } from '../worker/application.ts';
import { lending, type Lendable } from '../worker/lent.ts';

type Wishes = { mail?: boolean; isOwn?: boolean } & Pick<StripeOptions, 'now'>;

type WithStripe = { app: Application; stripe: LocalStripe };

const lend = lending<WithStripe>();

/** With variables or a clock it is the file's own. */
export async function startWithStripe(
  variables: Record<string, string> = {},
  { mail = false, isOwn = false, now }: Wishes = {},
): Promise<WithStripe & { stop(): Promise<void> }> {
  if (!isOwn && now === undefined && Object.keys(variables).length === 0)
    return lend(String(mail), () => toLend({}, { mail }));
  const { thing, stop } = await toLend(variables, { mail, now });
  return { ...thing, stop };
}

async function toLend(
  variables: Record<string, string>,
  { mail = false, now }: Wishes,
): Promise<Lendable<WithStripe>> {
  const stripe = await startStripe({ port: 0, ...(now === undefined ? {} : { now }) });
  const application = await applicationToLend({ ...stripeVariables(stripe), ...variables }, { mail });
  const app = application.thing;
  const wire = () => stripe.sendWebhooksTo(`${app.url}/api/stripe-webhook`);
  wire();
  return {
    thing: { app, stripe },
    async renew() {
      stripe.reset();
      await application.renew();
      wire();
    },
    async stop() {
      await stripe.stop();
      await application.stop();
    },
  };
}
