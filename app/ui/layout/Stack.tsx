import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { boxNames, type BoxProps } from './box.ts';
import { Inline } from './Inline.tsx';
import { aligned, stack, widths } from './Stack.css.ts';

export type { Gap } from './box.ts';

type StackOwnProps = BoxProps & {
  align?: keyof typeof aligned;
  /** A row is an Inline; this goes when nobody says it any more. */
  direction?: 'row';
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
  direction,
  width,
  paddingBlock,
  paddingBlockStart,
  rule,
  grow,
  className,
  ...rest
}: StackProps<E>) {
  const Element: ElementType = as ?? 'div';
  if (direction === 'row') {
    const inRow = align === 'start' ? { align } : {};
    return <Inline as={Element} gap={gap} {...inRow} className={className} {...rest} />;
  }
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
