// The referral discount (docs/product.md 'Referral discount', docs/decisions.md 'Referral discount'): what a person did with the
// recommendation, and whether it lowers the price now. Nothing a browser sends counts.
import {
  referralEnd,
  referralState,
  type Referral,
  type ReferralState,
} from '#domain/payments/referral/discount.ts';
import { AppError } from '#domain/platform/errors.ts';
import { appError } from '#domain/platform/messages.ts';
import * as commands from '#db/payments/commands/referral.ts';
import { ownReferral } from '#db/payments/queries/referral.ts';
import type { SessionRef } from '#db/session-ref.ts';
import { sendBatch } from '#db/send-batch.ts';
import type { RequestScope } from '../../scope.ts';
import { incrementQuota, enforceQuota } from '../platform/quotas.ts';

export type ReferralView = {
  /** There is a lower price to be had; else the box has nothing to promise. */
  isOffered: boolean;
  state: ReferralState['name'];
  /** ISO 8601; null unless active. */
  expiresAt: string | null;
};

/** For the batch of /plany and /zamowienie/premium. Null = nobody's session. */
export async function readReferral(scope: RequestScope): Promise<ReferralView | null> {
  if (scope.session === null) return null;
  const [accountState, state] = await Promise.all([scope.accountState(), readState(scope, scope.session)]);
  return accountState === null ? null : viewOf(scope, state);
}

/** The end (epoch ms) of the discount that holds now; null = the regular price. Part of the caller's batch. */
export async function activeReferral(scope: RequestScope): Promise<{ expiresAt: number } | null> {
  if (scope.session === null || !isOffered(scope)) return null;
  const state = await readState(scope, scope.session);
  return state.name === 'active' ? { expiresAt: state.expiresAt } : null;
}

/** The person says that the link was shared; true of nobody else, so nothing else is asked. Throws no-session. */
export async function shareReferral(scope: RequestScope): Promise<ReferralView> {
  const session = await signedIn(scope);
  const db = scope.writes();
  const quota = { name: 'referralBySession', subject: session.tokenHash } as const;
  const { used, rows } = await sendBatch(db, {
    used: incrementQuota(db, scope, quota),
    shared: commands.shareReferral(db, session),
    rows: ownReferral(db, session),
  });
  enforceQuota(scope, quota.name, used);
  return viewOf(scope, stateOf(rows, scope.now));
}

/** Throws no-session; referral-refused for what was not shared, is over or was used. Active already: the same end again. */
export async function verifyReferral(scope: RequestScope): Promise<ReferralView> {
  const session = await signedIn(scope);
  const db = scope.writes();
  const quota = { name: 'referralBySession', subject: session.tokenHash } as const;
  const { used, rows } = await sendBatch(db, {
    used: incrementQuota(db, scope, quota),
    verified: commands.verifyReferral(db, session, referralEnd(scope.now)),
    rows: ownReferral(db, session),
  });
  enforceQuota(scope, quota.name, used);
  const state = stateOf(rows, scope.now);
  if (state.name === 'active') return viewOf(scope, state);
  throw new AppError('referral-refused', REFUSALS[state.name]);
}

const REFUSALS = {
  inactive: 'Najpierw udostępnij link znajomym',
  // Shared, and yet not verified by the statement just sent: it may work the next time.
  shared: 'Nie udało się włączyć zniżki. Spróbuj ponownie.',
  expired: 'Twoja zniżka za udostępnienie już wygasła. Każda osoba dostaje ją raz, na 24\u00a0godziny.',
  used: 'Twoja zniżka za udostępnienie jest już wykorzystana. Każda osoba dostaje ją raz.',
} as const satisfies Record<Exclude<ReferralState['name'], 'active'>, string>;

/** Anyone who has Premium would only use the one discount up. */
async function signedIn(scope: RequestScope): Promise<SessionRef> {
  const accountState = await scope.accountState();
  if (scope.session === null || accountState === null) throw appError('no-session');
  if (!isOffered(scope)) throw appError('payments-off');
  if (accountState.plan === 'premium')
    throw new AppError('referral-refused', 'Masz już plan Premium. Zniżka dotyczy tylko jego zakupu.');
  return scope.session;
}

async function readState(scope: RequestScope, session: SessionRef): Promise<ReferralState> {
  return stateOf(await scope.batch.ask((db) => ownReferral(db, session)), scope.now);
}

function stateOf([referral]: Referral[], now: number): ReferralState {
  return referralState(referral ?? null, now);
}

function isOffered({ config }: RequestScope): boolean {
  return config.stripe !== null && config.stripe.referralPriceId !== null;
}

function viewOf(scope: RequestScope, state: ReferralState): ReferralView {
  const expiresAt = state.name === 'active' ? new Date(state.expiresAt).toISOString() : null;
  return { isOffered: isOffered(scope), state: state.name, expiresAt };
}
