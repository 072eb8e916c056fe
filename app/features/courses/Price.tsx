// A course's price; a struck-through one always with the lowest of the 30 days before the reduction (docs/decisions.md 'Struck-through
// prices').
import { coursePriceText } from '#domain/courses/price.ts';
import { Text } from '../../ui/text/Text.tsx';
import { Figure } from '../../ui/text/Figure.tsx';
import { Inline } from '../../ui/layout/Inline.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';

type PriceProps = {
  price: number;
  originalPrice?: number | undefined;
  /** Null without a reduction. */
  lowestPrice: number | null;
  size?: 'card' | 'page';
};

export function Price({ price, originalPrice, lowestPrice, size = 'card' }: PriceProps) {
  return (
    <div>
      <Inline as="p" gap={2} rowGap={0} align="baseline">
        <VisuallyHidden>Cena: </VisuallyHidden>
        {size === 'page' ? (
          <Figure size="text">{coursePriceText(price)}</Figure>
        ) : (
          <Text as="strong" hasFigures>
            {coursePriceText(price)}
          </Text>
        )}
        {originalPrice === undefined ? null : (
          <Text as="s" size="small" tone="soft">
            <VisuallyHidden>zamiast </VisuallyHidden>
            {coursePriceText(originalPrice)}
          </Text>
        )}
      </Inline>
      {originalPrice === undefined || lowestPrice === null ? null : (
        <Text size="small" tone="soft">
          {`Najniższa cena z\u00a030 dni przed obniżką: ${coursePriceText(lowestPrice)}`}
        </Text>
      )}
    </div>
  );
}
