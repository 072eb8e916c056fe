import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { boxNames, type BoxProps } from './box.ts';
import { aligned, stack, widths } from './Stack.css.ts';

type StackOwnProps = BoxProps & {
  align?: keyof typeof aligned;
  width?: keyof typeof widths;
  className?: string | undefined;
};

type StackProps<E extends ElementType> = StackOwnProps & { as?: E } & Omit<
    ComponentProps<E>,
    keyof StackOwnProps | 'as'
  >;

/** Puts its children under one another with equal gaps; a list has no bullets. */
export function Stack<E extends ElementType = 'div'>({
  as,
  gap = 4,
  align,
  width,
  paddingBlock,
  paddingBlockStart,
  rule,
  grow,
  className,
  ...rest
}: StackProps<E>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        stack,
        boxNames({ gap, paddingBlock, paddingBlockStart, rule, grow }),
        align && aligned[align],
        width && widths[width],
        className,
      )}
    />
  );
}
