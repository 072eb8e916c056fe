import type { ElementType } from 'react';
import { classNames } from '../class-names.ts';
import { box, type BoxProps } from './box.tsx';
import { inline, oneLine } from './Inline.css.ts';

type InlineProps<E extends ElementType> = BoxProps<
  E,
  'gap' | 'rowGap' | 'align' | 'justify' | 'paddingBlock' | 'paddingBlockStart' | 'rule' | 'grow',
  {
    /** False: all in one line, and words break inside their part of it. */
    wrap?: boolean;
  }
>;

/** Puts its children beside one another, and on a new line where there is no room; a list has no bullets. */
export function Inline<E extends ElementType = 'div'>({ wrap = true, ...props }: InlineProps<E>) {
  return box(classNames(inline, !wrap && oneLine), { gap: 3, ...props });
}
