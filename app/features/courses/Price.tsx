// A course's price; a struck-through one always with the lowest of the 30 days before the reduction (docs/decisions.md 'Struck-through
// prices').
import { coursePriceText } from '#domain/courses/price.ts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { before, lowest, price as priceStyle, prices } from './Price.css.ts';

type PriceProps = {
  price: number;
  originalPrice?: number | undefined;
  /** Null without a reduction. */
  lowestPrice: number | null;
  size?: keyof typeof priceStyle;
};

export function Price({ price, originalPrice, lowestPrice, size = 'card' }: PriceProps) {
  return (
    <div>
      <p className={prices}>
        <VisuallyHidden>Cena: </VisuallyHidden>
        <strong className={priceStyle[size]}>{coursePriceText(price)}</strong>
        {originalPrice === undefined ? null : (
          <s className={before}>
            <VisuallyHidden>zamiast </VisuallyHidden>
            {coursePriceText(originalPrice)}
          </s>
        )}
      </p>
      {originalPrice === undefined || lowestPrice === null ? null : (
        <p className={lowest}>
          {`Najniższa cena z\u00a030 dni przed obniżką: ${coursePriceText(lowestPrice)}`}
        </p>
      )}
    </div>
  );
}
