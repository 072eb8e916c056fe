import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { aligned, gaps, inARow } from './Stack.css.ts';

export type Gap = keyof typeof gaps;

type StackProps = {
  /** In steps of 4 px. */
  gap?: Gap;
  /** 'row' wraps. */
  direction?: 'column' | 'row';
  align?: keyof typeof aligned;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header';
  className?: string;
  children: ReactNode;
};

/** Puts its children under (or beside) one another with equal gaps. */
export function Stack({
  gap = 4,
  direction = 'column',
  align = direction === 'row' ? 'center' : 'stretch',
  as: Element = 'div',
  className,
  children,
}: StackProps) {
  return (
    <Element className={classNames(gaps[gap], direction === 'row' && inARow, aligned[align], className)}>
      {children}
    </Element>
  );
}
