import type { ReactNode } from 'react';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { grounds, head, inside } from './sections/Section.css.ts';

type SectionProps = {
  id: string;
  title: string;
  lead?: string;
  /** Beside the title: where there is more. */
  more?: ReactNode;
  ground?: keyof typeof grounds;
  children: ReactNode;
};

/** One section of the landing page, which a link can lead to by its id. */
export function Section({ id, title, lead, more, ground = 'paper', children }: SectionProps) {
  const titleId = `${id}-tytul`;
  return (
    <section className={grounds[ground]} id={id} aria-labelledby={titleId}>
      <Container className={inside}>
        <Stack gap={1}>
          <div className={head}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            {more}
          </div>
          {lead === undefined ? null : <Text tone="soft">{lead}</Text>}
        </Stack>
        {children}
      </Container>
    </section>
  );
}
