import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { aligned, figures, leadLines, reading, sizes, tones, weights } from './Text.css.ts';

type TextProps = {
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'strong' | 's';
  id?: string;
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  weight?: keyof typeof weights;
  align?: keyof typeof aligned;
  measure?: 'reading' | 'full';
  /** Digits of one width. */
  hasFigures?: boolean;
  className?: string;
  lang?: string;
  children: ReactNode;
};

export function Text({
  as: Element = 'p',
  id,
  size = 'text',
  tone = 'ink',
  weight,
  align,
  measure = 'reading',
  hasFigures = false,
  className,
  lang,
  children,
}: TextProps) {
  return (
    <Element
      id={id}
      lang={lang}
      className={classNames(
        sizes[size],
        size === 'lead' && Element === 'p' && leadLines,
        tones[tone],
        weight && weights[weight],
        align && aligned[align],
        measure === 'reading' && reading,
        hasFigures && figures,
        className,
      )}
    >
      {children}
    </Element>
  );
}
