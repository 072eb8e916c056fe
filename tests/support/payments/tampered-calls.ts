// Calls about money as somebody sends them who wants more than their due (docs/faults.md 31-33). Each is refused before the provider is
// asked.
import { COURSE } from './course-buyer.ts';

/** What there is of another person's to steal. */
export type Loot = {
  person: string;
  customer: string;
  subscription: string;
  premium: string;
  course: string;
  unpaid: string;
};

const ELSEWHERE = [
  '//evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'https://user@evil.example/',
  '/\\evil.example',
];

type Row = [what: string, path: string, body: (loot: Loot) => object, status: number, code: string];

export const COURSE_CALL = '/api/create-course-checkout-session';
export const PREMIUM_CALL = '/api/create-checkout-session';
export const PORTAL_CALL = '/api/create-portal-session';

export const TAMPERED_CALLS: Row[] = [
  ['another person', COURSE_CALL, (loot) => ({ courseId: COURSE, userId: loot.person }), 403, 'not-yours'],
  ['another person', PREMIUM_CALL, (loot) => ({ userId: loot.person }), 403, 'not-yours'],
  ['another person', PORTAL_CALL, (loot) => ({ userId: loot.person }), 403, 'not-yours'],
  ['another’s customer', PORTAL_CALL, (loot) => ({ customerId: loot.customer }), 403, 'not-yours'],
  [
    'another’s subscription',
    '/api/cancel-subscription',
    (loot) => ({ subscriptionId: loot.subscription }),
    403,
    'not-yours',
  ],
  [
    'a made-up subscription',
    '/api/cancel-subscription',
    () => ({ subscriptionId: 'sub_x' }),
    403,
    'not-yours',
  ],
  ['no subscription of one’s own', '/api/cancel-subscription', () => ({}), 409, 'no-contract'],
  ['another’s course', `/api/courses/${COURSE}/withdraw`, () => ({}), 409, 'no-contract'],
  [
    'a made-up session',
    '/api/handle-subscription-change',
    () => ({ sessionId: '../customers' }),
    403,
    'not-yours',
  ],
  ['a made-up session', '/api/stripe-webhook', () => ({ sessionId: 'x' }), 403, 'not-yours'],
  ['an unknown course', COURSE_CALL, () => ({ courseId: 'nie-ma' }), 404, 'not-found'],
  ['an inherited name', COURSE_CALL, () => ({ courseId: '__proto__' }), 404, 'not-found'],
  ['a consent in other words', COURSE_CALL, () => ({ courseId: COURSE, consent: 'tak' }), 400, 'invalid'],
  ['a consent in other words', PREMIUM_CALL, () => ({ consent: 1 }), 400, 'invalid'],
  ['no course', COURSE_CALL, () => ({ courseId: 7 }), 400, 'invalid'],
  [
    'a discount never earned',
    '/api/referral/verify',
    () => ({ discountPercentage: 100 }),
    409,
    'referral-refused',
  ],
  ...ELSEWHERE.flatMap((address): Row[] => [
    [address, COURSE_CALL, () => ({ courseId: COURSE, successUrl: address }), 400, 'invalid'],
    [address, COURSE_CALL, () => ({ courseId: COURSE, cancelUrl: address }), 400, 'invalid'],
    [address, PREMIUM_CALL, () => ({ successUrl: address }), 400, 'invalid'],
    [address, PREMIUM_CALL, () => ({ cancelUrl: address }), 400, 'invalid'],
    [address, PORTAL_CALL, () => ({ returnUrl: address }), 400, 'invalid'],
  ]),
];
