// What a plan costs. A struck-through price always stands with the lowest of the 30 days before the reduction (docs/decisions.md
// 'Struck-through prices').
import { PREMIUM_PRICE_GROSZE, REFERRAL_PRICE_GROSZE, sumText } from '#domain/payments/plan/price.ts';
import { Text } from '../../../ui/text/Text.tsx';
import { Tag } from '../../../ui/text/Tag.tsx';
import { Figure } from '../../../ui/text/Figure.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { timeLeftSentence } from './plan-texts.ts';

export function FreePrice() {
  return (
    <Inline as="p" rowGap={0} align="baseline">
      <VisuallyHidden>Cena: </VisuallyHidden>
      <Figure size="large">{sumText(0)}</Figure>
      <Text as="span" tone="soft">
        na zawsze, bez karty
      </Text>
    </Inline>
  );
}

export function PremiumPrice() {
  return (
    <Inline as="p" rowGap={0} align="baseline">
      <VisuallyHidden>Cena: </VisuallyHidden>
      <Figure size="large">{sumText(PREMIUM_PRICE_GROSZE)}</Figure>
      <Text as="span" tone="soft">
        miesięcznie
      </Text>
    </Inline>
  );
}

export function DiscountedPrice({ leftMs }: { leftMs: number }) {
  return (
    <div>
      <Inline as="p" rowGap={0} align="baseline">
        <VisuallyHidden>Cena ze zniżką: </VisuallyHidden>
        <Figure size="large">{sumText(REFERRAL_PRICE_GROSZE)}</Figure>
        <Text as="s" size="lead" tone="soft">
          <VisuallyHidden>zamiast </VisuallyHidden>
          {sumText(PREMIUM_PRICE_GROSZE)}
        </Text>
        <Text as="span" tone="soft">
          miesięcznie
        </Text>
      </Inline>
      <Text size="small" tone="soft">
        Najniższa cena z&nbsp;30 dni przed obniżką: {sumText(PREMIUM_PRICE_GROSZE)}
      </Text>
      <Stack paddingBlockStart={3}>
        <div>
          <Countdown leftMs={leftMs} />
        </div>
      </Stack>
    </div>
  );
}

/** Goes on in the browser (plain-referral.ts). */
export function Countdown({ leftMs }: { leftMs: number }) {
  return (
    <Tag as="p" tone="warning">
      <Icon name="clock" />
      <span data-left-ms={leftMs}>{timeLeftSentence(leftMs)}</span>
    </Tag>
  );
}
