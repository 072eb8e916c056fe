import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { boxNames, type BoxProps } from './box.ts';
import { rowGaps } from './box.css.ts';
import { aligned, inline, justified, oneLine } from './Inline.css.ts';

type InlineOwnProps = BoxProps & {
  /** Between lines, when that is another one. */
  rowGap?: keyof typeof rowGaps;
  /** Centred unless said. */
  align?: keyof typeof aligned;
  justify?: keyof typeof justified;
  /** False: all in one line, and words break inside their part of it. */
  wrap?: boolean;
  className?: string | undefined;
};

type InlineProps<E extends ElementType> = InlineOwnProps & { as?: E } & Omit<
    ComponentProps<E>,
    keyof InlineOwnProps | 'as'
  >;

/** Puts its children beside one another, and on a new line where there is no room; a list has no bullets. */
export function Inline<E extends ElementType = 'div'>({
  as,
  gap = 3,
  rowGap,
  align,
  justify,
  wrap = true,
  paddingBlock,
  paddingBlockStart,
  rule,
  grow,
  className,
  ...rest
}: InlineProps<E>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        inline,
        boxNames({ gap, paddingBlock, paddingBlockStart, rule, grow }),
        rowGap !== undefined && rowGaps[rowGap],
        align && aligned[align],
        justify && justified[justify],
        !wrap && oneLine,
        className,
      )}
    />
  );
}
