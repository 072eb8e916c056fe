import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { sizes } from './Heading.css.ts';

type HeadingProps = ComponentProps<'h1'> & {
  level: 1 | 2 | 3 | 4;
  /** How it looks, when that differs from its place in the outline. */
  size?: keyof typeof sizes;
};

export function Heading({ level, size = level, className, children, ...rest }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element {...rest} className={classNames(sizes[size], className)}>
      {children}
    </Element>
  );
}
