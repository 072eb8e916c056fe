// Prices of courses as people read them (docs/product.md 'Catalogue'; docs/decisions.md 'Struck-through prices', 'Money'). Amounts in PLN.
import type { Course, DatedPrice } from './course.ts';

type Priced = Pick<Course, 'price' | 'originalPrice'>;

const WINDOW_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** '189,99 PLN'. */
export function coursePriceText(price: number): string {
  return `${price.toFixed(2).replace('.', ',')}\u00a0PLN`;
}

export function priceGrosze(price: number): number {
  return Math.round(price * 100);
}

/**
 * The badge's figure: the reduction as whole per cent of the lowest price before it, which is what a percentage has to be taken of (CJEU
 * C-330/23); null without one.
 */
export function discountPercent({
  price,
  lowestPrice,
}: {
  price: number;
  lowestPrice: number | null;
}): number | null {
  if (lowestPrice === null || lowestPrice <= price) return null;
  return Math.round(((lowestPrice - price) / lowestPrice) * 100);
}

/**
 * A reduction that can be announced: the price to strike was really asked in the 30 days before the present one, and the lowest of
 * those days was higher, too. Null = none, whatever the course's file says.
 */
export function provenReduction(
  { price, originalPrice }: Priced,
  history: readonly DatedPrice[],
): { originalPrice: number; lowestPrice: number } | null {
  if (originalPrice === undefined || originalPrice <= price || history.at(-1)?.price !== price) return null;
  const asked = askedBefore(history);
  const lowestPrice = Math.min(...asked);
  return asked.includes(originalPrice) && lowestPrice > price ? { originalPrice, lowestPrice } : null;
}

/**
 * The lowest price of the 30 days before the present price came into force: what the Omnibus directive wants beside a struck-
 * through one. Null if nothing was asked before it.
 */
export function lowestPriceBefore(history: readonly DatedPrice[]): number | null {
  const asked = askedBefore(history);
  return asked.length === 0 ? null : Math.min(...asked);
}

/** The prices in force within the 30 days before the present one. */
function askedBefore(history: readonly DatedPrice[]): number[] {
  const present = history.at(-1);
  if (present === undefined) return [];
  const end = dayMs(present.from);
  const start = end - WINDOW_DAYS * DAY_MS;
  return history
    .slice(0, -1)
    .filter((_, at) => dayMs(history[at + 1]?.from ?? present.from) > start)
    .map(({ price }) => price);
}

function dayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
