import { Text } from '../../../ui/text/Text.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';

type OrderPriceProps = {
  price: string;
  /** Struck through; null = no reduction. */
  before: string | null;
  /** The lowest of the 30 days before the reduction. */
  lowest: string | null;
  every: string;
};

export function OrderPrice({ price, before, lowest, every }: OrderPriceProps) {
  return (
    <div>
      <Inline as="p" rowGap={0} align="baseline">
        {before === null ? null : (
          <Text as="s" size="lead" tone="soft">
            <VisuallyHidden>Cena przed obniżką: </VisuallyHidden>
            {before}
          </Text>
        )}
        <VisuallyHidden>Do zapłaty: </VisuallyHidden>
        <Figure size="large">{price}</Figure>
        <Text as="span" tone="soft">
          {every}
        </Text>
      </Inline>
      {before === null || lowest === null ? null : (
        <Text size="small" tone="soft">
          Najniższa cena z&nbsp;30 dni przed obniżką: {lowest}
        </Text>
      )}
    </div>
  );
}
