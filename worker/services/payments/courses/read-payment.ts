// A course's payment as it stands at the provider now. Of a Checkout Session with our own data the person and the course are known;
// one of the payment link only names them, in a reference that was in the payer's hands.
import type Stripe from 'stripe';
import type { PaymentReading } from '#domain/payments/courses/verdict.ts';
import { readCourseReference } from '#domain/payments/courses/reference.ts';
import { nullIfMissing, orProviderDown } from '../../../adapters/provider-fault.ts';
import { disputeStatuses, chargeGivenBack, isGivenBack } from '../disputes.ts';
import type { ProviderScope } from '../provider-scope.ts';

/** What an event or a page tells of: a Checkout Session, or a payment. */
export type PaymentRef = { checkoutId: string } | { paymentIntentId: string };

export type PaidCourse = PaymentReading & {
  name: 'paid';
  checkoutId: string;
  /** The payment intent's: by it a purchase is known. */
  paymentId: string;
  personId: string | null;
  courseId: string | null;
  /** As it was named, for an operator; null = it was not. */
  reference: string | null;
  /** Epoch ms; null = only the open order knows. */
  consentedAt: number | null;
  paidAt: number;
  /** Returned by the buyer's bank, not by us. */
  isDisputed: boolean;
  givenBackGrosze: number;
};

type CoursePaymentNow =
  | PaidCourse
  /** 'open' can still be paid; 'waiting' was, and the money comes later; 'gone' = expired, or the money never came. */
  | ({ name: 'open' | 'waiting' | 'gone'; checkoutId: string; url: string | null } & Pick<
      PaidCourse,
      'personId' | 'courseId'
    >);

/** Null = the payment is none of a course. Throws `payment-down`. */
export async function readCoursePayment(
  money: ProviderScope,
  ref: PaymentRef,
): Promise<CoursePaymentNow | null> {
  const session = await findSession(money, ref);
  if (session === null || session.mode !== 'payment' || session.livemode !== money.stripeConfig.isLive)
    return null;
  const who = named(session);
  if (who === null) return null;
  const { payment_intent: intent } = session;
  if (session.payment_status !== 'paid') {
    const { id: checkoutId, url } = session;
    return { name: unpaidState(session), ...who, checkoutId, url };
  }
  // Nothing of ours is free of charge, so what was paid has an intent and a charge.
  if (!isObject(intent) || !isObject(intent.latest_charge)) return null;
  const charge = intent.latest_charge;
  return {
    name: 'paid',
    ...who,
    checkoutId: session.id,
    paymentId: intent.id,
    amountGrosze: session.amount_total ?? 0,
    currency: session.currency ?? '',
    paidAt: charge.created * 1000,
    isDisputed: charge.disputed,
    givenBackGrosze: chargeGivenBack(charge),
    isReturned: isGivenBack(charge) || (charge.disputed && (await isLost(money, intent.id))),
  };
}

const EXPAND = 'payment_intent.latest_charge.refunds';

async function findSession(
  { stripe }: ProviderScope,
  ref: PaymentRef,
): Promise<Stripe.Checkout.Session | null> {
  const { sessions } = stripe.checkout;
  if ('checkoutId' in ref)
    return orProviderDown(nullIfMissing(sessions.retrieve(ref.checkoutId, { expand: [EXPAND] })));
  const { paymentIntentId: payment_intent } = ref;
  const found = await orProviderDown(
    nullIfMissing(sessions.list({ payment_intent, limit: 1, expand: [`data.${EXPAND}`] })),
  );
  return found?.data[0] ?? null;
}

type Named = Pick<PaidCourse, 'personId' | 'courseId' | 'reference' | 'consentedAt' | 'isByLink'>;

/** Null = neither an order of ours nor the payment link's. */
function named(session: Stripe.Checkout.Session): Named | null {
  const { user_id: personId, course_id: courseId, consented_at: consentedAt } = session.metadata ?? {};
  if (personId !== undefined && courseId !== undefined) {
    const reference = `${personId}_${courseId}`;
    return { personId, courseId, reference, consentedAt: Number(consentedAt) || null, isByLink: false };
  }
  if (session.payment_link === null) return null;
  const reference = session.client_reference_id;
  const { personId: person = null, courseId: course = null } = readCourseReference(reference) ?? {};
  return { personId: person, courseId: course, reference, consentedAt: null, isByLink: true };
}

function unpaidState(session: Stripe.Checkout.Session): 'open' | 'waiting' | 'gone' {
  if (session.status === 'open') return 'open';
  const intent = session.payment_intent;
  return session.status === 'complete' && isObject(intent) && intent.status === 'processing'
    ? 'waiting'
    : 'gone';
}

// What isn't decided yet counts as lost, since it grants nothing by accident.
async function isLost(money: ProviderScope, paymentIntentId: string): Promise<boolean> {
  const statuses = await orProviderDown(disputeStatuses(money, paymentIntentId));
  return statuses.some((status) => status !== 'won');
}

function isObject<Value extends object>(value: Value | string | null | undefined): value is Value {
  return typeof value === 'object' && value !== null;
}
