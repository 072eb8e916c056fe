// Buying a course, and the recommendation (contract, 'API'). Person, name, price, picture and addresses of a body are wishes: the first
// and the last are checked, none is followed (faults 31-33).
import * as z from 'zod';
import { wellFormedText } from '#domain/well-formed-text.ts';
import type { ReferralView } from '../services/referral.ts';
import { bareRoute, writeRoute } from './define.ts';

const courseCheckout = z.object({
  courseId: wellFormedText('Podaj kurs.'),
  userId: wellFormedText('Pole userId musi być tekstem.').optional(),
  successUrl: wellFormedText('Pole successUrl musi być tekstem.').optional(),
  cancelUrl: wellFormedText('Pole cancelUrl musi być tekstem.').optional(),
  courseName: z.unknown(),
  priceInCents: z.unknown(),
  imageUrl: z.unknown(),
});

const expiry = ({ expiresAt }: ReferralView) => ({ expiresAt });

export const purchaseRoutes = [
  writeRoute({
    method: 'POST',
    path: '/api/create-course-checkout-session',
    access: 'session',
    limit: 'payment',
    schema: courseCheckout,
    async handle(c, { courseId, userId, successUrl, cancelUrl }) {
      const wish = { userId, successUrl, cancelUrl };
      return c.json(await c.var.services.startCourseCheckout(courseId, wish));
    },
  }),
  bareRoute({
    method: 'POST',
    path: '/api/referral/share',
    access: 'session',
    limit: 'call',
    handle: async (c) => c.json(expiry(await c.var.services.shareReferral())),
  }),
  bareRoute({
    method: 'POST',
    path: '/api/referral/verify',
    access: 'session',
    limit: 'call',
    handle: async (c) => c.json(expiry(await c.var.services.verifyReferral())),
  }),
];
