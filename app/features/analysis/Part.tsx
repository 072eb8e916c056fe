import { useId, type ReactNode } from 'react';
import { Heading } from '../../ui/Heading.tsx';
import { Stack } from '../../ui/Stack.tsx';

/** One part of the analysis: a named section with its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={3} size={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
