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
