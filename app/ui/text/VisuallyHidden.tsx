import type { ReactNode } from 'react';
import { hidden } from './VisuallyHidden.css.ts';

type VisuallyHiddenProps = {
  /** 'div' where headings or paragraphs are inside. */
  as?: 'span' | 'div';
  children: ReactNode;
};

export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={hidden}>{children}</Element>;
}
