import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { spaces, widths } from './Container.css.ts';
import type { Gap } from './box.tsx';
import { CLASSES } from './box.css.ts';
import { stack } from './Stack.css.ts';

type ContainerProps = {
  width?: keyof typeof widths;
  /** Above and below, by kind of page. */
  space?: keyof typeof spaces;
  /** Between its children, which then stand as in a Stack. */
  gap?: Gap;
  className?: string;
  children: ReactNode;
};

/** Centres a page's content at content or reading width, with the margins to the screen's edge. */
export function Container({ width = 'content', space, gap, className, children }: ContainerProps) {
  return (
    <div
      className={classNames(
        widths[width],
        space && spaces[space],
        gap !== undefined && classNames(stack, CLASSES.gap[gap]),
        className,
      )}
    >
      {children}
    </div>
  );
}
