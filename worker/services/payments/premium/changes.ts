// What a reading may mean for the person: the letters about it, written in advance, of which the batch keeps the news.
import { subscriptionMessage, type SubscriptionChange } from '#content/mail/payment-letters.ts';
import type { Change, Ticket } from '#db/payments/commands/premium/sync-customer.ts';
import {
  hasEnded,
  periodToCount,
  type SubscriptionFacts,
} from '#domain/payments/premium/subscription-facts.ts';
import { polishDate, polishMoment } from '#domain/platform/polish-date.ts';
import { sumText } from '#domain/payments/plan/price.ts';
import type { NewMail } from '#db/platform/commands/outbox.ts';
import { preparedMail } from '../../platform/mail.ts';
import { orderNumber } from '../order-number.ts';
import type { ProviderScope } from '../provider-scope.ts';

const DAY_MS = 24 * 60 * 60_000;

/** docs/product.md 'Analytics events': the paid period's end is near, whether it renews or not. */
const SOON_MS = 7 * DAY_MS;

export function isExpiringSoon(facts: SubscriptionFacts, now: number): boolean {
  const leftMs = Date.parse(facts.periodEnd) - now;
  return facts.status === 'active' && leftMs > 0 && leftMs <= SOON_MS;
}

export function changesOf(
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
