import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { select } from './Select.css.ts';

/** The browser's own list of choices, in the look of our fields. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classNames(select, className)} />;
}
