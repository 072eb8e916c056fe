// What Premium costs a month (docs/product.md 'Prices and allowances'), in grosze, and sums as people read them (docs/decisions.md
// 'Money'). The regular price has been the same since the terms took effect, so it is also the lowest of the 30 days before the discount.
export const PREMIUM_PRICE_GROSZE = 7_900;
/** Less for who sent a friend here. */
export const REFERRAL_PERCENT = 20;
/** In whole złoty, rounded in the buyer's favour. */
export const REFERRAL_PRICE_GROSZE =
  Math.floor((PREMIUM_PRICE_GROSZE * (100 - REFERRAL_PERCENT)) / 10_000) * 100;

/** '79 PLN', '55,30 PLN': whole amounts without their zeros. */
export function sumText(grosze: number): string {
  const text = grosze % 100 === 0 ? String(grosze / 100) : (grosze / 100).toFixed(2).replace('.', ',');
  return `${text}\u00a0PLN`;
}
