import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { input } from './TextInput.css.ts';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(input, className)} />;
}
