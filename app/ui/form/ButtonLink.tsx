import { tones } from './Button.css.ts';
import type { ButtonTone } from './Button.tsx';
import { classNames } from '../class-names.ts';
import { PageLink, type PageLinkProps } from '../text/PageLink.tsx';

/** A link that looks like a button; for actions use Button. */
export function ButtonLink({ tone = 'primary', className, ...rest }: PageLinkProps & { tone?: ButtonTone }) {
  return <PageLink {...rest} className={classNames(tones[tone], className)} />;
}
