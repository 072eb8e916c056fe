import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { widths } from './Container.css.ts';

type ContainerProps = { width?: keyof typeof widths; className?: string; children: ReactNode };

/** Centres a page's content at content or reading width, with the margins to the screen's edge. */
export function Container({ width = 'content', className, children }: ContainerProps) {
  return <div className={classNames(widths[width], className)}>{children}</div>;
}
