import { useId, type ReactNode } from 'react';
import { Heading } from '../../../../ui/text/Heading.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/text/Text.tsx';
import { anchor as anchorClass } from '../../../../ui/layout/anchor.css.ts';
import { Folded } from './Folded.tsx';

/** Where the links to the parts lead. */
type PartAnchor =
  | 'predyspozycje'
  | 'sciezki'
  | 'umiejetnosci'
  | 'plan'
  | 'na-droge'
  | 'pominiete'
  | 'pytanie';

type PartProps = {
  anchor: PartAnchor;
  title: string;
  /** How to read what follows, in one sentence. */
  lead?: string;
  /** What it holds, in a few words: it is then a press away. */
  folded?: string | undefined;
  children: ReactNode;
};

/** One part of the analysis: a named section with its heading. */
export function Part({ anchor, title, lead, folded, children }: PartProps) {
  const id = useId();
  const sentence = lead === undefined ? null : <Text tone="soft">{lead}</Text>;
  if (folded !== undefined) {
    return (
      <section aria-labelledby={id}>
        <Folded
          title={
            <Heading level={3} id={id}>
              {title}
            </Heading>
          }
          gist={folded}
          anchor={anchor}
        >
          <Stack gap={5}>
            {sentence}
            {children}
          </Stack>
        </Folded>
      </section>
    );
  }
  return (
    <section id={anchor} className={anchorClass} aria-labelledby={id}>
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={3} size={2} id={id}>
            {title}
          </Heading>
          {sentence}
        </Stack>
        {children}
      </Stack>
    </section>
  );
}
