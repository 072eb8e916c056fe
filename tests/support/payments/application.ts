// The application with the local Stripe, wired both ways: calls go there, webhooks come here. Both stop together.
import { startStripe, type LocalStripe, type StripeOptions } from '#sandbox/stripe/server.ts';
import { stripeVariables } from '#sandbox/stripe/variables.ts';
import { startApplication, type Application } from '../worker/application.ts';

export async function startWithStripe(
  variables: Record<string, string> = {},
  { mail = false, now }: { mail?: boolean } & Pick<StripeOptions, 'now'> = {},
): Promise<{ app: Application; stripe: LocalStripe; stop(): Promise<void> }> {
  const stripe = await startStripe({ port: 0, ...(now === undefined ? {} : { now }) });
  const app = await startApplication({ ...stripeVariables(stripe), ...variables }, { mail });
  stripe.sendWebhooksTo(`${app.url}/api/stripe-webhook`);
  return {
    app,
    stripe,
    async stop() {
      await stripe.stop();
      await app.stop();
    },
  };
}
