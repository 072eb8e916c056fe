// What Premium opens, as one calm sentence in its place that says exactly what it is (docs/product.md 'What each plan opens'; docs/look.md
// 'Closed trail'). The text itself never leaves the server, so nothing stands in for it.
import type { ReactNode } from 'react';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Text } from '../../../../ui/text/Text.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { PremiumLink } from './PremiumLink.tsx';

export function ClosedNote({ children }: { children: ReactNode }) {
  return (
    <Text size="small" tone="soft" weight="strong" measure="full">
      <Inline as="span" gap={2} wrap={false}>
        <Icon name="lock" />
        {children}
      </Inline>
    </Text>
  );
}

/** The same with the way there; on paper it leads nowhere. Null = the plan shows all. */
export function ClosedRest({ words }: { words: string | null }) {
  if (words === null) return null;
  return (
    <Inline className={screenOnly} rowGap={2}>
      <ClosedNote>{words}</ClosedNote>
      <PremiumLink />
    </Inline>
  );
}
