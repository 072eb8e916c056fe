// What Premium opens (docs/product.md 'What each plan opens'; docs/look.md 'Closed trail'): calm, and behind the blur there is nothing but
// filler, since the real text never leaves the server. At most two are shown of each kind.
import type { ReactNode } from 'react';
import { screenOnly } from '../../../../styles/print.css.ts';
import { Text } from '../../../../ui/text/Text.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Inline } from '../../../../ui/layout/Inline.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Icon } from '../../../../ui/text/Icon.tsx';
import { blurred, blurredTitle, teaser } from './LockedTeaser.css.ts';

const MAX_TEASERS = 2;

const FILLER = {
  skill: {
    title: 'Nazwa umiejętności',
    lines: ['Tu jest zdanie o tym, po co jest ta umiejętność i od czego najlepiej zacząć.'],
  },
  offer: { title: 'Nazwa oferty', lines: ['Miasto, rodzaj umowy'] },
} as const;

type LockedKind = keyof typeof FILLER;

/** How many teasers stand for so many locked entries. */
export function teasersFor(lockedEntries: number): number {
  return Math.min(MAX_TEASERS, lockedEntries);
}

type LockedProps = { kind: LockedKind; count: number };

/** Teasers under one sentence, as a closed trail of their own; on paper they would say nothing. */
export function LockedGroup({ kind, count }: LockedProps) {
  if (count === 0) return null;
  return (
    <Stack className={classNames(teaser, screenOnly)}>
      <LockedContent kind={kind} count={count} />
    </Stack>
  );
}

/** The same inside of an entry. */
export function LockedContent({ kind, count }: LockedProps) {
  return (
    <>
      <ClosedNote>Zamknięty szlak · widoczne w&nbsp;planie Premium</ClosedNote>
      {Array.from({ length: count }, (_, index) => (
        <LockedFiller key={index} kind={kind} />
      ))}
    </>
  );
}

function LockedFiller({ kind }: { kind: LockedKind }) {
  const { title, lines } = FILLER[kind];
  return (
    <Stack gap={2} className={blurred} aria-hidden="true">
      <p className={blurredTitle}>{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Stack>
  );
}

/** One calm sentence about what the plan doesn't show. */
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
