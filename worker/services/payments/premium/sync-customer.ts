// The one function by which our rows follow the provider (docs/architecture.md 'Stripe'; docs/faults.md 25-29, 35-38): for the webhook,
// the success page, the way back from the portal and the reconciliation alike. Ticket → read everything again → do what is still to be done
// there → one batch. Any number of them may run at once, in any order; the rows end as the latest reader found things.
import {
  applyReading,
  requestSync,
  endContracts,
  takeTicket,
  type ReadSubscription,
  type Ticket,
  type Change,
} from '#db/payments/commands/premium/sync-customer.ts';
import type { HandledEvent } from '#db/payments/commands/stripe-events.ts';
import { dutiesOf, type Duty } from '#domain/payments/premium/duties.ts';
import {
  periodToCount,
  type SubscriptionFacts,
  hasEnded,
} from '#domain/payments/premium/subscription-facts.ts';
import { appError } from '#domain/platform/messages.ts';
import { PLANS } from '#domain/payments/plan/plans.ts';
import { faultCode, isMissing, orProviderDown } from '../../../adapters/provider-fault.ts';
import { logError } from '../../../log.ts';
import { sendSoon, preparedMail } from '../../platform/mail.ts';
import { securityEvent } from '../../platform/security-log.ts';
import { orderNumber } from '../order-number.ts';
import type { ProviderScope } from '../provider-scope.ts';
import { readSubscriptions } from './read-subscriptions.ts';
import { subscriptionMessage, type SubscriptionChange } from '#content/mail/payment-letters.ts';
import { polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import type { NewMail } from '#db/platform/commands/outbox.ts';

/** What is done at the provider shows in the next look; more looks than that would mean that it doesn't. */
const MAX_LOOKS = 3;

/** Throws `database-down`, `payment-down`: anyone who told will tell again. A customer who isn't ours changes nothing. */
export async function syncCustomer(
  scope: ProviderScope,
  customerId: string,
  event: HandledEvent | null,
): Promise<void> {
  for (let look = 1; ; look++) {
    const ticket = await takeTicket(scope.db, customerId, scope.now);
    if (ticket === null) return;
    const all = await orProviderDown(readSubscriptions(scope, customerId));
    if (all === null) {
      logError('sync', new Error('the provider knows no such customer'), { customer: customerId });
      await endContracts(scope.db, { ticket, event, now: scope.now });
      return scope.cutRun(ticket.personId);
    }
    const duties = dutiesOf(all, ticket.withdrawnAt);
    if (duties.length === 0) return apply(scope, ticket, all, event);
    const fault = await performDuties(scope, duties);
    if (fault === null && look < MAX_LOOKS) continue;
    // What can't be done there keeps nobody from what they paid for; the event comes again, and with it the rest.
    await apply(scope, ticket, all, null);
    await requestSync(scope.db, customerId, 0);
    throw fault ?? appError('payment-down');
  }
}

async function apply(
  scope: ProviderScope,
  ticket: Ticket,
  all: SubscriptionFacts[],
  event: HandledEvent | null,
): Promise<void> {
  const subscriptions = all
    .filter(({ plan }) => plan !== 'free')
    .map((facts) => readingOf(scope, ticket, facts));
  await applyReading(scope.db, {
    ticket,
    subscriptions,
    unpriced: all.flatMap(({ plan, id }) => (plan === 'free' ? [id] : [])),
    referralPriceId: scope.stripeConfig.referralPriceId,
    tell: (told, guard) => securityEvent(scope.db, scope, { event: told, personId: ticket.personId, guard }),
    event,
    now: scope.now,
  });
  // A stream that was opened with Premium would show all of the run to its end.
  if (subscriptions.every(({ status }) => status !== 'active')) scope.cutRun(ticket.personId);
  const mails = subscriptions.flatMap(({ changes }) => changes.map(({ mail }) => mail));
  sendSoon(scope, mails);
}

function readingOf(scope: ProviderScope, ticket: Ticket, facts: SubscriptionFacts): ReadSubscription {
  const { generations, resets } = PLANS[facts.plan];
  return {
    id: facts.id,
    orderNumber: orderNumber(facts.id),
    status: facts.status,
    planId: facts.priceId,
    periodStart: facts.periodStart,
    periodEnd: facts.periodEnd,
    endsAtPeriodEnd: facts.endsAtPeriodEnd,
    countedPeriod: periodToCount(facts),
    generations,
    resets,
    startedAt: facts.startedAt,
    withdrawnAt: facts.payment?.isReversed === true ? scope.now : null,
    amountGrosze: facts.payment?.paidGrosze ?? facts.priceGrosze,
    changes: changesOf(scope, ticket, facts),
    isExpiringSoon: isExpiringSoon(facts, scope.now),
  };
}

/** The first fault, or null. */
export async function performDuties(scope: ProviderScope, duties: Duty[]): Promise<unknown> {
  try {
    for (const duty of duties) await orProviderDown(perform(scope, duty));
    return null;
  } catch (error) {
    return error;
  }
}

// Both may be repeated: the keys make one refund of many, and what is cancelled stays so.
async function perform({ stripe }: ProviderScope, duty: Duty): Promise<void> {
  const { subscriptionId } = duty;
  try {
    if (duty.kind === 'cancel') {
      await stripe.subscriptions.cancel(subscriptionId);
    } else {
      await stripe.refunds.create(
        {
          payment_intent: duty.paymentIntentId,
          amount: duty.amountGrosze,
          metadata: { subscription: subscriptionId },
        },
        { idempotencyKey: `refund:${duty.paymentIntentId}:${duty.amountGrosze}` },
      );
    }
  } catch (error) {
    if (!isMissing(error) && faultCode(error) !== 'charge_already_refunded') throw error;
  }
}

// What a reading may mean for the person: the letters about it, written in advance, of which the batch keeps the news.
const DAY_MS = 24 * 60 * 60_000;

/** docs/product.md 'Analytics events': the paid period's end is near, whether it renews or not. */
const SOON_MS = 7 * DAY_MS;

function isExpiringSoon(facts: SubscriptionFacts, now: number): boolean {
  const leftMs = Date.parse(facts.periodEnd) - now;
  return facts.status === 'active' && leftMs > 0 && leftMs <= SOON_MS;
}

function changesOf(
  scope: ProviderScope,
  { email }: Ticket,
  facts: SubscriptionFacts,
): { change: Change; mail: NewMail | null }[] {
  return possibleLetters(scope, facts).map((letter) => ({
    change: letter.change,
    mail: preparedMail(scope, { to: email, message: subscriptionMessage(letter) }),
  }));
}

function possibleLetters(scope: ProviderScope, facts: SubscriptionFacts): SubscriptionChange[] {
  const { status, endsAtPeriodEnd, periodEnd } = facts;
  const profileUrl = addressOf(scope, '/profil');
  const day = polishDate(periodEnd);
  const price = sumText(facts.priceGrosze);
  if (hasEnded(status)) return [{ change: 'ended', plansUrl: addressOf(scope, '/plany') }];
  if (status === 'past_due') return [{ change: 'renewal-failed', price, profileUrl }];
  if (status !== 'active') return [];
  const started: SubscriptionChange = {
    change: 'started',
    price,
    day,
    profileUrl,
    termsUrl: addressOf(scope, '/regulamin'),
    withdrawalUrl: addressOf(scope, '/odstapienie'),
    orderNumber: orderNumber(facts.id),
    orderedAt: polishMoment(facts.startedAt),
    operator: scope.config.operator,
  };
  return [
    ...(periodToCount(facts) === null ? [] : [started]),
    ...(endsAtPeriodEnd ? [{ change: 'ends-on', day, profileUrl } as const] : []),
  ];
}

function addressOf({ origin }: ProviderScope, path: string): string | null {
  return origin === null ? null : new URL(path, origin).href;
}
