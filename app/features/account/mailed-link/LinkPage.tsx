import { useEffect, useRef, type ReactNode } from 'react';
import type { TrailColour } from '../../../styles/theme.css.ts';
import { Blaze } from '../../../ui/text/Blaze.tsx';
import { Container } from '../../../ui/layout/Container.tsx';
import { Heading } from '../../../ui/text/Heading.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/text/Text.tsx';

type LinkPageProps = { colour: TrailColour; title: string; text: ReactNode; children?: ReactNode };

/** A page that a mailed link leads to: one message, one next step. A new message takes the focus, so that it is read out. */
export function LinkPage({ colour, title, text, children }: LinkPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownTitle = useRef(title);
  useEffect(() => {
    if (shownTitle.current === title) return;
    shownTitle.current = title;
    heading.current?.focus();
  }, [title]);
  return (
    <Container width="reading" space="message">
      <Stack gap={5} align="start">
        <Blaze colour={colour} size="large" />
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        <Text size="lead" tone="soft">
          {text}
        </Text>
        {children}
      </Stack>
    </Container>
  );
}
