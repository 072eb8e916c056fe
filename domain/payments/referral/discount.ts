// A recommendation and what it is worth (docs/product.md 'Referral discount', docs/decisions.md 'Referral discount'): shared, then
// verified, then good for 24 hours, once a person. The server keeps the times and alone picks the price.

const REFERRAL_LIFETIME_MS = 86_400_000;

/** As it is kept; epoch ms. Null in place of the whole = nothing was shared yet. */
export type Referral = {
  verifiedAt: number | null;
  expiresAt: number | null;
  /** A subscription was paid at the lower price. */
  usedAt: number | null;
};

export type ReferralState =
  | { name: 'inactive' | 'shared' | 'expired' | 'used' }
  /** Epoch ms. */
  | { name: 'active'; expiresAt: number };

export function referralState(referral: Referral | null, now: number): ReferralState {
  if (referral === null) return { name: 'inactive' };
  const { expiresAt, usedAt, verifiedAt } = referral;
  if (usedAt !== null) return { name: 'used' };
  if (verifiedAt === null || expiresAt === null) return { name: 'shared' };
  return now < expiresAt ? { name: 'active', expiresAt } : { name: 'expired' };
}

export function referralEnd(verifiedAt: number): number {
  return verifiedAt + REFERRAL_LIFETIME_MS;
}

// How long a discount still lasts, in hours and minutes (docs/product.md 'Referral discount').
const MINUTE_MS = 60_000;
const MINUTES_OF_AN_HOUR = 60;

/** '23 godz. 59 min', '1 min'; a last minute that has begun counts as one. '' once it is over. */
export function timeLeftText(leftMs: number): string {
  if (leftMs <= 0) return '';
  const minutes = Math.ceil(leftMs / MINUTE_MS);
  const hours = Math.floor(minutes / MINUTES_OF_AN_HOUR);
  const rest = `${minutes % MINUTES_OF_AN_HOUR}\u00a0min`;
  return hours === 0 ? rest : `${hours}\u00a0godz. ${rest}`;
}
