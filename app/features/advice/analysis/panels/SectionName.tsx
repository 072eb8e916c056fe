import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../../ui/text/VisuallyHidden.tsx';

/** A section's name; for those who hear it alone, with its path's. */
export function SectionName({ of, children }: { of: string; children: ReactNode }) {
  return (
    <span>
      {children}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </span>
  );
}
