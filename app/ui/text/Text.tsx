import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { measures, sizes, tones } from './Text.css.ts';

type TextProps = {
  as?: 'p' | 'span' | 'div';
  id?: string;
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  measure?: keyof typeof measures;
  className?: string;
  children: ReactNode;
};

export function Text({
  as: Element = 'p',
  id,
  size = 'text',
  tone = 'ink',
  measure = 'reading',
  className,
  children,
}: TextProps) {
  return (
    <Element id={id} className={classNames(sizes[size], tones[tone], measures[measure], className)}>
      {children}
    </Element>
  );
}
