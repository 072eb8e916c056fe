import type { ElementType } from 'react';
import { box, type BoxProps } from './box.tsx';
import { stack } from './Stack.css.ts';

type StackProps<E extends ElementType> = BoxProps<
  E,
  'gap' | 'align' | 'width' | 'paddingBlock' | 'paddingBlockStart' | 'rule' | 'grow'
>;

/** Puts its children under one another with equal gaps; a list has no bullets. */
export function Stack<E extends ElementType = 'div'>(props: StackProps<E>) {
  return box(stack, { gap: 4, ...props });
}
