import type { ReactNode } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/text/Heading.tsx';

/** A part of a desk's page under its own heading. */
export function DeskPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={3}>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
