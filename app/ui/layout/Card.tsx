import type { ComponentProps } from 'react';
import { tones } from './Card.css.ts';
import { classNames } from '../class-names.ts';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: keyof typeof tones;
};

export function Card({ as = 'div', tone = 'plain', className, ...rest }: CardProps) {
  // All four take the same attributes; to TypeScript they are four element types.
  const Element = as as 'div';
  return <Element {...rest} className={classNames(tones[tone], className)} />;
}
