// The provider's events (docs/faults.md 25-28): verified over the raw bytes, each event once, and only of the mode that our key is for.
// Whatever is none of ours gets the same response as the rest, so that it isn't sent again; what fails is an error, so that it is.
import type Stripe from 'stripe';
import { insertMetric } from '#db/desk/commands/observability.ts';
import { isHandled } from '#db/payments/commands/stripe-events.ts';
import { AppError } from '#domain/platform/errors.ts';
import { afterResponse } from '../../after-response.ts';
import type { RequestScope } from '../../scope.ts';
import { handlerOf } from './events.ts';
import { providerScope, type ProviderScope } from './provider-scope.ts';

export type SignedEvent = { body: Uint8Array; signature: string };

const TOLERANCE_SECONDS = 300;

/** Throws invalid (no true signature), payments-off, database-down, payment-down. */
export async function handleWebhook(scope: RequestScope, call: SignedEvent): Promise<void> {
  const payments = await providerScope(scope);
  const event = await verified(payments, call);
  try {
    await handleEvent(payments, event);
  } catch (error) {
    const metric = { name: 'stripe_event_failed', value: 1, userId: null, timestamp: scope.now } as const;
    afterResponse(scope, null, () => insertMetric(scope.writes(), metric));
    throw error;
  }
}

/** An event whose origin is beyond doubt. */
export async function handleEvent(scope: ProviderScope, event: Stripe.Event): Promise<void> {
  const handle = handlerOf(event.type);
  if (handle === null || event.livemode !== scope.stripeConfig.isLive) return;
  if (await isHandled(scope.db, event.id)) return;
  await handle(scope, event);
}

async function verified(
  { stripe, stripeConfig }: ProviderScope,
  { body, signature }: SignedEvent,
): Promise<Stripe.Event> {
  const { default: StripeLibrary } = await import('stripe');
  try {
    const event: unknown = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      stripeConfig.webhookSecret,
      TOLERANCE_SECONDS,
      StripeLibrary.createSubtleCryptoProvider(),
    );
    if (isEvent(event)) return event;
  } catch {
    // A forged body, a wrong secret, an old signature, no JSON: one response for all, and for what is signed and no event.
  }
  throw new AppError('invalid', 'Podpis tego zdarzenia nie zgadza się z jego treścią.');
}

// The library checks the signature and takes any JSON for an event.
function isEvent(value: unknown): value is Stripe.Event {
  if (!isObject(value)) return false;
  const { id, type, data } = value;
  return typeof id === 'string' && typeof type === 'string' && isObject(data) && isObject(data['object']);
}

function isObject(value: unknown): value is Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
