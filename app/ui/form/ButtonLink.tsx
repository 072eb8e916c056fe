import { tones, wide } from './Button.css.ts';
import type { ButtonTone } from './Button.tsx';
import { classNames } from '../class-names.ts';
import { PageLink, type PageLinkProps } from '../text/PageLink.tsx';

type ButtonLinkProps = PageLinkProps & {
  tone?: ButtonTone;
  /** As wide as its place. */
  isWide?: boolean;
};

/** A link that looks like a button; for actions use Button. */
export function ButtonLink({ tone = 'primary', isWide = false, className, ...rest }: ButtonLinkProps) {
  return <PageLink {...rest} className={classNames(tones[tone], isWide && wide, className)} />;
}
