import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { gaps, layouts } from './Columns.css.ts';
import type { Gap } from './Stack.tsx';

type ColumnsProps = {
  /** How wide a column is at least; 'sidebar' = a wide first and a 20 rem second column, one under the other below 62 rem. */
  layout?: keyof typeof layouts;
  gap?: Gap;
  as?: 'div' | 'ul' | 'ol';
  className?: string;
  children: ReactNode;
};

export function Columns({
  layout = 'medium',
  gap = 6,
  as: Element = 'div',
  className,
  children,
}: ColumnsProps) {
  return <Element className={classNames(gaps[gap], layouts[layout], className)}>{children}</Element>;
}
