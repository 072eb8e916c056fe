import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { before as beforeStyle, every as everyStyle, figure, note, row } from '../plans/PlanPrice.css.ts';

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
      <p className={row}>
        {before === null ? null : (
          <s className={beforeStyle}>
            <VisuallyHidden>Cena przed obniżką: </VisuallyHidden>
            {before}
          </s>
        )}
        <VisuallyHidden>Do zapłaty: </VisuallyHidden>
        <strong className={figure}>{price}</strong>
        <span className={everyStyle}>{every}</span>
      </p>
      {before === null || lowest === null ? null : (
        <p className={note}>Najniższa cena z&nbsp;30 dni przed obniżką: {lowest}</p>
      )}
    </div>
  );
}
