// The calls about Premium (docs/contract.md 'Payment calls'; docs/product.md 'Payment calls'). Fields that name a price, a person or an
// address are taken as the specification has them; services/payments checks them and follows none.
import * as z from 'zod';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import type { AppContext } from '../../app-env.ts';
import type { SignedEvent } from '../../services/payments/webhook.ts';
import { writeRoute } from '../define.ts';
import { consentField } from './consent-field.ts';
import { finishPremiumCheckout } from '../../services/payments/premium/return.ts';
import { startPremiumCheckout } from '../../services/payments/premium/checkout.ts';
import { cancelSubscription } from '../../services/payments/premium/cancellation.ts';
import { handleWebhook } from '../../services/payments/webhook.ts';
import { openPortal } from '../../services/payments/premium/portal.ts';

const MAX_EVENT_BYTES = 512_000;

const text = (name: string) => wellFormedText(`Pole ${name} musi być tekstem.`);
const maybe = (name: string) => text(name).nullish();

const checkout = () =>
  z.object({
    userId: maybe('userId'),
    successUrl: maybe('successUrl'),
    cancelUrl: maybe('cancelUrl'),
    consent: consentField(),
  });

const portal = () =>
  z.object({
    userId: maybe('userId'),
    customerId: maybe('customerId'),
    returnUrl: maybe('returnUrl'),
  });

const finished = () => z.object({ sessionId: text('sessionId') });

const subscription = () => z.object({ subscriptionId: maybe('subscriptionId') });

async function finish(c: AppContext, { sessionId }: z.infer<ReturnType<typeof finished>>): Promise<Response> {
  return c.json({ subscription: await finishPremiumCheckout(c.var.scope, sessionId) });
}

export const paymentRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/create-checkout-session',
    access: 'session',
    limit: 'payment',
    schema: checkout,
    handle: async (c, request) => c.json(await startPremiumCheckout(c.var.scope, request)),
  }),
  writeRoute({
    method: 'POST',
    path: '/api/create-portal-session',
    access: 'session',
    limit: 'payment',
    schema: portal,
    handle: async (c, request) => c.json(await openPortal(c.var.scope, request)),
  }),
  // The success page asks again and again while it waits.
  writeRoute({
    method: 'POST',
    path: '/api/handle-subscription-change',
    access: 'session',
    limit: 'call',
    schema: finished,
    handle: finish,
  }),
  {
    ...writeRoute({
      method: 'POST',
      path: '/api/stripe-webhook',
      access: 'session',
      limit: 'webhook',
      schema: finished,
      handle: finish,
    }),
    signed: {
      header: 'Stripe-Signature',
      maxBytes: MAX_EVENT_BYTES,
      async handle(c: AppContext, event: SignedEvent) {
        await handleWebhook(c.var.scope, event);
        return c.json({ received: true });
      },
    },
  },
  writeRoute({
    method: 'POST',
    path: '/api/cancel-subscription',
    access: 'session',
    limit: 'payment',
    schema: subscription,
    handle: async (c, { subscriptionId }) =>
      c.json({ subscription: await cancelSubscription(c.var.scope, subscriptionId ?? null) }),
  }),
];
