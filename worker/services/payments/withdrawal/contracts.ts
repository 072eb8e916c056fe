// What may be withdrawn from by a mailed link: the contracts of its address, judged by the rules of /profil. The right is judged by the
// moment at which the link was asked for, so that nobody misses their last day by waiting for a message.
import { contractsOfLink, withdrawalLink } from '#db/payments/queries/withdrawal.ts';
import type { Database } from '#db/client.ts';
import {
  courseWithdrawal,
  type BoughtCourse,
  refundGrosze,
  withdrawalEnd,
} from '#domain/payments/withdrawal.ts';
import type { WithdrawalLink } from '#domain/payments/withdrawal-link.ts';
import { titleOf } from '../courses/letters.ts';
import { orderNumber } from '../order-number.ts';
import { withdrawalOf } from '../premium/details.ts';
import { PREMIUM_NAME } from '../premium/withdrawal.ts';

/** One that may be withdrawn from now. `id`, `personId`, `customerId`: ours, for nobody to see. */
export type OpenContract = {
  orderNumber: string;
  what: string;
  /** Epoch ms. */
  madeAt: number;
  /** What comes back if it is declared now. */
  refundGrosze: number;
} & (
  | { kind: 'course'; id: string; courseId: string; personId: string | null; isDeparted: boolean }
  | { kind: 'premium'; id: string; personId: string; customerId: string }
  | { kind: 'departed-premium'; id: string }
);

type LinkRow = WithdrawalLink & { addressHash: string; sealed: string };

export type LinkReading = { link: LinkRow; contracts: OpenContract[] };

/** Statements, for a batch with `readingOf`. */
export function linkStatements(db: Database, tokenHash: string) {
  return [withdrawalLink(db, tokenHash), ...contractsOfLink(db, tokenHash)] as const;
}

type Answers<Statements extends readonly unknown[]> = {
  -readonly [At in keyof Statements]: Awaited<Statements[At]>;
};
type Rows = Answers<ReturnType<typeof linkStatements>>;

/** Null = there is no such link (any more). */
export function readingOf(
  [[link], bought, subscriptions, departedBought, departed]: Rows,
  now: number,
): LinkReading | null {
  if (link === undefined) return null;
  const { askedAt } = link;
  return {
    link,
    contracts: [
      ...bought.flatMap((row) => courseContract(row, askedAt, false)),
      ...subscriptions.flatMap((row) => premiumContract(row, now, askedAt)),
      ...departedBought.flatMap((row) => courseContract(row, askedAt, true)),
      ...departed.flatMap((row) => departedPremium(row, now, askedAt)),
    ].toSorted((a, b) => b.madeAt - a.madeAt),
  };
}

type BoughtRow = BoughtCourse & {
  id: string;
  courseId: string;
  personId: string | null;
  amountGrosze: number;
  sharesGrosze: number;
};

function courseContract(row: BoughtRow, askedAt: number, isDeparted: boolean): OpenContract[] {
  if (courseWithdrawal(row, askedAt).name !== 'open') return [];
  const { id, courseId, personId } = row;
  return [
    {
      kind: 'course',
      id,
      courseId,
      personId,
      isDeparted,
      orderNumber: orderNumber(id),
      what: `Kurs „${titleOf(courseId)}”`,
      madeAt: row.boughtAt,
      refundGrosze: row.amountGrosze - row.sharesGrosze,
    },
  ];
}

function premiumContract(row: Rows[2][number], now: number, askedAt: number): OpenContract[] {
  const right = withdrawalOf(row, now, askedAt);
  if (right === null || row.started_at === null || row.customer_id === null) return [];
  return [
    {
      kind: 'premium',
      id: row.id,
      personId: row.user_id,
      customerId: row.customer_id,
      orderNumber: orderNumber(row.id),
      what: PREMIUM_NAME,
      madeAt: row.started_at,
      refundGrosze: right.refundGrosze,
    },
  ];
}

// It worked until the account went: no later day is paid for.
function departedPremium(row: Rows[4][number], now: number, askedAt: number): OpenContract[] {
  const { id, made_at: madeAt, period_start: start, period_end: end, amount_grosze: paidGrosze } = row;
  const isOver = row.item !== 'premium' || row.withdrawn_at !== null || askedAt >= withdrawalEnd(madeAt);
  if (isOver || start === null || end === null || paidGrosze === null) return [];
  const period = { startMs: Date.parse(start), endMs: Date.parse(end), paidGrosze };
  return [
    {
      kind: 'departed-premium',
      id,
      orderNumber: orderNumber(id),
      what: PREMIUM_NAME,
      madeAt,
      refundGrosze: refundGrosze(period, Math.min(now, row.departed_at)),
    },
  ];
}
