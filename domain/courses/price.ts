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

/** The badge's figure: the reduction as whole per cent of the original; null without a reduction. */
export function discountPercent({ price, originalPrice }: Priced): number | null {
  if (originalPrice === undefined || originalPrice <= price) return null;
  return Math.round(((originalPrice - price) / originalPrice) * 100);
}

/**
 * The lowest price of the 30 days before the present price came into force: what the Omnibus directive wants beside a struck-
 * through one. Null if nothing was asked before it.
 */
export function lowestPriceBefore(history: readonly DatedPrice[]): number | null {
  const present = history.at(-1);
  if (present === undefined) return null;
  const end = dayMs(present.from);
  const start = end - WINDOW_DAYS * DAY_MS;
  const asked = history.slice(0, -1).filter((_, at) => dayMs(history[at + 1]?.from ?? present.from) > start);
  return asked.length === 0 ? null : Math.min(...asked.map(({ price }) => price));
}

function dayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}
