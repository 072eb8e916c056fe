import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { box, type BoxProps } from './box.tsx';
import { columns, layouts } from './Columns.css.ts';

type ColumnsProps<E extends ElementType> = BoxProps<
  E,
  'gap' | 'columnGap' | 'align',
  {
    /**
     * 'narrow', 'medium', 'wide' and 'fields': as many of equal width as there is room for; 'halves': two at most. The
     * others are two, one under the other on smaller screens: 'pair' of equal width, 'tail' as wide as its content after the
     * first, 'picture' and 'name' before the second, 'sidebar' of 20 rem.
     */
    layout?: keyof typeof layouts;
  }
>;

export function Columns<E extends ElementType = 'div'>({ layout = 'medium', ...props }: ColumnsProps<E>) {
  return box(classNames(columns, layouts[layout]), { gap: 6, ...props });
}
