import type { ReactNode } from 'react';
import { Inline } from '../../../ui/layout/Inline.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';

type RowProps = { as?: 'li' | 'div'; children: ReactNode };

/** One entry of a list, ruled off from its neighbours; `as` 'div' where it stands alone. */
export function Row({ as = 'li', children }: RowProps) {
  return (
    <Inline as={as} justify="between" paddingBlock={4} rule="between">
      {children}
    </Inline>
  );
}

/** What the row is about; its button stays beside it as long as there is room. */
export function Subject({ children }: { children: ReactNode }) {
  return (
    <Stack gap={1} grow={14}>
      {children}
    </Stack>
  );
}
