import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Container } from '../../ui/layout/Container.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { grounds } from './sections/Section.css.ts';

type SectionProps = {
  id: string;
  title: string;
  lead?: string;
  ground?: keyof typeof grounds;
  children: ReactNode;
};

/** One section of the landing page, which a link can lead to by its id. */
export function Section({ id, title, lead, ground = 'paper', children }: SectionProps) {
  const titleId = `${id}-tytul`;
  return (
    <section className={grounds[ground]} id={id} aria-labelledby={titleId}>
      <Container gap={8}>
        <Stack gap={3}>
          <Heading level={2} id={titleId}>
            {title}
          </Heading>
          {lead === undefined ? null : (
            <Text size="lead" tone="soft">
              {lead}
            </Text>
          )}
        </Stack>
        {children}
      </Container>
    </section>
  );
}
