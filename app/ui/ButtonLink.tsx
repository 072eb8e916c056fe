import { Link, type LinkProps } from 'react-router';
import { tones } from './Button.css.ts';
import type { ButtonTone } from './Button.tsx';
import { classNames } from './class-names.ts';

/** A link that looks like a button; for actions use Button. */
export function ButtonLink({ tone = 'primary', className, ...rest }: LinkProps & { tone?: ButtonTone }) {
  return <Link {...rest} className={classNames(tones[tone], typeof className === 'string' && className)} />;
}
