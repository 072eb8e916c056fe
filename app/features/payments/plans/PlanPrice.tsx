// What a plan costs. A struck-through price always stands with the lowest of the 30 days before the reduction (docs/decisions.md
// 'Struck-through prices').
import { useRevalidator } from 'react-router';
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE, sumText } from '#domain/plan/price.ts';
import { timeLeftText } from '#domain/payments/referral/time-left.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { before, countdown, every, figure, note, row } from './PlanPrice.css.ts';
import { useTimeLeft } from './use-time-left.ts';

export function FreePrice() {
  return (
    <p className={row}>
      <VisuallyHidden>Cena: </VisuallyHidden>
      <strong className={figure}>{sumText(0)}</strong>
      <span className={every}>na zawsze, bez karty</span>
    </p>
  );
}

export function PremiumPrice() {
  return (
    <p className={row}>
      <VisuallyHidden>Cena: </VisuallyHidden>
      <strong className={figure}>{sumText(PREMIUM_PRICE_GROSZE)}</strong>
      <span className={every}>miesięcznie</span>
    </p>
  );
}

export function DiscountedPrice({ leftMs }: { leftMs: number }) {
  return (
    <div>
      <p className={row}>
        <VisuallyHidden>Cena ze zniżką: </VisuallyHidden>
        <strong className={figure}>{sumText(REFERRAL_PRICE_GROSZE)}</strong>
        <s className={before}>
          <VisuallyHidden>zamiast </VisuallyHidden>
          {sumText(PREMIUM_PRICE_GROSZE)}
        </s>
        <span className={every}>miesięcznie</span>
      </p>
      <p className={note}>Najniższa cena z&nbsp;30 dni przed obniżką: {sumText(PREMIUM_PRICE_GROSZE)}</p>
      <Countdown leftMs={leftMs} />
    </div>
  );
}

/** Once it is over, the page asks the server what holds now. */
export function Countdown({ leftMs }: { leftMs: number }) {
  const { revalidate } = useRevalidator();
  const left = useTimeLeft(leftMs, revalidate);
  return (
    <p className={countdown}>
      <Icon name="clock" />
      {left > 0 ? `Zniżka 20%: zostało ${timeLeftText(left)}` : 'Zniżka właśnie się skończyła'}
    </p>
  );
}
