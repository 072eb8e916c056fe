// Buying a course, and the recommendation (docs/contract.md 'Payment calls'). Person, name, price, picture and addresses of a body are
// wishes: the first and the last are checked, none is followed (docs/faults.md 31-33).
import * as z from 'zod';
import { appError } from '#domain/platform/messages.ts';
import { wellFormedText } from '#domain/platform/well-formed-text.ts';
import type { ReferralView } from '../../services/payments/referral.ts';
import { bareRoute, writeRoute } from '../define.ts';
import { consentField } from './consent-field.ts';
import { confirmPurchase } from '../../services/payments/courses/confirm.ts';
import { startCourseCheckout } from '../../services/payments/courses/checkout.ts';
import { withdrawFromCourse } from '../../services/payments/courses/withdraw.ts';
import { shareReferral, verifyReferral } from '../../services/payments/referral.ts';

const request = (name: string) => wellFormedText(`Pole ${name} musi być tekstem.`).nullish();

// courseName, priceInCents and imageUrl are not even read.
const courseCheckout = () =>
  z.object({
    courseId: wellFormedText('Podaj kurs.'),
    userId: request('userId'),
    successUrl: request('successUrl'),
    cancelUrl: request('cancelUrl'),
    consent: consentField(),
  });

const expiry = ({ expiresAt }: ReferralView) => ({ expiresAt });

export const purchaseRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/create-course-checkout-session',
    access: 'session',
    limit: 'payment',
    schema: courseCheckout,
    handle: async (c, { courseId, ...wishes }) =>
      c.json(await startCourseCheckout(c.var.scope, courseId, wishes)),
  }),
  // The page asks again while the payment is on its way; only the person's own open order reaches the provider.
  writeRoute({
    method: 'POST',
    path: '/api/courses/:id/confirm-purchase',
    access: 'session',
    limit: 'call',
    schema: () => z.object({ sessionId: wellFormedText('Podaj sessionId.') }),
    async handle(c, { sessionId }) {
      const state = await confirmPurchase(c.var.scope, c.req.param('id') ?? '', sessionId);
      if (state === null) throw appError('no-session');
      return c.json({ state });
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/courses/:id/withdraw',
    access: 'session',
    limit: 'payment',
    handle: async (c) => c.json(await withdrawFromCourse(c.var.scope, c.req.param('id') ?? '')),
  }),
  bareRoute({
    method: 'POST',
    path: '/api/referral/share',
    access: 'session',
    limit: 'call',
    handle: async (c) => c.json(expiry(await shareReferral(c.var.scope))),
  }),
  bareRoute({
    method: 'POST',
    path: '/api/referral/verify',
    access: 'session',
    limit: 'call',
    handle: async (c) => c.json(expiry(await verifyReferral(c.var.scope))),
  }),
];
