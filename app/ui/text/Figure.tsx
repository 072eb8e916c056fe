import type { ReactNode } from 'react';
import { sizes } from './Figure.css.ts';

type FigureProps = { as?: 'strong' | 'dd'; size?: keyof typeof sizes; children: ReactNode };

/** A sum or a number that is what its line is about. */
export function Figure({ as: Element = 'strong', size = 'medium', children }: FigureProps) {
  return <Element className={sizes[size]}>{children}</Element>;
}
