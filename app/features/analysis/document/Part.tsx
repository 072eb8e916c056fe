import { useId, type ReactNode } from 'react';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { anchor as anchorClass } from '../../../ui/layout/anchor.css.ts';

/** Where the links to the parts lead. */
export type PartAnchor = 'predyspozycje' | 'sciezki' | 'umiejetnosci' | 'plan' | 'na-droge';

type PartProps = {
  anchor: PartAnchor;
  title: string;
  /** How to read what follows, in one sentence. */
  lead?: string;
  /** On a page that has more than the analysis its parts are smaller. */
  isBrief?: boolean;
  children: ReactNode;
};

/** One part of the analysis: a named section with its heading. */
export function Part({ anchor, title, lead, isBrief = false, children }: PartProps) {
  const id = useId();
  return (
    <section id={anchor} className={anchorClass} aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={3} size={isBrief ? 3 : 2} id={id}>
            {title}
          </Heading>
          {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
