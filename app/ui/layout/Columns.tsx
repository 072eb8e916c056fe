import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import type { Gap } from './box.ts';
import { columnGaps, gaps } from './box.css.ts';
import { aligned, columns, layouts } from './Columns.css.ts';

type ColumnsOwnProps = {
  /**
   * 'narrow', 'medium', 'wide' and 'fields': as many of equal width as there is room for; 'halves': two at most. The others
   * are two, one under the other on smaller screens: 'pair' of equal width, 'tail' as wide as its content after the first,
   * 'picture' and 'name' before the second, 'sidebar' of 20 rem.
   */
  layout?: keyof typeof layouts;
  gap?: Gap;
  /** Between columns, when that is another one. */
  columnGap?: keyof typeof columnGaps;
  align?: keyof typeof aligned;
  className?: string | undefined;
};

type ColumnsProps<E extends ElementType> = ColumnsOwnProps & { as?: E } & Omit<
    ComponentProps<E>,
    keyof ColumnsOwnProps | 'as'
  >;

export function Columns<E extends ElementType = 'div'>({
  as,
  layout = 'medium',
  gap = 6,
  columnGap,
  align = layout === 'sidebar' ? 'start' : undefined,
  className,
  ...rest
}: ColumnsProps<E>) {
  const Element: ElementType = as ?? 'div';
  return (
    <Element
      {...rest}
      className={classNames(
        columns,
        gaps[gap],
        columnGap !== undefined && columnGaps[columnGap],
        layouts[layout],
        align && aligned[align],
        className,
      )}
    />
  );
}
